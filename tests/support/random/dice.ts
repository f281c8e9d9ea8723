import { chanceOf } from '../stories/chance.ts'

/** Choices that are the same for the same seed and number. */
export interface Dice {
  /** True so often, a share of 1. */
  chance(share: number): boolean
  /** A whole number from 0 on. */
  below(limit: number): number
  pick<T>(of: readonly T[]): T
  /** As many of them, each at most one time, in any order. */
  some<T>(of: readonly T[], count: number): T[]
}

/** The dice of one call: no call depends on those before it, so each can be made again by its number. */
export function diceOf(seed: number, number: number): Dice {
  const next = chanceOf(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b))
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    chance: (share) => next() < share,
    below,
    pick: <T>(of: readonly T[]) => of[below(of.length)] as T,
    some<T>(of: readonly T[], count: number) {
      const left = [...of]
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)[0] as T)
    },
  }
}

/** Every one of them in each lap, in an order that only the seed decides: the one whose turn it is. */
export function turnsOf<T>(seed: number, of: readonly T[]): (number: number) => T {
  const laps = new Map<number, T[]>()
  return (number) => {
    const lap = Math.floor(number / of.length)
    const order = laps.get(lap) ?? diceOf(seed, -2 - lap).some(of, of.length)
    laps.set(lap, order)
    return order[number % of.length] as T
  }
}
