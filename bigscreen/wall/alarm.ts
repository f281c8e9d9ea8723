interface Stop {
  readonly reportId: string
  readonly since: string
  readonly status: string
}
/** When each stop was first seen, by the server's clock. */
export type Sightings = ReadonlyMap<string, number>

/**
 * So long an unaccepted stop keeps the screen to itself. After that everybody has seen it, and hiding the other machines any longer would
 * harm: it then takes its turn among the pages until somebody accepts it.
 */
export const TAKEOVER_MS = 15 * 60_000

/** Stops that nobody has accepted, oldest first. */
export const unaccepted = <S extends Stop>(stopped: readonly S[]): readonly S[] =>
  stopped.filter((stop) => stop.status === 'PENDING').toSorted((a, b) => Date.parse(a.since) - Date.parse(b.since))

/**
 * A stop counts from when the wall first saw it: a report may come in hours after the machine stood still, and is news all the same.
 * Of what was there before the wall looked, only its own time is known.
 */
export function seen(before: Sightings | null, stopped: readonly Stop[], now: number): Sightings {
  return new Map(stopped.map(({ reportId, since }) => [reportId, before ? (before.get(reportId) ?? now) : Date.parse(since)]))
}

/** Whether one of them is new enough to have the screen to itself. */
export const takesOver = (alarms: readonly Stop[], sightings: Sightings, now: number) =>
  alarms.some(({ reportId }) => now - (sightings.get(reportId) ?? now) < TAKEOVER_MS)
