import { jump, type Leftover, type Read, requirePermission } from '../../kernel/index.ts'
import { equipment } from '../masterdata/index.ts'
import { inspectionFlow, inspectionOrder } from './inspectionOrder.resource.ts'

/** Those whose shift has begun; the clock takes the others back by itself. */
async function begun(at: Pick<Read, 'of' | 'now'>, equipmentId: number) {
  const pending = await at.of(inspectionOrder).find({ equipmentId, status: 'PENDING' })
  return pending.filter((order) => order.dueFrom <= at.now)
}

/** The checks of a machine that nobody has made. */
export const openChecksOfMachine: Leftover = {
  about: equipment,
  open: async (read, equipmentId) => (await begun(read, equipmentId)).length,
  async close(uow, equipmentId, reason) {
    requirePermission(uow.actor, inspectionFlow.skip.permission)
    for (const order of await begun(uow.read, equipmentId))
      await jump(uow, { step: inspectionFlow.skip, record: order, values: { skipReason: reason }, note: { reason } })
  },
}
