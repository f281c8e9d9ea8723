import { EventEmitter } from 'node:events'
import type { Mutex } from '../platform/mutex.ts'

export interface Result {
  readonly rows: Record<string, unknown>[]
  readonly rowCount: number
}
/** One session of a base that all clients share. */
interface SingleSession extends EventEmitter {
  readonly mutex: Mutex
  send(text: string, params?: readonly unknown[]): Promise<Result>
  query(text: string, params?: readonly unknown[]): Promise<Result>
}

/** Looks like a client of pg. The one session of the base is held from BEGIN to COMMIT, so transactions never mix. */
export class EmbeddedClient extends EventEmitter {
  readonly #pool: SingleSession
  #held: (() => void) | undefined
  readonly #forward = (notification: object) => this.emit('notification', notification)

  constructor(pool: SingleSession) {
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
