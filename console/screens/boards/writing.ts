import { duration } from '../../kit/time.ts'

const MINUTE = 60_000

export const oneDigit = (value: number) => value.toFixed(1)
export const asPercent = (part: number | null) => (part === null ? null : part * 100)
export const minutesText = (minutes: number) => duration(minutes * MINUTE)
