import type { ReactNode } from 'react'
import type { FieldMeta, ResourceMeta } from '../../kit/gen/resources.ts'
import type { Value } from '../../resource/formValues.ts'
import type { Row } from '../../resource/meta.ts'
import type { Words } from '../../resource/resourceWords.ts'

/** Where a value is found: some kinds are read from more than the field itself. */
export interface ValueContext {
  meta: ResourceMeta
  name: string
  field: FieldMeta
  row: Row
  words: Words
}

/** What is wrong with a value that was typed: the key of a sentence with the field's own limits (`screens.form.invalid`). */
export type ValueFault = 'long' | 'number' | 'whole' | 'scale' | 'low' | 'high' | 'between' | 'pattern' | 'date' | 'instant' | 'time'

/** Everything the console knows of one kind of field, except its input, whose code comes with forms (`inputs/Control.tsx`). */
export interface FieldKindView {
  /** The value as plain text; empty when there is none. */
  text: (value: unknown, context: ValueContext) => string
  /** What it looks like, where that is more than its text. */
  render?: (value: unknown, words: Words) => ReactNode
  /** A logged value as text, where the log holds it in the spelling of the API. */
  logText?: (value: string) => string
  align?: 'end' | 'center'
  /** Pixels of its column; without a width it takes what the others leave. */
  width?: number
  /** Its text may be longer than its place: it is cut there and shown whole when pointed at. */
  isCut?: boolean
  /** Takes a whole line of a form and of a record. */
  isWide?: boolean
  /** Filled in by choosing from what is offered, not by typing. */
  isPicked?: boolean
  /** What a new record begins with where its definition says no value. */
  initial?: (now: number) => unknown
  /** What an input holds for a stored value, as a person would type it. */
  toInput: (value: unknown) => Value
  /** What the API takes for what an input holds; null stands for nothing. */
  fromInput: (value: Value | undefined) => unknown
  /** What is wrong with a value that is there. */
  fault?: (value: unknown, field: FieldMeta) => ValueFault | undefined
  /** How it is filtered: by a few words, by records, from and to, or by text. */
  filter: 'options' | 'links' | 'range' | 'text'
  /** What the text of a filter in the address means to the API; undefined where it means nothing. */
  parseFilter: (text: string, field: FieldMeta) => object | undefined
  /** The options of a filter: as the address spells them, and in words. */
  options?: (context: Pick<ValueContext, 'meta' | 'name' | 'field' | 'words'>) => readonly (readonly [value: string, word: string])[]
}

/** `toInput` of kinds that are typed as text. */
export const asTyped = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

/** `fromInput` of kinds that are typed as text, by what the text means. */
export const parsed =
  (parse: (text: string) => unknown = (text) => text) =>
  (value: Value | undefined): unknown => {
    const text = String(value ?? '').trim()
    return text ? parse(text) : null
  }

/** A filter by one value or by any of several. */
export const oneOrMany = (values: readonly string[]): object | undefined =>
  values.length > 1 ? { in: values } : values.length ? { eq: values[0] } : undefined

/** A range with the ends that are there; undefined where there are none. */
export const rangeOf = (ends: object): object | undefined => (Object.keys(ends).length ? ends : undefined)
