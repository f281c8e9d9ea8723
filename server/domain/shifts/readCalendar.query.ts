import { eq } from 'drizzle-orm'
import { addDays, type Language, Refusal, type Store, systemActor, todayOf } from '../../kernel/index.ts'
import { rowOfKey, user } from '../identity/index.ts'
import { plant } from '../masterdata/index.ts'
import { calendarFeed } from './calendarFeed.resource.ts'
import { shiftsOf, workerOf } from './myShifts.model.ts'
import { productionSchedule } from './productionSchedule.resource.ts'
import { leaveBetween, type Vacation } from './workerVacation.resource.ts'

const DAYS_BACK = 14
const DAYS_AHEAD = 60
/** So often at most it is noted that a link was used: calendars look every few minutes. */
const NOTED_MS = 60 * 60_000

type Shift = Awaited<ReturnType<typeof shiftsOf>>[number]
export interface Calendar {
  readonly language: Language
  readonly plantId: number
  readonly plantName: string
  readonly workerId: number
  readonly workerName: string
  /** `changedAt`: when the entry last changed, so that an unchanged calendar reads the same. */
  readonly shifts: readonly (Shift & { readonly changedAt: Date })[]
  readonly leave: readonly Vacation[]
}
/** Forged, revoked, or of somebody who may not come in any more: whoever guesses learns nothing. */
const unknown = () => new Refusal('shifts.calendarUnknown', {}, { kind: 'notFound' })

/** The shifts and the leave of the person whose key it is, in the plant of the key. */
export async function readCalendar(store: Pick<Store, 'read' | 'write'>, key: string): Promise<Calendar> {
  const found = await rowOfKey(store, calendarFeed, key)
  if (!found) throw unknown()
  const { plantId } = found
  const read = store.read(systemActor(plantId))
  const [feed] = await read.of(calendarFeed).many([found.id])
  const [account] = feed ? await read.of(user).many([feed.userId]) : []
  const mayEnter = account?.status === 'ENABLED' && (await plantsOf(store, account.id)).includes(plantId)
  const [home] = await read.of(plant).many([plantId])
  const who = feed && mayEnter ? await workerOf({ actor: { ...read.actor, userId: feed.userId }, entire: read }) : undefined
  if (!feed || !home || home.status !== 'ENABLED' || who?.status !== 'ENABLED') throw unknown()
  const today = todayOf(read)
  const days = { from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD) }
  const [shifts, leave] = await Promise.all([
    shiftsOf(read, who.id, days),
    leaveBetween(read, { ...days, status: ['SUBMITTED', 'APPROVED'] }),
  ])
  const entries = await read.of(productionSchedule).many(shifts.map(({ entryId }) => entryId))
  if (!feed.lastReadAt || read.now.getTime() - feed.lastReadAt.getTime() > NOTED_MS) await noteReading(store, plantId, feed.id)
  return {
    ...{ language: feed.language, plantId, plantName: home.name, workerId: who.id, workerName: who.name },
    shifts: shifts.map((one, at) => ({ ...one, changedAt: entries[at]?.updatedAt ?? feed.issuedAt })),
    leave: leave.filter(({ workerId }) => workerId === who.id),
  }
}

const plantsOf = async (store: Pick<Store, 'read'>, userId: number) =>
  (await store.read(systemActor(0)).of(user).linksOf('plantIds', [userId])).get(userId) ?? []

/** The row keeps its version and leaves no log: nobody changed it. */
const noteReading = (store: Pick<Store, 'write'>, plantId: number, id: number) =>
  store.write(systemActor(plantId), async ({ now, read }) => {
    const t = read.table(calendarFeed)
    await read.db.update(t).set({ lastReadAt: now }).where(eq(t.id, id))
  })
