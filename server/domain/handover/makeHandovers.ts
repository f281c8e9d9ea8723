import { type Actor, addDays, type Read, type ScheduledTask, type Store, todayOf, type UnitOfWork } from '../../kernel/index.ts'
import { shift, shiftOn, shiftsByDay } from '../masterdata/index.ts'
import { readPoints } from './items.ts'
import type { HandedShift } from './point.ts'
import { shiftHandover } from './shiftHandover.resource.ts'

const MINUTE_MS = 60_000
/** So long before its end a shift is written down, for its lead to look at. */
const AHEAD_MS = 30 * MINUTE_MS
/** What ended longer ago than this while nobody ran is not written any more: nobody would remember. */
const BACK_MS = 2 * 60 * MINUTE_MS

/** The shifts that end now and have no handover. */
async function ending(read: Read): Promise<HandedShift[]> {
  const now = read.now.getTime()
  const today = todayOf(read)
  const worked = await shiftsByDay(read.withoutDataScope)
  const shifts = [addDays(today, -1), today].flatMap((date) =>
    worked(date).map((one) => {
      const { from, until } = shiftOn(one, date, read.offsetMinutes)
      return { date, shiftId: one.id, beganAt: from, endsAt: until }
    }),
  )
  const due = shifts.filter(({ beganAt, endsAt }) => {
    const left = endsAt.getTime() - now
    return beganAt <= read.now && left <= AHEAD_MS && left > -BACK_MS
  })
  if (!due.length) return []
  const known = await read.withoutDataScope.of(shift).many(due.map(({ shiftId }) => shiftId))
  // Of a shift that nobody knew of while it was on there is nothing to hand over.
  const wasThere = (_: HandedShift, nth: number) => (known[nth]?.createdAt ?? read.now) < (due[nth]?.endsAt ?? read.now)
  const made = await read.of(shiftHandover).find({ date: due.map(({ date }) => date) })
  return due.filter(wasThere).filter((one) => !made.some(({ date, shiftId }) => date === one.date && shiftId === one.shiftId))
}

async function make(uow: UnitOfWork): Promise<number> {
  const whole = uow.withoutDataScope
  await whole.lock(`handovers ${uow.actor.plantId}`)
  const due = await ending(whole.read)
  for (const one of due) {
    const row = await whole.of(shiftHandover).create({ ...one, readAt: uow.now })
    await readPoints(whole, row)
  }
  return due.length
}

/** Writes the handovers of the shifts that end: one for a shift and a day, however many processes do so. Out: how many were made. */
export async function makeHandovers(store: Pick<Store, 'read' | 'write'>, actor: Actor): Promise<number> {
  return (await ending(store.read(actor))).length ? store.write(actor, make) : 0
}

export const handoverRound: ScheduledTask = { name: 'makeHandovers', everyMs: MINUTE_MS, attempts: 3, counts: 'made', run: makeHandovers }
