import { textOf } from '../../fields/display/cells.tsx'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import type { Row } from '../../resource/meta.ts'
import type { ResourceWords } from '../../resource/resourceWords.ts'

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

interface LabelLine {
  /** What the value is, where it says nothing by itself. */
  name?: string
  text: string
}
/** A value as it stands on a label. A day and the place above say nothing by themselves: they stand behind what they are. */
export function labelText(meta: ResourceMeta, name: string, row: Row, words: ResourceWords): LabelLine {
  const text = textOf(meta, name, row, words)
  const needsName = meta.fields[name]?.kind === 'date' || name === meta.tree
  return { text, ...(text && needsName && { name: words.label(name) }) }
}
