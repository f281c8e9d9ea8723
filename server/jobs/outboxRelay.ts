import { asc, inArray } from 'drizzle-orm'
import type { Logger } from 'pino'
import { registry } from '../domain/index.ts'
import { type Enqueued, type InRole, type RowOf, type Store, systemActor } from '../kernel/index.ts'

export type OutboxRow = RowOf<InRole<'outbox'>>
/** A row with the id of the call that left it, where that was a call of this process. */
export type RelayedRow = OutboxRow & { readonly requestId: string | undefined }
export interface RelayOptions {
  readonly store: Store
  readonly logger: Logger
  /** Gives jobs to the queue; fails unless it has all of them. Giving the same row twice must make one job. */
  readonly enqueue: (rows: readonly RelayedRow[]) => Promise<unknown>
  readonly sweepMs?: number
}
const SWEEP_MS = 10_000
const BATCH = 100
/** While the queue is away for long, the oldest ids are forgotten. */
const CALLS_MAX = 10_000
const SYSTEM = systemActor(0)

/**
 * Hands jobs that committed units left in the outbox to the queue, oldest first, and forgets each only when the queue has it. While the
 * queue is away the rows wait.
 */
export class OutboxRelay {
  readonly #options: RelayOptions
  readonly #timer: NodeJS.Timeout
  /** By row: which call asked for it. Ids of calls are for the log alone, and no part of what is kept. */
  readonly #calls = new Map<number, string>()
  #running: Promise<void> | undefined
  #isRequested = false
  #isClosed = false

  constructor(options: RelayOptions) {
    this.#options = options
    options.store.onEnqueued((rows) => {
      for (const row of rows) this.#remember(row)
      this.sweep()
    })
    this.#timer = setInterval(() => this.sweep(), options.sweepMs ?? SWEEP_MS)
    this.#timer.unref()
    this.sweep()
  }

  sweep() {
    if (this.#isClosed) return
    this.#isRequested = true
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
    })
  }

  async close() {
    this.#isClosed = true
    clearInterval(this.#timer)
    await this.#running
  }

  #remember({ id, requestId }: Enqueued) {
    if (!requestId) return
    this.#calls.set(id, requestId)
    if (this.#calls.size > CALLS_MAX) this.#calls.delete(this.#calls.keys().next().value as number)
  }

  async #run() {
    try {
      while (this.#isRequested && !this.#isClosed) {
        this.#isRequested = false
        if ((await this.#handBatch()) === BATCH) this.#isRequested = true
      }
    } catch (error) {
      this.#options.logger.warn({ err: error }, 'outbox waits for the queue')
    }
  }

  async #handBatch() {
    const { store, enqueue } = this.#options
    const read = store.read(SYSTEM)
    const table = read.table(registry.inRole('outbox'))
    const rows = (await read.db.select().from(table).orderBy(asc(table.id)).limit(BATCH)) as OutboxRow[]
    if (!rows.length) return 0
    await enqueue(rows.map((row) => ({ ...row, requestId: this.#calls.get(row.id) })))
    const ids = rows.map((row) => row.id)
    for (const id of ids) this.#calls.delete(id)
    await store.write(SYSTEM, (uow) => uow.read.db.delete(table).where(inArray(table.id, ids)))
    return rows.length
  }
}
