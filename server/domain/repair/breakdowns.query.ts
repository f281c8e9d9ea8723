import { batchComputed, type Read } from '../../kernel/index.ts'
import { type OpenReport, openReports, type Progress, progressOf } from './reports/openReports.query.ts'
import { reportLog } from './reports/reportLog.resource.ts'

/** The open breakdowns of the plant: every report but those that joined another one, oldest first, each with its one status. */
export interface Breakdowns {
  readonly open: readonly OpenReport[]
  readonly progress: ReadonlyMap<number, Progress>
  readonly pending: number
  readonly inRepair: number
  readonly waitingParts: number
  /** In use although the fault is known and not gone. */
  readonly runningWithFault: number
}

/** How far the open breakdowns have come: the only place where lists, walls, home and figures count them. */
export async function breakdowns(read: Read, every?: readonly OpenReport[]): Promise<Breakdowns> {
  const open = (every ?? (await openReports(read))).filter((report) => report.joinedToId === null)
  const progress = await progressOf(read, open)
  const count = (...states: readonly string[]) => open.filter(({ id }) => states.includes(progress.get(id)?.status ?? '')).length
  return {
    open,
    progress,
    pending: count('PENDING'),
    inRepair: count('REPAIRING', 'ASSIGNED', 'IN_PROGRESS'),
    waitingParts: count('WAITING_PARTS'),
    runningWithFault: count('USABLE_WITH_FAULT'),
  }
}

/** The status of a report in people's words: that of its repair while it is repaired. */
export const reportProgress = batchComputed(reportLog, 'progress', async (read: Read, ids) => {
  const rows = (await read.of(reportLog).many(ids)).filter((row) => row !== null)
  const found = await progressOf(read, rows)
  return new Map(rows.map((row) => [row.id, found.get(row.id)?.status ?? row.status]))
})
