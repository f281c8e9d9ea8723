import {
  type CreateOf,
  conflict,
  defineRules,
  type InsertOf,
  invalidField,
  type PatchOf,
  type RowOf,
  requireSelectable,
  type UnitOfWork,
} from '../../kernel/index.ts'
import { equipment, shift, shiftOn, shiftsByDay, shiftTimesOn } from '../masterdata/index.ts'
import { workCalendar } from '../system/index.ts'
import { makingKeys, standsFor, usualShift } from './duty.ts'
import { inspectionOrder } from './inspectionOrder.resource.ts'
import { inspectionPoint } from './inspectionPoint.resource.ts'
import { snapshotOf } from './makeInspectionOrders.ts'
import { awakePoints } from './points.query.ts'

/**
 * Whether an order that goes is made anew by the clock, at once or when its day comes: its shift is not over and its point has its turn. Read
 * without a lock: a point that is woken in the same moment gets its order anew, as one that is woken in the next.
 */
async function isRecreated(uow: UnitOfWork, order: RowOf<typeof inspectionOrder>): Promise<boolean> {
  const { planDate } = order
  const [point] = await awakePoints(uow.read, [order.pointId])
  if (!point) return false
  const shiftsOn = await shiftsByDay(uow.read)
  const calendar = await workCalendar(uow.read, { from: planDate, to: planDate })
  return standsFor(order, point, { offsetMinutes: uow.read.offsetMinutes, calendar, shiftsOn }).some(({ dueUntil }) => dueUntil > uow.now)
}

type Input = CreateOf<typeof inspectionOrder>
type Point = RowOf<typeof inspectionPoint>

/** The shift that is named, else the usual one of the point. Absent rows are left to the check of references. */
async function shiftFor(uow: UnitOfWork, { shiftId, planDate }: Input, point: Point): Promise<RowOf<typeof shift> | null> {
  if (shiftId != null) return (await uow.of(shift).lockForShare([shiftId]))[0] ?? null
  const [machine] = await uow.of(equipment).many([point.equipmentId])
  const usual = usualShift((await shiftsByDay(uow.read))(planDate), point.shiftId, machine?.shiftId)
  if (!usual) throw invalidField('shiftId', 'noShifts')
  return usual
}

/** An order made by hand asks for what its point asks for now, once in a shift of a date. */
async function createOrder(uow: UnitOfWork, input: Input): Promise<PatchOf<typeof inspectionOrder>> {
  const { pointId, planDate } = input
  const [point] = await uow.of(inspectionPoint).lockForShare([pointId])
  if (!point) throw invalidField('pointId', 'unknownReference')
  await requireSelectable(uow, [{ field: 'pointId', resource: equipment, ids: [point.equipmentId] }])
  const chosen = await shiftFor(uow, input, point)
  if (!chosen) throw invalidField('shiftId', 'unknownReference')
  const [same] = await uow.of(inspectionOrder).find({ pointId, planDate, shiftId: chosen.id })
  if (same) throw invalidField('planDate', 'inspectedAlready', { inspectNo: same.inspectNo, shift: chosen.name })
  const { from: dueFrom, until: dueUntil } = shiftOn(await shiftTimesOn(uow.read, chosen, planDate), planDate, uow.read.offsetMinutes)
  return { ...snapshotOf(point), shiftId: chosen.id, dueFrom, dueUntil }
}

/** What was checked long ago asked for what its point asks for now, unless the sheet knows better. */
async function pastOrder(uow: UnitOfWork, input: InsertOf<typeof inspectionOrder>): Promise<PatchOf<typeof inspectionOrder>> {
  const [point] = await uow.of(inspectionPoint).many([input.pointId])
  if (!point) throw invalidField('pointId', 'unknownReference')
  const chosen = await shiftFor(uow, input, point)
  if (!chosen) throw invalidField('shiftId', 'unknownReference')
  const { from: dueFrom, until: dueUntil } = shiftOn(
    await shiftTimesOn(uow.read, chosen, input.planDate),
    input.planDate,
    uow.read.offsetMinutes,
  )
  const entered = Object.fromEntries(Object.entries(input).filter(([, value]) => value != null))
  return { ...snapshotOf(point), ...entered, shiftId: chosen.id, dueFrom, dueUntil }
}

export const inspectionOrderRules = defineRules(inspectionOrder, {
  locks: ({ record, input }) => (record || input.pointId == null ? [] : makingKeys(input.pointId)),
  history: ({ uow, input }) => pastOrder(uow, input),
  create: ({ uow, input }) => createOrder(uow, input),
  async remove({ uow, record }) {
    if (await isRecreated(uow, record)) throw conflict('inspection.madeAgain')
  },
})
