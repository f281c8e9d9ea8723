import { eq, inArray, lt } from 'drizzle-orm'
import { importBatch, importedRow, importLog } from '../domain/system/index.ts'
import { type Store, systemActor } from '../kernel/index.ts'
import { KEEP_DAYS } from './limits.ts'
import type { TempStorage } from './parts.ts'

const DAY_MS = 86_400_000
/** Small, so that nobody waits behind it. */
const TRACES = 2_000

interface Options {
  readonly store: Pick<Store, 'read' | 'write' | 'now'>
  readonly tempStorage: TempStorage
}

/** Removes one old batch with everything that was kept to take it back; its line in the log stays and leads nowhere. */
async function dropBatch(store: Options['store'], id: number) {
  const everywhere = systemActor(0)
  for (;;) {
    const gone = await store.write(everywhere, async ({ read: { db, table } }) => {
      const traces = table(importedRow)
      const some = await db.select({ id: traces.id }).from(traces).where(eq(traces.batchId, id)).limit(TRACES)
      if (some.length)
        await db.delete(traces).where(
          inArray(
            traces.id,
            some.map((one) => one.id),
          ),
        )
      return some.length
    })
    if (gone < TRACES) break
  }
  await store.write(everywhere, async ({ read: { db, table }, touch }) => {
    const [batches, logs] = [table(importBatch), table(importLog)]
    await db
      .update(logs)
      .set({ batchNo: null } as never)
      .where(eq(logs.batchNo, id))
    await db.delete(batches).where(eq(batches.id, id))
    touch(importLog)
  })
}

/** Forgets imports that are too old to be taken back, and the workbooks behind them. Out: how many. */
export async function sweepImports({ store, tempStorage }: Options): Promise<{ imports: number; workbooks: number }> {
  const { db, table } = store.read(systemActor(0))
  const batches = table(importBatch)
  const before = new Date(store.now().getTime() - KEEP_DAYS * DAY_MS)
  const old = await db.select({ id: batches.id, key: batches.storageKey }).from(batches).where(lt(batches.createdAt, before))
  for (const { id, key } of old) {
    await dropBatch(store, id)
    await tempStorage.remove(key)
  }
  const named = async () => new Set((await db.select({ key: batches.storageKey }).from(batches)).map((one) => one.key))
  return { imports: old.length, workbooks: await tempStorage.dropOthers(named) }
}
