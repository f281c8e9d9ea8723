import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { drizzle } from 'drizzle-orm/sqlite-proxy'
import type { Db } from '../../kernel/index.ts'
import type { PoolState } from './engine.ts'
import { kindOf, type StatementWatch } from './statementWatch.ts'

/** Young generation in MB: rows live only until they are handed over, and V8 never returns a larger one. */
const YOUNG = { maxYoungGenerationSizeMb: 4 }

type Answer = { id: number; ms: number; rows?: unknown[]; error?: { message: string; code: string } }
interface PendingQuery {
  readonly text: string
  resolve(rows: unknown[]): void
  reject(e: Error): void
}
interface Reader {
  worker: Worker
  waiting: Map<number, PendingQuery>
}

/**
 * Read-only SQLite connections on worker threads behind one drizzle handle. A statement goes to the thread with the fewest pending ones;
 * another thread starts when all are busy, up to the limit. When a thread dies, only its own statements fail.
 */
export class ReaderPool {
  #seq = 0
  #closed = false
  readonly #readers: Reader[] = []
  readonly db: Db
  readonly #file: string
  readonly #most: number
  readonly #watch: StatementWatch | undefined

  constructor(file: string, most: number, watch?: StatementWatch) {
    this.#file = file
    this.#most = most
    this.#watch = watch
    const run = async (sql: string, params: unknown[], method: string) => ({ rows: await this.#send(sql, params, method) })
    // For compiled statements; the same interface as PostgreSQL's client.
    const query = async ({ text, values }: { text: string; values: unknown[] }) => ({ rows: await this.#send(text, values, 'all') })
    this.db = Object.assign(drizzle(run), { $client: { query } }) as unknown as Db
  }

  /** Running threads. */
  get size() {
    return this.#readers.length
  }
  get state(): PoolState {
    const used = this.#readers.filter(({ waiting }) => waiting.size > 0).length
    const pending = this.#readers.reduce((sum, { waiting }) => sum + waiting.size, 0)
    return { name: 'heavy', used, idle: this.#readers.length - used, waiting: pending - used }
  }

  #start(): Reader {
    const worker = new Worker(new URL('./readerThread.mjs', import.meta.url), {
      workerData: { file: this.#file },
      resourceLimits: YOUNG,
    })
    worker.unref()
    const reader: Reader = { worker, waiting: new Map() }
    worker.on('message', ({ id, ms, rows, error }: Answer) => {
      const pendingQuery = reader.waiting.get(id)
      reader.waiting.delete(id)
      if (pendingQuery) this.#answer(pendingQuery, { ms, rows, error })
      if (!reader.waiting.size && !this.#closed) worker.unref()
    })
    worker.on('error', (e) => this.#drop(reader, e))
    return reader
  }

  #answer({ text, resolve, reject }: PendingQuery, { ms, rows = [], error }: Omit<Answer, 'id'>) {
    this.#watch?.ended(kindOf(text), ms, text)
    if (!error) return resolve(rows)
    const failure = Object.assign(new Error(error.message), { code: error.code })
    this.#watch?.failed(failure)
    reject(failure)
  }

  #drop(reader: Reader, reason: Error) {
    for (const w of reader.waiting.values()) w.reject(reason)
    reader.waiting.clear()
    this.#readers.splice(this.#readers.indexOf(reader), 1)
  }

  /** The thread with the fewest pending statements. */
  #next(): Reader {
    const [first, ...others] = this.#readers
    const best = first && others.reduce((least, one) => (one.waiting.size < least.waiting.size ? one : least), first)
    if (best && (!best.waiting.size || this.#readers.length >= this.#most)) return best
    const started = this.#start()
    this.#readers.push(started)
    return started
  }

  #send(sql: string, params: unknown[], method: string): Promise<unknown[]> {
    const reader = this.#next()
    const id = ++this.#seq
    reader.worker.ref()
    return new Promise((resolve, reject) => {
      reader.waiting.set(id, { text: sql, resolve, reject })
      reader.worker.postMessage({ id, sql, params, method })
    })
  }

  async close() {
    this.#closed = true
    await Promise.all(
      this.#readers.map(async ({ worker }) => {
        worker.ref()
        const gone = once(worker, 'exit')
        worker.postMessage({ id: 0, sql: null })
        await gone
      }),
    )
  }
}
