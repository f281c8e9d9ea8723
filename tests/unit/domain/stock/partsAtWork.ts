import { registry } from '../../../../server/domain/index.ts'
import { maintenanceFlow, maintenanceOrder, maintenanceOrderPart } from '../../../../server/domain/maintenance/index.ts'
import { sparePart, sparePartLog } from '../../../../server/domain/stock/index.ts'
import { type Actor, operations, type ReadModel } from '../../../../server/kernel/index.ts'
import { unique } from '../../../support/samples/factories.ts'
import type { Shop } from '../shop.ts'

type Row = { id: number }

/** Parts, their movements and orders that need them, driven through the same operations as the API. */
export function partsAtWork(shop: Shop) {
  const post = (part: Row, input: object) => shop.create<typeof sparePartLog>(sparePartLog, { partId: part.id, ...input })
  return {
    post,
    /** A part of which there are so many. */
    async stocked(quantity: number, values: object = {}) {
      const part = await shop.row(sparePart, { code: `P${unique()}`, name: '轴承', unit: '个', unitPrice: 10, ...values })
      if (quantity) await post(part, { storeType: 'IN', quantity })
      return part
    },
    order: (values: object = {}) =>
      shop.create<typeof maintenanceOrder>(maintenanceOrder, {
        equipmentId: shop.machine.id,
        checkName: '换油',
        planDate: '2026-11-18',
        ...values,
      }),
    need: (of: Row, part: Row, quantity: number) => shop.create(maintenanceOrderPart, { orderId: of.id, partId: part.id, quantity }),
    step: (one: Row, name: keyof typeof maintenanceFlow, input: object = {}, actor: Actor = shop.actor) =>
      operations(shop.store, registry).step(actor, maintenanceFlow[name] as never, one.id, { ...input }),
  }
}

/** What a read model answers to somebody. */
export async function asked<T>(shop: Shop, name: string, args: object, actor: Actor = shop.actor): Promise<T> {
  const model = registry.readModels.find((one) => one.name === name) as ReadModel
  return (await model.read({ read: shop.store.read(actor), registry, language: 'zh', translate: (key) => key }, args as never)) as T
}
