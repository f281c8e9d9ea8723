import { defaultFilter } from 'cmdk'
import { squeeze } from '../../kit/words/searchText.ts'

/** Where the letters of a spelling fall in a Chinese text; null when they spell nothing in it. */
export type Spelling = (text: string, typed: string) => readonly number[] | null

const CHINESE = /\p{Script=Han}/u
const LATIN = /^[a-z']+$/
/** Letters that are all in a name, far apart, are there by chance. */
const CHANCE = 0.2
/** What any name but the first counts for. */
const SECONDARY = 0.98

function closenessTo(text: string, typed: string, spelling?: Spelling): number {
  const name = squeeze(text)
  if (name === typed) return 1
  if (name.startsWith(typed)) return 0.95
  if (name.includes(typed)) return 0.85
  if (CHINESE.test(name)) {
    const found = LATIN.test(typed) && typed.length > 1 && spelling ? spelling(name, typed.replaceAll("'", '')) : null
    return found ? (found[0] === 0 ? 0.8 : 0.6) : 0
  }
  const fuzzy = defaultFilter(text.toLowerCase(), typed)
  return fuzzy > CHANCE ? fuzzy * 0.75 : 0
}

/** How well what was typed fits any of the names of a thing: 0 not at all, 1 exactly. The first name counts most. */
export function closeness(names: readonly string[], typed: string, spelling?: Spelling): number {
  const wanted = squeeze(typed)
  if (!wanted) return 0
  return Math.max(0, ...names.map((name, nth) => closenessTo(name, wanted, spelling) * (nth ? SECONDARY : 1)))
}

/** What people call adding something: each verb before each name of its own script, such as 'New Users' and '添加用户'. */
export const withVerbs = (verbs: readonly string[], names: readonly string[]): string[] =>
  names.flatMap((name) => verbs.filter((verb) => CHINESE.test(verb) === CHINESE.test(name)).map((verb) => `${verb} ${name}`))

/** The closeness of each match that the server tells of a record. */
const MATCHES = { EXACT: 1, PREFIX: 0.95, PART: 0.85, INDIRECT: 0.6 } as const
export type Match = keyof typeof MATCHES
export const closenessOf = (match: Match): number => MATCHES[match]

/** The match of a closeness, best first; a spelling from the beginning counts as a part. */
export const stepOf = (close: number): number => (close >= SECONDARY ? 0 : close > 0.9 ? 1 : close > 0.75 ? 2 : 3)
