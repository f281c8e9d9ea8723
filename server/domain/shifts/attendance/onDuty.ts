import { addDays, businessDay, type Read, type RowOf } from '../../../kernel/index.ts'
import { shiftOn, shiftsByDay } from '../../masterdata/index.ts'
import { leaveBetween, type Vacation } from '../leave/workerVacation.resource.ts'
import { productionSchedule } from '../schedule/productionSchedule.resource.ts'

export type Entry = RowOf<typeof productionSchedule> & { readonly workers: readonly number[] }
export interface Duty {
  /** The day to which the shift that is on belongs: that of yesterday after midnight, until the night shift ends. */
  readonly day: string
  /** What is scheduled now. */
  readonly entries: readonly Entry[]
  readonly isScheduled: (workerId: number) => boolean
  /** The day of their leave that keeps somebody away now, whether they would work or not; null for whoever is not on leave. */
  readonly leaveDayOf: (workerId: number) => string | null
  readonly isOnLeave: (workerId: number) => boolean
}

const NOON = 12 * 60
const MINUTE_MS = 60_000

/**
 * Who works and who is away at a moment, as the plant's schedule and its approved leave say. Whoever is in a shift is judged by the day on
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
  const scheduled = new Set(entries.flatMap((one) => one.workers))
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
  return { day, entries, isScheduled: (id) => scheduled.has(id), leaveDayOf, isOnLeave: (id) => leaveDayOf(id) !== null }
}
