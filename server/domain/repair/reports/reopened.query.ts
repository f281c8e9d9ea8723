import { and, asc, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { Read } from '../../../kernel/index.ts'
import { reportLog, reportRun } from './reportLog.resource.ts'

/** From a moment up to, not including, another, in epoch milliseconds. */
export interface Span {
  readonly from: number
  readonly to: number
}
export interface Stop {
  readonly reportDate: Date
  readonly resumeDate: Date | null
}

/** When the machine of a report stood: from report to running again, without the time in which it ran before it was reopened (§3). */
export function spansOf(stop: Stop, runs: readonly Span[], now: number): Span[] {
  const ends = [...runs.map((run) => run.from), (stop.resumeDate ?? new Date(now)).getTime()]
  const begins = [stop.reportDate.getTime(), ...runs.map((run) => run.to)]
  return begins.map((from, at) => ({ from, to: ends[at] as number })).filter(({ from, to }) => to > from)
}

/** A report that was reopened, with the stops that it tells of, in order. */
export interface Reopened {
  readonly id: number
  readonly equipmentId: number
  readonly faultCategoryId: number | null
  readonly isStopped: boolean
  readonly reportDate: Date
  readonly acceptedAt: Date | null
  /** When its machine ran again for the first time; nothing while its first stop lasts. */
  readonly firstResumed: Date | null
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
        .where(inArray(t.reportId, [...reportIds]))
        .orderBy(asc(t.fromAt))
    : []
  const runs = new Map<number, Span[]>()
  for (const { reportId, fromAt, toAt } of rows)
    runs.set(reportId, [...(runs.get(reportId) ?? []), { from: fromAt.getTime(), to: toAt.getTime() }])
  return runs
}

/** Reports that are read in one statement. */
const MOST = 1000

export interface ReopenedQuery {
  /** What is asked of a report besides that it was reopened. */
  readonly those: SQL | undefined
  /** What narrows the search by the moments of the index of reopened reports alone: the others are never looked at. */
  readonly when: SQL | undefined
  /** Where a stop that is still open reaches to. */
  readonly end: number
}

/**
 * The reopened ones among some reports of the plant. They are few: statements over very many reports leave them out and take them from
 * here. They are looked for in an index of their own first, which no base would choose by itself over those of the many.
 */
export async function reopenedAmong(read: Read, { those, when, end }: ReopenedQuery): Promise<Reopened[]> {
  const t = read.table(reportLog)
  const found = await read.db
    .select({ id: t.id })
    .from(t)
    .where(and(isNotNull(t.reopenedAt), when))
  const ids = found.map((row) => row.id)
  const all: Reopened[] = []
  for (let at = 0; at < ids.length; at += MOST) all.push(...(await readReopened(read, { ids: ids.slice(at, at + MOST), those, end })))
  return all
}

async function readReopened(read: Read, { ids, those, end }: { ids: number[]; those: SQL | undefined; end: number }): Promise<Reopened[]> {
  const t = read.table(reportLog)
  const { id, equipmentId, faultCategoryId, isStopped, acceptedAt, reportDate, resumeDate } = t
  const [rows, runs] = await Promise.all([
    read.db
      .select({ id, equipmentId, faultCategoryId, isStopped, acceptedAt, reportDate, resumeDate })
      .from(t)
      .where(and(inArray(t.id, ids), those)),
    runsOf(read, ids),
  ])
  return rows.map((row) => {
    const own = runs.get(row.id) ?? []
    const firstResumed = own[0] ? new Date(own[0].from) : row.resumeDate
    return { ...row, firstResumed, spans: spansOf(row, own, end) }
  })
}
