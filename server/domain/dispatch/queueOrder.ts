interface Queued {
  readonly kind: string
  readonly urgency: string | null
  readonly isStopped: boolean
  readonly since: Date
  readonly dueDate: string | null
  /** Somebody who is there has it. */
  readonly isAssigned: boolean
}

/** Where no report says how urgent it is. What waits for parts, or for whoever has it, is last. */
const RANKS: Readonly<Record<string, number>> = { REPORT: 4, DEBT: 5, MAINTENANCE: 6, INSPECTION: 8, PARTS: 10 }
const ASSIGNED_RANK = 9
/** Stops before everything, then urgent reports, other reports, debts and planned work; reports of little urgency come after those. */
function rankOf({ kind, urgency, isStopped, isAssigned }: Queued): number {
  if (isStopped) return kind === 'PARTS' ? 2 : urgency === 'STOP' ? 0 : 1
  if (isAssigned) return ASSIGNED_RANK
  if (kind === 'REPORT' && (urgency === 'STOP' || urgency === 'HIGH')) return 3
  return kind === 'REPORT' && urgency === 'LOW' ? 7 : (RANKS[kind] ?? RANKS.PARTS ?? 0)
}

/** Behind every day. */
const NO_DAY = '9999'
/** The order of the queue: by rank, within it by the promised day, then what waits longest. */
export const byUrgency = (a: Queued, b: Queued): number =>
  rankOf(a) - rankOf(b) || (a.dueDate ?? NO_DAY).localeCompare(b.dueDate ?? NO_DAY) || a.since.getTime() - b.since.getTime()
