import type { Actor, Store, UnitOfWork } from '../../kernel/index.ts'
import { equipment } from '../masterdata/index.ts'
import { type NoticeInput, notifyInMorning } from '../notice/index.ts'
import { repairer } from '../repair/index.ts'
import { maintenanceOrder } from './maintenanceOrder.resource.ts'
import { subjectKeyOf, untoldOrders } from './untold.query.ts'

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
