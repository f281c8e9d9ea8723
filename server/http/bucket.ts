export interface Rate {
  /** Calls a second in the long run. */
  readonly perSecond: number
  /** Calls at once after a rest. */
  readonly burst: number
}
const KEPT = 20_000

/** Token buckets by caller. Each process counts for itself: the limit guards the process, not an account. */
export class Buckets {
  readonly #rate: Rate
  readonly #buckets = new Map<string, { tokens: number; at: number }>()

  constructor(rate: Rate) {
    this.#rate = rate
  }
  /** Takes one call; answers 0, or the seconds until the next one is free. */
  take(caller: string, nowMs: number): number {
    const { perSecond, burst } = this.#rate
    const bucket = this.#buckets.get(caller) ?? { tokens: burst, at: nowMs }
    const tokens = Math.min(burst, bucket.tokens + (Math.max(0, nowMs - bucket.at) / 1000) * perSecond)
    const isGranted = tokens >= 1
    if (!this.#buckets.has(caller) && this.#buckets.size >= KEPT) this.#dropRested(nowMs)
    this.#buckets.set(caller, { tokens: isGranted ? tokens - 1 : tokens, at: nowMs })
    return isGranted ? 0 : Math.max(1, Math.ceil((1 - tokens) / perSecond))
  }
  /** A full bucket says nothing; when all are in use the whole count begins anew. */
  #dropRested(nowMs: number) {
    const restMs = (this.#rate.burst / this.#rate.perSecond) * 1000
    for (const [caller, { at }] of this.#buckets) if (nowMs - at > restMs) this.#buckets.delete(caller)
    if (this.#buckets.size >= KEPT) this.#buckets.clear()
  }
}
