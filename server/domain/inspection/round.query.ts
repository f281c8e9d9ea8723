import { and, asc, eq, ne } from 'drizzle-orm'
import {
  type AnswerOf,
  addDays,
  date,
  defineReadModel,
  instant,
  link,
  listOf,
  objectOf,
  type Read,
  type RowOf,
  shape,
  todayOf,
} from '../../kernel/index.ts'
import {
  equipment,
  type ShiftsOn,
  shift,
  shiftChange,
  shiftOn,
  shiftPast,
  shiftsByDay,
  shiftTimesOn,
  workshop,
} from '../masterdata/index.ts'
import { inOrder } from './duty.ts'
import { inspectionOrder } from './inspectionOrder.resource.ts'
import { inspectionPoint } from './inspectionPoint.resource.ts'

type Shift = RowOf<typeof shift>

const round = shape('InspectionRound', 'The checks of one shift along the inspector’s way.', {
  shift: objectOf(shift, { nullable: true, description: 'The shift; empty when none was named and none is on.' }),
  planDate: date({ description: 'The date on which the shift begins.' }),
  dueFrom: instant({ nullable: true, description: 'When the shift begins.' }),
  dueUntil: instant({ nullable: true, description: 'When the shift ends.' }),
  orders: listOf(inspectionOrder, { description: 'Its orders by workshop, machine and the point’s place on the way.' }),
})
export type InspectionRound = AnswerOf<typeof round>
/** The shift that is on, with the day on which it began; only a certain one when it is said. */
function currentShift(read: Read, shiftsOn: ShiftsOn, id?: number): { shift: Shift; planDate: string } | undefined {
  const today = todayOf(read)
  for (const planDate of [today, addDays(today, -1)])
    for (const one of inOrder(shiftsOn(planDate)).filter((one) => id === undefined || one.id === id)) {
      const { from, until } = shiftOn(one, planDate, read.offsetMinutes)
      if (from <= read.now && read.now < until) return { shift: one, planDate }
    }
  return undefined
}

async function ordersOf(read: Read, { shiftId, planDate }: { shiftId: number; planDate: string }) {
  const [order, point, machine, hall] = [
    read.table(inspectionOrder),
    read.table(inspectionPoint),
    read.table(equipment),
    read.table(workshop),
  ]
  const rows = await read.db
    .select({ id: order.id })
    .from(order)
    .innerJoin(point, eq(point.id, order.pointId))
    .innerJoin(machine, eq(machine.id, order.equipmentId))
    .innerJoin(hall, eq(hall.id, machine.workshopId))
    .where(and(read.within(inspectionOrder), eq(order.planDate, planDate), eq(order.shiftId, shiftId), ne(order.status, 'VOIDED')))
    .orderBy(asc(hall.sortOrder), asc(hall.id), asc(machine.sortOrder), asc(machine.number), asc(point.sortOrder), asc(order.id))
  const orders = await read.of(inspectionOrder).many(rows.map(({ id }) => id))
  return orders.filter((one) => one !== null)
}

/** The round of a shift on a date; of the shift that is on, and of the day it began, unless they are said. */
export async function inspectionRound(read: Read, query: { shiftId?: number | null; date?: string | null }): Promise<InspectionRound> {
  const requested = query.shiftId == null ? undefined : await read.of(shift).get(query.shiftId)
  const now = currentShift(read, await shiftsByDay(read), requested?.id)
  const planDate = query.date ?? now?.planDate ?? todayOf(read)
  const chosen = requested ?? now?.shift
  if (!chosen) return { shift: null, planDate, dueFrom: null, dueUntil: null, orders: [] }
  const { from: dueFrom, until: dueUntil } = shiftOn(await shiftTimesOn(read, chosen, planDate), planDate, read.offsetMinutes)
  return { shift: chosen, planDate, dueFrom, dueUntil, orders: await ordersOf(read, { shiftId: chosen.id, planDate }) }
}

export const inspectionRoundModel = defineReadModel('inspectionRound', {
  description: 'The round of a shift: what is to be checked, in the order of the way.',
  permission: ['inspect:order:list'],
  args: {
    shiftId: link('shift', { description: 'The shift; the one that is on unless said.' }),
    date: date({ description: 'The date on which it begins; that of the shift now unless said.' }),
  },
  result: objectOf(round),
  stale: [inspectionOrder, inspectionPoint, equipment, workshop, shift, shiftChange, shiftPast],
  read: ({ read }, query) => inspectionRound(read, query),
})
