import { inArray, type SQL } from 'drizzle-orm'
import { type Read, type ResourceDef, type Store, systemActor, type TableOf } from '../kernel/index.ts'

const DAY_MS = 86_400_000
/** Small, so that nobody waits behind a batch. */
const BATCH = 500

export interface Purge {
  readonly resource: ResourceDef
  readonly days: number
  /** Only what is about this plant, and, where plants share them, what is about none. */
  readonly only?: { readonly plantId: number; readonly shared: boolean }
  readonly isOld: (read: Read, before: Date) => SQL | undefined
}

/** Deletes one batch; answers how many rows it had. Purging leaves no operation log, or it would never end. */
const purgeBatch = (store: Store, { resource, days, isOld }: Purge) =>
  store.write(systemActor(0), async ({ read, now, invalidate: touch }) => {
    const table = read.table(resource) as TableOf<ResourceDef>
    const before = new Date(now.getTime() - days * DAY_MS)
    const found = await read.db.select({ id: table.id }).from(table).where(isOld(read, before)).limit(BATCH)
    if (!found.length) return 0
    const ids = found.map((row) => row.id)
    await read.db.delete(table).where(inArray(table.id, ids))
    touch(resource)
    return found.length
  })

/** Deletes every old row of one kind, batch by batch. Out: how many. */
export async function purge(store: Store, what: Purge): Promise<number> {
  const before = new Date(store.now().getTime() - what.days * DAY_MS)
  const sealed = await store.purgeSealed(what.resource, { before, only: what.only })
  if (sealed !== undefined) return sealed
  for (let total = 0; ; ) {
    const deleted = await purgeBatch(store, what)
    total += deleted
    if (deleted < BATCH) return total
  }
}
