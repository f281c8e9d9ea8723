import { and, gt, inArray, isNull, lt } from 'drizzle-orm'
import { file } from '../domain/system/index.ts'
import { type Store, systemActor } from '../kernel/index.ts'
import { dropLeftovers, LEFTOVER_MS } from './leftovers.ts'
import type { Storage } from './storage.ts'

/** Small, so that nobody waits behind a batch. */
const BATCH = 200
const PAGE = 5_000

interface Options {
  readonly store: Pick<Store, 'read' | 'write'>
  readonly storage: Storage
}
interface Keys {
  readonly storageKey: string
  readonly thumbKey: string | null
}
const keysIn = (rows: readonly Keys[]) => rows.flatMap(({ storageKey, thumbKey }) => (thumbKey ? [storageKey, thumbKey] : [storageKey]))

/** Deletes one batch of rows that are part of no record. The condition stands in the statement: what is claimed meanwhile stays. */
const dropUnclaimed = (store: Options['store']) =>
  store.write(systemActor(0), async ({ read: { db, table }, now, invalidate: touch }) => {
    const t = table(file)
    const isOld = and(isNull(t.ownerId), lt(t.updatedAt, new Date(now.getTime() - LEFTOVER_MS)))
    const found = await db.select({ id: t.id }).from(t).where(isOld).limit(BATCH)
    if (!found.length) return []
    const ids = found.map(({ id }) => id)
    const gone = await db
      .delete(t)
      .where(and(inArray(t.id, ids), isOld))
      .returning({ storageKey: t.storageKey, thumbKey: t.thumbKey })
    touch(file)
    return gone
  })

async function allKeys(store: Options['store']): Promise<ReadonlySet<string>> {
  const { db, table } = store.read(systemActor(0))
  const t = table(file)
  const known = new Set<string>()
  for (let after = 0; ; ) {
    const page = await db
      .select({ id: t.id, storageKey: t.storageKey, thumbKey: t.thumbKey })
      .from(t)
      .where(gt(t.id, after))
      .orderBy(t.id)
      .limit(PAGE)
    for (const key of keysIn(page)) known.add(key)
    const last = page.at(-1)
    if (!last || page.length < PAGE) return known
    after = last.id
  }
}

/** Keeps rows and contents of uploaded files in step. */
export function contents({ store, storage }: Options) {
  async function remove(keys: readonly string[]) {
    for (const key of keys) await storage.remove(key)
  }
  return {
    remove,
    async sweep() {
      let unclaimed = 0
      for (;;) {
        const gone = await dropUnclaimed(store)
        await remove(keysIn(gone))
        unclaimed += gone.length
        if (gone.length < BATCH) break
      }
      return { unclaimed, leftovers: await dropLeftovers(storage, () => allKeys(store)) }
    },
  }
}
