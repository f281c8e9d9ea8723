import { and, eq, inArray, lt } from 'drizzle-orm'
import { businessDay, dayStart, type Read } from '../../kernel/index.ts'
import { raisedSince } from '../notice/index.ts'
import { rollerRepair } from './rollerRepair.resource.ts'

export const subjectKeyOf = (id: number, today: string) => `rollerRepair:${id}:${today}`

/** Rollers of the actor's plant that are out longer than agreed and of which nobody has been told today, by repair, the longest first. */
export async function untoldOverdue(read: Read): Promise<number[]> {
  const t = read.table(rollerRepair)
  const today = businessDay(read.now, read.offsetMinutes)
  const rows = await read.db
    .select({ id: t.id })
    .from(t)
    .where(and(inArray(t.plantId, [read.actor.plantId]), eq(t.status, 'OUT'), lt(t.expectedReturnDate, today)))
    .orderBy(t.expectedReturnDate, t.id)
  const told = await raisedSince(
    read,
    rows.map(({ id }) => subjectKeyOf(id, today)),
    dayStart(today, read.offsetMinutes),
  )
  return rows.map(({ id }) => id).filter((id) => !told.has(subjectKeyOf(id, today)))
}
