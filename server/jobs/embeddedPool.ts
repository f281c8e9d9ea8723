import { EventEmitter, once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Mutex } from '../platform/mutex.ts'
import { EmbeddedClient, type Result } from './embeddedClient.ts'

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
/** A queue has little to keep in mind: the default of 128 MB would double the server's memory. */
const OPTIONS = { postgresqlconf: ['shared_buffers=2MB'] }
/** Statements of a queue take milliseconds. A base that is out of disk or memory answers nothing any more, and says nothing of it either. */
const ANSWER_MS = 30_000

/** Looks like a pool of pg to BullMQ, in front of an embedded PostgreSQL on a thread of its own. */
export class EmbeddedPool extends EventEmitter {
  /** Without it BullMQ takes the connection for one that dies unseen, and polls. */
  readonly options = { keepAlive: true }
  /** Nobody waits too long: a statement that gets no answer ends the thread, and with it whatever waits. */
  readonly mutex = new Mutex()
  readonly lost: Promise<void>
  readonly #worker: Worker
  readonly #answerMs: number
  readonly #waiting = new Map<number, Waiting>()
  #seq = 0
  #isLost = false

  constructor(worker: Worker, answerMs: number) {
    super()
    this.#answerMs = answerMs
    this.setMaxListeners(0)
    this.#worker = worker
    worker.on('message', (answer: Answer) => this.#take(answer))
    worker.on('error', (error) => this.#fail(error))
    this.lost = new Promise((resolve) =>
      worker.once('exit', () => {
        this.#isLost = true
        this.#fail(new Error('the embedded queue has ended'))
        resolve()
      }),
    )
  }

  static async open(folder: string, answerMs = ANSWER_MS): Promise<EmbeddedPool> {
    // Plain JavaScript: the loaders that the main thread may run with are not wanted here.
    const worker = new Worker(new URL('./embeddedHost.mjs', import.meta.url), { workerData: { folder, options: OPTIONS }, execArgv: [] })
    await once(worker, 'message')
    return new EmbeddedPool(worker, answerMs)
  }

  send(text: string | null, params?: readonly unknown[]): Promise<Result> {
    if (this.#isLost) return Promise.reject(new Error('the embedded queue has ended'))
    const id = ++this.#seq
    // With the thread everything that waits for it ends, and whoever opened the base opens it again.
    const giveUp = setTimeout(() => void this.#worker.terminate(), this.#answerMs).unref()
    const answer = new Promise<Result>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#worker.postMessage({ id, text, params })
    })
    return answer.finally(() => clearTimeout(giveUp))
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
