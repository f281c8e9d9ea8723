/** Chance that comes out the same on every machine: the demo looks alike wherever it is filled in. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  chance(p: number): boolean
  between(low: number, high: number): number
  pick<T>(from: readonly T[]): T
  weighted<T>(from: readonly T[], weightOf: (one: T) => number): T
  /** Repair times and waits are like this: mostly near the median, now and then very long. */
  logNormal(median: number, sigma: number): number
}

/** mulberry32: 32 bits of state are plenty for a demo. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const at = <T>(from: readonly T[], index: number): T => {
    if (!from.length) throw new Error('nothing to choose from')
    return from[Math.min(index, from.length - 1)] as T
  }
  return {
    next,
    chance: (p) => next() < p,
    between: (low, high) => low + next() * (high - low),
    pick: (from) => at(from, Math.floor(next() * from.length)),
    weighted(from, weightOf) {
      let left = next() * from.reduce((sum, one) => sum + weightOf(one), 0)
      for (const one of from) {
        left -= weightOf(one)
        if (left < 0) return one
      }
      return at(from, from.length - 1)
    },
    logNormal(median, sigma) {
      const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
      return median * Math.exp(sigma * normal)
    },
  }
}
