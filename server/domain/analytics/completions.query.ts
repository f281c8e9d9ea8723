import { and, eq, gte, inArray, isNull, lt } from 'drizzle-orm'
import type { Read } from '../../kernel/index.ts'
import { reportLog } from '../repair/index.ts'
import { businessDayOf, dayOf, type Faults } from './faults.query.ts'
import { packed, tallied } from './packedRows.query.ts'
import { reportedAt } from './place.query.ts'

const OVER = ['COMPLETED', 'CONFIRMED'] as const

/**
 * How many reports were over on each business day of a range: the machine runs, and the last of the repairs has ended. A fault that a
 * machine ran with for a week is over when it is repaired, not when the machine ran again.
 */
export async function completionsByDay(read: Read, { range, place = {} }: Faults): Promise<Map<string, number>> {
  const t = read.table(reportLog)
  const isOver = and(eq(t.plantId, read.actor.plantId), inArray(t.status, [...OVER]), isNull(t.joinedToId))
  const then = and(gte(t.completedAt, new Date(range.from)), lt(t.completedAt, new Date(range.to)))
  const [found] = await read.db
    .select(packed(read, businessDayOf(read, t.completedAt)))
    .from(t)
    .where(and(isOver, then, reportedAt(read, place)))
  return tallied(found, dayOf)
}
