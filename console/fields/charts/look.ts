import { language } from '../../kit/words/language.ts'
import { textWidth } from '../display/textWidth.ts'

/** Colours are the page's own, so that a chart turns dark with it. */
export const INK = { quiet: 'var(--ink-3)', grid: 'var(--chart-grid)', edge: 'var(--edge)' } as const
export const SERIES = { first: 'var(--chart-1)', second: 'var(--chart-2)', good: 'var(--success-mark)' } as const

const text = { fontSize: 12, fontFamily: 'inherit', fill: INK.quiet }
export const theme = {
  text,
  axis: { ticks: { text, line: { stroke: 'none' } }, domain: { line: { stroke: 'none' } } },
  grid: { line: { stroke: INK.grid, strokeWidth: 1 } },
  crosshair: { line: { stroke: INK.edge, strokeWidth: 1, strokeOpacity: 1, strokeDasharray: '3 3' } },
}

/** As much of a text as fits, with an ellipsis for the rest. */
export function fitted(name: string, width: number): string {
  if (textWidth(name) <= width) return name
  const chars = Array.from(name)
  while (chars.length > 1 && textWidth(`${chars.join('')}…`) > width) chars.pop()
  return `${chars.join('').trimEnd()}…`
}

const STEPS = [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10] as const

/** The next round number that nothing exceeds; its half is round too. */
export function roof(highest: number): number {
  if (highest <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(highest))
  return (STEPS.find((step) => step * power >= highest - 1e-9) ?? 10) * power
}

/** Whole things have no halves on their axis. */
export const ticksTo = (top: number, isWhole: boolean): number[] =>
  (isWhole && top < 4 ? Array.from({ length: Math.ceil(top) + 1 }, (_, at) => at) : [0, 0.5, 1].map((part) => part * top)).filter(
    (tick) => !isWhole || Number.isInteger(tick),
  )

const LABEL_WIDTH = 58
/** Days that are named below a chart: as many as there is room for, the last one among them. */
export function namedDays(days: readonly string[], width: number): string[] {
  const every = Math.max(1, Math.ceil((days.length * LABEL_WIDTH) / Math.max(LABEL_WIDTH, width)))
  return days.filter((_, at) => (days.length - 1 - at) % every === 0)
}
const LONG = 10_000
/** Figures of an axis, without zeros that say nothing; long ones in words such as 8万 or 80K. */
export const shortNumber = (value: number) =>
  value < LONG ? String(Number(value.toFixed(2))) : new Intl.NumberFormat(language(), { notation: 'compact' }).format(value)
export const shortDay = (day: string) => day.slice(5)

/** The height of a bar's row in pixels: room for a finger. */
export const ROW = 28
const AXIS = 24
export const rowBarsHeight = (count: number, isPareto = false) => count * ROW + (isPareto ? AXIS : 0)
