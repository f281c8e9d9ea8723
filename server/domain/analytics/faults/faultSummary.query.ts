import { and, desc, notInArray } from 'drizzle-orm'
import type { Read } from '../../../kernel/index.ts'
import { defineReadModel, objectOf } from '../../../kernel/index.ts'
import { equipment, plant } from '../../masterdata/index.ts'
import { faultCategory, progressOf, repairer, repairLog, reportLog, reportRun, VOID_REPORT } from '../../repair/index.ts'
import { lastDays } from '../figureRange.ts'
import { faultCounts } from './faultCounts.query.ts'
import { machineFaults, paretoOf } from './faultFigures.query.ts'
import type { FaultSummary } from './faultSummary.shape.ts'
import { summary } from './faultSummary.shape.ts'

const MONTH = 30
const CHART_DAYS = 14
const MACHINES = 10
const NEWEST = 6

async function newestReports(read: Read): Promise<FaultSummary['newest']> {
  const t = read.table(reportLog)
  const ids = await read.db
    .select({ id: t.id })
    .from(t)
    .where(and(notInArray(t.status, [...VOID_REPORT])))
    .orderBy(desc(t.reportDate), desc(t.id))
    .limit(NEWEST)
  const rows = (await read.of(reportLog).many(ids.map((row) => row.id))).filter((row) => row !== null)
  const [progress, machines] = await Promise.all([progressOf(read, rows), read.of(equipment).many(rows.map((row) => row.equipmentId))])
  return rows.map(({ id, reportNo, description, urgency, reportDate, isStopped, ...row }, at) => {
    const status = progress.get(id)?.status ?? row.status
    return { id, reportNo, equipmentName: machines[at]?.name ?? '', description, urgency, status, reportDate, isStopped }
  })
}

/** Everything the fault board shows: the last 30 business days, today included (§12). */
export async function faultSummary({ withoutDataScope: read }: Read): Promise<FaultSummary> {
  const { whole, days } = lastDays(read, MONTH)
  const [{ id, name }, counts, newest] = await Promise.all([
    read.of(plant).get(read.actor.plantId),
    faultCounts(read, { range: whole }),
    newestReports(read),
  ])
  const [categories, machines] = await Promise.all([
    paretoOf(read, counts.byCategory),
    machineFaults(read, counts.byMachine.slice(0, MACHINES)),
  ])
  return {
    at: read.now,
    plant: { id, name },
    total: counts.total,
    categories,
    machines,
    byDay: days.slice(-CHART_DAYS).map((day) => ({ day, count: counts.byDay.get(day) ?? 0 })),
    newest,
  }
}

export const faultSummaryModel = defineReadModel('faultSummary', {
  description: 'What fails in the current plant',
  permission: ['dataview:fault:view'],
  isForWalls: true,
  live: {},
  result: objectOf(summary),
  stale: [reportLog, reportRun, repairLog, repairer, equipment, faultCategory, plant],
  read: ({ read }) => faultSummary(read),
})
