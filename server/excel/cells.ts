import { type CellType, type FieldDef, KINDS } from '../kernel/index.ts'
import type { Words } from '../platform/words.ts'

/** What Excel takes in one cell. */
const CELL_MAX = 32_767
const MINUTE_MS = 60_000
/** Beginnings that Excel, or whatever the sheet is saved for next, reads as a formula. */
const FORMULA = /^[=+\-@\t\r]/
/** Nearly all texts are short and plain, and looking at them more closely costs as much as writing them. */
const PLAIN = /^[\w\u0080-\u02ff\u2010-\u27bf\u3000-\ud7ff\uff00-\uffef][\u0020-\ud7ff\uff00-\uffef]{0,200}$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write these
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** Excel's days count from the end of 1899; 1 January 1970 is number 25,569. */
const EPOCH_DAY = 25_569
const DAY_MS = 86_400_000
/** Digits after the point where a field names no number of them. */
const SCALE = 2

/** Dates are numbers of days, as Excel keeps them; the format of the column shows them as dates. */
export type Cell = string | number | null

/** A text that stays a text: never a formula, nothing that XML cannot hold, no longer than a cell. */
export function textCell(text: string): string {
  if (PLAIN.test(text)) return text
  const clean = text.replace(UNWRITABLE, '')
  const safe = FORMULA.test(clean) ? `'${clean}` : clean
  return safe.length > CELL_MAX ? `${safe.slice(0, CELL_MAX - 1).replace(/\p{Surrogate}$/u, '')}…` : safe
}
/** Excel knows no zones: a moment is written as the clock on the factory wall showed it. */
const wallClock = (at: Date, offsetMinutes: number) => dayNumber(at.getTime() + offsetMinutes * MINUTE_MS)
const dayNumber = (ms: number): Cell => (Number.isFinite(ms) ? EPOCH_DAY + ms / DAY_MS : null)

function decimalFormat({ options }: FieldDef): string {
  if (options.unit === 'money') return '"¥"#,##0.00'
  return options.scale === 0 ? '0' : `0.${'0'.repeat(options.scale ?? SCALE)}`
}
const asText = () => '@'
const FORMATS: Readonly<Record<CellType, (field: FieldDef) => string>> = {
  moment: () => 'yyyy-mm-dd hh:mm:ss',
  day: () => 'yyyy-mm-dd',
  decimal: decimalFormat,
  int: () => '0',
  ...{ text: asText, flag: asText, choice: asText, clock: asText, link: asText, links: asText, none: asText },
}
/** The number format of a field's column; dates are real dates, not texts. */
export const formatOf = (field: FieldDef): string => FORMATS[KINDS[field.kind].cell](field)
/** Width in characters that shows most values of a field. */
export function widthOf({ kind, options }: FieldDef, label: string): number {
  const wide = Math.min(
    40,
    [...label].reduce((sum, c) => sum + ((c.codePointAt(0) ?? 0) > 0xff ? 2 : 1), 2),
  )
  const { width } = KINDS[kind]
  return Math.max(wide, width === 'max' ? Math.min(48, Math.max(12, (options.max ?? 40) / 3)) : width)
}

export interface CellContext {
  readonly translate: Words
  readonly offsetMinutes: number
  /** Locale key of a choice: 'repairLog.values.status.COMPLETED'. */
  readonly valueKey: (value: string) => string
}
/** Binary numbers leave dust behind a sum or a share: a cell has the digits that its field keeps, which is what is shown everywhere else. */
const exactly = (value: number, scale: number): Cell => (Number.isFinite(value) ? Number(value.toFixed(scale)) : null)
function choiceCell(value: unknown, { translate, valueKey }: CellContext): Cell {
  const key = valueKey(String(value))
  const label = translate(key)
  return textCell(label === key ? String(value) : label)
}

type Write = (value: unknown, context: CellContext, field: FieldDef) => Cell
const written: Write = (value) => textCell(String(value))
const CELLS: Readonly<Record<CellType, Write>> = {
  moment: (value, { offsetMinutes }) => (value instanceof Date ? wallClock(value, offsetMinutes) : null),
  day: (value) => dayNumber(Date.parse(`${String(value)}T00:00:00Z`)),
  int: (value) => Number(value),
  decimal: (value, _context, { options }) => exactly(Number(value), options.scale ?? SCALE),
  flag: (value, { translate }) => translate(value ? 'export.yes' : 'export.no'),
  choice: choiceCell,
  ...{ text: written, clock: written, link: written, links: written, none: written },
}
/** One stored value as a cell; links come as titles already. */
export const cellOf = (field: FieldDef, value: unknown, context: CellContext): Cell =>
  value === null || value === undefined ? null : CELLS[KINDS[field.kind].cell](value, context, field)
