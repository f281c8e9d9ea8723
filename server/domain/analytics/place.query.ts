import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { businessDay, type DayPage, type DayPages, type Read, type TableOf } from '../../kernel/index.ts'
import { equipment, pastsSince, workshop } from '../masterdata/index.ts'
import { reportLog } from '../repair/index.ts'

/** Which machines are asked about; all of the plant unless one is named. */
export interface Place {
  readonly workshopId?: number
  readonly equipmentId?: number
}

export interface WorkshopQuery {
  readonly workshopId?: number | null | undefined
}

/** A workshop of the plant, or all of the plant. */
export async function checkedPlace(read: Read, { workshopId }: WorkshopQuery): Promise<Place> {
  if (workshopId == null) return {}
  return { workshopId: (await read.of(workshop).get(workshopId)).id }
}

/** Keeps a statement about reports to those of the place: a report stays in the workshop in which its machine stood. */
export function reportedAt(read: Read, { workshopId, equipmentId }: Place): SQL | undefined {
  const t = read.table(reportLog)
  return and(equipmentId ? eq(t.equipmentId, equipmentId) : undefined, workshopId ? eq(t.workshopId, workshopId) : undefined)
}

/** The workshop of the report that a row answers, as a column. */
export const workshopOfReport = (report: TableOf<typeof reportLog>, reportId: SQLWrapper) =>
  sql<number | null>`(select ${report.workshopId} from ${report} where ${report.id} = ${reportId})`

/** Work on a machine. */
interface Work {
  readonly machine: number | null
  /** The workshop of the report that the work answers; null where it answers none. */
  readonly reportedIn: number | null
  /** A moment, or a day, which belongs to where the machine stood when it ended. */
  readonly at: number | string
}

/**
 * Tells the work since a moment that was done in a place: work that answers a report was done where its machine stood when it was reported,
 * other work where the machine stood then. Where machines stand today decides nothing about the past. Undefined where all of it was.
 */
export async function workedIn(read: Read, { workshopId, equipmentId }: Place, since: number) {
  if (!workshopId && !equipmentId) return undefined
  if (!workshopId) return ({ machine }: Work) => machine === equipmentId
  const t = read.table(equipment)
  const [pasts, machines] = await Promise.all([pastsSince(read, since), read.db.select({ id: t.id, workshopId: t.workshopId }).from(t)])
  const now = new Map(machines.map((one) => [one.id, one.workshopId]))
  const boundOf = (until: number, at: Work['at']) => (typeof at === 'number' ? until : businessDay(new Date(until), read.offsetMinutes))
  const stoodIn = (machine: number, at: Work['at']) =>
    (pasts.get(machine)?.find(({ until }) => at < boundOf(until, at)) ?? { workshopId: now.get(machine) }).workshopId
  return ({ machine, reportedIn, at }: Work) =>
    (!equipmentId || machine === equipmentId) && (reportedIn ?? (machine === null ? null : stoodIn(machine, at))) === workshopId
}

/** The same of the rows of days, which have work's machine and workshop among their keys. */
export const workIn =
  <P extends DayPage<'machine' | 'workshop'>>(
    { machine, workshop }: DayPages<'machine' | 'workshop'>['values'],
    worked: (work: Work) => boolean,
    when: (page: P, at: number) => Work['at'],
  ) =>
  (page: P, at: number) =>
    worked({
      machine: machine[page.keys.machine[at] as number] as number | null,
      reportedIn: workshop[page.keys.workshop[at] as number] as number | null,
      at: when(page, at),
    })
