/** The comparison of searches, as the server has it in `kernel/schema/searchText.ts`: one table of pairs tests both. */

const SEPARATOR = /[- _/():·–　－（）：]/g
const WIDE = /[０-９Ａ-Ｚａ-ｚ]/g
/** The distance in Unicode between a full-width character and its ASCII one. */
const WIDE_OFFSET = 0xfee0

/** The text as it is compared: without hyphens, blanks and the like, in half width and small letters. */
export const squeeze = (text: string): string =>
  text
    .replace(WIDE, (c) => String.fromCharCode(c.charCodeAt(0) - WIDE_OFFSET))
    .replace(SEPARATOR, '')
    .toLowerCase()

/** Whether a text contains a term; every text contains a blank one. One of separators alone is compared as it is. */
export function containsTerm(text: string, term: string): boolean {
  const wanted = squeeze(term)
  return wanted ? squeeze(text).includes(wanted) : text.includes(term.trim())
}
