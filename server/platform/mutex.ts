import { WriterBusy } from './connections/outage.ts'
import { Deadlines } from './deadlines.ts'

/** Whether a turn has not come in time. */
const isTimedOut = (acquired: Promise<void>, patience: Deadlines<() => void>) =>
  new Promise<boolean>((resolve) => {
    const giveUp = () => resolve(true)
    patience.add(giveUp)
    void acquired.then(() => {
      patience.met(giveUp)
      resolve(false)
    })
  })

/**
 * First come, first served. With `timeoutMs` a waiter gives up after that long, so that one stuck transaction cannot hold all others for ever;
 * without it whoever holds the turn is known to end.
 */
export class Mutex {
  #tail: Promise<void> = Promise.resolve()
  /** Those who have the turn or wait for it. */
  #inLine = 0
  readonly #timeoutMs: number | undefined
  readonly #patience: Deadlines<() => void> | undefined
  constructor(timeoutMs?: number) {
    this.#timeoutMs = timeoutMs
    this.#patience = timeoutMs === undefined ? undefined : new Deadlines(timeoutMs, (giveUp) => giveUp())
  }

  get isLocked(): boolean {
    return this.#inLine > 0
  }
  /** Those who wait for somebody else's turn to end. */
  get waiting(): number {
    return Math.max(0, this.#inLine - 1)
  }

  /** Out: the function that lets the next one in. Throws when the turn does not come in time. */
  async lock(): Promise<() => void> {
    let free = () => {}
    const isFree = !this.#inLine
    const previous = this.#tail
    const released = new Promise<void>((resolve) => {
      let isOver = false
      free = () => {
        if (!isOver) this.#inLine--
        isOver = true
        resolve()
      }
    })
    this.#inLine++
    this.#tail = previous.then(() => released)
    // Nobody is before us: no clock has to be set.
    if (isFree || !this.#patience) await previous
    else if (await isTimedOut(previous, this.#patience)) {
      free()
      throw new WriterBusy(`the writer was busy for ${this.#timeoutMs} ms`)
    }
    return free
  }
}

/** Lets so many pieces of work in at once; the others wait in the order they came. */
export function semaphore(places: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= places) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
