import { invalidField, type RowOf, type UnitOfWork } from '../../kernel/index.ts'
import { works } from '../hours/index.ts'
import { reportSources } from '../repair/index.ts'
import { inspectionOrder } from './inspectionOrder.resource.ts'

/** The inspection that something came of, which is of the named machine. */
async function inspectionFor(uow: UnitOfWork, id: number, equipmentId: number | null | undefined): Promise<RowOf<typeof inspectionOrder>> {
  const [order] = await uow.of(inspectionOrder).lockForShare([id])
  if (!order) throw invalidField('inspectionId', 'unknownReference')
  if (equipmentId != null && equipmentId !== order.equipmentId)
    throw invalidField('equipmentId', 'otherThanInspection', { inspectNo: order.inspectNo })
  return order
}

/** Hours are booked on an inspection that was not skipped, at its machine. */
export const hoursOnInspection = works.of({
  link: 'inspectionId',
  async placeOf(uow, id, requested) {
    const { equipmentId, status, inspectNo } = await inspectionFor(uow, id, requested.equipmentId)
    if (status === 'SKIPPED' || status === 'VOIDED') throw invalidField('inspectionId', 'inspectionSkipped', { inspectNo })
    return { equipmentId }
  },
})

/** A report that an inspection led to is of the inspected machine. */
export const reportsOfInspection = reportSources.of({
  link: 'inspectionId',
  async check(uow, id, equipmentId) {
    await inspectionFor(uow, id, equipmentId)
  },
})
