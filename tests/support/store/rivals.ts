import { registry } from '../../../server/domain/index.ts'
import { ledgerFaults } from '../../../server/domain/ledger/index.ts'
import { type Actor, type Operations, operations, type Store } from '../../../server/kernel/index.ts'
import { connected } from '../../../server/platform/connections/postgresConnection.ts'
import { type OpenStore, openStore } from '../../../server/store/index.ts'
import { inconsistencies } from '../../../server/store/read/consistency.ts'
import { makePlant, person } from '../samples/factories.ts'
import { type Clock, dialect, fixedClock, freshBase } from './store.ts'

/** A base with a plant, and the processes that write to it at the same time: two on PostgreSQL, one on SQLite, which has no more. */
export interface Rivals {
  readonly stores: readonly OpenStore[]
  readonly store: OpenStore
  readonly url: string
  readonly clock: Clock
  readonly plantId: number
  readonly system: Actor
  readonly actor: Actor
  /** The operations of the process that serves a caller: neighbours are served by different ones. */
  ops(nth: number): Operations
  /** The store of that process, with what stands between. */
  storeOf(nth: number): Store
  /** What the doctor finds wrong in the base, but for what rows of factories are by themselves. */
  faults(): Promise<string[]>
  /** Closes the stores and drops the base. Out: how many deadlocks PostgreSQL broke in it. */
  close(): Promise<number>
}

/** A can is made without a booking. */
const OF_FACTORIES = /^cans of ink:/
/** PostgreSQL looks for a deadlock a second after it began: a test that meets many would only wait. */
const LOOK_SOON = "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET deadlock_timeout = 50', current_database()); END $$"
const LOOK_LATER = "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I RESET deadlock_timeout', current_database()); END $$"
const DEADLOCKS = 'SELECT deadlocks::int AS count FROM pg_stat_database WHERE datname = current_database()'

/** How many deadlocks the base has seen; a process of PostgreSQL tells of its own when it ends. */
async function deadlocksIn(url: string): Promise<number> {
  if (dialect === 'sqlite') return 0
  return connected(url, async (client) => (await client.query<{ count: number }>(DEADLOCKS)).rows[0]?.count ?? 0)
}
async function translate(url: string, statement: string) {
  if (dialect === 'postgres') await connected(url, (client) => client.query(statement))
}

/** `between` stands between operations and a store, such as to have units meet. */
export async function openRivals(between: (store: Store) => Store = (store) => store, base = freshBase()): Promise<Rivals> {
  const [{ url, drop }, clock] = [await base, fixedClock()]
  await translate(url, LOOK_SOON)
  const before = await deadlocksIn(url)
  const count = dialect === 'postgres' ? 2 : 1
  const stores = await Promise.all(Array.from({ length: count }, () => openStore({ url, now: clock.now })))
  const used = stores.map(between)
  const served = used.map((store) => operations(store, registry))
  const [store] = stores as [OpenStore]
  const { id, actor: system } = await makePlant(store)
  return {
    stores,
    store,
    url,
    clock,
    plantId: id,
    system,
    actor: person(id, ['*:*:*']),
    ops: (nth) => served[nth % count] as Operations,
    storeOf: (nth) => used[nth % count] as Store,
    async faults() {
      const ofBooks = (await ledgerFaults(store)).map((fault) => `${fault.item} ${fault.id}: ${fault.description}`)
      return [...ofBooks, ...(await inconsistencies(store, registry))].filter((fault) => !OF_FACTORIES.test(fault))
    },
    async close() {
      for (const one of stores) await one.close()
      await translate(url, LOOK_LATER)
      const deadlocks = (await deadlocksIn(url)) - before
      await drop()
      return deadlocks
    },
  }
}
