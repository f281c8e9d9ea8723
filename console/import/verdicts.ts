import type { Checked, Counts, Verdict } from './importWire.ts'

/** In the order in which they matter. */
export const VERDICTS = ['error', 'new', 'changed', 'same'] as const satisfies readonly Verdict[]
const COUNTED = { new: 'created', changed: 'changed', same: 'same', error: 'error' } as const satisfies Record<Verdict, keyof Counts>
/** Each has a shape of its own: colour alone says nothing to many. */
export const SHAPES = { new: 'plus', changed: 'edit', same: 'tick', error: 'alert' } as const satisfies Record<Verdict, string>
export const TONES = { new: 'good', changed: 'info', same: undefined, error: 'danger' } as const satisfies Record<
  Verdict,
  string | undefined
>

export const countOf = (counts: Counts, verdict: Verdict): number => counts[COUNTED[verdict]]
export const changing = ({ created, changed }: Counts): number => created + changed
const allOf = ({ created, changed, same, error }: Counts): number => created + changed + same + error

export type Outcome = 'faulty' | 'empty' | 'nothing' | 'refused' | 'ready'
/** How good the news is; what brings nothing has no tone. */
export const OUTCOME_TONES: Partial<Record<Outcome, string>> = { faulty: 'danger', refused: 'danger', ready: 'good' }
/** The check in one word. */
export function outcomeOf({ counts, canImport, message }: Checked): Outcome {
  if (counts.error > 0) return 'faulty'
  if (!canImport && message) return 'refused'
  if (allOf(counts) === 0) return 'empty'
  return changing(counts) === 0 ? 'nothing' : 'ready'
}
/** The sentence for an outcome: beside mistakes there may be rows that could go in. */
export const sentenceOf = (checked: Checked) =>
  outcomeOf(checked) === 'faulty' && changing(checked.counts) > 0 ? 'faultySome' : outcomeOf(checked)
