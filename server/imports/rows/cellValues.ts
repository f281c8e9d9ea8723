import { type CellType, choiceWord, type FieldDef, KINDS, type Language, type ResourceDef } from '../../kernel/index.ts'
import { words } from '../../platform/words.ts'
import { cellFault } from '../problems.ts'
import type { Cell, CellLook } from '../workbook/readWorkbook.ts'
import { faultIn, folded, ok, type Parsed, plainText, shown, textOf, unguarded, wrongCell } from './cellText.ts'

const MINUTE_MS = 60_000
/** Texts that mean a number are written with separators of thousands, perhaps in full width. */
const NUMBER = /^[+-]?(\d{1,3}(,\d{3})+|\d+)?(\.\d+)?$/
const DAY = /^(\d{4})(?:[-/.年])(\d{1,2})(?:[-/.月])(\d{1,2})日?/
const CLOCK = /^(\d{1,2})[:：](\d{2})(?:[:：](\d{2})(?:\.\d+)?)?$/
const EPOCH_DAYS = 25_569
const DAY_MS = 86_400_000
/** Excel counts days from 1900 to 9999. */
const SERIAL_MAX = 2_958_466
export interface CellContext {
  readonly resource: ResourceDef
  readonly key: string
  readonly field: FieldDef
  readonly language: Language
  readonly offsetMinutes: number
  /** How the cell looks, where that is not what it holds. */
  readonly look?: CellLook | undefined
  /** Labels and values of the field's dictionary, in small letters, and what they stand for. */
  readonly dictionary?: ReadonlyMap<string, string> | undefined
}

