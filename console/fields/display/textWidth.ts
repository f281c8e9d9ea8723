const NARROW = 4.6
const WIDE = 11
const CAPITAL = 8.6
const PLAIN = 7.4
const HAN = 13.5

/** Not bounded: only labels of the page are measured. */
const widths = new Map<string, number>()

function charWidth(char: string): number {
  if (char > '\u2e80') return HAN
  if (/[ijltfr .,'|()]/.test(char)) return NARROW
  return /[mwMW]/.test(char) ? WIDE : /[A-Z0-9]/.test(char) ? CAPITAL : PLAIN
}

/** The approximate width in pixels of a text in the console's font. Measuring would wait for the font and force a layout. */
export function textWidth(text: string): number {
  const known = widths.get(text)
  if (known !== undefined) return known
  const width = Array.from(text).reduce((sum, char) => sum + charWidth(char), 0)
  widths.set(text, width)
  return width
}

/** Joins names with the comma of their script. */
export const joinNames = (names: readonly string[]): string => names.join(/[\u2e80-\uffff]/.test(names.join('')) ? '、' : ', ')
