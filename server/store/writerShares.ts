import { WriterBusy } from '../platform/outage.ts'

interface Waiter {
  readonly names: readonly string[]
  readonly enter: () => void
}
interface Limits {
  /** Units at work at the same time. */
  readonly most: number
  /** Of those, for one name. */
  readonly share: number
  /** How long a unit waits to begin, in ms. */
  readonly waitMs: number
}

/**
 * Lets units begin as connections are free, and leaves some for others: units of one name, which is a caller or a resource, never occupy all of
 * them while they wait for each other's rows. First come, first served among those whose names have room.
 */
export class WriterShares {
  readonly #limits: Limits
  readonly #working = new Map<string, number>()
  #waiting: Waiter[] = []
  #count = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Units that wait to begin. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** Passes when a unit of these names may begin. Out: ends its turn. Throws WriterBusy when it may not in time. */
  async enter(names: readonly string[]): Promise<() => void> {
    if (!this.#hasRoom(names)) await this.#wait(names)
    else this.#add(names, 1)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#add(names, -1)
      this.#admit()
    }
  }

  #wait(names: readonly string[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        names,
        enter: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((one) => one !== waiter)
        reject(new WriterBusy(`no writer was free for ${this.#limits.waitMs} ms`))
      }, this.#limits.waitMs)
      this.#waiting.push(waiter)
    })
  }
  #admit(): void {
    for (const waiter of this.#waiting) {
      if (this.#count >= this.#limits.most) return
      if (!this.#hasRoom(waiter.names)) continue
      this.#waiting = this.#waiting.filter((one) => one !== waiter)
      this.#add(waiter.names, 1)
      waiter.enter()
    }
  }
  #hasRoom(names: readonly string[]): boolean {
    const { most, share } = this.#limits
    return this.#count < most && names.every((name) => (this.#working.get(name) ?? 0) < share)
  }
  #add(names: readonly string[], by: 1 | -1): void {
    this.#count += by
    for (const name of names) {
      const next = (this.#working.get(name) ?? 0) + by
      if (next) this.#working.set(name, next)
      else this.#working.delete(name)
    }
  }
}
