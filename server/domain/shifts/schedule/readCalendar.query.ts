import { and, eq, gte, inArray } from 'drizzle-orm'
import { addDays, type Language, type Read, Refusal, type ResourceDef, type Store, systemActor, todayOf } from '../../../kernel/index.ts'
import { rowOfKey, user } from '../../identity/index.ts'
import { equipment, plant, productionPosition, shift, shiftChange, shiftPast, worker } from '../../masterdata/index.ts'
import { operationLog } from '../../system/index.ts'
import { calendarFeed } from '../calendarFeed.resource.ts'
import { leaveBetween, type Vacation } from '../leave/workerVacation.resource.ts'
import { shiftsOf, workerOf } from '../myShifts.model.ts'
import { productionSchedule } from './productionSchedule.resource.ts'

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
  /** `changedAt`: when anything that shows in the event last changed, so that an unchanged calendar reads the same. */
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
  const who = feed && mayEnter ? await workerOf({ actor: { ...read.actor, userId: feed.userId }, withoutDataScope: read }) : undefined
  if (!feed || !home || home.status !== 'ENABLED' || who?.status !== 'ENABLED') throw unknown()
  const today = todayOf(read)
  const days = { from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD) }
  const [shifts, leave] = await Promise.all([
    shiftsOf(read, who.id, days),
    leaveBetween(read, { ...days, status: ['SUBMITTED', 'APPROVED'] }),
  ])
  const changedAt = await changesOf(read, { shifts, from: days.from, others: [feed.issuedAt, home.updatedAt, who.updatedAt] })
  if (!feed.lastReadAt || read.now.getTime() - feed.lastReadAt.getTime() > NOTED_MS) await noteReading(store, plantId, feed.id)
  return {
    ...{ language: feed.language, plantId, plantName: home.name, workerId: who.id, workerName: who.name },
    shifts: shifts.map((one) => ({ ...one, changedAt: changedAt(one) })),
    leave: leave.filter(({ workerId }) => workerId === who.id),
  }
}

type Stamped = { readonly id: number; readonly updatedAt: Date } | null
const latest = (all: readonly (Date | null | undefined)[]) => new Date(Math.max(0, ...all.map((at) => at?.getTime() ?? 0)))

/** When entries of the schedule were last taken out, by day, and when planned changes of shifts were. */
async function removalsOf(read: Read, from: string): Promise<(day: string) => Date | undefined> {
  const t = read.table(operationLog)
  const gone = and(eq(t.atPlantId, read.actor.plantId), eq(t.action, 'delete'), gte(t.at, new Date(`${from}T00:00:00Z`)))
  const rows = await read.db
    .select({ resource: t.resource, title: t.recordTitle, at: t.at })
    .from(t)
    .where(and(inArray(t.resource, [productionSchedule.name, shiftChange.name]), gone))
  const isOf = (day: string) => (one: (typeof rows)[number]) => one.resource === shiftChange.name || one.title === day
  return (day) => latest(rows.filter(isOf(day)).map(({ at }) => at))
}

interface Shown {
  readonly shifts: readonly Shift[]
  /** From which day on. */
  readonly from: string
  /** When what shows in every event changed. */
  readonly others: readonly Date[]
}
/** When anything last changed that shows in the event of a shift: its entries, hours and names, the place, and who else works in it. */
async function changesOf(read: Read, { shifts, from, others }: Shown): Promise<(one: Shift) => Date> {
  const stamps = async (resource: ResourceDef, ids: readonly (number | null)[]) => {
    const rows = (await read.of(resource).many([...new Set(ids.filter((id) => id !== null))])) as Stamped[]
    return new Map(rows.flatMap((row) => (row ? [[row.id, row.updatedAt] as const] : [])))
  }
  const terms = [...(await read.of(shiftChange).find({})), ...(await read.of(shiftPast).find({}))]
  const [entries, hours, positions, machines, people, removedAt] = await Promise.all([
    stamps(
      productionSchedule,
      shifts.flatMap((one) => one.entryIds),
    ),
    stamps(
      shift,
      shifts.map((one) => one.shiftId),
    ),
    stamps(
      productionPosition,
      shifts.map((one) => one.positionId),
    ),
    stamps(
      equipment,
      shifts.map((one) => one.equipmentId),
    ),
    stamps(
      worker,
      shifts.flatMap((one) => one.colleagueIds),
    ),
    removalsOf(read, from),
  ])
  return (one) =>
    latest([
      ...others,
      ...one.entryIds.map((id) => entries.get(id)),
      ...terms.filter(({ shiftId }) => shiftId === one.shiftId).map(({ updatedAt }) => updatedAt),
      ...one.colleagueIds.map((id) => people.get(id)),
      ...[hours.get(one.shiftId), positions.get(one.positionId), machines.get(one.equipmentId ?? 0), removedAt(one.date)],
    ])
}

const plantsOf = async (store: Pick<Store, 'read'>, userId: number) =>
  (await store.read(systemActor(0)).of(user).linksOf('plantIds', [userId])).get(userId) ?? []

/** The row keeps its version and leaves no log: nobody changed it. */
const noteReading = (store: Pick<Store, 'write'>, plantId: number, id: number) =>
  store.write(systemActor(plantId), async ({ now, read }) => {
    const t = read.table(calendarFeed)
    await read.db.update(t).set({ lastReadAt: now }).where(eq(t.id, id))
  })
