import { duration } from '../../kit/words/time.ts'

const MINUTE = 60_000

export const oneDigit = (value: number) => value.toFixed(1)
export const asPercent = (part: number | null) => (part === null ? null : part * 100)
export const minutesText = (minutes: number) => duration(minutes * MINUTE)
const yuan = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 0 })
/** Whole yuan: charts compare, and their tables say it to the cent. */
export const asMoney = (value: number) => yuan.format(value)
