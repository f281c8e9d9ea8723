import { addDays, today } from '../../kit/words/time.ts'

/** Spans that are asked for most, today among them. */
export const QUICK_DAYS = [1, 7, 30, 90] as const

/** The first of so many days that end today. */
export const daysAgo = (count: number, now: number = Date.now()): string => addDays(today(now), 1 - count)
