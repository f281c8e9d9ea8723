import { BARS_MAX, type BarChart, barChart, drawPicture } from '../../charts/index.ts'
import { measuredDigits } from '../../kernel/index.ts'
import { words } from '../../platform/words.ts'
import type { FigureTable, ReadTable } from '../call.ts'
import { BOARDS_PATH, type Board, type BoardOptions, boardTable } from './boardSheet.ts'
import { pictureNamed } from './pictureNamed.ts'
import type { SheetReader } from './viewSheet.ts'

/** More words would not fit beside a bar. */
const LABEL_PARTS = 2
type Column = FigureTable['columns'][number]
const isNumber = ({ field }: Column) => field.kind === 'int' || field.kind === 'decimal'
/** Days are as they are written; whatever else is words is as in a sheet. */
const wordOf = ({ field, values, cells }: Column, nth: number) => String((field.kind === 'date' ? values : cells)[nth] ?? '')

/** Counts, and sums of one unit: quantities of several things say nothing beside each other. */
const isMeasure = ({ field }: Column) => field.kind === 'int' || (field.kind === 'decimal' && Boolean(field.options.unit))

/** A bar for each row, by its first measure; the words before it are the label. Of more than fit, the first, but the last of days. */
export function barsOf({ columns, rowCount }: FigureTable, language: string) {
  const measure = columns.find(isMeasure)
  if (!measure) return undefined
  const labels = columns.slice(0, columns.findIndex(isNumber)).slice(0, LABEL_PARTS)
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: measuredDigits(measure.field, 'sum') })
  const start = labels[0]?.field.kind === 'date' ? Math.max(0, rowCount - BARS_MAX) : 0
  const bars: BarChart['bars'] = Array.from({ length: Math.min(rowCount, BARS_MAX) }, (_, at) => {
    const nth = start + at
    const value = measure.cells[nth]
    const label = labels.map((column) => wordOf(column, nth)).filter(Boolean)
    return {
      label: label.join(' · ') || '–',
      value: typeof value === 'number' ? value : null,
      text: typeof value === 'number' ? number.format(value) : '–',
    }
  })
  return { bars, measureText: measure.label }
}

interface Named extends Board {
  readonly name: string
}
/** The first rows of a board's table as a picture, for those who may export them. */
export async function boardPicture(
  options: BoardOptions & { readonly readTable: ReadTable },
  reader: SheetReader,
  { name, ...board }: Named,
) {
  const table = await options.readTable(boardTable(options, reader, board))
  const drawn = barsOf(table, reader.language)
  const translate = words(reader.language)
  const more = table.rowCount - (drawn?.bars.length ?? 0)
  const notes = [[...new Set(table.days)].join(' – '), drawn?.measureText ?? ''].filter(Boolean)
  const rest = more > 0 ? translate('subscriptions.rest', { count: more }) : ''
  const content = drawn?.bars.length ? await drawPicture(barChart({ title: name, notes, bars: drawn.bars, rest })) : Buffer.alloc(0)
  return { ...pictureNamed(name, content), rowCount: table.rowCount, path: BOARDS_PATH }
}
