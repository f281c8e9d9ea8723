import { and, eq, inArray, isNotNull, lt, not } from 'drizzle-orm'
import { importBatch, importedRow, importLog } from '../../domain/system/index.ts'
import { isEventLog, type Registry, type Store, systemActor } from '../../kernel/index.ts'
import { RETENTION_DAYS } from '../limits.ts'
import type { TempStorage } from './parts.ts'

const DAY_MS = 86_400_000
/** Small, so that nobody waits behind it. */
const TRACES = 2_000

interface Options {
  readonly store: Pick<Store, 'read' | 'write' | 'now'>
  readonly tempStorage: TempStorage
  readonly registry: Pick<Registry, 'exposed'>
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
  await store.write(everywhere, async ({ read: { db, table }, invalidate: touch }) => {
    const [batches, logs] = [table(importBatch), table(importLog)]
    await db
      .update(logs)
      .set({ batchNo: null } as never)
      .where(eq(logs.batchNo, id))
    await db.delete(batches).where(eq(batches.id, id))
    touch(importLog)
  })
}

/** Lines of the log lead to no batch whose workbook is gone. */
const cutLoose = (store: Options['store'], ids: readonly number[]) =>
  store.write(systemActor(0), async ({ read: { db, table }, invalidate: touch }) => {
    const logs = table(importLog)
    const leading = and(inArray(logs.batchNo, [...ids]), isNotNull(logs.batchNo))
    const [one] = await db.select({ id: logs.id }).from(logs).where(leading).limit(1)
    if (!one) return
    await db
      .update(logs)
      .set({ batchNo: null } as never)
      .where(leading)
    touch(importLog)
  })

/**
 * Forgets imports that are too old to be taken back, and the workbooks behind them. What rows of a file have become in a log of events stays known:
 * nothing else can tell that the same file comes again. Out: how many.
 */
export async function sweepImports({ store, tempStorage, registry }: Options): Promise<{ imports: number; workbooks: number }> {
  const { db, table } = store.read(systemActor(0))
  const batches = table(importBatch)
  const before = new Date(store.now().getTime() - RETENTION_DAYS * DAY_MS)
  const events = registry.exposed.filter(isEventLog).map(({ name }) => name)
  const isRetained = and(
    inArray(batches.resource, events),
    eq(batches.isHistory, false),
    eq(batches.state, 'IMPORTED'),
    lt(batches.createdAt, before),
  )
  const columns = { id: batches.id, key: batches.storageKey }
  const old = await db
    .select(columns)
    .from(batches)
    .where(and(lt(batches.createdAt, before), not(isRetained as NonNullable<typeof isRetained>)))
  const retained: { id: number; key: string }[] = await db.select(columns).from(batches).where(isRetained)
  if (retained.length)
    await cutLoose(
      store,
      retained.map(({ id }) => id),
    )
  for (const { id, key } of old) {
    await dropBatch(store, id)
    await tempStorage.remove(key)
  }
  const named = async () => {
    const gone = new Set(retained.map(({ key }) => key))
    const all = await db.select({ key: batches.storageKey }).from(batches)
    return new Set(all.map((one) => one.key).filter((key) => !gone.has(key)))
  }
  return { imports: old.length, workbooks: await tempStorage.dropOthers(named) }
}
