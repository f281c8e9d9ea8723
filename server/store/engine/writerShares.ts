import { WriterBusy } from '../../platform/connections/outage.ts'

/** The names under which a running unit is counted. */
export interface UnitNames {
  /** Its caller, and the resource that it is about. */
  readonly lanes: readonly string[]
  /** The row that it is about, as `workshop 7`: further units about it queue here, without occupying a connection or a share of a lane. */
  readonly row?: string | undefined
}
interface Waiter {
  readonly names: UnitNames
  readonly enter: () => void
}
interface Limits {
  /** Most concurrent units. */
  readonly most: number
  /** Most of them per lane. */
  readonly share: number
  /** Most of them per row: one that has its lock, and one that is next. */
  readonly rowShare: number
  /** How long a unit waits to begin, in ms. */
  readonly waitMs: number
}

/**
 * Limits concurrent units to the free connections, and leaves some for others: units of one caller, resource or row never occupy all of
 * them while they wait for each other's locks. First come, first served among those within their limits.
 */
export class WriterShares {
  readonly #limits: Limits
  readonly #working = new Map<string, number>()
  #waiting: Waiter[] = []
  #count = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Number of units waiting to begin. */
  get waiting(): number {
    return this.#waiting.length
  }

  /**
   * Resolves when a unit with these names may begin, with the function that ends it.
   * @throws WriterBusy after `waitMs`.
   */
  async enter(names: UnitNames): Promise<() => void> {
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

  #wait(names: UnitNames): Promise<void> {
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
  #hasRoom({ lanes, row }: UnitNames): boolean {
    const { most, share, rowShare } = this.#limits
    const working = (name: string) => this.#working.get(name) ?? 0
    return this.#count < most && (row === undefined || working(row) < rowShare) && lanes.every((name) => working(name) < share)
  }
  #add({ lanes, row }: UnitNames, by: 1 | -1): void {
    this.#count += by
    for (const name of row === undefined ? lanes : [...lanes, row]) {
      const next = (this.#working.get(name) ?? 0) + by
      if (next) this.#working.set(name, next)
      else this.#working.delete(name)
    }
  }
}
