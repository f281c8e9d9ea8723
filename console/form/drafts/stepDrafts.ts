import { createContext, use, useEffect, useEffectEvent } from 'react'
import { textOf } from '../../fields/display/cells.tsx'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import type { Value } from '../../resource/formValues.ts'
import type { Row } from '../../resource/meta.ts'
import type { ResourceWords } from '../../resource/resourceWords.ts'
import { isSame } from '../input/merging.ts'

/** A completed step, with the record before and after. */
export interface TakenStep {
  meta: ResourceMeta
  step: string
  old: Row
  saved: Row
}

/** The input fields of the step that are fields of the record and changed. */
export function changedBy({ meta, step, old, saved }: TakenStep): string[] {
  const input = meta.flow?.steps[step]?.input ?? {}
  return Object.keys(input).filter((name) => name in meta.fields && !isSame(old[name] as Value, saved[name] as Value))
}

/** The message after a step that leaves the state: the new values, else the label of the step. */
export function changeSummary(taken: TakenStep, words: ResourceWords): string {
  const changes = changedBy(taken).map((name) => `${words.label(name)} ${textOf(taken.meta, name, taken.saved, words)}`)
  return changes.join('; ') || words.action(taken.step)
}

/** Callbacks to run when the step of the surrounding form succeeds; null outside a step form. */
export const StepSaved = createContext<Set<() => void> | null>(null)

/** Calls back when the step succeeds, not when it is refused or cancelled. */
export function useStepSaved(onSaved: () => void) {
  const listeners = use(StepSaved)
  const call = useEffectEvent(onSaved)
  useEffect(() => {
    const listener = () => call()
    listeners?.add(listener)
    return () => void listeners?.delete(listener)
  }, [listeners])
}
