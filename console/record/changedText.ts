import { plainText } from '../fields/display/plainText.ts'
import type { ResourceMeta } from '../kit/gen/resources.ts'
import { date, dateTime } from '../kit/words/time.ts'

/** A change as the page writes it; links, choices and flags already come in words. */
export function changedText(meta: ResourceMeta, name: string, value: string | null): string {
  if (value === null || value === '') return ''
  const kind = meta.fields[name]?.kind
  if (kind === 'richText') return plainText(value)
  if (kind === 'instant') return dateTime(value) || value
  if (kind === 'date') return date(value) || value
  return value
}
