import { and, gte, inArray, lte, ne } from 'drizzle-orm'
import type { Read } from '../../kernel/index.ts'
import { holiday } from './holiday.resource.ts'

export interface HolidaySpan {
  readonly name: string
  readonly beginDate: string
  readonly endDate: string
}

/** Another holiday of the actor's plant that has a day of the span; undefined when there is none. `id` is the row that may overlap itself. */
export async function overlappingHoliday(
  read: Read,
  span: { beginDate: string; endDate: string },
  id: number,
): Promise<HolidaySpan | undefined> {
  const t = read.table(holiday)
  const ours = inArray(t.plantId, [read.actor.plantId])
  const meets = and(ours, ne(t.id, id), lte(t.beginDate, span.endDate), gte(t.endDate, span.beginDate))
  const [found] = await read.db
    .select({ name: t.name, beginDate: t.beginDate, endDate: t.endDate })
    .from(t)
    .where(meets)
    .orderBy(t.beginDate)
    .limit(1)
  return found
}
