const DAY_MINUTES = 24 * 60
const MINUTE_MS = 60_000

const minutesOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** When somebody may be told who wants quiet from one time of the business day to another, midnight between them or not; null = now. */
export function quietUntil(
  { quietFrom, quietTo }: { quietFrom: string | null; quietTo: string | null },
  { now, offsetMinutes }: { now: Date; offsetMinutes: number },
): Date | null {
  if (!quietFrom || !quietTo) return null
  const local = now.getTime() + offsetMinutes * MINUTE_MS
  const minute = Math.floor(local / MINUTE_MS) % DAY_MINUTES
  const [from, to] = [minutesOf(quietFrom), minutesOf(quietTo)]
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to
  if (!isQuiet) return null
  const left = (to - minute + DAY_MINUTES) % DAY_MINUTES
  return new Date((Math.floor(local / MINUTE_MS) + left - offsetMinutes) * MINUTE_MS)
}
