import { and, asc, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { Read } from '../../kernel/index.ts'
import { reportLog } from './reportLog.resource.ts'
import { reportRun } from './reportRun.resource.ts'
import { type Span, spansOf } from './stopHours.ts'

/** A report that was reopened, with the stops that it tells of, in order. */
export interface Reopened {
  readonly id: number
  readonly equipmentId: number
  readonly faultCategoryId: number | null
  readonly isStopped: boolean
  readonly acceptedAt: Date | null
  readonly resumeDate: Date | null
  readonly spans: readonly Span[]
}

/** When the machines of some reports ran before these were reopened, oldest first. */
export async function runsOf(read: Read, reportIds: readonly number[]): Promise<Map<number, Span[]>> {
  const t = read.table(reportRun)
  const rows = reportIds.length
    ? await read.db
        .select({ reportId: t.reportId, fromAt: t.fromAt, toAt: t.toAt })
        .from(t)
        .where(and(inArray(t.plantId, [read.actor.plantId]), inArray(t.reportId, [...reportIds])))
        .orderBy(asc(t.fromAt))
    : []
  const runs = new Map<number, Span[]>()
  for (const { reportId, fromAt, toAt } of rows)
    runs.set(reportId, [...(runs.get(reportId) ?? []), { from: fromAt.getTime(), to: toAt.getTime() }])
  return runs
}

/**
 * The reopened ones among some reports of the plant. They are few: statements over very many reports leave them out and take them from
 * here. A stop that is still open reaches to `end`.
 */
export async function reopenedAmong(read: Read, those: SQL | undefined, end: number): Promise<Reopened[]> {
  const t = read.table(reportLog)
  const { id, equipmentId, faultCategoryId, isStopped, acceptedAt, reportDate, resumeDate } = t
  const rows = await read.db
    .select({ id, equipmentId, faultCategoryId, isStopped, acceptedAt, reportDate, resumeDate })
    .from(t)
    .where(and(those, isNotNull(t.reopenedAt)))
  const runs = await runsOf(
    read,
    rows.map((row) => row.id),
  )
  return rows.map(({ reportDate, ...row }) => ({
    ...row,
    spans: spansOf({ reportDate, resumeDate: row.resumeDate }, runs.get(row.id) ?? [], end),
  }))
}
