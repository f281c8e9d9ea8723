import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { drizzle } from 'drizzle-orm/sqlite-proxy'
import type { Db } from '../kernel/index.ts'

type Answer = { id: number; rows?: unknown[]; error?: { message: string; code: string } }
interface Reader {
  worker: Worker
  waiting: Map<number, { resolve(rows: unknown[]): void; reject(e: Error): void }>
}

/**
 * Read-only SQLite connections on worker threads behind one drizzle handle. A statement goes to the thread with the fewest
 * statements under way; a thread that dies fails its own statements and is replaced.
 */
export class ReaderPool {
  #seq = 0
  #closed = false
  readonly #readers: Reader[] = []
  readonly db: Db
  readonly #file: string

  constructor(file: string, threads: number) {
    this.#file = file
    for (let i = 0; i < threads; i++) this.#readers.push(this.#start())
    const run = async (sql: string, params: unknown[], method: string) => ({ rows: await this.#send(sql, params, method) })
    this.db = drizzle(run) as unknown as Db
  }

  #start(): Reader {
    const worker = new Worker(new URL('./readerThread.mjs', import.meta.url), { workerData: { file: this.#file } })
    worker.unref()
    const reader: Reader = { worker, waiting: new Map() }
    worker.on('message', ({ id, rows, error }: Answer) => {
      const waiting = reader.waiting.get(id)
      reader.waiting.delete(id)
      if (error) waiting?.reject(Object.assign(new Error(error.message), { code: error.code }))
      else waiting?.resolve(rows ?? [])
      if (!reader.waiting.size && !this.#closed) worker.unref()
    })
    worker.on('error', (e) => this.#replace(reader, e))
    return reader
  }

  #replace(reader: Reader, reason: Error) {
    for (const w of reader.waiting.values()) w.reject(reason)
    reader.waiting.clear()
    const at = this.#readers.indexOf(reader)
    if (at >= 0 && !this.#closed) this.#readers[at] = this.#start()
  }

  #send(sql: string, params: unknown[], method: string): Promise<unknown[]> {
    const reader = this.#readers.reduce((best, r) => (r.waiting.size < best.waiting.size ? r : best))
    const id = ++this.#seq
    reader.worker.ref()
    return new Promise((resolve, reject) => {
      reader.waiting.set(id, { resolve, reject })
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
