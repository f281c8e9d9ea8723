const HOUR_MS = 3_600_000

/** Hours between two moments, to a hundredth; never negative. */
export const hoursBetween = (from: Date, to: Date) => Math.max(0, Math.round(((to.getTime() - from.getTime()) / HOUR_MS) * 100) / 100)
