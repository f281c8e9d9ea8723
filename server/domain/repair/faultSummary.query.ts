import { and, desc, eq, gte, isNotNull, isNull, notInArray } from 'drizzle-orm'
import { addDays, businessDay, dayStart, type Read } from '../../kernel/index.ts'
import { equipment, plant } from '../masterdata/index.ts'
import { faultCategory } from './faultCategory.resource.ts'
import { VOID_REPORT } from './openReports.query.ts'
import { repairLog } from './repairLog.resource.ts'
import { reportLog } from './reportLog.resource.ts'

export interface FaultShare {
  categoryId: number | null
  name: string
  count: number
  cumulative: number
}
export interface FaultSummary {
  at: Date
  plant: { id: number; name: string }
  total: number
  categories: FaultShare[]
  machines: { equipmentId: number; name: string; count: number }[]
  byDay: { day: string; count: number }[]
  newest: {
    id: number
    reportNo: string
    equipmentName: string
    description: string
    urgency: string
    status: string
    reportDate: Date
    isStopped: boolean
  }[]
}

const MONTH = 30
const CHART_DAYS = 14
const MACHINES = 10
const NEWEST = 6

/** Faults since a moment: reports that were not withdrawn, those joined to another one counted with it. */
function faultsSince(read: Read, from: Date) {
  const t = read.table(reportLog)
  const isFault = and(notInArray(t.status, [...VOID_REPORT]), isNull(t.joinedToId))
  return read.db
    .select({ id: t.id, equipmentId: t.equipmentId, reportDate: t.reportDate })
    .from(t)
    .where(and(eq(t.plantId, read.actor.plantId), gte(t.reportDate, from), isFault))
}

/** What each report turned out to be; the last repair that judged it knows best. */
async function categoriesSince(read: Read, from: Date): Promise<Map<number | null, number | null>> {
  const [t, report] = [read.table(repairLog), read.table(reportLog)]
  const judged = await read.db
    .select({ reportId: t.reportId, categoryId: t.faultCategoryId })
    .from(t)
    .innerJoin(report, eq(t.reportId, report.id))
    .where(and(eq(t.plantId, read.actor.plantId), gte(report.reportDate, from), isNotNull(t.faultCategoryId)))
    .orderBy(t.id)
  return new Map(judged.map((row) => [row.reportId, row.categoryId]))
}

function countBy<T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, number> {
  const counts = new Map<K, number>()
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1)
  return counts
}
const largestFirst = <K>(counts: ReadonlyMap<K, number>) => [...counts].sort((a, b) => b[1] - a[1] || Number(a[0]) - Number(b[0]))

/** Pareto order with the running share; a category nobody has judged yet has no name, every screen has a word for it. */
async function sharesOf(read: Read, counts: ReadonlyMap<number | null, number>, total: number): Promise<FaultShare[]> {
  const names = new Map((await read.of(faultCategory).find({})).map((c) => [c.id, c.name]))
  let running = 0
  return largestFirst(counts).map(([categoryId, count]) => {
    running += count
    return {
      categoryId,
      name: categoryId === null ? '' : (names.get(categoryId) ?? ''),
      count,
      cumulative: Math.round((running / total) * 10_000) / 10_000,
    }
  })
}

async function newestReports(read: Read): Promise<FaultSummary['newest']> {
  const t = read.table(reportLog)
  const ids = await read.db
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.plantId, read.actor.plantId), notInArray(t.status, [...VOID_REPORT])))
    .orderBy(desc(t.reportDate), desc(t.id))
    .limit(NEWEST)
  const rows = (await read.of(reportLog).many(ids.map((row) => row.id))).filter((row) => row !== null)
  const machines = await read.of(equipment).many(rows.map((row) => row.equipmentId))
  return rows.map(({ id, reportNo, description, urgency, status, reportDate, isStopped }, at) => {
    return { id, reportNo, equipmentName: machines[at]?.name ?? '', description, urgency, status, reportDate, isStopped }
  })
}

/** Everything the fault board shows: the last 30 business days, today included (§12). */
export async function faultSummary(read: Read): Promise<FaultSummary> {
  const { now, offsetMinutes: offset } = read
  const today = businessDay(now, offset)
  const from = dayStart(addDays(today, 1 - MONTH), offset)
  const [{ id, name }, faults, judged, newest] = await Promise.all([
    read.of(plant).get(read.actor.plantId),
    faultsSince(read, from),
    categoriesSince(read, from),
    newestReports(read),
  ])
  const top = largestFirst(countBy(faults, (fault) => fault.equipmentId)).slice(0, MACHINES)
  const machines = await read.of(equipment).many(top.map(([equipmentId]) => equipmentId))
  const perDay = countBy(faults, (fault) => businessDay(fault.reportDate, offset))
  return {
    at: now,
    plant: { id, name },
    total: faults.length,
    categories: await sharesOf(
      read,
      countBy(faults, (fault) => judged.get(fault.id) ?? null),
      faults.length,
    ),
    machines: top.map(([equipmentId, count], at) => ({ equipmentId, name: machines[at]?.name ?? '', count })),
    byDay: Array.from({ length: CHART_DAYS }, (_, at) => addDays(today, at + 1 - CHART_DAYS)).map((day) => ({
      day,
      count: perDay.get(day) ?? 0,
    })),
    newest,
  }
}
