import { defaultFilter } from 'cmdk'

/** Where the letters of a spelling fall in a Chinese text; null when they spell nothing in it. */
export type Spelling = (text: string, typed: string) => readonly number[] | null

export const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase()

const CHINESE = /\p{Script=Han}/u
const LATIN = /^[a-z' ]+$/
/** Letters that are all in a name, far apart, are there by chance. */
const CHANCE = 0.2

function closenessTo(name: string, typed: string, spelling?: Spelling): number {
  if (name === typed) return 1
  if (name.startsWith(typed)) return 0.95
  if (name.includes(typed)) return 0.85
  if (CHINESE.test(name)) {
    const at = LATIN.test(typed) && typed.length > 1 && spelling ? spelling(name, typed.replace(/[' ]/g, '')) : null
    return at ? (at[0] === 0 ? 0.8 : 0.6) : 0
  }
  const fuzzy = defaultFilter(name, typed)
  return fuzzy > CHANCE ? fuzzy * 0.75 : 0
}

/** How well what was typed fits any of the names of a thing: 0 not at all, 1 exactly. The first name counts most. */
export function closeness(names: readonly string[], typed: string, spelling?: Spelling): number {
  const wanted = plain(typed)
  if (!wanted) return 0
  return Math.max(0, ...names.map((name, at) => closenessTo(plain(name), wanted, spelling) * (at ? 0.98 : 1)))
}

/** What fits, the closest first; what fits alike stays in its order. */
export function fitting<T extends { aliases: readonly string[] }>(all: readonly T[], typed: string, spelling?: Spelling): T[] {
  return all
    .map((one) => ({ one, score: closeness(one.aliases, typed, spelling) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ one }) => one)
}
