/** What the choice of a repairer depends on. */
export interface Candidate {
  readonly id: number
  readonly craft: string | null
  readonly presence: Presence
  /** Hours of open work per person. */
  readonly loadHours: number
  /** Whether they work on another machine that stands still. */
  readonly isOnStop: boolean
}
export interface Job {
  /** The trade that the machine or the order needs; null where any will do. */
  readonly craft: string | null
  /** Whether it cannot wait for the next shift. */
  readonly isUrgent: boolean
  /** Who repaired the machine, and who repaired this fault on any machine; the latest first. */
  readonly machineRepairers: readonly number[]
  readonly faultRepairers: readonly number[]
}
export type Presence = 'ON_SHIFT' | 'OFF_SHIFT' | 'ON_LEAVE' | 'ABSENT' | 'UNPLANNED'
export type Reason = 'MENDED_MACHINE' | 'MENDED_FAULT' | 'TRADE' | 'FREE' | 'LEAST_LOAD'
export type Caution = 'UNPLANNED' | 'NO_TRADE_ON_SHIFT' | 'NOBODY_ON_SHIFT' | 'NOBODY_FITS'
export interface Suggestion {
  readonly repairerId: number
  readonly reasons: readonly Reason[]
  readonly caution: Caution | null
}

/** Suggestions for one job. */
export const SUGGESTED = 3
/** In hours of load: how much longer a queue somebody may have who knows the machine or the fault, and what leaving a stop costs. */
const MACHINE_BONUS = 2
const FAULT_BONUS = 1
const STOP_MALUS = 4

/** A machine of "other" trade needs none in particular. */
export const needsTrade = (craft: string | null): craft is string => craft !== null && craft !== 'OTHER'
export const hasTrade = ({ craft }: Pick<Candidate, 'craft'>, job: Pick<Job, 'craft'>) => !needsTrade(job.craft) || craft === job.craft

/** Groups of people in the order in which they are considered; those of the first group that has anybody are suggested. */
function groupsOf(job: Job, people: readonly Candidate[]): readonly { caution: Caution | null; people: readonly Candidate[] }[] {
  const usesSchedule = people.some(({ presence }) => presence === 'ON_SHIFT' || presence === 'OFF_SHIFT' || presence === 'ABSENT')
  const group = (caution: Caution | null, presence: readonly Presence[], trade: boolean) => ({
    caution,
    people: people.filter((one) => presence.includes(one.presence) && hasTrade(one, job) === trade),
  })
  const otherTrade = group('NO_TRADE_ON_SHIFT', usesSchedule ? ['ON_SHIFT'] : ['UNPLANNED'], false)
  const nextShift = group('NOBODY_ON_SHIFT', ['OFF_SHIFT'], true)
  return [
    group(null, ['ON_SHIFT'], true),
    // Whoever is in no schedule may be there: where nobody is, that goes without saying.
    group(usesSchedule ? 'UNPLANNED' : null, ['UNPLANNED'], true),
    ...(job.isUrgent ? [otherTrade, nextShift] : [nextShift, otherTrade]),
    group('NOBODY_FITS', ['OFF_SHIFT', 'UNPLANNED'], false),
  ]
}

function costOf(job: Job, one: Candidate): number {
  const bonus = (job.machineRepairers.includes(one.id) ? MACHINE_BONUS : 0) + (job.faultRepairers.includes(one.id) ? FAULT_BONUS : 0)
  return one.loadHours + (one.isOnStop ? STOP_MALUS : 0) - bonus
}

function reasonsFor(job: Job, one: Candidate, leastLoad: number): Reason[] {
  return [
    ...(job.machineRepairers.includes(one.id) ? ['MENDED_MACHINE' as const] : []),
    ...(job.faultRepairers.includes(one.id) ? ['MENDED_FAULT' as const] : []),
    ...(needsTrade(job.craft) && hasTrade(one, job) ? ['TRADE' as const] : []),
    ...(one.loadHours === 0 ? ['FREE' as const] : one.loadHours === leastLoad ? ['LEAST_LOAD' as const] : []),
  ]
}

/**
 * The best repairers for a job, at most three. Nobody on leave or marked absent is suggested, and nobody who is off shift or of another trade as long as there is
 * somebody else; then a caution says what is missing. Among equals the order of `people` decides.
 */
export function rankPeople(job: Job, people: readonly Candidate[]): Suggestion[] {
  const chosen = groupsOf(job, people).find((group) => group.people.length)
  if (!chosen) return []
  const leastLoad = Math.min(...chosen.people.map(({ loadHours }) => loadHours))
  return chosen.people
    .toSorted((a, b) => costOf(job, a) - costOf(job, b) || a.loadHours - b.loadHours)
    .slice(0, SUGGESTED)
    .map((one) => ({ repairerId: one.id, reasons: reasonsFor(job, one, leastLoad), caution: chosen.caution }))
}
