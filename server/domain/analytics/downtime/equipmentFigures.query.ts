import { and, eq, gt, isNull, lt, notInArray, or } from 'drizzle-orm'
import type { Read } from '../../../kernel/index.ts'
import { defineReadModel, link, objectOf } from '../../../kernel/index.ts'
import { rounded } from '../../hours/index.ts'
import { equipment } from '../../masterdata/index.ts'
import { reportLog, runsOf, type Span, spansOf, VOID_REPORT } from '../../repair/index.ts'
import { daysArgs, FIGURE_SOURCES, scopeOfFigures } from '../figureArgs.ts'
import { figureRange, type RangeQuery } from '../figureRange.ts'
import { answerTimes, mttaOf, mttrOf } from '../repairs/answerTimes.query.ts'
import { scheduleOf } from '../schedule.query.ts'
import { serviceOf } from '../service.query.ts'
import { clip, hoursIn, hoursOf, msIn, overlapMs, union } from '../spans.ts'
import type { EquipmentFigures, MachineStop } from './equipmentFigures.shape.ts'
import { figures } from './equipmentFigures.shape.ts'
import { availabilityOf, mtbfOf } from './reliability.ts'

/** A stop that a report tells of; a report that was reopened tells of several. */
interface ReportedStop {
  readonly id: number
  readonly reportNo: string
  readonly joinedToId: number | null
  readonly isOpen: boolean
  readonly span: Span
}

async function reportedStops(read: Read, equipmentId: number, range: Span): Promise<ReportedStop[]> {
  const t = read.table(reportLog)
  const stood = and(read.within(reportLog), eq(t.equipmentId, equipmentId), eq(t.isStopped, true))
  const here = and(lt(t.reportDate, new Date(range.to)), or(isNull(t.resumeDate), gt(t.resumeDate, new Date(range.from))))
  const rows = await read.db
    .select({
      id: t.id,
      reportNo: t.reportNo,
      joinedToId: t.joinedToId,
      reportDate: t.reportDate,
      resumeDate: t.resumeDate,
      reopenedAt: t.reopenedAt,
    })
    .from(t)
    .where(and(stood, here, notInArray(t.status, [...VOID_REPORT])))
    .orderBy(t.reportDate, t.id)
  const runs = await runsOf(
    read,
    rows.filter((row) => row.reopenedAt !== null).map((row) => row.id),
  )
  return rows.flatMap(({ id, reportNo, joinedToId, ...stop }) => {
    const spans = spansOf(stop, runs.get(id) ?? [], read.now.getTime())
    return spans.map((span, n) => ({ id, reportNo, joinedToId, span, isOpen: stop.resumeDate === null && n === spans.length - 1 }))
  })
}

/** The stops that reports tell of, newest first, each under the report that leads it. */
function stopsOf(reported: readonly ReportedStop[], range: Span): MachineStop[] {
  const stops = union(reported.map(({ span }) => span)).flatMap((stop) => {
    const own = reported.filter(({ span }) => span.from >= stop.from && span.to <= stop.to)
    const lead = own.find((report) => report.joinedToId === null) ?? own[0]
    const hours = hoursIn(clip([stop], range))
    if (!lead || hours === 0) return []
    const to = own.some((report) => report.isOpen) ? null : new Date(stop.to)
    return [{ reportId: lead.id, reportNo: lead.reportNo, from: new Date(stop.from), to, hours: rounded(hours) }]
  })
  return stops.reverse()
}

/** How one machine did within a range: the numbers of its row in the plant's figures, and the stops behind them. */
export async function equipmentFigures(read: Read, query: RangeQuery & { readonly equipmentId: number }): Promise<EquipmentFigures> {
  const { span, whole, days: _, ...range } = figureRange(read, query)
  const place = { equipmentId: query.equipmentId }
  const [machine, reported, service, times] = await Promise.all([
    read.of(equipment).get(query.equipmentId),
    reportedStops(read, query.equipmentId, span),
    serviceOf(read, { range: span, scheduled: scheduleOf(read, span), place }),
    answerTimes(read, { range: whole, place }),
  ])
  const stood = clip(union(reported.map((one) => one.span)), span)
  const own = service(machine)
  const run = { scheduled: msIn(own), stood: overlapMs(stood, own), stops: stood.length }
  return {
    at: read.now,
    ...scopeOfFigures(read),
    ...range,
    stopHours: rounded(hoursOf(msIn(stood))),
    stopCount: stood.length,
    reports: times.reported,
    mtbfHours: mtbfOf(run),
    mttaMinutes: mttaOf(times),
    mttrMinutes: mttrOf(times),
    availability: availabilityOf(run),
    stops: stopsOf(reported, span),
  }
}

export const equipmentFiguresModel = defineReadModel('equipmentFigures', {
  description: 'Stop hours, MTBF and answering times of one machine within a range of days.',
  permission: ['masterdata:equipment:list', 'masterdata:equipment:query'],
  args: { equipmentId: link('equipment', { required: true, description: 'The machine.' }), ...daysArgs },
  result: objectOf(figures),
  stale: FIGURE_SOURCES,
  read: ({ read }, query) => equipmentFigures(read, query),
})
