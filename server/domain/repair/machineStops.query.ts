import { and, eq, gte, isNull, notInArray, or } from 'drizzle-orm'
import { addDays, dayStart, type Read } from '../../kernel/index.ts'
import { equipment } from '../masterdata/index.ts'
import { VOID_REPORT } from './openReports.query.ts'
import { reportLog } from './reportLog.resource.ts'
import { clip, hoursIn, rounded, type Span, spanOf, spanOfDay, union } from './stopHours.ts'

export interface Machine {
  readonly id: number
  readonly number: string
  readonly name: string
  readonly workshopId: number
}
export type Stops = ReadonlyMap<number, readonly Span[]>

export interface MachineHours {
  equipmentId: number
  name: string
  today: number
  week: number
  month: number
  isStopped: boolean
}

const WEEK = 7
export const MONTH = 30
const BARS = 10

/** Big screens show assembly machines in service only (§12). */
export function machinesOf(read: Read): Promise<Machine[]> {
  const t = read.table(equipment)
  return read.db
    .select({ id: t.id, number: t.number, name: t.name, workshopId: t.workshopId })
    .from(t)
    .where(and(eq(t.plantId, read.actor.plantId), eq(t.isAssembly, true), eq(t.status, 'ENABLED')))
}

/** When each machine stood since a moment, overlapping reports joined. */
export async function stopsSince(read: Read, from: Date): Promise<Stops> {
  const t = read.table(reportLog)
  const own = and(eq(t.plantId, read.actor.plantId), eq(t.isStopped, true), notInArray(t.status, [...VOID_REPORT]))
  const rows = await read.db
    .select({ equipmentId: t.equipmentId, reportDate: t.reportDate, resumeDate: t.resumeDate })
    .from(t)
    .where(and(own, or(isNull(t.resumeDate), gte(t.resumeDate, from))))
  const spans = new Map<number, Span[]>()
  for (const row of rows) spans.set(row.equipmentId, [...(spans.get(row.equipmentId) ?? []), spanOf(row, read.now)])
  return new Map([...spans].map(([id, own]) => [id, union(own)]))
}

/** The machines that stood longest in the last 30 days. */
export function longest(
  machines: readonly Machine[],
  stops: Stops,
  { today, offset, standing }: { today: string; offset: number; standing: ReadonlySet<number> },
): MachineHours[] {
  const { to } = spanOfDay(today, offset)
  const hoursFrom = (spans: readonly Span[], days: number) =>
    rounded(hoursIn(clip(spans, { from: dayStart(addDays(today, 1 - days), offset).getTime(), to })))
  return machines
    .flatMap(({ id, name }) => {
      const spans = stops.get(id) ?? []
      const month = hoursFrom(spans, MONTH)
      if (month === 0 && !standing.has(id)) return []
      return { equipmentId: id, name, today: hoursFrom(spans, 1), week: hoursFrom(spans, WEEK), month, isStopped: standing.has(id) }
    })
    .sort((a, b) => b.month - a.month || a.equipmentId - b.equipmentId)
    .slice(0, BARS)
}
