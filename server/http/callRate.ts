export interface Rate {
  /** Calls a second in the long run. */
  readonly perSecond: number
  /** Calls at once after a rest. */
  readonly burst: number
}
interface Window {
  readonly until: number
  taken: number
}

/**
 * Counts the calls of each caller. A burst is what may come within the time that it takes to earn it. Each process counts for itself: the
 * limit guards the process, not an account.
 */
export class CallRate {
  readonly #burst: number
  readonly #ms: number
  /** All windows are equally long, so that the first one ends first. */
  readonly #windows = new Map<string, Window>()

  constructor({ perSecond, burst }: Rate) {
    this.#burst = burst
    this.#ms = (burst / perSecond) * 1000
  }
  /** Takes one call; answers 0, or the seconds until the next one is free. */
  take(caller: string): number {
    const now = performance.now()
    const open = this.#windows.get(caller)
    const window = open && open.until > now ? open : this.#begin(caller, now)
    if (++window.taken <= this.#burst) return 0
    return Math.max(1, Math.ceil((window.until - now) / 1000))
  }

  #begin(caller: string, now: number): Window {
    for (const [name, { until }] of this.#windows) {
      if (until > now) break
      this.#windows.delete(name)
    }
    const window = { until: now + this.#ms, taken: 0 }
    this.#windows.set(caller, window)
    return window
  }
}
