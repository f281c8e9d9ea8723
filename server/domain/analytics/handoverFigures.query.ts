import { and, asc, between, eq, gte } from 'drizzle-orm'
import { defineReadModel, objectOf, type Read, titlesOf } from '../../kernel/index.ts'
import { SIGN_GRACE_MS, shiftHandover, shiftHandoverItem } from '../handover/index.ts'
import { shift } from '../masterdata/index.ts'
import { asOfMinute, daysArgs } from './figureArgs.ts'
import { type FigureRange, figureRange, type RangeQuery } from './figureRange.ts'
import type { HandoverFigures } from './handoverFigures.shape.ts'
import { figures, REPEATED_MAX } from './handoverFigures.shape.ts'

/** Handed over more than twice: it was counted the third time. */
export const OFTEN = 3

interface Handed {
  readonly date: string
  readonly shiftId: number
  readonly endsAt: Date
  readonly signedAt: Date | null
}
type Ending = 'inTime' | 'signedLate' | 'unsigned'
type Count = Record<Ending, number> & { due: number; share: number | null }

/** How a handover ended; undefined while there is still time to sign it. */
function endingOf({ endsAt, signedAt }: Handed, now: Date): Ending | undefined {
  const limit = endsAt.getTime() + SIGN_GRACE_MS
  if (signedAt) return signedAt.getTime() <= limit ? 'inTime' : 'signedLate'
  return now.getTime() > limit ? 'unsigned' : undefined
}

function counted(handed: readonly Handed[], now: Date): Count {
  const count = { inTime: 0, signedLate: 0, unsigned: 0 }
  for (const one of handed) {
    const ending = endingOf(one, now)
    if (ending) count[ending]++
  }
  const due = count.inTime + count.signedLate + count.unsigned
  return { ...count, due, share: due ? count.inTime / due : null }
}

const handedIn = async (read: Read, { from, to }: FigureRange): Promise<Handed[]> => {
  const t = read.table(shiftHandover)
  return read.db
    .select({ date: t.date, shiftId: t.shiftId, endsAt: t.endsAt, signedAt: t.signedAt })
    .from(t)
    .where(between(t.date, from, to))
    .orderBy(asc(t.endsAt))
}

async function byShiftOf(read: Read, handed: readonly Handed[]): Promise<HandoverFigures['byShift']> {
  const ids = [...new Set(handed.map(({ shiftId }) => shiftId))]
  const nameOf = await titlesOf(read, shift, ids)
  return ids.map((shiftId) => {
    const own = handed.filter((one) => one.shiftId === shiftId)
    return { shiftId, shiftName: nameOf(shiftId) ?? '', ...counted(own, read.now) }
  })
}

/** Points that were handed over for the third time within the days, and how far each has come since. */
async function repeatedIn(read: Read, { from, to }: FigureRange): Promise<HandoverFigures['repeated']> {
  const [t, h] = [read.table(shiftHandoverItem), read.table(shiftHandover)]
  const rows = await read.db
    .select({ kind: t.kind, resource: t.resource, recordId: t.recordId, title: t.title, times: t.times, since: t.since, handoverId: h.id })
    .from(t)
    .innerJoin(h, eq(h.id, t.handoverId))
    .where(and(between(h.date, from, to), gte(t.times, OFTEN)))
    .orderBy(asc(h.endsAt), asc(t.id))
  const found: (typeof rows)[number][] = []
  const latest = new Map<string, (typeof rows)[number]>()
  for (const row of rows) {
    const subject = `${row.kind} ${row.resource}:${row.recordId}`
    const known = latest.get(subject)
    // The third time begins a new row of times; what follows belongs to it.
    if (row.times === OFTEN) {
      const begun = { ...row }
      found.push(begun)
      latest.set(subject, begun)
    } else if (known) known.times = row.times
  }
  return found.map(({ resource: _, recordId: __, ...item }) => item).sort((a, b) => b.times - a.times)
}

/** Whether shifts sign for each other in time, and what goes from one to the next and is never done. */
export async function handoverFigures(read: Read, query: RangeQuery): Promise<HandoverFigures> {
  const range = figureRange(read, query)
  const handed = await handedIn(read, range)
  const repeated = await repeatedIn(read, range)
  return {
    at: read.now,
    from: range.from,
    to: range.to,
    ...counted(handed, read.now),
    repeatedItems: repeated.length,
    byDay: range.days.map((day) => ({
      day,
      ...counted(
        handed.filter(({ date }) => date === day),
        read.now,
      ),
    })),
    byShift: await byShiftOf(read, handed),
    repeated: repeated.slice(0, REPEATED_MAX),
  }
}

export const handoverFiguresModel = defineReadModel('handoverFigures', {
  description: 'Whether the shifts of the current plant were signed for in time, and what was handed over again and again.',
  permission: ['dataview:handover:view'],
  args: daysArgs,
  result: objectOf(figures),
  stale: [shiftHandover, shiftHandoverItem, shift],
  remembered: asOfMinute,
  sheets: {
    path: '/dataview/handover',
    permission: 'dataview:handover:export',
    title: 'handover',
    tables: ['byDay', 'byShift', 'repeated'],
  },
  read: ({ read }, query) => handoverFigures(read, query),
})
