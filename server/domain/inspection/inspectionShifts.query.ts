import { and, between, count, desc, eq, max, min, ne, type SQL, sql } from 'drizzle-orm'
import {
  type AnswerOf,
  addDays,
  date,
  defineReadModel,
  instant,
  int,
  invalidField,
  link,
  listOf,
  type Read,
  shape,
  text,
} from '../../kernel/index.ts'
import { shift } from '../masterdata/index.ts'
import { GRACE_MS, inspectionOrder } from './inspectionOrder.resource.ts'

const shiftChecks = shape('InspectionShift', 'How the checks of one shift of one day stand.', {
  planDate: date({ description: 'The date on which the shift begins.' }),
  shiftId: link('shift', { description: 'The shift.' }),
  shiftName: text({ description: 'Its name.' }),
  dueFrom: instant({ description: 'When it begins.' }),
  dueUntil: instant({ description: 'When it ends.' }),
  total: int({ description: 'All orders: done, skipped, missed and pending together.' }),
  done: int({ description: 'Orders done.' }),
  overRef: int({ description: 'Orders done with a result out of range.' }),
  late: int({ description: 'Orders done more than 30 minutes after the end of the shift.' }),
  missed: int({ description: 'Orders still open more than 30 minutes after the end of the shift.' }),
  skipped: int({ description: 'Orders skipped.' }),
  pending: int({ description: 'Open orders that can still be done in time.' }),
})
export type InspectionShift = AnswerOf<typeof shiftChecks>
const DAYS_MAX = 31

const moment = (value: unknown) => new Date(Number(value))

/** The shifts of a range of days that had anything to check, newest first. */
export async function inspectionShifts(read: Read, { from, to }: { from: string; to: string }): Promise<InspectionShift[]> {
  if (to < from) throw invalidField('to', 'beforeBegin', { day: from })
  if (to > addDays(from, DAYS_MAX - 1)) throw invalidField('to', 'rangeTooLong', { days: DAYS_MAX })
  const [order, shiftTable] = [read.table(inspectionOrder), read.table(shift)]
  const counted = (where: SQL) => count(sql`case when ${where} then 1 end`)
  const isOver = sql`${order.dueUntil} < ${read.now.getTime() - GRACE_MS}`
  const rows = await read.db
    .select({
      planDate: order.planDate,
      shiftId: order.shiftId,
      shiftName: shiftTable.name,
      dueFrom: min(order.dueFrom),
      dueUntil: max(order.dueUntil),
      total: count(),
      done: counted(sql`${order.status} = 'DONE'`),
      overRef: counted(eq(order.isOverRef, true)),
      late: counted(sql`${order.status} = 'DONE' and ${order.doneAt} > ${order.dueUntil} + ${GRACE_MS}`),
      missed: counted(sql`${order.status} = 'PENDING' and ${isOver}`),
      skipped: counted(sql`${order.status} = 'SKIPPED'`),
      pending: counted(sql`${order.status} = 'PENDING' and not (${isOver})`),
    })
    .from(order)
    .innerJoin(shiftTable, eq(shiftTable.id, order.shiftId))
    .where(and(read.within(inspectionOrder), ne(order.status, 'VOIDED'), between(order.planDate, from, to)))
    .groupBy(order.planDate, order.shiftId, shiftTable.name)
    .orderBy(desc(order.planDate), desc(min(order.dueFrom)), desc(order.shiftId))
  return rows.map((row) => ({ ...row, dueFrom: moment(row.dueFrom), dueUntil: moment(row.dueUntil) }))
}

export const inspectionShiftsModel = defineReadModel('inspectionShifts', {
  description: 'How the checks of the shifts of a range of days stand, newest first; counted are the orders that the reader may open.',
  permission: ['inspect:order:list'],
  args: {
    from: date({ required: true, description: 'First day.' }),
    to: date({ required: true, description: 'Last day; the range holds at most 31 days.' }),
  },
  result: listOf(shiftChecks),
  stale: [inspectionOrder, shift],
  read: ({ read }, days) => inspectionShifts(read, days),
})
