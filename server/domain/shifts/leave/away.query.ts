import type { Read } from '../../../kernel/index.ts'
import { shiftTermsByDay } from '../../masterdata/index.ts'
import type { cellsBetween } from '../schedule/roster.query.ts'
import { openedIds } from '../schedule/staffing.ts'
import { misses } from './leaveDays.ts'
import { leaveBetween, type Vacation } from './workerVacation.resource.ts'

/** Somebody who is on approved leave in a shift in which they would have worked. */
export interface Away {
  readonly entryId: number
  readonly workerId: number
  readonly vacation: Vacation
}
type Entries = Awaited<ReturnType<typeof cellsBetween>>

/**
 * Who misses entries of the schedule: whom their leave took off them as it was approved, and whoever is planned all the same. Somebody with
 * two leaves on a day is named once.
 */
export async function awayFrom(read: Read, { from, to, entries }: { from: string; to: string; entries: Entries }): Promise<Away[]> {
  const [leave, termOf] = await Promise.all([leaveBetween(read, { from, to, status: ['APPROVED'] }), shiftTermsByDay(read)])
  const found = new Map<string, Away>()
  for (const vacation of leave) {
    const { workerId, shiftId } = vacation
    const opened = new Set(openedIds(vacation))
    for (const entry of entries) {
      const times = termOf(entry.shiftId, entry.date)
      const isPlanned = entry.workerIds.includes(workerId) && (shiftId === null || shiftId === entry.shiftId)
      if (!times || !misses(vacation, entry.date, times) || !(isPlanned || opened.has(entry.id))) continue
      found.set(`${entry.id} ${workerId}`, { entryId: entry.id, workerId, vacation })
    }
  }
  return [...found.values()]
}
