import { EventEmitter, once } from 'node:events'
import { Worker } from 'node:worker_threads'

interface Result {
  readonly rows: Record<string, unknown>[]
  readonly rowCount: number
}
interface Answer {
  readonly id: number
  readonly channel?: string
  readonly payload?: string
  readonly result?: Result
  readonly error?: { readonly message: string; readonly code: string }
}
interface Waiting {
  resolve(result: Result): void
  reject(error: Error): void
}
/** A small base: the default of 128 MB would double the server's memory. */
const OPTIONS = { postgresqlconf: ['shared_buffers=8MB'] }

/** Turns in order of asking. */
class Mutex {
  #tail: Promise<unknown> = Promise.resolve()
  lock(): Promise<() => void> {
    let release!: () => void
    const turn = this.#tail.then(() => release)
    this.#tail = new Promise<void>((resolve) => (release = resolve))
    return turn
  }
}

/** Looks like a client of pg. The one session of the base is held from BEGIN to COMMIT, so transactions never mix. */
class EmbeddedClient extends EventEmitter {
  readonly #pool: EmbeddedPool
  #held: (() => void) | undefined
  readonly #forward = (notification: Answer) => this.emit('notification', notification)

  constructor(pool: EmbeddedPool) {
    super()
    this.setMaxListeners(0)
    this.#pool = pool
    pool.on('notification', this.#forward)
  }

  async query(text: string, params?: readonly unknown[]): Promise<Result> {
    const word = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase()
    if (word === 'BEGIN') this.#held ??= await this.#pool.mutex.lock()
    try {
      return this.#held ? await this.#pool.send(text, params) : await this.#pool.query(text, params)
    } finally {
      if (word === 'COMMIT' || word === 'ROLLBACK') this.#letGo()
    }
  }

  release() {
    this.#pool.off('notification', this.#forward)
    this.#letGo()
    this.removeAllListeners()
  }

  #letGo() {
    this.#held?.()
    this.#held = undefined
  }
}

/** Looks like a pool of pg to BullMQ, in front of an embedded PostgreSQL on a thread of its own. */
export class EmbeddedPool extends EventEmitter {
  /** Without it BullMQ takes the connection for one that dies unseen, and polls. */
  readonly options = { keepAlive: true }
  readonly mutex = new Mutex()
  readonly lost: Promise<void>
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #seq = 0

  constructor(worker: Worker) {
    super()
    this.setMaxListeners(0)
    this.#worker = worker
    worker.on('message', (answer: Answer) => this.#take(answer))
    worker.on('error', (error) => this.#fail(error))
    this.lost = once(worker, 'exit').then(() => this.#fail(new Error('the embedded queue has ended')))
  }

  static async open(folder: string): Promise<EmbeddedPool> {
    const worker = new Worker(new URL('./embeddedHost.mjs', import.meta.url), { workerData: { folder, options: OPTIONS } })
    await once(worker, 'message')
    return new EmbeddedPool(worker)
  }

  send(text: string | null, params?: readonly unknown[]): Promise<Result> {
    const id = ++this.#seq
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#worker.postMessage({ id, text, params })
    })
  }

  async query(text: string, params?: readonly unknown[]): Promise<Result> {
    const release = await this.mutex.lock()
    try {
      return await this.send(text, params)
    } finally {
      release()
    }
  }

  async connect() {
    return new EmbeddedClient(this)
  }

  async end() {
    const release = await this.mutex.lock()
    try {
      await this.send(null)
      await this.lost
    } finally {
      release()
    }
  }

  #take(answer: Answer) {
    if (answer.channel) return void this.emit('notification', answer)
    const waiting = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    if (answer.error) waiting?.reject(Object.assign(new Error(answer.error.message), answer.error))
    else waiting?.resolve(answer.result as Result)
  }

  #fail(error: unknown) {
    for (const { reject } of this.#waiting.values()) reject(error as Error)
    this.#waiting.clear()
  }
}
