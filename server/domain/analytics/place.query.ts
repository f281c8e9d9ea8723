import { and, eq, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { businessDay, type Read } from '../../kernel/index.ts'
import { equipment, pastsSince, workshop } from '../masterdata/index.ts'
import { reportLog } from '../repair/index.ts'

/** Which machines are asked about; all of the plant unless one is named. */
export interface Place {
  readonly workshopId?: number
  readonly equipmentId?: number
}

export interface AskedWorkshop {
  readonly workshopId?: number | null | undefined
}

/** A workshop of the plant, or all of the plant. */
export async function checkedPlace(read: Read, { workshopId }: AskedWorkshop): Promise<Place> {
  if (workshopId == null) return {}
  return { workshopId: (await read.of(workshop).get(workshopId)).id }
}

/** Keeps a statement about reports to those of the place: a report stays in the workshop in which its machine stood. */
export function reportedAt(read: Read, { workshopId, equipmentId }: Place): SQL | undefined {
  const t = read.table(reportLog)
  return and(equipmentId ? eq(t.equipmentId, equipmentId) : undefined, workshopId ? eq(t.workshopId, workshopId) : undefined)
}

/** Work on a machine, as a statement reads it. */
interface Work {
  readonly machine: PgColumn
  /** The workshop of the report that the work answers; empty where it answers none. */
  readonly reportedIn: SQL
  readonly at: PgColumn
  /** What `at` says: a moment, or a day, which belongs to where the machine stood when it ended. */
  readonly by: 'moment' | 'day'
}
/** From when until when a machine stood in a workshop, in milliseconds. */
interface Stay {
  readonly machine: number
  readonly from: number
  readonly to: number
}
const NEVER = Number.MAX_SAFE_INTEGER

/** The machines that have moved since a moment, and when they stood in a workshop. */
async function staysIn(read: Read, workshopId: number, since: number): Promise<{ moved: number[]; stays: Stay[] }> {
  const t = read.table(equipment)
  const [pasts, machines] = await Promise.all([
    pastsSince(read, since),
    read.db.select({ id: t.id, workshopId: t.workshopId }).from(t).where(eq(t.plantId, read.actor.plantId)),
  ])
  const moved = machines.filter((one) => pasts.get(one.id)?.some((past) => past.workshopId !== one.workshopId))
  const stays = moved.flatMap((one) => {
    const terms = [...(pasts.get(one.id) ?? []), { until: NEVER, workshopId: one.workshopId }]
    const all = terms.map(({ until, workshopId }, at) => ({ machine: one.id, from: terms[at - 1]?.until ?? 0, to: until, workshopId }))
    return all.filter((stay) => stay.workshopId === workshopId)
  })
  return { moved: moved.map(({ id }) => id), stays }
}

function during(read: Read, { machine, at, by }: Work, stays: readonly Stay[]): SQL | undefined {
  if (!stays.length) return undefined
  const dayOf = (ms: number) => (ms === NEVER ? '9999-12-31' : businessDay(new Date(ms), read.offsetMinutes))
  const told = (ms: number) => (by === 'moment' ? String(ms) : `'${dayOf(ms)}'`)
  const rows = sql.raw(stays.map((stay) => `(${stay.machine}, ${told(stay.from)}, ${told(stay.to)})`).join(', '))
  return sql`exists (select 1 from (values ${rows}) as stay where stay.column1 = ${machine} and ${at} >= stay.column2 and ${at} < stay.column3)`
}

/**
 * Keeps a statement about work since a moment to that of the place: work that answers a report was done where its machine stood when it was
 * reported, other work where the machine stood then. Where machines stand today decides nothing about the past.
 */
export async function workedAt(read: Read, work: Work, { place, since }: { place: Place; since: number }): Promise<SQL | undefined> {
  const { workshopId, equipmentId } = place
  const own = equipmentId ? eq(work.machine, equipmentId) : undefined
  if (!workshopId) return own
  const t = read.table(equipment)
  const { moved, stays } = await staysIn(read, workshopId, since)
  const inside = and(eq(t.plantId, read.actor.plantId), eq(t.workshopId, workshopId), moved.length ? notInArray(t.id, moved) : undefined)
  const here = or(sql`${work.machine} in (select ${t.id} from ${t} where ${inside})`, during(read, work, stays))
  return and(own, sql`coalesce(${work.reportedIn} = ${workshopId}, ${here})`)
}
