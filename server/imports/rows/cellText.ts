import { hasControl } from '../../kernel/index.ts'
import { type CellFault, cellDoubt, cellFault } from '../problems.ts'
import type { Cell, CellLook } from '../workbook/readWorkbook.ts'

/** What the export put an apostrophe before. */
const GUARDED = /^'(?=[=+\-@\t\r])/

/** A value; `doubt` says why it may not be what somebody typed, which only a person can tell. */
export type Parsed = { readonly value: unknown; readonly doubt?: CellFault } | { readonly fault: CellFault }

export const ok = (value: unknown): Parsed => ({ value })
/** Breaks a rule of the kernel. */
export const wrongCell = (rule: string): Parsed => ({ fault: { rule } })
export const plainText = (cell: Cell): string =>
  cell === null || typeof cell === 'object' ? '' : String(cell).replace(/\r\n?/g, '\n').trim()
export const unguarded = (text: string) => text.replace(GUARDED, '')
/** How texts are compared that people type: full width or not, capital or not. */
export const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase()

export const isBlank = (cell: Cell | undefined) => cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')

/** A cell as a text for people. */
export function shown(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) {
    const text = cell.toISOString()
    return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 19).replace('T', ' ')
  }
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  return typeof cell === 'object' ? cell.error : String(cell)
}
/** Excel keeps fifteen digits of a number: a longer one has lost some. */
const LONG = 1e15
/** Zeros before or behind a number that are there for the eye only, as in 00123 and 1.10. */
const PLAIN_ZEROS = /^0+(?:\.0+)?$/

/** What a cell says where a text is meant: Excel makes numbers, dates and truths of what was typed, and not all of it can be read back. */
export function textOf(cell: Cell, look: CellLook | undefined): Parsed {
  if (typeof cell === 'string') {
    const text = unguarded(plainText(cell))
    return hasControl(text) ? wrongCell('control') : ok(text)
  }
  const value = look?.stored ?? shown(cell)
  const isLong = typeof cell === 'number' && Math.abs(cell) >= LONG
  if (look && !isLong && typeof cell === 'number' && PLAIN_ZEROS.test(look.format)) return ok(look.shown)
  const isChanged = look !== undefined && look.shown !== look.stored
  if (typeof cell === 'number' && !isLong && !isChanged) return ok(value)
  return { value, doubt: cellDoubt('doubt', { shown: look?.shown ?? value, stored: value }) }
}
export const faultIn = (cell: Cell | undefined): CellFault | undefined => {
  if (typeof cell !== 'object' || cell === null || cell instanceof Date) return undefined
  return cell.error === '=' ? cellFault('uncalculated') : cellFault('error', { value: cell.error })
}
/** What a cell says where it names a record; a date, a truth or what Excel has turned into another number names none. Empty where it is blank. */
export function nameIn(cell: Cell | undefined, look?: CellLook): { readonly text: string } | { readonly fault: CellFault } {
  const fault = faultIn(cell)
  if (fault) return { fault }
  if (isBlank(cell)) return { text: '' }
  const parsed = textOf(cell as Cell, look)
  if ('fault' in parsed) return parsed
  if (parsed.doubt) return { fault: cellFault('noName', { shown: look?.shown ?? parsed.value, stored: parsed.value }) }
  return { text: String(parsed.value) }
}
