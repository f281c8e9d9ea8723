import { and, asc, gt, inArray } from 'drizzle-orm'
import { batchComputed, dayStart, type Read, type RowOf, todayOf } from '../../kernel/index.ts'
import { shift, shiftChange, shiftPast } from './shift.resource.ts'

export interface ShiftTimes {
  readonly beginTime: string
  readonly endTime: string
}
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

function msOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) * MINUTE_MS
}

/** Milliseconds from the beginning of its day to the begin and the end of a shift: a night shift goes on into the next day. */
export const shiftBounds = ({ beginTime, endTime }: ShiftTimes): { from: number; to: number } => ({
  from: msOf(beginTime),
  to: msOf(endTime) + (endTime <= beginTime ? DAY_MS : 0),
})

/** From when until when a shift is on that begins on a day. */
export function shiftOn(times: ShiftTimes, day: string, offsetMinutes: number): { from: Date; until: Date } {
  const start = dayStart(day, offsetMinutes).getTime()
  const { from, to } = shiftBounds(times)
  return { from: new Date(start + from), until: new Date(start + to) }
}

type Timed = Pick<RowOf<typeof shift>, 'id' | 'beginTime' | 'endTime'> & { readonly status?: string }
/** What holds of a shift on some days. */
export interface ShiftTerm extends ShiftTimes {
  /** The first day on which it no longer holds; null for what holds from then on. */
  readonly untilDay: string | null
  readonly isWorked: boolean
}

/** All that ever held and is planned of each shift of the plant, oldest first. */
export async function shiftTerms(read: Read): Promise<(one: Timed) => ShiftTerm[]> {
  const [pasts, changes] = await Promise.all([read.of(shiftPast).find({}), read.of(shiftChange).find({})])
  pasts.sort((a, b) => (a.untilDay < b.untilDay ? -1 : 1))
  changes.sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
  const isWorked = ({ status }: { readonly status?: string }) => status !== 'DISABLED'
  return (one) => {
    const planned = changes.filter(({ shiftId }) => shiftId === one.id)
    const since = [one, ...planned].map((term, at) => ({
      untilDay: planned[at]?.validFrom ?? null,
      beginTime: term.beginTime,
      endTime: term.endTime,
      isWorked: isWorked(term),
    }))
    return [...pasts.filter(({ shiftId }) => shiftId === one.id), ...since]
  }
}

/** What held on a day, out of terms in order. */
export const termOn = (terms: readonly ShiftTerm[], day: string): ShiftTerm =>
  terms.find(({ untilDay }) => untilDay === null || day < untilDay) as ShiftTerm

/** When a shift is on, on a day. */
export const shiftTimesOn = async (read: Read, one: Timed, day: string): Promise<ShiftTimes> => termOn((await shiftTerms(read))(one), day)

/** What holds of any shift on any day, of one out of service too; nothing where there is no such shift. */
export async function shiftTermsByDay(read: Read): Promise<(shiftId: number, day: string) => ShiftTerm | undefined> {
  const [rows, termsOf] = await Promise.all([read.of(shift).find({}), shiftTerms(read)])
  const known = new Map(rows.map((one) => [one.id, termsOf(one)]))
  return (shiftId, day) => {
    const terms = known.get(shiftId)
    return terms && termOn(terms, day)
  }
}

/** The shifts that are worked on a day, with their times of that day. */
export type ShiftsOn = (day: string) => readonly RowOf<typeof shift>[]
export async function shiftsByDay(read: Read): Promise<ShiftsOn> {
  const [rows, termsOf] = await Promise.all([read.of(shift).find({}), shiftTerms(read)])
  const known = rows.map((one) => ({ one, terms: termsOf(one) }))
  return (day) =>
    known.flatMap(({ one, terms }) => {
      const { isWorked, beginTime, endTime } = termOn(terms, day)
      return isWorked ? [{ ...one, beginTime, endTime }] : []
    })
}

/** The next planned change of each shift. */
async function nextChanges(read: Read, ids: readonly number[]) {
  const t = read.table(shiftChange)
  const rows = await read.db
    .select()
    .from(t)
    .where(and(inArray(t.shiftId, [...ids]), gt(t.validFrom, todayOf(read))))
    .orderBy(asc(t.validFrom))
  return rows.toReversed()
}
export const changesOn = batchComputed(shift, 'changesOn', async (read: Read, ids) => {
  const rows = await nextChanges(read, ids)
  return new Map(rows.map(({ shiftId, validFrom }) => [shiftId, validFrom]))
})
/** Times alone, in any language; nothing of a shift that is not worked any more from then on. */
export const changesTo = batchComputed(shift, 'changesTo', async (read: Read, ids) => {
  const rows = await nextChanges(read, ids)
  return new Map(rows.map((row) => [row.shiftId, row.status === 'ENABLED' ? `${row.beginTime}–${row.endTime}` : null]))
})
