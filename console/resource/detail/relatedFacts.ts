import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { textOf } from '../cells.tsx'
import type { Row } from '../meta.ts'
import type { ResourceWords } from '../words.ts'

/** A number alone says nothing of what it counts. */
const NUMBERS = ['int', 'decimal']
const MOST = 3

interface Asked {
  meta: ResourceMeta
  row: Row
  words: ResourceWords
  /** Fields that are said elsewhere. */
  without: readonly (string | undefined)[]
  /** Texts that the record above has said already. */
  known: readonly unknown[]
}
/** What the first columns of its list say of a row, besides its number and state. */
export function relatedFacts({ meta, row, words, without, known }: Asked): string[] {
  return meta.columns
    .filter((name) => !without.includes(name) && meta.fields[name]?.kind !== 'flag')
    .map((name) => ({ name, text: textOf(meta, name, row, words) }))
    .filter(({ text }) => text && !known.includes(text))
    .slice(0, MOST)
    .map(({ name, text }) => (NUMBERS.includes(meta.fields[name]?.kind ?? '') ? `${words.label(name)} ${text}` : text))
}
