import type { Read } from '../../../kernel/index.ts'
import { defineReadModel, objectOf } from '../../../kernel/index.ts'
import { rounded } from '../../hours/index.ts'
import { asOfMinute, FIGURE_SOURCES, figureArgs, scopeOfFigures } from '../figureArgs.ts'
import { figureRange, type RangeQuery } from '../figureRange.ts'
import { checkedPlace, type WorkshopQuery } from '../place.query.ts'
import { answerTimes, mttaOf, mttrOf } from './answerTimes.query.ts'
import { completionsByDay, endedRepairs, REPAIR_TYPES } from './endedRepairs.query.ts'
import { hoursByRepairer, workByRepairer } from './repairers.query.ts'
import type { RepairFigures } from './repairFigures.shape.ts'
import { figures } from './repairFigures.shape.ts'

/** How the repair work of a plant went within a range (§3). */
export async function repairFigures(read: Read, query: RangeQuery & WorkshopQuery): Promise<RepairFigures> {
  const range = figureRange(read, query)
  const place = await checkedPlace(read, query)
  const faults = { range: range.whole, place }
  const [all, done, { byType, byRepairer: parts }, hours] = await Promise.all([
    answerTimes(read, faults),
    completionsByDay(read, faults),
    endedRepairs(read, range.whole, place),
    hoursByRepairer(read, range, place),
  ])
  const byRepairer = await workByRepairer(read, hours, parts)
  return {
    at: read.now,
    ...scopeOfFigures(read),
    from: range.from,
    to: range.to,
    reported: all.reported,
    accepted: all.accepted,
    completed: [...done.values()].reduce((sum, count) => sum + count, 0),
    open: all.open,
    mttaMinutes: mttaOf(all),
    mttrMinutes: mttrOf(all),
    manHours: rounded(byRepairer.reduce((sum, one) => sum + one.hours, 0)),
    byRepairer,
    byType: REPAIR_TYPES.map((repairType) => ({ repairType, count: byType.get(repairType) ?? 0 })),
    byDay: range.days.map((day) => ({ day, reported: all.byDay.get(day) ?? 0, completed: done.get(day) ?? 0 })),
  }
}

export const repairFiguresModel = defineReadModel('repairFigures', {
  description: 'How the repair work of the current plant went within a range of days.',
  permission: ['dataview:repair:view'],
  args: figureArgs,
  result: objectOf(figures),
  stale: FIGURE_SOURCES,
  remembered: asOfMinute,
  sheets: {
    path: '/dataview/repairs',
    permission: 'dataview:repair:export',
    title: 'repair',
    tables: ['byRepairer', 'byType', 'byDay'],
  },
  read: ({ read }, query) => repairFigures(read, query),
})
