export const SIZES = ['40x30', '60x40', 'a4'] as const
export type Size = (typeof SIZES)[number]
export const isSize = (text: string): text is Size => (SIZES as readonly string[]).includes(text)

/** A label printer feeds one label after the other: each is a page of exactly its size. A sheet is cut, or has labels to peel off. */
const PAGES: Readonly<Record<Size, string>> = { '40x30': '40mm 30mm', '60x40': '60mm 40mm', a4: '210mm 297mm' }
export const pageOf = (size: Size) => `@page { size: ${PAGES[size]}; margin: 0 }`

const ON_A_SHEET = 24
/** What fits on one piece of paper; a roll has no end. */
export const sheetsOf = <T>(labels: readonly T[], size: Size): (readonly T[])[] =>
  size === 'a4'
    ? Array.from({ length: Math.ceil(labels.length / ON_A_SHEET) }, (_, at) => labels.slice(at * ON_A_SHEET, (at + 1) * ON_A_SHEET))
    : [labels]
