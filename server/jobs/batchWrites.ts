import type { Actor, Store, UnitOfWork } from '../kernel/index.ts'

interface Part {
  /** Parts are done in the order of their keys, so that two processes never wait for each other's locks. */
  readonly key: number
  readonly work: (uow: UnitOfWork) => Promise<unknown>
  readonly begin: Begin | undefined
  readonly done: (value: never) => void
  readonly failed: (error: unknown) => void
}
/** Locks what the parts of one unit need before the first of them is done. */
type Begin = (uow: UnitOfWork, keys: readonly number[]) => Promise<void>
const BATCH_SIZE = 50
/** Parts that wait for the unit under way, by plant. */
const lines = new WeakMap<Store, Map<number, Part[]>>()

async function writeParts(store: Store, actor: Actor, parts: readonly Part[]) {
  const endings = await store.write(actor, async (uow) => {
    const each: (() => void)[] = []
    for (const begin of new Set(parts.flatMap((part) => part.begin ?? [])))
      await begin(
        uow,
        parts.filter((part) => part.begin === begin).map((part) => part.key),
      )
    for (const { work, done, failed } of parts) {
      try {
        const value = (await uow.savepoint(() => work(uow))) as never
        each.push(() => done(value))
      } catch (error) {
        each.push(() => failed(error))
      }
    }
    return each
  })
  for (const end of endings) end()
}

async function runLine(store: Store, actor: Actor, line: Part[], over: () => void) {
  for (let parts = line.splice(0, BATCH_SIZE); parts.length; parts = line.splice(0, BATCH_SIZE)) {
    parts.sort((a, b) => a.key - b.key)
    await writeParts(store, actor, parts).catch((error: unknown) => {
      for (const { failed } of parts) failed(error)
    })
  }
  // In the same breath as the last look: nobody may join a line that has ended.
  over()
}

/**
 * Does a small piece of work in a unit that it shares with others asked for meanwhile: a commit costs more than what it holds. A piece
 * that fails fails alone; each answers only when all of it is committed. `begin` locks what all pieces of its kind need, as one function.
 */
export function batchWrites<T>(
  store: Store,
  actor: Actor,
  { key, work, begin }: { key: number; work: (uow: UnitOfWork) => Promise<T>; begin?: Begin },
): Promise<T> {
  const byPlant = lines.get(store) ?? new Map<number, Part[]>()
  lines.set(store, byPlant)
  return new Promise<T>((done, failed) => {
    const part = { key, work, begin, done, failed }
    const line = byPlant.get(actor.plantId)
    if (line) return void line.push(part)
    const own = [part]
    byPlant.set(actor.plantId, own)
    // Whatever else is asked for in this moment comes along.
    setImmediate(() => void runLine(store, actor, own, () => byPlant.delete(actor.plantId)))
  })
}
