import { registry } from '../../../server/domain/index.ts'
import { staff } from '../../../server/domain/masterdata/index.ts'
import { ink, inkLog, storageLocation } from '../../../server/domain/stock/index.ts'
import { type Actor, operations, type Store } from '../../../server/kernel/index.ts'
import { make } from './factories.ts'

/** Has entries record balances that the entries do not make, as versions before 0063 left them on PostgreSQL; no log says so. */
export const spoilBalances = (store: Store, actor: Actor, entries: readonly number[]) =>
  store.write(actor, async (uow) => {
    const locked = await uow.of(inkLog).lockManyForUpdate(entries)
    const values = (one: (typeof locked)[number]) => ({ balance: one.balance + 1, placeBalance: (one.placeBalance ?? 0) + 2 })
    await uow.of(inkLog).writeDerivedMany(locked.map((record) => ({ record, values: values(record) })))
  })

/**
 * An ink at two locations of which the last entry of each records balances that the entries do not make. Out: the ids of these entries.
 */
export async function wrongBalances(store: Store, actor: Actor): Promise<readonly number[]> {
  const inkId = (await make(store, actor, ink)).id
  const staffId = (await make(store, actor, staff, { isInk: true })).id
  const locations = [(await make(store, actor, storageLocation)).id, (await make(store, actor, storageLocation)).id]
  const post = async (values: Readonly<Record<string, unknown>>) =>
    (await operations(store, registry).create(actor, inkLog, { inkId, staffId, ...values })) as unknown as {
      id: number
      inkStockId: number
    }
  const wrong: number[] = []
  for (const locationId of locations) {
    const { inkStockId } = await post({ storeType: 'IN', quantity: 5, batchNo: 'B', expiringDate: '2027-06-30', locationId })
    wrong.push((await post({ storeType: 'OUT', quantity: 2, inkStockId })).id)
  }
  await spoilBalances(store, actor, wrong)
  return wrong
}
