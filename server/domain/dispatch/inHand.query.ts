import { and, countDistinct, eq, gte, sql } from 'drizzle-orm'
import { addDays, type Read, todayOf } from '../../kernel/index.ts'
import { repairTimeLog, rounded } from '../hours/index.ts'
import { inspectionOrder } from '../inspection/index.ts'
import { maintenanceOrder } from '../maintenance/index.ts'
import { equipment } from '../masterdata/index.ts'
import { repairLog, reportLog } from '../repair/index.ts'

const DAYS = 90
/** Hours that work takes where nobody has booked any yet. */
const USUAL = { repair: 1.5, maintenance: 1, inspection: 0.25 }
/** Work that took as long as usual already takes this much longer. */
const LEAST_HOURS = 0.25
/** Hours are kept as whole hundredths. */
const HUNDRED = 100

export interface Work {
  readonly resource: string
  readonly id: number
  readonly number: string
  readonly equipmentName: string
  readonly status: string
  readonly isStopped: boolean
}
/** What somebody has to do. */
export interface InHand {
  readonly work: readonly Work[]
  readonly loadHours: number
  /** Whether they work on a machine that stands still. */
  readonly isOnStop: boolean
}
type Line = Omit<Work, 'equipmentName'> & { readonly equipmentId: number; readonly hours: number; readonly people: readonly number[] }

/** How long a repair and a maintenance order took on average in the last 90 days. */
async function usualHours(read: Read): Promise<{ repair: number; maintenance: number }> {
  const t = read.table(repairTimeLog)
  const [found] = await read.db
    .select({
      repairs: countDistinct(t.repairId),
      orders: countDistinct(t.maintenanceId),
      onRepairs: sql<number | null>`sum(case when ${t.repairId} is not null then ${t.hours} end)`,
      onOrders: sql<number | null>`sum(case when ${t.maintenanceId} is not null then ${t.hours} end)`,
    })
    .from(t)
    .where(and(read.within(repairTimeLog), eq(t.status, 'BOOKED'), gte(t.logDate, addDays(todayOf(read), -DAYS))))
  const average = (sum: number | null | undefined, count: number | undefined, usual: number) =>
    count ? Number(sum ?? 0) / HUNDRED / count : usual
  return {
    repair: average(found?.onRepairs, found?.repairs, USUAL.repair),
    maintenance: average(found?.onOrders, found?.orders, USUAL.maintenance),
  }
}

/** Open repairs; of what has been booked on one, the rest is left. Repairs that wait for parts take no time now. */
async function repairLines(read: Read, usual: number): Promise<Line[]> {
  const repairs = await read.of(repairLog).find({ status: ['ASSIGNED', 'IN_PROGRESS', 'WAITING_PARTS'] })
  const ids = repairs.map(({ id }) => id)
  const [people, booked, reports] = await Promise.all([
    read.of(repairLog).linksOf('repairerIds', ids),
    ids.length ? read.of(repairTimeLog).find({ repairId: ids, status: 'BOOKED' }) : [],
    read.of(reportLog).many(repairs.map(({ reportId }) => reportId ?? 0)),
  ])
  const spent = new Map<number, number>()
  for (const { repairId, hours } of booked) spent.set(repairId ?? 0, (spent.get(repairId ?? 0) ?? 0) + hours)
  return repairs.map(({ id, repairNo, equipmentId, status }, at) => {
    const crew = people.get(id) ?? []
    const left = Math.max(LEAST_HOURS, usual - (spent.get(id) ?? 0)) / Math.max(1, crew.length)
    const report = reports[at]
    return {
      resource: repairLog.name,
      id,
      number: repairNo,
      equipmentId,
      status,
      isStopped: report?.isStopped === true && report.resumeDate === null,
      hours: status === 'WAITING_PARTS' ? 0 : left,
      people: crew,
    }
  })
}

/** Maintenance orders due by today, and inspections of shifts of today and yesterday, that have somebody. */
async function plannedLines(read: Read, usual: number): Promise<Line[]> {
  const today = todayOf(read)
  const [orders, checks] = await Promise.all([
    read.of(maintenanceOrder).find({ status: ['PENDING', 'IN_PROGRESS'] }),
    read.of(inspectionOrder).find({ status: 'PENDING', planDate: [addDays(today, -1), today] }),
  ])
  return [
    ...orders.flatMap(({ id, maintNo, equipmentId, status, ownerId, planDate }) =>
      ownerId === null || planDate > today
        ? []
        : { resource: maintenanceOrder.name, id, number: maintNo, equipmentId, status, isStopped: false, hours: usual, people: [ownerId] },
    ),
    ...checks.flatMap(({ id, inspectNo, equipmentId, status, inspectorId }) =>
      inspectorId === null
        ? []
        : {
            ...{ resource: inspectionOrder.name, id, number: inspectNo, equipmentId, status },
            ...{ isStopped: false, hours: USUAL.inspection, people: [inspectorId] },
          },
    ),
  ]
}

const hasBegun = ({ status, isStopped }: Line) => isStopped && status !== 'WAITING_PARTS'

/** What each repairer has in hand, and how many hours that usually takes. */
export async function inHand(read: Read): Promise<(repairerId: number) => InHand> {
  const usual = await usualHours(read)
  const lines = (await Promise.all([repairLines(read, usual.repair), plannedLines(read, usual.maintenance)])).flat()
  const machines = await read.withoutDataScope.of(equipment).many([...new Set(lines.map(({ equipmentId }) => equipmentId))])
  const names = new Map(machines.flatMap((one) => (one ? [[one.id, one.name]] : [])))
  const byPerson = new Map<number, Line[]>()
  for (const line of lines) for (const id of line.people) byPerson.set(id, [...(byPerson.get(id) ?? []), line])
  return (repairerId) => {
    const own = byPerson.get(repairerId) ?? []
    return {
      work: own.map(({ equipmentId, hours: _, people: __, ...line }) => ({ ...line, equipmentName: names.get(equipmentId) ?? '' })),
      loadHours: rounded(own.reduce((sum, { hours }) => sum + hours, 0)),
      isOnStop: own.some(hasBegun),
    }
  }
}
