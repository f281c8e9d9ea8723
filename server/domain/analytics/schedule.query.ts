import { and, between, inArray } from 'drizzle-orm'
import { addDays, businessDay, dayStart, type Read, type ResourceDef } from '../../kernel/index.ts'
import {
  equipment,
  holiday,
  type ShiftTerm,
  type ShiftTimes,
  shift,
  shiftBounds,
  shiftChange,
  shiftPast,
  shiftTerms,
  termOn,
} from '../masterdata/index.ts'
import type { Span } from '../repair/index.ts'
import { productionSchedule } from '../shifts/index.ts'
import { config, restDaysPast, workCalendar } from '../system/index.ts'
import { clip, union } from './spans.ts'

/** All that a schedule is made of. */
export const SCHEDULE_SOURCES: readonly ResourceDef[] = [
  shift,
  shiftChange,
  shiftPast,
  holiday,
  config,
  restDaysPast,
  productionSchedule,
  equipment,
]

/** The shifts in which a machine was scheduled, by the day on which they began. */
type OwnShifts = ReadonlyMap<string, readonly number[]>

/**
 * Machines that the schedule names, each with its own shifts of some days, both ends included. An entry that stands without people counts:
 * somebody's leave has opened it, and the machine was to run all the same.
 */
async function ownShifts(read: Read, { from, to }: { from: string; to: string }): Promise<ReadonlyMap<number, OwnShifts>> {
  const [t, e] = [read.table(productionSchedule), read.table(equipment)]
  // Most entries name no machine: by the machines of the plant, one piece of the index for each, none of those is read.
  const machines = read.db.select({ id: e.id }).from(e)
  const rows = await read.db
    .selectDistinct({ equipmentId: t.equipmentId, date: t.date, shiftId: t.shiftId })
    .from(t)
    .where(and(inArray(t.equipmentId, machines), between(t.date, from, to)))
  const found = new Map<number, Map<string, number[]>>()
  for (const { equipmentId, date, shiftId } of rows) {
    if (equipmentId === null) continue
    const own = found.get(equipmentId) ?? new Map<string, number[]>()
    found.set(equipmentId, own.set(date, [...(own.get(date) ?? []), shiftId]))
  }
  return found
}

const DAY_MS = 86_400_000

/** The working days behind a range: one more than lie in it, for last night's shift reaches into the first. */
export function workingDays(range: Span, offsetMinutes: number, isWorkingDay: (day: string) => boolean): number[] {
  const begins: number[] = []
  const first = addDays(businessDay(new Date(range.from), offsetMinutes), -1)
  let begin = dayStart(first, offsetMinutes).getTime()
  for (let day = first; begin < range.to; day = addDays(day, 1), begin += DAY_MS) if (isWorkingDay(day)) begins.push(begin)
  return begins
}

/** When a shift is on within a range. A night shift belongs to the day it begins: it is worked to its end if that is a working day. */
export function shiftSpans(times: ShiftTimes, range: Span, begins: readonly number[]): Span[] {
  const { from, to } = shiftBounds(times)
  return clip(
    begins.map((begin) => ({ from: begin + from, to: begin + to })),
    range,
  )
}

/** The shift that is on at a moment: the first of them, where several overlap. */
export const shiftAt = <S extends { readonly spans: readonly Span[] }>(shifts: readonly S[], at: Date): S | undefined =>
  shifts.find(({ spans }) => spans.some(({ from, to }) => from <= at.getTime() && at.getTime() < to))

interface ScheduledShift {
  readonly id: number
  readonly name: string
  readonly spans: readonly Span[]
}
export interface Schedule {
  /** The time in which any shift of the plant is on; shifts that overlap count once. */
  readonly spans: readonly Span[]
  readonly shifts: readonly ScheduledShift[]
  /** The time in which a machine was to run: on days on which the schedule names it its own shifts, on others those of the plant. */
  readonly of: (machine: { readonly id: number }) => readonly Span[]
}

type DayOf = (begin: number) => string
/** When a shift is on within a range: on the days of each of its terms as it was then. */
function spansOf(terms: readonly ShiftTerm[], range: Span, { begins, dayOf }: { begins: readonly number[]; dayOf: DayOf }): Span[] {
  let left = begins
  const spans: Span[] = []
  for (const { untilDay, isWorked, ...times } of terms) {
    const own = untilDay === null ? left : left.filter((begin) => dayOf(begin) < untilDay)
    left = left.slice(own.length)
    if (isWorked) spans.push(...shiftSpans(times, range, own))
  }
  return spans
}

/**
 * When the plant was to work within a range: the shifts that it worked then, on the working days of its calendar then. Its machines work as it
 * does but on the days on which the schedule names them, days of rest too.
 */
export async function scheduleOf(read: Read, range: Span): Promise<Schedule> {
  const dayAt = (at: number) => businessDay(new Date(at), read.offsetMinutes)
  // Last night's shift reaches into the first day.
  const days = { from: addDays(dayAt(range.from), -1), to: dayAt(range.to) }
  const [rows, termsOf, calendar, named] = await Promise.all([
    read.of(shift).find({}),
    shiftTerms(read),
    workCalendar(read, days),
    ownShifts(read, days),
  ])
  const ordered = rows.toSorted((a, b) => a.sortOrder - b.sortOrder || a.id - b.id)
  const begins = workingDays(range, read.offsetMinutes, calendar.isWorkingDay)
  const known = new Map(begins.map((begin) => [begin, dayAt(begin)]))
  const dayOf: DayOf = (begin) => known.get(begin) ?? dayAt(begin)
  const termed = ordered.map((one) => ({ one, terms: termsOf(one) }))
  const all = termed.map(({ one, terms }) => ({ ...one, spans: spansOf(terms, range, { begins, dayOf }) }))
  const shifts = all.filter(({ status, spans }) => status === 'ENABLED' || spans.length).map(({ id, name, spans }) => ({ id, name, spans }))
  const spans = union(shifts.flatMap((one) => one.spans))

  const termsOfShift = new Map(termed.map(({ one, terms }) => [one.id, terms]))
  const ownSpans = (own: OwnShifts) => {
    const rest = begins.filter((begin) => !own.has(dayOf(begin)))
    const plants = termed.flatMap(({ terms }) => spansOf(terms, range, { begins: rest, dayOf }))
    const its = [...own].flatMap(([day, shiftIds]) => {
      const begin = dayStart(day, read.offsetMinutes).getTime()
      // Somebody may be planned in a shift that the plant does not work any more: it is on all the same.
      return shiftIds.flatMap((id) => {
        const terms = termsOfShift.get(id)
        return terms ? shiftSpans(termOn(terms, day), range, [begin]) : []
      })
    })
    return union([...plants, ...its])
  }
  return {
    shifts,
    spans,
    of({ id }) {
      const own = named.get(id)
      return own ? ownSpans(own) : spans
    },
  }
}