function numberOf(cell: Cell, rule: 'integer' | 'decimal'): Parsed {
  if (typeof cell === 'number') return ok(cell)
  const text = plainText(cell)
    .normalize('NFKC')
    .replace(/[\s'’]/g, '')
    .replace(/，/g, ',')
  if (typeof cell === 'boolean' || cell instanceof Date || !/\d/.test(text) || !NUMBER.test(text)) return wrongCell(rule)
  return ok(Number(text.replaceAll(',', '')))
}

const SPOKEN_YES = ['是', 'yes', 'true', '1', 'y', '√', '✓', '对', '有']
const SPOKEN_NO = ['否', 'no', 'false', '0', 'n', '×', '✗', '无']
function flagOf(cell: Cell, { language }: CellContext): Parsed {
  if (typeof cell === 'boolean') return ok(cell)
  const text = folded(plainText(cell))
  if (SPOKEN_YES.includes(text)) return ok(true)
  if (SPOKEN_NO.includes(text)) return ok(false)
  const translate = words(language)
  return { fault: cellFault('flag', { value: shown(cell), allowed: `${translate('export.yes')}, ${translate('export.no')}` }) }
}

/** The words of a choice in a language. */
export const choiceLabel = (resource: ResourceDef, key: string, value: string, language: Language) =>
  choiceWord(words(language), { resource: resource.name, key, value })
/** Every spelling of every value, by field: the same few are looked up in thousands of rows. */
const spellings = new Map<string, ReadonlyMap<string, string>>()
function spellingsOf({ resource, key, field }: CellContext): ReadonlyMap<string, string> {
  const name = `${resource.name}.${key}`
  const known = spellings.get(name)
  if (known) return known
  const made = new Map<string, string>()
  for (const value of field.values ?? [])
    for (const spelled of [value, choiceLabel(resource, key, value, 'zh'), choiceLabel(resource, key, value, 'en')])
      if (!made.has(folded(spelled))) made.set(folded(spelled), value)
  spellings.set(name, made)
  return made
}
function choiceOf(cell: Cell, context: CellContext): Parsed {
  const { resource, key, field, language, look } = context
  const text = typeof cell === 'string' ? plainText(cell) : (look?.shown ?? shown(cell))
  const found = spellingsOf(context).get(folded(unguarded(text)))
  if (found) return ok(found)
  const allowed = (field.values ?? []).map((value) => choiceLabel(resource, key, value, language)).join(language === 'zh' ? '、' : ', ')
  return { fault: cellFault('choice', { value: text, allowed }) }
}

const two = (n: number) => String(n).padStart(2, '0')
/** The calendar day of numbers, if there is one. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const at = new Date(Date.UTC(year, month - 1, day))
  const isReal = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day
  return isReal ? `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}` : undefined
}
/** What a cell says of the clock on the wall, in the fields of UTC. */
function wallOf(cell: Cell): Date | undefined {
  if (cell instanceof Date) return cell
  const text = plainText(cell).normalize('NFKC')
  const serial = typeof cell === 'number' ? cell : /^\d{5}(\.\d+)?$/.test(text) ? Number(text) : undefined
  if (serial !== undefined) return serial > 0 && serial < SERIAL_MAX ? new Date(Math.round((serial - EPOCH_DAYS) * DAY_MS)) : undefined
  const found = DAY.exec(text)
  const day = found && dayOf(Number(found[1]), Number(found[2]), Number(found[3]))
  if (!found || !day) return undefined
  const rest = text.slice(found[0].length).replace(/^T/, '').trim()
  if (!rest) return new Date(`${day}T00:00:00Z`)
  const clock = clockOf(rest)
  return clock === undefined ? undefined : new Date(`${day}T${clock}Z`)
}
function clockOf(text: string): string | undefined {
  const [, h, m, s = '0'] = CLOCK.exec(text) ?? []
  if (h === undefined || Number(h) > 23 || Number(m) > 59 || Number(s) > 59) return undefined
  return `${two(Number(h))}:${two(Number(m))}:${two(Number(s))}`
}
function dateOf(cell: Cell): Parsed {
  const at = wallOf(cell)
  // A day that somebody wrote with a clock is still that day; half a millisecond must not make it the one before.
  return at ? ok(new Date(at.getTime() + 500).toISOString().slice(0, 10)) : wrongCell('date')
}
function instantOf(cell: Cell, { offsetMinutes }: CellContext): Parsed {
  const text = plainText(cell)
  const isZoned = /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/.test(text)
  const zoned = isZoned ? new Date(text) : undefined
  if (zoned && !Number.isNaN(zoned.getTime())) return ok(zoned)
  const at = wallOf(cell)
  return at ? ok(new Date(at.getTime() - offsetMinutes * MINUTE_MS)) : { fault: cellFault('instant') }
}
function timeOf(cell: Cell): Parsed {
  const day = typeof cell === 'number' && cell >= 0 && cell < 1 ? new Date(Math.round(cell * DAY_MS)) : cell
  if (day instanceof Date) return ok(new Date(day.getTime() + 500).toISOString().slice(11, 16))
  const clock = clockOf(plainText(cell).normalize('NFKC'))
  return clock ? ok(clock.slice(0, 5)) : wrongCell('time')
}
function dictionaryOf(cell: Cell, { dictionary, look }: CellContext): Parsed {
  const parsed = textOf(cell, look)
  const value = 'fault' in parsed ? undefined : dictionary?.get(folded(String(parsed.value)))
  return value === undefined ? parsed : ok(value)
}

type Parse = (cell: Cell, context: CellContext) => Parsed
const textIn: Parse = (cell, context) => (context.field.options.dictionary ? dictionaryOf(cell, context) : textOf(cell, context.look))
const PARSERS: Readonly<Record<CellType, Parse>> = {
  int: (cell) => numberOf(cell, 'integer'),
  decimal: (cell) => numberOf(cell, 'decimal'),
  flag: flagOf,
  choice: choiceOf,
  day: dateOf,
  moment: instantOf,
  clock: timeOf,
  ...{ text: textIn, link: textIn, links: textIn, none: textIn },
}
/** The value of a cell for its field; links are looked up elsewhere. A blank cell has none and must not come here. */
export function parseCell(cell: Cell, context: CellContext): Parsed {
  const fault = faultIn(cell)
  return fault ? { fault } : PARSERS[KINDS[context.field.kind].cell](cell, context)
}
