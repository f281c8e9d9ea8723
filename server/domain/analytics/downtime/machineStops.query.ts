import { and, eq, gt, gte, isNull, lt, notInArray, or, type SQL } from 'drizzle-orm'
import { addDays, dayStart, defineDayColumns, type Read } from '../../../kernel/index.ts'
import { equipment } from '../../masterdata/index.ts'
import { reopenedAmong, reportLog, type Span, VOID_REPORT } from '../../repair/index.ts'
import { eachRow, isIn } from '../dayRows.ts'
import { daysOf } from '../faults/faults.query.ts'
import { type Place, reportedAt } from '../place.query.ts'
import { msIn, overlapMs, union } from '../spans.ts'
import type { Run } from './reliability.ts'

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
  return read.db.select({ id, number, name, workshopId, status, isPaused, isAssembly, inServiceSince }).from(t).orderBy(t.sortOrder, t.id)
}

/** Stops by the day on which they ended, but those of reopened reports, which tell of several. */
const stopColumns = defineDayColumns(reportLog, {
  by: 'resumeDate',
  where: (t) => and(eq(t.isStopped, true), notInArray(t.status, [...VOID_REPORT]), isNull(t.reopenedAt)),
  keys: (t) => ({ machine: t.equipmentId, workshop: t.workshopId }),
  numbers: (t) => ({ from: t.reportDate, to: t.resumeDate }),
})

/** Stops that began before the end of a range and had not ended with its last day: few, whatever the range. */
async function unfinishedStops(read: Read, { stood, end }: { stood: SQL | undefined; end: Date }) {
  const t = read.table(reportLog)
  const those = (ended: SQL) =>
    read.db
      .select({ machine: t.equipmentId, from: t.reportDate, to: t.resumeDate })
      .from(t)
      .where(and(stood, ended, isNull(t.reopenedAt)))
  // Two questions: each is one piece of an index, and with an "or" between them neither would be.
  return (await Promise.all([those(isNull(t.resumeDate)), those(gte(t.resumeDate, end))])).flat()
}

/** When each machine stood within a range: overlapping reports joined, cut to the range. A stop that is still open reaches to its end. */
export async function stopsWithin(read: Read, range: Span, place: Place = {}): Promise<Stops> {
  const t = read.table(reportLog)
  const began = lt(t.reportDate, new Date(range.to))
  const isStop = and(read.within(reportLog), eq(t.isStopped, true), notInArray(t.status, [...VOID_REPORT]))
  const stood = and(isStop, reportedAt(read, place), began)
  const days = daysOf(read, range)
  const over = or(isNull(t.resumeDate), gt(t.resumeDate, new Date(range.from)))
  const [{ pages, values }, unfinished, reopened] = await Promise.all([
    read.days(stopColumns, days),
    unfinishedStops(read, { stood, end: dayStart(addDays(days.to, 1), read.offsetMinutes) }),
    reopenedAmong(read, { those: stood, when: and(began, over), end: range.to }),
  ])
  const spans = new Map<number, Span[]>()
  const add = (machine: number, from: number, to: number) => {
    const cut = { from: Math.max(from, range.from), to: Math.min(to, range.to) }
    const own = spans.get(machine)
    if (own) own.push(cut)
    else spans.set(machine, [cut])
  }
  await eachRow(pages, isIn({ values }, place), ({ keys, numbers }, at) =>
    add(values.machine[keys.machine[at] as number] as number, numbers.from[at] as number, numbers.to[at] as number),
  )
  for (const { machine, from, to } of unfinished) add(machine, from.getTime(), to?.getTime() ?? range.to)
  for (const report of reopened) for (const { from, to } of report.spans) add(report.equipmentId, from, to)
  const joined = [...spans].map(([id, own]) => [id, union(own)] as const)
  return new Map(joined.filter(([, own]) => own.length))
}

/** What the stops of one machine are in scheduled time. */
export function runOf(stops: Stops, machine: { readonly id: number }, schedule: readonly Span[]): Run {
  const own = stopsOf(stops, machine)
  return { scheduled: msIn(schedule), stood: overlapMs(own, schedule), stops: own.length }
}
