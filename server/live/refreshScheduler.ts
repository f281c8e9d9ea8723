export interface RefreshOptions {
  readonly work: () => Promise<void>
  readonly minIntervalMs: number
  readonly heartbeatMs: number
  readonly onError: (error: unknown) => void
}
const FIRST_RETRY_MS = 500

/**
 * Does its work at once when touched, then no more often than every `minIntervalMs`, and the last touch of a burst is never lost.
 * Untouched it works every `heartbeatMs`. Work that fails is tried again; runs never overlap.
 */
export class RefreshScheduler {
  readonly #options: RefreshOptions
  #timer: NodeJS.Timeout | undefined
  #startedAt = Number.NEGATIVE_INFINITY
  #failures = 0
  #isRunning = false
  #isTouched = false
  #isClosed = false

  constructor(options: RefreshOptions) {
    this.#options = options
    this.#schedule(options.heartbeatMs)
  }

  touch() {
    if (this.#isClosed) return
    this.#isTouched = true
    if (this.#isRunning || this.#failures > 0) return
    const pauseMs = this.#pauseMs()
    if (pauseMs === 0) void this.#run()
    else this.#schedule(pauseMs)
  }

  close() {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  async #run() {
    clearTimeout(this.#timer)
    this.#isRunning = true
    this.#isTouched = false
    this.#startedAt = performance.now()
    try {
      await this.#options.work()
      this.#failures = 0
    } catch (error) {
      this.#failures++
      this.#options.onError(error)
    }
    this.#isRunning = false
    if (!this.#isClosed) this.#schedule(this.#waitMs())
  }

  #waitMs() {
    const { heartbeatMs } = this.#options
    if (this.#failures > 0) return Math.min(heartbeatMs, FIRST_RETRY_MS * 2 ** (this.#failures - 1))
    return this.#isTouched ? this.#pauseMs() : heartbeatMs
  }

  #pauseMs() {
    return Math.max(0, this.#startedAt + this.#options.minIntervalMs - performance.now())
  }

  #schedule(delayMs: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#run(), delayMs)
    this.#timer.unref?.()
  }
}
