const HOUR_MS = 3_600_000

/** Hours between two moments without some of them, to a hundredth; never negative. */
export const hoursBetween = (from: Date, to: Date, without = 0) =>
  Math.max(0, Math.round(((to.getTime() - from.getTime()) / HOUR_MS - without) * 100) / 100)
