import { type Store, systemActor, type UnitOfWork } from '../../kernel/index.ts'
import { noteDoing } from '../system/index.ts'
import { itemsWithWrongBalances } from './entryBalances.query.ts'
import { bookingKeys, entriesKey, entriesSince, sumOf, writeBalances } from './laterEntries.ts'
import { allLedgers } from './ledger.ts'
import type { Ledger, LockedRecord } from './ledgerSpec.ts'

/** An item of which entries recorded wrong balances, and how many. */
interface Rewritten {
  readonly ledger: Ledger
  readonly itemId: number
  readonly entries: number
}
type Note = (uow: UnitOfWork, rewritten: Rewritten) => Promise<void>

/** Notes in the operation log of its plant which item was put right. */
export const noteRewritten: Note = (uow, { ledger: { log, key }, itemId, entries }) =>
  noteDoing(uow, { resource: log.name, action: 'rewriteBalances', about: { [key]: itemId, entries } })

/** Writes the balances of all entries of an item anew. Where their sum is not the balance itself, more is wrong than what follows from it: nothing is written. */
async function rewriteItem(uow: UnitOfWork, ledger: Ledger, id: number): Promise<number> {
  const whole = uow.withoutDataScope
  await uow.lock(...bookingKeys(ledger, uow.actor.plantId), entriesKey(ledger, id))
  const item = (await whole.of(ledger.item).lockForUpdate(id)) as unknown as LockedRecord
  const { key, places } = ledger
  const found = places ? ((await whole.of(places.of).find({ [key]: id } as never)) as unknown as LockedRecord[]) : []
  const entries = await entriesSince(uow, ledger, { about: { [key]: { eq: id } }, from: new Date(0) })
  const isSound =
    sumOf(entries) === item.quantity &&
    found.every((place) => sumOf(entries.filter(({ entry }) => entry[places?.key ?? ''] === place.id)) === place.quantity)
  return isSound ? writeBalances(uow, ledger, entries, { item: 0, places: new Map(found.map((place) => [place.id, 0])) }) : 0
}

/**
 * Puts right the balances that entries record where they are not what the changes of entries make: an item at a time, each in a unit of its own, so
 * that nobody waits for long and what was interrupted goes on where it was. Writes nothing where all is well.
 */
export async function rewriteBalances(store: Pick<Store, 'read' | 'write'>, note?: Note): Promise<Rewritten[]> {
  const all: Rewritten[] = []
  for (const ledger of allLedgers()) {
    for (const { id: itemId, plantId } of await itemsWithWrongBalances(store.read(systemActor(0)), ledger)) {
      const rewritten = await store.write(systemActor(plantId), async (uow) => {
        const one = { ledger, itemId, entries: await rewriteItem(uow, ledger, itemId) }
        if (one.entries) await note?.(uow, one)
        return one
      })
      if (rewritten.entries) all.push(rewritten)
    }
  }
  return all
}
