import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

export interface Rate {
  /** Calls a second in the long run. */
  readonly perSecond: number
  /** Calls at once after a rest. */
  readonly burst: number
}

/**
 * Counts the calls of each caller. A burst is what may come within the time that it takes to earn it. Each process counts for itself: the
 * limit guards the process, not an account.
 */
export class CallRate {
  readonly #limiter: RateLimiterMemory

  constructor({ perSecond, burst }: Rate) {
    this.#limiter = new RateLimiterMemory({ points: burst, duration: burst / perSecond })
  }
  /** Takes one call; answers 0, or the seconds until the next one is free. */
  async take(caller: string): Promise<number> {
    try {
      await this.#limiter.consume(caller)
      return 0
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    }
  }
}
