import type { Store, UnitOfWork } from '../ports.ts'

/** Few enough for one transaction that nobody who wants to write meanwhile notices. */
const BATCH = 50
/** Whoever waits for an answer of this process gets it between two batches. */
const othersFirst = () => new Promise((resolve) => setImmediate(resolve))

/**
 * Does with some at a time what is to be done with all, each time in a transaction of the caller's. What it refuses ends it; batches before
 * have been done. Out: what the batches count together.
 */
export async function inBatches(ids: readonly number[], work: (some: readonly number[]) => Promise<number>): Promise<number> {
  let sum = 0
  for (let at = 0; at < ids.length; at += BATCH) {
    sum += await work(ids.slice(at, at + BATCH))
    await othersFirst()
  }
  return sum
}

/** The store as work inside a unit sees it: whatever is written goes into that unit and stands or falls with it. */
export const joined = (store: Store, uow: UnitOfWork): Store => ({
  ...store,
  read: (actor) => (actor === uow.actor ? uow.read : store.read(actor)),
  write: (_actor, work) => work(uow),
})
