import { inArray } from 'drizzle-orm'
import { defineReadModel, objectOf, type Read, type Reading, wants } from '../../../kernel/index.ts'
import { rounded } from '../../hours/index.ts'
import { equipment } from '../../masterdata/index.ts'
import { faultCategory } from '../../repair/index.ts'
import { share } from '../downtime/reliability.ts'
import { asOfMinute, FIGURE_SOURCES, figureArgs, scopeOfFigures } from '../figureArgs.ts'
import { figureRange, type RangeQuery } from '../figureRange.ts'
import { checkedPlace, type WorkshopQuery } from '../place.query.ts'
import { type Counted, faultCounts } from './faultCounts.query.ts'
import type { FaultFigures } from './faultFigures.shape.ts'
import { figures } from './faultFigures.shape.ts'
import type { CategoryFaults, MachineFaults } from './faultSummary.shape.ts'
import { URGENCIES } from './faults.query.ts'

/** Pareto order with the running share; a fault that nobody has judged yet has no category, every screen has a word for it. */
export async function paretoOf(read: Read, counts: readonly Counted[]): Promise<CategoryFaults[]> {
  const names = new Map((await read.of(faultCategory).find({})).map((one) => [one.id, one.name]))
  const total = counts.reduce((sum, one) => sum + one.count, 0)
  let running = 0
  return counts.map(({ key, count }) => {
    running += count
    const name = key === null ? '' : (names.get(key) ?? '')
    return { categoryId: key, name, count, share: share(count, total), cumulative: share(running, total) }
  })
}
/** The machines that counts are about, by name. */
export async function machineFaults(read: Read, counts: readonly Counted[]): Promise<MachineFaults[]> {
  const t = read.table(equipment)
  const ids = counts.map((one) => one.key ?? 0)
  const names = new Map(
    ids.length ? (await read.db.select({ id: t.id, name: t.name }).from(t).where(inArray(t.id, ids))).map((one) => [one.id, one.name]) : [],
  )
  return counts.map(({ key, count }) => ({ equipmentId: key ?? 0, name: names.get(key ?? 0) ?? '', count }))
}

/** What failed in a plant within a range, and how often. */
export async function faultFigures(
  read: Read,
  query: RangeQuery & WorkshopQuery,
  reading: Pick<Reading, 'fields'> = {},
): Promise<FaultFigures> {
  const { span: _, whole, days, ...range } = figureRange(read, query)
  const place = await checkedPlace(read, query)
  const counts = await faultCounts(read, { range: whole, place })
  const [pareto, byMachine] = await Promise.all([
    wants(reading, 'byCategory') ? paretoOf(read, counts.byCategory) : [],
    wants(reading, 'byMachine') ? machineFaults(read, counts.byMachine) : [],
  ])
  return {
    at: read.now,
    ...scopeOfFigures(read),
    ...range,
    total: counts.total,
    byCategory: pareto.map((one) => ({ ...one, stopHours: rounded(counts.stopHours.get(one.categoryId) ?? 0) })),
    byMachine,
    byDay: days.map((day) => ({ day, count: counts.byDay.get(day) ?? 0 })),
    byUrgency: URGENCIES.toReversed().map((urgency) => ({ urgency, count: counts.byUrgency.get(urgency) ?? 0 })),
  }
}

export const faultFiguresModel = defineReadModel('faultFigures', {
  description: 'What failed in the current plant within a range of days.',
  permission: ['dataview:fault:view'],
  args: figureArgs,
  result: objectOf(figures),
  stale: FIGURE_SOURCES,
  parts: ['byCategory', 'byMachine'],
  remembered: asOfMinute,
  sheets: {
    path: '/dataview/faults',
    permission: 'dataview:fault:export',
    title: 'fault',
    tables: ['byCategory', 'byMachine', 'byDay', 'byUrgency'],
  },
  read: ({ read, ...reading }, query) => faultFigures(read, query, reading),
})
