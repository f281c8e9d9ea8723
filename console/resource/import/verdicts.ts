import type { Checked, Counts, Verdict } from './importWire.ts'

/** In the order in which they matter. */
export const VERDICTS = ['error', 'new', 'changed', 'same'] as const satisfies readonly Verdict[]
const COUNTED = { new: 'created', changed: 'changed', same: 'same', error: 'error' } as const satisfies Record<Verdict, keyof Counts>
/** Each has a shape of its own: colour alone says nothing to many. */
export const SHAPES = { new: 'plus', changed: 'edit', same: 'tick', error: 'alert' } as const satisfies Record<Verdict, string>

export const countOf = (counts: Counts, verdict: Verdict): number => counts[COUNTED[verdict]]
export const changing = ({ created, changed }: Counts): number => created + changed
const allOf = ({ created, changed, same, error }: Counts): number => created + changed + same + error

export type Outcome = 'faulty' | 'empty' | 'nothing' | 'refused' | 'ready'
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
