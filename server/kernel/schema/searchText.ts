/**
 * How texts are compared in a search: numbers are printed as `SZ-AY-07`, names as `凹印机 7 号`, and typed as `szay07` and `凹印机7`. The
 * console has the same comparison in `kit/words/searchText.ts`; one table of pairs tests both, and the databases.
 */

/** Characters that carry no meaning in numbers and names. SQL drops them too, so that each costs a little of every search. */
export const SEPARATORS = ['-', ' ', '_', '/', '(', ')', ':', '·', '–', '　', '－', '（', '）', '：'] as const
const SEPARATOR = new RegExp(`[${SEPARATORS.join('').replace('-', '')}-]`, 'g')
const WIDE = /[０-９Ａ-Ｚａ-ｚ]/g
/** The distance in Unicode between a full-width character and its ASCII one. */
const WIDE_OFFSET = 0xfee0

/** Full-width letters and digits, as an input method for Chinese may type them, as ASCII. Full-width punctuation stays. */
export const toHalfWidth = (text: string): string => text.replace(WIDE, (c) => String.fromCharCode(c.charCodeAt(0) - WIDE_OFFSET))
export const withoutSeparators = (text: string): string => text.replace(SEPARATOR, '')
/** The text as it is compared: two texts are alike when these are equal. */
export const squeeze = (text: string): string => withoutSeparators(toHalfWidth(text)).toLowerCase()

/** How well a record matches a term, the best first. INDIRECT: within its pinyin, or through a linked record. */
export const MATCHES = ['EXACT', 'PREFIX', 'PART', 'INDIRECT'] as const
export type Match = (typeof MATCHES)[number]

/** How well a text matches a squeezed term; undefined where it does not. */
export function matchOf(text: string, term: string): Match | undefined {
  const squeezed = squeeze(text)
  if (!term || !squeezed.includes(term)) return undefined
  return squeezed === term ? 'EXACT' : squeezed.startsWith(term) ? 'PREFIX' : 'PART'
}
/** The same for a text of pinyin, in which each word is a spelling of the name. */
export function spelledMatchOf(text: string, term: string): Match | undefined {
  if (!term || !text.includes(term)) return undefined
  return text.split(' ').some((word) => word.startsWith(term)) ? 'PREFIX' : 'INDIRECT'
}

/** The ranks of kinds of record in a search over all kinds, the first ones first, with their meaning for the API. */
export const SEARCH_RANKS = {
  ASSET: 'What the plant works with and people name first, such as a machine.',
  NUMBER: 'Records and goods that people call by a number.',
  PERSON: 'People.',
  OTHER: 'Everything else that has a name.',
  LINE: 'Rows of another record, such as the parts of a repair.',
} as const
export type SearchRank = keyof typeof SEARCH_RANKS
