import { date as dateText, dateTime, fromInput, isDay, today, toInput } from '../../kit/words/time.ts'
import { readRange } from '../../resource/address.ts'
import { startOfDay } from '../../shared/offset.ts'
import { type DateKind, isTyped, readTyped } from '../inputs/dateText.ts'
import { asTyped, type FieldKindView, parsed, rangeOf } from './fieldKind.ts'
import { isPeriod } from './relative.ts'
import { parseTextFilter } from './text.ts'

const DAY_MS = 86_400_000

const moment = (kind: DateKind) =>
  ({
    isPicked: true,
    toInput: asTyped,
    fromInput: parsed((text) => readTyped(kind, text)),
    fault: (value) => (isTyped(kind, readTyped(kind, String(value).trim())) ? undefined : kind),
  }) as const satisfies Partial<FieldKindView>

const ends = (text: string, [first, last]: readonly [from: (day: string) => string, to: (day: string) => string]) => {
  if (isPeriod(text)) return { relative: text }
  const [from, to] = readRange(text)
  return rangeOf({ ...(isDay(from) && { from: first(from) }), ...(isDay(to) && { to: last(to) }) })
}
const same = (day: string) => day
/** Days as instants in the time zone of the factory; the last day is included until its end. */
const begin = (day: string) => new Date(startOfDay(day)).toISOString()
const end = (day: string) => new Date(startOfDay(day) + DAY_MS - 1).toISOString()

export const date: FieldKindView = {
  ...moment('date'),
  width: 116,
  text: (value) => (value ? dateText(String(value)) : ''),
  logText: (value) => dateText(value) || value,
  initial: (now) => today(now),
  filter: 'range',
  parseFilter: (text) => ends(text, [same, same]),
}

export const instant: FieldKindView = {
  ...moment('instant'),
  width: 160,
  text: (value) => (value ? dateTime(String(value)) : ''),
  logText: (value) => dateTime(value) || value,
  initial: (now) => new Date(now).toISOString(),
  toInput: (value) => (value === null || value === undefined ? '' : toInput(value as string).replace('T', ' ')),
  fromInput: parsed((text) => fromInput(readTyped('instant', text).replace(' ', 'T'))),
  filter: 'range',
  parseFilter: (text) => ends(text, [begin, end]),
}

export const time: FieldKindView = {
  ...moment('time'),
  width: 84,
  text: asTyped,
  filter: 'text',
  parseFilter: parseTextFilter,
}
