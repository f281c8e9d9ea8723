interface Queued {
  readonly kind: string
  readonly urgency: string | null
  readonly isStopped: boolean
  readonly since: Date
  readonly dueDate: string | null
}

/** Where no report says how urgent it is. What waits for parts is last: somebody has it already. */
const RANKS: Readonly<Record<string, number>> = { REPORT: 4, DEBT: 5, MAINTENANCE: 6, INSPECTION: 8, PARTS: 9 }
/** Stops before everything, then urgent reports, other reports, debts and planned work; reports of little urgency come after those. */
function rankOf({ kind, urgency, isStopped }: Queued): number {
  if (isStopped) return kind === 'PARTS' ? 2 : urgency === 'STOP' ? 0 : 1
  if (kind === 'REPORT' && (urgency === 'STOP' || urgency === 'HIGH')) return 3
  return kind === 'REPORT' && urgency === 'LOW' ? 7 : (RANKS[kind] ?? 9)
}

/** Behind every day. */
const NO_DAY = '9999'
/** The order of the queue: by rank, within it by the promised day, then what waits longest. */
export const byUrgency = (a: Queued, b: Queued): number =>
  rankOf(a) - rankOf(b) || (a.dueDate ?? NO_DAY).localeCompare(b.dueDate ?? NO_DAY) || a.since.getTime() - b.since.getTime()
