import { type Registry, type RowOf, type UnitOfWork, wrong } from '../../kernel/index.ts'
import type { inspectionOrder } from '../inspection/index.ts'

interface Given {
  readonly inspectionId?: number | null | undefined
  readonly equipmentId?: number | null | undefined
}

/** The inspection that something came of, which is of the named machine. Inspection knows repair, so its orders are found by name. */
export async function inspectionFor(
  uow: UnitOfWork,
  registry: Registry,
  { inspectionId, equipmentId }: Given,
): Promise<RowOf<typeof inspectionOrder> | undefined> {
  if (inspectionId == null) return undefined
  const [order] = await uow.of(registry.byName('inspectionOrder') as typeof inspectionOrder).many([inspectionId])
  if (!order) throw wrong('inspectionId', 'unknownReference')
  if (equipmentId != null && equipmentId !== order.equipmentId)
    throw wrong('equipmentId', 'otherThanInspection', { inspectNo: order.inspectNo })
  return order
}
