/**
 * Deadlines that are nearly always met, all of them after the same time: they share one timer, which costs a call a fraction of one of its own.
 * Whoever is still here when its time is over is `late`.
 */
export class Deadlines<T> {
  readonly #ms: number
  readonly #onExpired: (one: T) => void
  /** By when they are late, the first one first. */
  readonly #due = new Map<T, number>()
  #timer: NodeJS.Timeout | undefined

  constructor(ms: number, onExpired: (one: T) => void) {
    this.#ms = ms
    this.#onExpired = onExpired
  }

  add(one: T): void {
    this.#due.set(one, performance.now() + this.#ms)
    this.#timer ??= this.#after(this.#ms)
  }
  met(one: T): void {
    this.#due.delete(one)
  }

  #after(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.#look(), Math.ceil(ms)).unref()
  }
  #look() {
    this.#timer = undefined
    const now = performance.now()
    for (const [one, at] of this.#due) {
      if (at > now) {
        this.#timer = this.#after(at - now)
        return
      }
      this.#due.delete(one)
      this.#onExpired(one)
    }
  }
}
