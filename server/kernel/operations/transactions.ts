import type { Store, UnitOfWork } from '../ports.ts'

/** Rows per transaction, few enough that other writers do not notice the wait. */
const BATCH = 50
/** Yields to the event loop, so that pending requests are answered between two batches. */
const othersFirst = () => new Promise((resolve) => setImmediate(resolve))

/**
 * Processes ids in batches, each in a transaction that `work` opens. The first refusal ends it; earlier batches stay committed. Returns the
 * sum of the counts.
 */
export async function inBatches(ids: readonly number[], work: (some: readonly number[]) => Promise<number>): Promise<number> {
  let sum = 0
  for (let at = 0; at < ids.length; at += BATCH) {
    sum += await work(ids.slice(at, at + BATCH))
    await othersFirst()
  }
  return sum
}

/** A store whose writes join an open unit: they commit or roll back with it. */
export const joined = (store: Store, uow: UnitOfWork): Store => ({
  ...store,
  read: (actor) => (actor === uow.actor ? uow.read : store.read(actor)),
  write: (_actor, work) => work(uow),
})
