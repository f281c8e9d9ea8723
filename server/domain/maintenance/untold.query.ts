import { and, gte, inArray, lte, or } from 'drizzle-orm'
import {
  type Actor,
  addDays,
  dayStart,
  type Read,
  type RowOf,
  type ScheduledTask,
  type Store,
  todayOf,
  type UnitOfWork,
} from '../../kernel/index.ts'
import { equipment } from '../masterdata/index.ts'
import { type NoticeInput, notifyInMorning, publishedSince } from '../notice/index.ts'
import { repairer } from '../repair/index.ts'
import { logRetentionDays } from '../system/index.ts'
import { maintenanceOrder } from './maintenanceOrder.resource.ts'

type Order = RowOf<typeof maintenanceOrder>
/** An order that was postponed comes due again. */
const subjectKeyOf = ({ id, planDate }: Pick<Order, 'id' | 'planDate'>) => `maintenanceOrder:${id}:${planDate}`

/**
 * Open orders of the actor's plant that are due and of which nobody has been told for the day they are planned for now, the oldest first. Those
 * that came due longer ago than logs are kept are left out: whether anybody was told of them is not known any more.
 */
async function untoldOrders(read: Read): Promise<number[]> {
  const t = read.table(maintenanceOrder)
  const today = todayOf(read)
  const retainedSince = addDays(today, 1 - (await logRetentionDays(read)))
  const isRemembered = or(gte(t.planDate, retainedSince), gte(t.createdAt, dayStart(retainedSince, read.offsetMinutes)))
  const due = await read.db
    .select({ id: t.id, planDate: t.planDate })
    .from(t)
    .where(and(inArray(t.status, ['PENDING', 'IN_PROGRESS']), lte(t.planDate, today), isRemembered))
    .orderBy(t.planDate, t.id)
  const [first] = due
  if (!first) return []
  // Nobody is told of a day before it has come.
  const notified = await publishedSince(read, due.map(subjectKeyOf), dayStart(first.planDate, read.offsetMinutes))
  return due.filter((order) => !notified.has(subjectKeyOf(order))).map(({ id }) => id)
}

const NOBODY = '—'

async function noticeOf(uow: UnitOfWork, id: number): Promise<NoticeInput> {
  const order = await uow.of(maintenanceOrder).get(id)
  const { maintNo, checkName, planDate } = order
  const machine = await uow.of(equipment).get(order.equipmentId)
  const [owner] = order.ownerId === null ? [] : await uow.of(repairer).many([order.ownerId])
  return {
    code: 'MAINT_DUE',
    about: { resource: maintenanceOrder.name, id },
    values: { maintNo, checkName, planDate, equipment: machine.name, owner: owner?.name ?? NOBODY },
    subjectKey: subjectKeyOf(order),
  }
}

/** Tells of the orders of the actor's plant whose day has come, each once for the day it is planned for. Out: how many. */
export const notifyDue = (store: Pick<Store, 'read' | 'write'>, actor: Actor): Promise<number> =>
  notifyInMorning(store, actor, { name: 'dueMaintenance', untold: untoldOrders, noticeOf })

/** From the morning on; what a standstill kept back is told afterwards. */
export const dueRound: ScheduledTask = { name: 'tellDueMaintenance', everyMs: 10 * 60_000, attempts: 3, counts: 'told', run: notifyDue }
