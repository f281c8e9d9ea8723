import type { RowOf, UnitOfWork } from '../../kernel/index.ts'
import { shiftsByDay } from '../masterdata/index.ts'
import { workCalendar } from '../system/index.ts'
import { standsFor } from './duty.ts'
import type { inspectionOrder } from './inspectionOrder.resource.ts'
import { awakePoints } from './points.query.ts'

/** Whether an order that goes is made anew by the clock, at once or when its day comes: its shift is not over and its point has its turn. */
export async function isMadeAgain(uow: UnitOfWork, order: RowOf<typeof inspectionOrder>): Promise<boolean> {
  const { planDate } = order
  const [point] = await awakePoints(uow.read, [order.pointId])
  if (!point) return false
  const shiftsOn = await shiftsByDay(uow.read)
  const calendar = await workCalendar(uow.read, { from: planDate, to: planDate })
  return standsFor(order, point, { offsetMinutes: uow.read.offsetMinutes, calendar, shiftsOn }).some(({ dueUntil }) => dueUntil > uow.now)
}
