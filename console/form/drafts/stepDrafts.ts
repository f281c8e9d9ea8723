import { createContext, use, useEffect, useEffectEvent } from 'react'
import { textOf } from '../../fields/display/cells.tsx'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import type { Value } from '../../resource/formValues.ts'
import type { Row } from '../../resource/meta.ts'
import type { ResourceWords } from '../../resource/resourceWords.ts'
import { isSame } from '../input/merging.ts'

/** A step that has been taken: the record before and after it. */
export interface TakenStep {
  meta: ResourceMeta
  step: string
  old: Row
  saved: Row
}

/** The fields of the step's input that are fields of the record, and that it has changed. */
export function changedBy({ meta, step, old, saved }: TakenStep): string[] {
  const input = meta.flow?.steps[step]?.input ?? {}
  return Object.keys(input).filter((name) => name in meta.fields && !isSame(old[name] as Value, saved[name] as Value))
}

/** What there is to say of a step that leaves a record in the state in which it was: its new values, or else the step's own word. */
export function changeSummary(taken: TakenStep, words: ResourceWords): string {
  const changes = changedBy(taken).map((name) => `${words.label(name)} ${textOf(taken.meta, name, taken.saved, words)}`)
  return changes.join('; ') || words.action(taken.step)
}

/** Those who want to know that the step of the form they stand in has been taken. */
export const StepSaved = createContext<Set<() => void> | null>(null)

/** Calls back once the step has been taken, and not when it was refused or given up. */
export function useStepSaved(onSaved: () => void) {
  const listeners = use(StepSaved)
  const call = useEffectEvent(onSaved)
  useEffect(() => {
    const listener = () => call()
    listeners?.add(listener)
    return () => void listeners?.delete(listener)
  }, [listeners])
}
