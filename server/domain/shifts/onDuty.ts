import { addDays, businessDay, type Read, type RowOf } from '../../kernel/index.ts'
import { shiftOn, shiftsByDay } from '../masterdata/index.ts'
import { productionSchedule } from './productionSchedule.resource.ts'
import type { workerVacation } from './workerVacation.resource.ts'
import { leaveBetween } from './workerVacation.resource.ts'

export type Entry = RowOf<typeof productionSchedule> & { readonly workers: readonly number[] }
export interface Duty {
  /** The day to which the shift that is on belongs: that of yesterday after midnight. */
  readonly day: string
  /** What is scheduled now. */
  readonly entries: readonly Entry[]
  readonly isScheduled: (workerId: number) => boolean
  readonly isOnLeave: (workerId: number) => boolean
}
type Leave = Pick<RowOf<typeof workerVacation>, 'workerId' | 'beginDate' | 'beginHalf' | 'endDate' | 'endHalf'>

const NOON = 12 * 60
const MINUTE_MS = 60_000

/** Who works and who is away at a moment, as the plant's schedule and its approved leave say. */
export async function onDuty({ entire: read }: Read, at: Date): Promise<Duty> {
  const today = businessDay(at, read.offsetMinutes)
  const days = [addDays(today, -1), today]
  const worked = await shiftsByDay(read)
  const on = days.flatMap((date) =>
    worked(date).flatMap((one) => {
      const { from, until } = shiftOn(one, date, read.offsetMinutes)
      return from <= at && at < until ? [{ date, shiftId: one.id, from }] : []
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
  // What is left of a night after midnight is the end of the day on which the shift began.
  const isBeforeNoon = day === today && minute < NOON
  const isAway = ({ beginDate, beginHalf, endDate, endHalf }: Leave) =>
    beginDate <= day &&
    day <= endDate &&
    !(day === beginDate && beginHalf && isBeforeNoon) &&
    !(day === endDate && endHalf && !isBeforeNoon)
  const away = new Set((await leaveBetween(read, { from: day, to: day, status: ['APPROVED'] })).filter(isAway).map((one) => one.workerId))
  return { day, entries, isScheduled: (id) => scheduled.has(id), isOnLeave: (id) => away.has(id) }
}
