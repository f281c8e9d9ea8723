import { wrong } from '../../kernel/index.ts'
import { works } from '../hours/index.ts'
import { maintenanceOrder } from './maintenanceOrder.resource.ts'

/** Hours are booked on a maintenance order that stands, at its machine. */
export const hoursOnMaintenance = works.of({
  link: 'maintenanceId',
  async placeOf(uow, id, said) {
    const [order] = await uow.of(maintenanceOrder).many([id])
    if (!order) throw wrong('maintenanceId', 'unknownReference')
    const { maintNo, status, equipmentId } = order
    if (status === 'CANCELLED' || status === 'VOIDED') throw wrong('maintenanceId', 'maintenanceCancelled', { maintNo })
    if (said.equipmentId != null && said.equipmentId !== equipmentId) throw wrong('equipmentId', 'otherThanOrder', { maintNo })
    return { equipmentId }
  },
})
