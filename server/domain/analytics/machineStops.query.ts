import { and, eq, gt, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Read } from '../../kernel/index.ts'
import { equipment } from '../masterdata/index.ts'
import { reopenedAmong, reportLog, type Span, VOID_REPORT } from '../repair/index.ts'
import { eachRow, packed } from './packedRows.query.ts'
import { type Place, reportedAt } from './place.query.ts'
import type { Run } from './reliability.ts'
import { msIn, overlapMs, union } from './spans.ts'

export interface Machine {
  readonly id: number
  readonly number: string
  readonly name: string
  readonly workshopId: number
  readonly status: string
  readonly isPaused: boolean
  readonly isAssembly: boolean
  /** The first day of its service; null where nobody knows a day before it. */
  readonly inServiceSince: string | null
}
export type Stops = ReadonlyMap<number, readonly Span[]>
const NONE: readonly Span[] = []
export const stopsOf = (stops: Stops, { id }: { readonly id: number }) => stops.get(id) ?? NONE

/** Every machine of the plant. */
export function machinesOf(read: Read): Promise<Machine[]> {
  const t = read.table(equipment)
  const { id, number, name, workshopId, status, isPaused, isAssembly, inServiceSince } = t
  return read.db
    .select({ id, number, name, workshopId, status, isPaused, isAssembly, inServiceSince })
    .from(t)
    .where(eq(t.plantId, read.actor.plantId))
    .orderBy(t.sortOrder, t.id)
}

/** When each machine stood within a range: overlapping reports joined, cut to the range. A stop that is still open reaches to its end. */
export async function stopsWithin(read: Read, range: Span, place: Place = {}): Promise<Stops> {
  const t = read.table(reportLog)
  const stood = and(
    eq(t.plantId, read.actor.plantId),
    eq(t.isStopped, true),
    notInArray(t.status, [...VOID_REPORT]),
    reportedAt(read, place),
  )
  const began = lt(t.reportDate, new Date(range.to))
  const spans = new Map<number, Span[]>()
  const add = (machine: number, { from, to }: Span) => {
    const own = spans.get(machine) ?? []
    own.push({ from: Math.max(from, range.from), to: Math.min(to, range.to) })
    spans.set(machine, own)
  }
  const take = (row: Float64Array) => {
    const [machine, from, lasted] = [row[0] as number, row[1] as number, row[2] as number]
    add(machine, { from, to: Number.isNaN(lasted) ? range.to : from + lasted })
  }
  const rows = packed(read, t.equipmentId, t.reportDate, sql`${t.resumeDate} - ${t.reportDate}`)
  const those = async (ended: SQL) => {
    const [found] = await read.db
      .select(rows)
      .from(t)
      .where(and(stood, ended, began, isNull(t.reopenedAt)))
    eachRow(found, take)
  }
  // Two questions: each is one piece of an index, and with an "or" between them neither would be.
  const [open, over] = [isNull(t.resumeDate), gt(t.resumeDate, new Date(range.from))]
  const asked = { those: and(stood, began), when: and(began, or(open, over)), end: range.to }
  const [reopened] = await Promise.all([reopenedAmong(read, asked), those(open), those(over)])
  for (const report of reopened) for (const span of report.spans) add(report.equipmentId, span)
  const joined = [...spans].map(([id, own]) => [id, union(own)] as const)
  return new Map(joined.filter(([, own]) => own.length))
}

/** What the stops of one machine are in scheduled time. */
export function runOf(stops: Stops, machine: { readonly id: number }, schedule: readonly Span[]): Run {
  const own = stopsOf(stops, machine)
  return { scheduled: msIn(schedule), stood: overlapMs(own, schedule), stops: own.length }
}
