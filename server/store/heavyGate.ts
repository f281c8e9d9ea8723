import { performance } from 'node:perf_hooks'

/** So much longer than usual, and so many milliseconds, may a quick read take before fewer heavy ones run beside it. */
const [TIMES, MORE_MS] = [3, 1]
/** Reads that say together how long one takes now. */
const SMOOTHED = 20
/** What is usual is the best of late: some thousand reads later, a base that has become slower for good is judged anew. */
const FADING = 1.0005
/** After what was seen before, in ms: soon fewer at once, more again only when that has not been needed for a while. */
const [FEWER_AFTER_MS, MORE_AFTER_MS] = [20, 1_000]
/** What runs for longer than this keeps nobody waiting any more, as it may be waiting for a lock. */
const SHORT_MS = 100
/** What this thread has waited for so long is heavy indeed: a page of a list that is walked along its index takes a tenth of it. */
const HEAVY_MS = 3

interface Options {
  readonly most: number
  readonly now?: () => number
  /** How long this thread has had nothing to do so far, in ms. */
  readonly idle?: () => number
}

/** Of one statement that runs. */
interface Place {
  /** How long the thread had been idle by then. */
  readonly since: number
}

/**
 * How many heavy statements run at once: up to `most` while quick reads take as long as usual, down to one while they take longer. Then the
 * base has no processor left, and more at once would only make everybody wait for longer. Where this thread waits for none of them, it is the one that
 * has no time, and fewer at once would only make it turn round more often.
 */
export class HeavyGate {
  readonly #most: number
  readonly #now: () => number
  readonly #idle: () => number
  readonly #waiting: ((place: Place) => void)[] = []
  /** The oldest first. */
  readonly #running = new Set<Place>()
  #places: number
  #usualMs = Number.POSITIVE_INFINITY
  #takesMs = 0
  #seenAt = Number.NEGATIVE_INFINITY

  constructor({ most, now = () => performance.now(), idle = () => performance.eventLoopUtilization().idle }: Options) {
    this.#most = most
    this.#now = now
    this.#idle = idle
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
    const since = this.#now() - this.#seenAt
    if (this.#takesMs > this.#usualMs * TIMES + MORE_MS && this.#isHeavy) {
      if (since > FEWER_AFTER_MS) this.#change(this.#places > 1 ? -1 : 0)
    } else if (this.#places < this.#most && since > MORE_AFTER_MS) this.#change(1)
  }
  /** Only looked at while quick reads take long. */
  get #isHeavy(): boolean {
    const [oldest] = this.#running
    return !!oldest && this.#idle() - oldest.since > HEAVY_MS
  }
  #change(by: number) {
    this.#places += by
    this.#seenAt = this.#now()
    this.#admit()
  }

  /** Sends a heavy statement as soon as there is a place for it. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const place = await new Promise<Place>((resolve) => {
      this.#waiting.push(resolve)
      this.#admit()
    })
    const leave = () => {
      if (this.#running.delete(place)) this.#admit()
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
    while (this.#running.size < this.#places) {
      const next = this.#waiting.shift()
      if (!next) return
      const place = { since: this.#idle() }
      this.#running.add(place)
      next(place)
    }
  }
}
