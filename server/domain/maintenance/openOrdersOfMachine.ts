import { jump, type Leftover, requirePermission } from '../../kernel/index.ts'
import { equipment } from '../masterdata/index.ts'
import { maintenanceFlow, maintenanceOrder } from './maintenanceOrder.resource.ts'
import { callOff } from './moveOrders.ts'

const OPEN = ['PENDING', 'IN_PROGRESS'] as const

/** The maintenance orders of a machine that nobody has done. */
export const openOrdersOfMachine: Leftover = {
  about: equipment,
  open: (read, equipmentId) => read.of(maintenanceOrder).count({ equipmentId, status: OPEN }),
  async close(uow, equipmentId, reason) {
    requirePermission(uow.actor, maintenanceFlow.cancel.permission)
    for (const order of await uow.of(maintenanceOrder).find({ equipmentId, status: OPEN })) {
      await callOff(uow, order)
      await jump(uow, { step: maintenanceFlow.cancel, record: order, note: { reason } })
    }
  },
}
