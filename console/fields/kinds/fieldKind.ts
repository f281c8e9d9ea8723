import type { ReactNode } from 'react'
import type { FieldMeta, ResourceMeta } from '../../kit/gen/resources.ts'
import type { Value } from '../../resource/formValues.ts'
import type { Row } from '../../resource/meta.ts'
import type { Words } from '../../resource/resourceWords.ts'

/** The context of a value; some kinds need more than the value itself. */
export interface ValueContext {
  meta: ResourceMeta
  name: string
  field: FieldMeta
  row: Row
  words: Words
}

/** The fault of a typed value, a key below `screens.form.invalid`. */
export type ValueFault = 'long' | 'number' | 'whole' | 'scale' | 'low' | 'high' | 'between' | 'pattern' | 'date' | 'instant' | 'time'

/** What the console knows of a kind of field. Inputs are separate, as their code is loaded with forms (`inputs/Control.tsx`). */
export interface FieldKindView {
  /** The value as plain text; empty when there is none. */
  text: (value: unknown, context: ValueContext) => string
  /** Renders the value, where that is more than its text. */
  render?: (value: unknown, words: Words) => ReactNode
  /** A logged value as text, where the log has it in API format. */
  logText?: (value: string) => string
  align?: 'end' | 'center'
  /** Default column width in pixels; without it the column takes the remaining space. */
  width?: number
  /** May be truncated, with the full text as title. */
  isCut?: boolean
  /** Takes a whole line of a form or record. */
  isWide?: boolean
  /** Filled in by choosing, not typing. */
  isPicked?: boolean
  /** The initial value of a new record without a default in the definition. */
  initial?: (now: number) => unknown
  /** Converts a stored value to input text. */
  toInput: (value: unknown) => Value
  /** Converts input text to the API value; null for empty. */
  fromInput: (value: Value | undefined) => unknown
  /** The fault of a non-empty value. */
  fault?: (value: unknown, field: FieldMeta) => ValueFault | undefined
  /** The filter control: options, record picker, range or text. */
  filter: 'options' | 'links' | 'range' | 'text'
  /** Converts the text of a filter in the address to an API filter; undefined when it is invalid. */
  parseFilter: (text: string, field: FieldMeta) => object | undefined
  /** The options of a filter: value in the address and label. */
  options?: (context: Pick<ValueContext, 'meta' | 'name' | 'field' | 'words'>) => readonly (readonly [value: string, word: string])[]
}

/** `toInput` of kinds that are typed as text. */
export const asTyped = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

/** `fromInput` of kinds that are typed as text. */
export const parsed =
  (parse: (text: string) => unknown = (text) => text) =>
  (value: Value | undefined): unknown => {
    const text = String(value ?? '').trim()
    return text ? parse(text) : null
  }

/** A filter by one value or any of several; undefined for none. */
export const oneOrMany = (values: readonly string[]): object | undefined =>
  values.length > 1 ? { in: values } : values.length ? { eq: values[0] } : undefined

/** A range filter; undefined without ends. */
export const rangeOf = (ends: object): object | undefined => (Object.keys(ends).length ? ends : undefined)
