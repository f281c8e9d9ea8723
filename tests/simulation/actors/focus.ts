import type { World } from '../run/world.ts'

const [SEED_STRIDE, DAY_STRIDE] = [7, 3]
/** What a day is about: one in so many of all. Seed and day alone decide which, so that each has its days, and some seeds have had all. */
export const focusOf = <T>({ seed, day }: Pick<World, 'seed' | 'day'>, all: readonly T[], oneIn: number): readonly T[] =>
  all.filter((_, at) => (at + SEED_STRIDE * seed + DAY_STRIDE * day) % oneIn === 0)
