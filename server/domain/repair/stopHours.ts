import { addDays, dayStart } from '../../kernel/index.ts'

/** From a moment up to, not including, another, in epoch milliseconds. */
export interface Span {
  readonly from: number
  readonly to: number
}
export interface Stop {
  readonly reportDate: Date
  readonly resumeDate: Date | null
}

const HOUR_MS = 3_600_000

/** A stop that is still open reaches to now. */
export const spanOf = (stop: Stop, now: Date): Span => ({ from: stop.reportDate.getTime(), to: (stop.resumeDate ?? now).getTime() })

/** The same time without overlaps, in order: two reports of one stop count once (§3). */
export function union(spans: readonly Span[]): Span[] {
  const out: { from: number; to: number }[] = []
  for (const { from, to } of spans.filter((s) => s.to > s.from).toSorted((a, b) => a.from - b.from)) {
    const last = out.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else out.push({ from, to })
  }
  return out
}

/** The part of the spans that lies within a range. */
export const clip = (spans: readonly Span[], range: Span): Span[] =>
  spans.map((s) => ({ from: Math.max(s.from, range.from), to: Math.min(s.to, range.to) })).filter((s) => s.to > s.from)

/** The time that lies in both of two unions. */
export const overlap = (a: readonly Span[], b: readonly Span[]): Span[] => b.flatMap((range) => clip(a, range))

/** Exact; sums of it are rounded by whoever shows them. */
export const hoursIn = (spans: readonly Span[]) => spans.reduce((sum, s) => sum + s.to - s.from, 0) / HOUR_MS

/** The business day as a span. */
export const spanOfDay = (day: string, offsetMinutes: number): Span => ({
  from: dayStart(day, offsetMinutes).getTime(),
  to: dayStart(addDays(day, 1), offsetMinutes).getTime(),
})

/** Hours of one machine's stops within a range, overlapping reports counted once. */
export const stopHours = (stops: readonly Stop[], range: Span, now: Date) => hoursIn(clip(union(stops.map((s) => spanOf(s, now))), range))

/** To a hundredth, as hours are kept everywhere. */
export const rounded = (hours: number) => Math.round(hours * 100) / 100
