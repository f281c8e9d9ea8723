import type { FieldMeta } from '../../kit/gen/resources.ts'
import { exactText } from '../../resource/address.ts'
import { plainText } from '../display/plainText.ts'
import { asTyped, type FieldKindView, parsed, type ValueFault } from './fieldKind.ts'

/** Length in code points, so that an emoji or rare Han character counts as one. */
const length = (text: string) => Array.from(text).length

function fault(value: unknown, field: FieldMeta): ValueFault | undefined {
  const typed = String(value).trim()
  if (field.max !== undefined && length(typed) > field.max) return 'long'
  return field.pattern && !new RegExp(field.pattern, 'u').test(typed) ? 'pattern' : undefined
}

/** Parses a text filter: an exact value or empty where marked as such, else a partial match if the field is filtered by `like`. */
export function parseTextFilter(text: string, field: FieldMeta): object | undefined {
  const exact = exactText(text)
  if (exact !== undefined) return { eq: exact || null }
  return field.filter === 'like' ? { contains: text } : { eq: text }
}

const anyText = {
  text: (value) => asTyped(value),
  toInput: asTyped,
  fromInput: parsed(),
  filter: 'text',
  parseFilter: parseTextFilter,
} as const satisfies FieldKindView

export const text: FieldKindView = { ...anyText, width: 128, fault }
export const longText: FieldKindView = { ...anyText, isCut: true, isWide: true, fault }
export const richText: FieldKindView = {
  ...anyText,
  isCut: true,
  isWide: true,
  text: (value) => (value ? plainText(String(value)) : ''),
  logText: plainText,
}
