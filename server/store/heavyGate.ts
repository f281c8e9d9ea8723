/** So much longer than usual, and so many milliseconds, may a quick read take before fewer heavy ones run beside it. */
const [TIMES, MORE_MS] = [3, 1]
/** Reads that say together how long one takes now. */
const SMOOTHED = 20
/** What is usual is the best of late: some thousand reads later, a base that has become slower for good is judged anew. */
const FADING = 1.0005
/** Between one change and the next, in ms: soon fewer at once, more again only after a while. */
const [FEWER_AFTER_MS, MORE_AFTER_MS] = [20, 1_000]
/** What runs for longer than this keeps nobody waiting any more, as it may be waiting for a lock. */
const SHORT_MS = 100

interface Options {
  readonly most: number
  readonly now?: () => number
}

/**
 * How many heavy statements run at once: up to `most` while quick reads take as long as usual, down to one while they take longer. Then the
 * base has no processor left, and more at once would only make everybody wait for longer.
 */
export class HeavyGate {
  readonly #most: number
  readonly #now: () => number
  readonly #waiting: (() => void)[] = []
  #places: number
  #running = 0
  #usualMs = Number.POSITIVE_INFINITY
  #takesMs = 0
  #changedAt = Number.NEGATIVE_INFINITY

  constructor({ most, now = () => performance.now() }: Options) {
    this.#most = most
    this.#now = now
    this.#places = most
  }

  /** Statements that are not sent yet. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** Hears how long a quick read takes. */
  async quick<T>(read: () => Promise<T>): Promise<T> {
    const since = this.#now()
    const answer = await read()
    this.#took(this.#now() - since)
    return answer
  }
  #took(ms: number) {
    this.#usualMs = Math.min(this.#usualMs * FADING, ms)
    this.#takesMs += (ms - this.#takesMs) / SMOOTHED
    const since = this.#now() - this.#changedAt
    if (this.#takesMs > this.#usualMs * TIMES + MORE_MS) {
      if (this.#places > 1 && since > FEWER_AFTER_MS) this.#change(-1)
    } else if (this.#places < this.#most && since > MORE_AFTER_MS) this.#change(1)
  }
  #change(by: number) {
    this.#places += by
    this.#changedAt = this.#now()
    this.#admit()
  }

  /** Sends a heavy statement as soon as there is a place for it. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve)
      this.#admit()
    })
    let isInPlace = true
    const leave = () => {
      if (!isInPlace) return
      isInPlace = false
      this.#running--
      this.#admit()
    }
    const timer = setTimeout(leave, SHORT_MS)
    try {
      return await work()
    } finally {
      clearTimeout(timer)
      leave()
    }
  }
  #admit() {
    while (this.#running < this.#places) {
      const next = this.#waiting.shift()
      if (!next) return
      this.#running++
      next()
    }
  }
}
