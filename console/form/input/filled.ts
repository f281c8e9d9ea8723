import { useSyncExternalStore } from 'react'
import { type Control, type UseFormReturn, useWatch } from 'react-hook-form'
import { observable } from '../../kit/browser/observable.ts'
import type { Values } from '../../resource/formValues.ts'

/** A suggested value for an empty field, in input form, and its source. */
export interface Suggested {
  readonly value: string
  readonly note: string
}
type Notes = Readonly<Record<string, Suggested>>
const none: Notes = {}
const known = new WeakMap<Control<Values>, ReturnType<typeof observable<Notes>>>()
function notesOf(control: Control<Values>) {
  const found = known.get(control) ?? observable(none)
  known.set(control, found)
  return found
}
const isEmpty = (value: unknown) => value === '' || value === undefined || value === null

/** Fills in empty fields as if typed, and marks them; others stay. Returns the filled fields. */
export function fillEmpty(form: UseFormReturn<Values>, suggested: Notes): string[] {
  const notes = notesOf(form.control)
  const filled = Object.entries(suggested).filter(([name]) => isEmpty(form.getValues(name)))
  for (const [name, { value }] of filled) form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  notes.set({ ...notes.get(), ...Object.fromEntries(filled) })
  return filled.map(([name]) => name)
}

/** The source of a field's value while it is the suggested one; undefined otherwise. */
export function useFilled({ control }: UseFormReturn<Values>, name: string): string | undefined {
  const notes = notesOf(control)
  const note = useSyncExternalStore(notes.subscribe, notes.get)[name]
  const value = useWatch({ control, name, disabled: !note })
  return note && value === note.value ? note.note : undefined
}
