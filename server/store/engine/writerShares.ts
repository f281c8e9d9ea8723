import { WriterBusy } from '../../platform/connections/outage.ts'

/** What a unit is counted under while it is at work. */
export interface UnitNames {
  /** Its caller, and the resource that it is about. */
  readonly lanes: readonly string[]
  /** The one row that it is about, as `workshop 7`: whoever wants it too waits here, where no connection and no place of a lane is occupied. */
  readonly row?: string | undefined
}
interface Waiter {
  readonly names: UnitNames
  readonly enter: () => void
}
interface Limits {
  /** Units at work at the same time. */
  readonly most: number
  /** Of those, in one lane. */
  readonly share: number
  /** Of those, about one row: one that has it, and one that takes it over. */
  readonly rowShare: number
  /** How long a unit waits to begin, in ms. */
  readonly waitMs: number
}

/**
 * Lets units begin as connections are free, and leaves some for others: units of one caller, resource or row never occupy all of them while they
 * wait for each other's rows. First come, first served among those whose names have room.
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
