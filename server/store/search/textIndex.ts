import { isFreeText, memoize, type ResourceDef } from '../../kernel/index.ts'
import { snake } from '../schema/tableSpec.ts'

/**
 * Three characters that stand beside each other in a text. Texts are indexed by theirs, with blanks after the end, so that a term of one or
 * two characters, as most Chinese words are, is the beginning of some.
 */
const GRAM = 3
const END = ' '.repeat(GRAM - 1)

/** The texts by which people search a list. */
export const searchedTexts = memoize(({ title, fields }: ResourceDef): readonly string[] => {
  const liked = Object.keys(fields).filter((key) => fields[key]?.options.filter === 'like' || fields[key]?.options.spells)
  return [...new Set([title, ...liked])].filter((key) => isFreeText(fields[key]))
})

/** Those that have an index: also what is looked through only where people look for records of any kind. */
const indexedTexts = memoize((resource: ResourceDef): readonly string[] => {
  const covered = resource.covers.filter((key) => isFreeText(resource.fields[key]))
  return resource.textIndex ? [...new Set([...searchedTexts(resource), ...covered])] : []
})

/** The index of a table's texts, in neutral words. It may hold more than the truth: what it finds is looked through once more. */
export interface TextIndex {
  readonly table: string
  readonly name: string
  readonly keys: readonly string[]
  readonly columns: readonly string[]
  /** All texts of a row as one, in SQL. Both bases take the case from ASCII letters alone, as they do when they compare. */
  readonly body: string
}

export const textIndexOf = memoize((resource: ResourceDef): TextIndex | undefined => {
  const keys = indexedTexts(resource)
  if (!keys.length) return undefined
  const [table, columns] = [snake(resource.name), keys.map(snake)]
  const body = `lower(${columns.map((name) => `coalesce("${name}", '')`).join(` || '${END}' || `)} || '${END}')`
  return { table, name: `${table}__text`, keys, columns, body }
})

/** What a text that holds a term holds as well: whole grams of it, or of a short one the beginning of a gram. */
export interface Grams {
  readonly whole: readonly string[]
  readonly beginning: string
}
export function gramsOf(term: string): Grams {
  const characters = [...term.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())]
  const whole = characters.slice(GRAM - 1).map((_, at) => characters.slice(at, at + GRAM).join(''))
  return { whole: [...new Set(whole)], beginning: whole.length ? '' : characters.join('') }
}
