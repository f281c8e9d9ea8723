import { and, eq, inArray, lt } from 'drizzle-orm'
import { batchComputed, businessDay, dayStart, express, type Read } from '../../kernel/index.ts'
import { publishedSince } from '../notice/index.ts'
import { roller } from './roller.resource.ts'
import { rollerRepair } from './rollerRepair.resource.ts'

/** Numbers that people know the roller of a repair by. */
const ofRoller = (key: 'rollNumber' | 'decorCode') =>
  batchComputed(rollerRepair, key, async (read: Read, ids) => {
    const repairs = (await read.of(rollerRepair).many(ids)).filter((row) => row !== null)
    const rollers = await read.of(roller).many(repairs.map((row) => row.rollerId))
    return new Map(repairs.map((row, at) => [row.id, rollers[at]?.[key] ?? null]))
  })

export const rollNumber = ofRoller('rollNumber')
export const decorCode = ofRoller('decorCode')

/** Out beyond the day agreed. */
export const overdueWhere = express(
  rollerRepair,
  'isOverdue',
  ({ now, offsetMinutes }, t) => and(eq(t.status, 'OUT'), lt(t.expectedReturnDate, businessDay(now, offsetMinutes))) as never,
)

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
  const told = await publishedSince(
    read,
    rows.map(({ id }) => subjectKeyOf(id, today)),
    dayStart(today, read.offsetMinutes),
  )
  return rows.map(({ id }) => id).filter((id) => !told.has(subjectKeyOf(id, today)))
}
