import { minuteText, type UnitOfWork, wrong } from '../../kernel/index.ts'

const MINUTE_MS = 60_000
const minuteOf = (at: Date) => Math.floor(at.getTime() / MINUTE_MS)

type Moments<K extends string> = { readonly [P in K]: Date | null }

/**
 * Holds corrected moments to the order in which they happened; only pairs of which one is corrected are judged. People tell minutes, so
 * two moments of one minute are in order, and the corrected one gives way.
 */
export function inOrder<K extends string>(
  uow: UnitOfWork,
  { now, given, pairs }: { now: Moments<K>; given: Partial<Record<K, Date | null | undefined>>; pairs: readonly (readonly [K, K])[] },
): Partial<Record<K, Date>> {
  const settled = Object.fromEntries(Object.entries(given).filter(([, at]) => at instanceof Date)) as Partial<Record<K, Date>>
  const isGiven = (key: K) => settled[key] !== undefined
  for (const [earlier, later] of pairs) {
    const [from, to] = [settled[earlier] ?? now[earlier], settled[later] ?? now[later]]
    if (!from || !to || !(isGiven(earlier) || isGiven(later)) || from <= to) continue
    if (minuteOf(from) === minuteOf(to)) settled[isGiven(later) ? later : earlier] = isGiven(later) ? from : to
    else if (isGiven(later)) throw wrong(later, 'notBefore', { at: minuteText(from, uow.read.offsetMinutes) })
    else throw wrong(earlier, 'notAfter', { at: minuteText(to, uow.read.offsetMinutes) })
  }
  return settled
}
