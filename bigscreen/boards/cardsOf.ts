interface Stop {
  readonly since: string
  readonly status: string
}

/**
 * The stops that get a card when not all can have one, longest first. What nobody has taken on comes before what is in hand, and among
 * those the youngest: a stop of this minute must not vanish below seven that everybody knows.
 */
export function cardsOf<S extends Stop>(stopped: readonly S[], room: number): readonly S[] {
  if (stopped.length <= room) return stopped
  const waits = (stop: S) => Number(stop.status === 'PENDING')
  const byNeed = stopped.toSorted((a, b) => waits(b) - waits(a) || (waits(a) ? Date.parse(b.since) - Date.parse(a.since) : 0))
  const chosen = new Set(byNeed.slice(0, room))
  return stopped.filter((stop) => chosen.has(stop))
}
