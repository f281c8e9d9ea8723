import { today } from '../../kit/time.ts'

const DAY_MS = 86_400_000
/** Spans that are asked for most, today among them. */
export const QUICK_DAYS = [1, 7, 30, 90] as const

/** The first of so many days that end today. */
export const daysAgo = (count: number, now: number = Date.now()): string => today(now - (count - 1) * DAY_MS)
