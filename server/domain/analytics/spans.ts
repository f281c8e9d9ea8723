import { addDays, dayStart } from '../../kernel/index.ts'
import type { Span } from '../repair/index.ts'

const HOUR_MS = 3_600_000

/** Spans without overlaps, in order: two reports of one stop count once (§3). */
export function union(spans: readonly Span[]): Span[] {
  const out: { from: number; to: number }[] = []
  let last: { from: number; to: number } | undefined
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    if (to <= from) continue
    if (!last || from > last.to) {
      last = { from, to }
      out.push(last)
    } else if (to > last.to) last.to = to
  }
  return out
}

/** The part of the spans that lies within a range. */
export const clip = (spans: readonly Span[], range: Span): Span[] =>
  spans.map((s) => ({ from: Math.max(s.from, range.from), to: Math.min(s.to, range.to) })).filter((s) => s.to > s.from)

/** Gives the time that lies in both of two unions, in order. */
export function eachOverlap(a: readonly Span[], b: readonly Span[], take: (from: number, to: number) => void) {
  let first = 0
  for (const one of a) {
    // Both are in order: what ended before this one began is over for the next ones too.
    while (first < b.length && (b[first] as Span).to <= one.from) first++
    for (let at = first; at < b.length; at++) {
      const other = b[at] as Span
      if (other.from >= one.to) break
      take(Math.max(one.from, other.from), Math.min(one.to, other.to))
    }
  }
}
/** Milliseconds that lie in both of two unions: what eachOverlap gives, added up on the way. Charts ask it for each machine and shift. */
export function overlapMs(a: readonly Span[], b: readonly Span[]): number {
  let [sum, first] = [0, 0]
  for (const { from, to } of a) {
    while (first < b.length && (b[first] as Span).to <= from) first++
    for (let at = first; at < b.length; at++) {
      const other = b[at] as Span
      if (other.from >= to) break
      sum += (other.to < to ? other.to : to) - (other.from > from ? other.from : from)
    }
  }
  return sum
}

/** Milliseconds covered by spans that do not overlap. */
export const msIn = (spans: readonly Span[]) => spans.reduce((sum, s) => sum + s.to - s.from, 0)

/** Exact; sums of it are rounded by whoever shows them. */
export const hoursOf = (ms: number) => ms / HOUR_MS
export const hoursIn = (spans: readonly Span[]) => hoursOf(msIn(spans))

/** The business day as a span. */
export const spanOfDay = (day: string, offsetMinutes: number): Span => ({
  from: dayStart(day, offsetMinutes).getTime(),
  to: dayStart(addDays(day, 1), offsetMinutes).getTime(),
})
