import { addDays, identityOf, isOnePerson, type Read, type RowOf, todayOf } from '../../kernel/index.ts'
import { shift, shiftOn, shiftTermsByDay, worker } from '../masterdata/index.ts'
import { repairer } from '../repair/index.ts'
import { cellsBetween, leaveBetween, onDuty } from '../shifts/index.ts'
import { type InHand, inHand } from './inHand.query.ts'
import type { Presence } from './rankPeople.ts'

const DAYS_AHEAD = 7
const MINUTE_MS = 60_000

interface Planned {
  readonly shiftId: number
  readonly from: Date
  readonly until: Date
  readonly date: string
}
export interface Person extends InHand {
  readonly repairerId: number
  readonly name: string
  readonly craft: RowOf<typeof repairer>['craft']
  readonly presence: Presence
  readonly shiftName: string | null
  readonly shiftEndsAt: Date | null
  readonly nextShiftName: string | null
  readonly nextShiftAt: Date | null
  readonly leaveFrom: string | null
  readonly leaveUntil: string | null
  readonly shiftMinutes: number
}

/** The shifts of each worker from yesterday, whose night may go on, until a week from now; in the order of time. */
async function shiftsOfWorkers(read: Read): Promise<(workerId: number) => readonly Planned[]> {
  const today = todayOf(read)
  const [cells, termOf] = await Promise.all([cellsBetween(read, addDays(today, -1), addDays(today, DAYS_AHEAD)), shiftTermsByDay(read)])
  const planned = new Map<number, Planned[]>()
  for (const { date, shiftId, workerIds } of cells) {
    const term = termOf(shiftId, date)
    if (!term) continue
    const one = { date, shiftId, ...shiftOn(term, date, read.offsetMinutes) }
    for (const id of workerIds) {
      const own = planned.get(id) ?? []
      // One person may have two places in a shift.
      if (!own.some((other) => other.date === date && other.shiftId === shiftId)) planned.set(id, [...own, one])
    }
  }
  for (const own of planned.values()) own.sort((a, b) => a.from.getTime() - b.from.getTime())
  return (workerId) => planned.get(workerId) ?? []
}

const minutesOf = (shifts: readonly Planned[]) =>
  shifts.reduce((sum, { from, until }) => sum + (until.getTime() - from.getTime()) / MINUTE_MS, 0)

/** Shift, leave and open work of every repairer in service. Who is there is the plant's knowledge, whatever records its reader sees. */
export async function dispatchPeople(read: Read): Promise<Person[]> {
  const whole = read.withoutDataScope
  const today = todayOf(read)
  const [repairers, workers, shifts, duty, plannedOf, leave, workOf] = await Promise.all([
    read.of(repairer).find({ status: 'ENABLED' }),
    whole.of(worker).find({ status: 'ENABLED' }),
    whole.of(shift).find({}),
    onDuty(read, read.now),
    shiftsOfWorkers(whole),
    leaveBetween(whole, { from: today, to: addDays(today, DAYS_AHEAD), status: ['APPROVED'] }),
    inHand(read),
  ])
  const shiftName = (one: Planned | undefined) => shifts.find(({ id }) => id === one?.shiftId)?.name ?? null
  const byOrder = repairers.toSorted((a, b) => a.sortOrder - b.sortOrder || a.id - b.id)
  return byOrder.map((one) => {
    const who = workers.find((other) => isOnePerson(identityOf(repairer, one), identityOf(worker, other)))
    const planned = who ? plannedOf(who.id) : []
    const now = planned.find(({ from, until }) => from <= read.now && read.now < until)
    const next = planned.find(({ from }) => from > read.now)
    const isAway = who !== undefined && duty.isOnLeave(who.id)
    const own = leave.filter(({ workerId }) => workerId === who?.id).toSorted((a, b) => (a.beginDate < b.beginDate ? -1 : 1))[0]
    return {
      repairerId: one.id,
      name: one.name,
      craft: one.craft,
      presence: isAway
        ? 'ON_LEAVE'
        : who && duty.isAbsent(who.id)
          ? 'ABSENT'
          : now
            ? 'ON_SHIFT'
            : planned.length
              ? 'OFF_SHIFT'
              : 'UNPLANNED',
      shiftName: shiftName(now),
      shiftEndsAt: now?.until ?? null,
      nextShiftName: shiftName(next),
      nextShiftAt: next?.from ?? null,
      leaveFrom: own?.beginDate ?? null,
      leaveUntil: own?.endDate ?? null,
      shiftMinutes: minutesOf(now ? [now] : planned.filter(({ date }) => date === today)),
      ...workOf(one.id),
    }
  })
}
