import { addDays, businessDay, type Read, type RowOf } from '../../../kernel/index.ts'
import { shiftOn, shiftsByDay } from '../../masterdata/index.ts'
import { leaveBetween, type Vacation } from '../leave/workerVacation.resource.ts'
import { productionSchedule } from '../schedule/productionSchedule.resource.ts'
import { attendance } from './attendance.resource.ts'

export type Entry = RowOf<typeof productionSchedule> & { readonly workers: readonly number[] }
export interface Duty {
  /** The day to which the shift that is on belongs: that of yesterday after midnight, until the night shift ends. */
  readonly day: string
  /** What is scheduled now. */
  readonly entries: readonly Entry[]
  /** Planned in the shift that is on, and neither marked absent nor gone. */
  readonly isScheduled: (workerId: number) => boolean
  /** Planned in the shift that is on, but marked absent in it, or gone before its end. */
  readonly isAbsent: (workerId: number) => boolean
  /** The day of their leave that keeps somebody away now, whether they would work or not; null for whoever is not on leave. */
  readonly leaveDayOf: (workerId: number) => string | null
  readonly isOnLeave: (workerId: number) => boolean
}

const NOON = 12 * 60
const MINUTE_MS = 60_000

/** Whom the roll call misses in every one of these shifts in which it knows them. */
async function missingFrom(read: Read, entries: readonly Entry[], at: Date): Promise<ReadonlySet<number>> {
  if (!entries.length) return new Set()
  const marks = (await read.of(attendance).find({ date: [...new Set(entries.map(({ date }) => date))], status: 'RECORDED' })).filter(
    ({ date, shiftId }) => entries.some((one) => one.date === date && one.shiftId === shiftId),
  )
  const isThere = ({ presence, leftAt }: (typeof marks)[number]) => presence !== 'ABSENT' && (leftAt === null || leftAt > at)
  const there = new Set(marks.filter(isThere).map(({ workerId }) => workerId))
  return new Set(marks.flatMap(({ workerId }) => (there.has(workerId) ? [] : [workerId])))
}

/**
 * Who works and who is away at a moment, as the plant's schedule, its roll calls and its approved leave say. Whoever is in a shift is judged by the day on
 * which it began: leave that begins at midnight leaves them the rest of the night. Of everybody else after midnight both days count, that of
 * the night that is running and that of the calendar.
 */
export async function onDuty({ withoutDataScope: read }: Read, at: Date): Promise<Duty> {
  const today = businessDay(at, read.offsetMinutes)
  const days = [addDays(today, -1), today]
  const worked = await shiftsByDay(read)
  const on = days.flatMap((date) =>
    worked(date).flatMap((one) => {
      const { from, until } = shiftOn(one, date, read.offsetMinutes)
      return from <= at && at < until ? [{ date, shiftId: one.id }] : []
    }),
  )
  const rows = on.length ? await read.of(productionSchedule).find({ date: days }) : []
  const now = rows.filter(({ date, shiftId }) => on.some((one) => one.date === date && one.shiftId === shiftId))
  const workers = await read.of(productionSchedule).linksOf(
    'workerIds',
    now.map(({ id }) => id),
  )
  const entries = now.map((row) => ({ ...row, workers: workers.get(row.id) ?? [] }))
  const planned = new Set(entries.flatMap((one) => one.workers))
  const missing = await missingFrom(read, entries, at)
  const day = on[0]?.date ?? today
  const minute = Math.floor(at.getTime() / MINUTE_MS + read.offsetMinutes) % (24 * 60)
  const covers = ({ beginDate, beginHalf, endDate, endHalf }: Vacation, date: string) => {
    // What is left of a night after midnight is the end of the day on which the shift began.
    const isBeforeNoon = date === today && minute < NOON
    return (
      beginDate <= date &&
      date <= endDate &&
      !(date === beginDate && beginHalf && isBeforeNoon) &&
      !(date === endDate && endHalf && !isBeforeNoon)
    )
  }
  const leave = await leaveBetween(read, { from: day, to: today, status: ['APPROVED'] })
  const dayOf = (workerId: number) => {
    const spans = leave.filter((one) => one.workerId === workerId)
    const own = entries.filter((one) => one.workers.includes(workerId))
    const isMissed = ({ date, shiftId }: Entry) => spans.some((one) => covers(one, date) && (one.shiftId ?? shiftId) === shiftId)
    if (own.length) return own.every(isMissed) ? (own[0]?.date ?? null) : null
    const isOn = (one: Vacation) => one.shiftId === null || on.some(({ shiftId }) => shiftId === one.shiftId)
    return [day, today].find((date) => spans.some((one) => covers(one, date) && isOn(one))) ?? null
  }
  const away = new Map([...new Set(leave.map((one) => one.workerId))].map((id) => [id, dayOf(id)]))
  const leaveDayOf = (id: number) => away.get(id) ?? null
  const isAbsent = (id: number) => planned.has(id) && missing.has(id)
  const isScheduled = (id: number) => planned.has(id) && !missing.has(id)
  return { day, entries, isScheduled, isAbsent, leaveDayOf, isOnLeave: (id) => leaveDayOf(id) !== null }
}
