import { isFreeText, memoize, type ResourceDef } from '../../kernel/index.ts'
import { snake } from '../schema/tableSpec.ts'
import { squeezedText } from './squeezedColumn.ts'

/**
 * Characters per gram. Texts are indexed by all runs of three characters, with blanks after the end, so that terms of one or two
 * characters, as most Chinese words are, are prefixes of grams.
 */
const GRAM = 3
const END = ' '.repeat(GRAM - 1)

/** The text fields that the keyword search of a list covers. */
export const searchedTexts = memoize(({ title, fields }: ResourceDef): readonly string[] => {
  const liked = Object.keys(fields).filter((key) => fields[key]?.options.filter === 'like' || fields[key]?.options.spells)
  return [...new Set([title, ...liked])].filter((key) => isFreeText(fields[key]))
})

/** The text fields in the index; includes those that only the global search covers. */
const indexedTexts = memoize((resource: ResourceDef): readonly string[] => {
  const covered = resource.covers.filter((key) => isFreeText(resource.fields[key]))
  return resource.textIndex ? [...new Set([...searchedTexts(resource), ...covered])] : []
})

/** The index of a table's texts, independent of the dialect. It may return false positives; conditions are checked on each row. */
export interface TextIndex {
  readonly table: string
  readonly name: string
  readonly keys: readonly string[]
  readonly columns: readonly string[]
  /** SQL expression that joins all texts of a row without separators. Both databases fold only ASCII letters, as in comparisons. */
  readonly body: string
}

/** The text index of a resource; undefined for those without one. */
export const textIndexOf = memoize((resource: ResourceDef): TextIndex | undefined => {
  const keys = indexedTexts(resource)
  if (!keys.length) return undefined
  const [table, columns] = [snake(resource.name), keys.map(snake)]
  const texts = columns.map((name) => squeezedText(`coalesce("${name}", '')`))
  const body = `lower(${texts.join(` || '${END}' || `)} || '${END}')`
  return { table, name: `${table}__text`, keys, columns, body }
})

/** The grams that every text containing a term contains: whole ones, or for a short term the beginning of one. */
export interface Grams {
  readonly whole: readonly string[]
  readonly beginning: string
}
/** The grams of a search term, lower-cased. */
export function gramsOf(term: string): Grams {
  const characters = [...term.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())]
  const whole = characters.slice(GRAM - 1).map((_, at) => characters.slice(at, at + GRAM).join(''))
  return { whole: [...new Set(whole)], beginning: whole.length ? '' : characters.join('') }
}
