import { asc, inArray } from 'drizzle-orm'
import type { Logger } from 'pino'
import { registry } from '../domain/index.ts'
import { type InRole, type RowOf, type Store, systemActor } from '../kernel/index.ts'

export type OutboxRow = RowOf<InRole<'outbox'>>
export interface RelayOptions {
  readonly store: Store
  readonly logger: Logger
  /** Gives jobs to the queue; fails unless it has all of them. Giving the same row twice must make one job. */
  readonly hand: (rows: readonly OutboxRow[]) => Promise<unknown>
  readonly sweepMs?: number
}
const SWEEP_MS = 10_000
const BATCH = 100
const OUTSIDE = systemActor(0)

/**
 * Hands jobs that committed units left in the outbox to the queue, oldest first, and forgets each only when the queue has it. While the
 * queue is away the rows wait.
 */
export class OutboxRelay {
  readonly #options: RelayOptions
  readonly #timer: NodeJS.Timeout
  #running: Promise<void> | undefined
  #isAsked = false
  #isClosed = false

  constructor(options: RelayOptions) {
    this.#options = options
    options.store.onEnqueued(() => this.sweep())
    this.#timer = setInterval(() => this.sweep(), options.sweepMs ?? SWEEP_MS)
    this.#timer.unref()
    this.sweep()
  }

  sweep() {
    if (this.#isClosed) return
    this.#isAsked = true
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
    })
  }

  async close() {
    this.#isClosed = true
    clearInterval(this.#timer)
    await this.#running
  }

  async #run() {
    try {
      while (this.#isAsked && !this.#isClosed) {
        this.#isAsked = false
        if ((await this.#handBatch()) === BATCH) this.#isAsked = true
      }
    } catch (error) {
      this.#options.logger.warn({ err: error }, 'outbox waits for the queue')
    }
  }

  async #handBatch() {
    const { store, hand } = this.#options
    const read = store.read(OUTSIDE)
    const table = read.table(registry.inRole('outbox'))
    const rows = (await read.db.select().from(table).orderBy(asc(table.id)).limit(BATCH)) as OutboxRow[]
    if (!rows.length) return 0
    await hand(rows)
    const ids = rows.map((row) => row.id)
    await store.write(OUTSIDE, (uow) => uow.read.db.delete(table).where(inArray(table.id, ids)))
    return rows.length
  }
}
