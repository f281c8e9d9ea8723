import type { RowOf, UnitOfWork } from '../../kernel/index.ts'
import { shift } from '../masterdata/index.ts'
import { workCalendar } from '../system/index.ts'
import { ordersOn } from './duty.ts'
import type { inspectionOrder } from './inspectionOrder.resource.ts'
import { awakePoints } from './points.query.ts'

/** Whether an order that goes is made anew by the clock, at once or when its day comes: its shift is not over and its point has its turn. */
export async function isMadeAgain(uow: UnitOfWork, { pointId, planDate, shiftId }: RowOf<typeof inspectionOrder>): Promise<boolean> {
  const [point] = await awakePoints(uow.read, [pointId])
  if (!point) return false
  const shifts = await uow.of(shift).find({ status: 'ENABLED' })
  const calendar = await workCalendar(uow.read, { from: planDate, to: planDate })
  const wanted = ordersOn(planDate, point, { offsetMinutes: uow.read.offsetMinutes, calendar, shifts })
  // But for a cycle per shift, a day has one order, in whatever shift it was made.
  return wanted.some((one) => one.dueUntil > uow.now && (point.inspectCycle !== 'SHIFT' || one.shiftId === shiftId))
}
