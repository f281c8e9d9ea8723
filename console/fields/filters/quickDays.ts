import { addDays, today } from '../../kit/words/time.ts'

/** The lengths of common periods in days, today included. */
export const QUICK_DAYS = [1, 7, 30, 90] as const

/** The first day of a period of `count` days that ends today. */
export const daysAgo = (count: number, now: number = Date.now()): string => addDays(today(now), 1 - count)
