import type { FieldMeta } from '../../kit/gen/resources.ts'
import { exactText } from '../../resource/address.ts'
import { plainText } from '../display/plainText.ts'
import { asTyped, type FieldKindView, parsed, type ValueFault } from './fieldKind.ts'

/** Characters as people count them: an emoji or a rare Han character is one. */
const length = (text: string) => Array.from(text).length

function fault(value: unknown, field: FieldMeta): ValueFault | undefined {
  const typed = String(value).trim()
  if (field.max !== undefined && length(typed) > field.max) return 'long'
  return field.pattern && !new RegExp(field.pattern, 'u').test(typed) ? 'pattern' : undefined
}

/** A part of the text, or all of it where that is asked for; exactly nothing is what is not filled in. */
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
