import { addDays, daysBetween, isDay } from '../../kit/words/time.ts'
import { readRange, writeRange } from '../../resource/address.ts'

/** How many days each ready-made range has; all end today. */
export const PRESETS = { today: 1, week: 7, month: 30, quarter: 90, year: 365 } as const
export type Preset = keyof typeof PRESETS
export const presets = Object.keys(PRESETS) as readonly Preset[]
export const ORDINARY: Preset = 'month'
/** What the server answers for at most. */
export const MOST_DAYS = 731

export interface DayRange {
  from: string
  to: string
}
export interface BoardRange extends DayRange {
  /** Null when the days were chosen one by one. */
  preset: Preset | null
}

export const daysIn = ({ from, to }: DayRange) => daysBetween(from, to) + 1

const endingToday = (preset: Preset, today: string): BoardRange => ({ from: addDays(today, 1 - PRESETS[preset]), to: today, preset })

/** Days that are yet to come have no figures, and nobody reads more than two years at once. */
function chosen(from: string, to: string, today: string): BoardRange | null {
  if (!isDay(from) || !isDay(to)) return null
  const last = to > today ? today : to
  const first = from > last ? last : from
  const earliest = addDays(last, 1 - MOST_DAYS)
  return { from: first < earliest ? earliest : first, to: last, preset: null }
}

/** Addresses are typed and pasted by people: what means nothing is the ordinary range. */
export function readBoardRange(text: string | null, today: string, ordinary: Preset = ORDINARY): BoardRange {
  const preset = presets.find((one) => one === text)
  if (preset) return endingToday(preset, today)
  return (text?.includes('~') && chosen(...readRange(text), today)) || endingToday(ordinary, today)
}

/** Null for what an address need not say. */
export const presetText = (preset: Preset, ordinary: Preset) => (preset === ordinary ? null : preset)

/** One end moved by hand takes the other along rather than passing it. */
export function moved(range: DayRange, end: 'from' | 'to', day: string): string | null {
  if (!isDay(day)) return null
  const { from, to } = end === 'from' ? { from: day, to: range.to } : { from: range.from, to: day }
  return from <= to ? writeRange(from, to) : writeRange(day, day)
}

/** As many days, ending where these begin. */
export const preceding = (range: DayRange): DayRange => ({ from: addDays(range.from, -daysIn(range)), to: addDays(range.from, -1) })
export const isOneDay = ({ from, to }: DayRange) => from === to
