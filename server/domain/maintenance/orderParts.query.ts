import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { batchComputed, type Read, type RowOf } from '../../kernel/index.ts'
import { machinesLike } from '../masterdata/index.ts'
import { partsCostOf, similarWork } from '../stock/index.ts'
import { maintenanceOrder } from './maintenanceOrder.resource.ts'

const LIKE_MAX = 200
type Order = RowOf<typeof maintenanceOrder>

/** The newest orders for the same work on machines of the same kind. */
async function alike(read: Read, { id, equipmentId, checkName }: Order): Promise<number[]> {
  const t = read.table(maintenanceOrder)
  const ofKind = inArray(t.equipmentId, await machinesLike(read, equipmentId))
  const found = await read.db
    .select({ id: t.id })
    .from(t)
    .where(and(ofKind, eq(t.checkName, checkName), ne(t.id, id)))
    .orderBy(desc(t.id))
    .limit(LIKE_MAX)
  return found.map((one) => one.id)
}
export const ordersLike = similarWork.of({ key: 'maintenanceOrderId', of: (read, row) => alike(read, row as unknown as Order) })

export const orderPartsCost = batchComputed(maintenanceOrder, 'partsCost', (read, ids) => partsCostOf(read, 'maintenanceOrderId', ids))
