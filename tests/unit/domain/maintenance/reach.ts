import { user } from '../../../../server/domain/identity/index.ts'
import { repairer } from '../../../../server/domain/repair/index.ts'
import { systemActor } from '../../../../server/kernel/index.ts'
import { make, person } from '../../../support/samples/factories.ts'
import type { Shop } from '../shop.ts'

/** Somebody who sees what is theirs and no more: a repairer of the shop with an account. */
export async function withReach(shop: Shop) {
  const account = await make(shop.store, systemActor(shop.plantId), user, { plantIds: [shop.plantId], passwordHash: 'hash' })
  const { id: mine } = await shop.row(repairer, { name: '丁海燕', userId: account.id })
  const actor = person(shop.plantId, ['*:*:*'], { userId: account.id, dataScope: { departmentIds: [], self: true } })
  return { mine, read: () => shop.store.read(actor) }
}
