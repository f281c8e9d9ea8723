import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { date, dateTime } from '../../kit/time.ts'
import { plainText } from '../plainText.ts'
import type { ResourceWords } from '../words.ts'

/** A stored value in the words of the page; names of linked records already come as text. */
export function changedText(
  meta: ResourceMeta,
  words: Pick<ResourceWords, 'value' | 'yes' | 'no'>,
  name: string,
  value: string | null,
): string {
  if (value === null || value === '') return ''
  const kind = meta.fields[name]?.kind
  if (kind === 'richText') return plainText(value)
  if (kind === 'choice') return words.value(meta.name, name, value)
  if (kind === 'flag') return value === 'true' || value === '1' ? words.yes : words.no
  if (kind === 'instant') return dateTime(value) || value
  if (kind === 'date') return date(value) || value
  return value
}
