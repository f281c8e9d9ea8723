import type { ShiftTimes } from '../../masterdata/index.ts'
import { type LeaveSpan, misses } from '../leave/leaveDays.ts'

export const ROSTER_RULES = ['OVERLAP', 'LEAVE', 'REST', 'DAYS', 'QUALIFICATION'] as const
export type RosterRule = (typeof ROSTER_RULES)[number]
/** What becomes of an assignment that breaks a rule. */
export type Severity = 'off' | 'warn' | 'refuse'
export interface RosterSettings {
  readonly severity: Readonly<Record<RosterRule, Severity>>
  readonly restHours: number
  readonly maxDays: number
}

/** Somebody at a position in a shift of a day: from and until are moments, in milliseconds. */
export interface Assignment {
  readonly workerId: number
  /** The day on which the shift begins. */
  readonly date: string
  readonly shiftId: number
  readonly positionId: number
  readonly equipmentId: number | null
  readonly from: number
  readonly until: number
  /** The times of the shift on that day. */
  readonly times: ShiftTimes
}
/** Somebody is on approved leave, in every shift or in one of them. */
export interface Absence extends LeaveSpan {
  readonly workerId: number
  readonly shiftId: number | null
}
export interface Qualified {
  readonly workerId: number
  readonly positionId: number
  readonly validUntil: string | null
}
export interface Judging {
  readonly absences: readonly Absence[]
  readonly qualifications: readonly Qualified[]
  readonly settings: RosterSettings
}
export interface Clash {
  readonly rule: RosterRule
  readonly severity: Exclude<Severity, 'off'>
  readonly of: Assignment
  /** What it clashes with, where that is another assignment. */
  readonly other: Assignment | null
  /** What the rule counts: hours of rest that there are, or days in a row. */
  readonly count: number | null
}

const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
/** Days are counted for every assignment of a year: by number, which takes a tenth of the time. */
const dayNo = (day: string) => Date.parse(day) / DAY_MS
const inOrder = (a: Assignment, b: Assignment) =>
  a.from - b.from || a.until - b.until || a.positionId - b.positionId || (a.equipmentId ?? 0) - (b.equipmentId ?? 0)

function groupBy<T>(all: readonly T[], keyOf: (one: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>()
  for (const one of all) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return groups
}

type Found = Omit<Clash, 'severity'>
/** Two shifts of a person that touch in time, or lie too close to each other. The longest one before is the one that counts. */
function betweenShifts(own: readonly Assignment[], restHours: number): Found[] {
  const found: Found[] = []
  let before: Assignment | undefined
  for (const of of own) {
    if (before && of.from < before.until) found.push({ rule: 'OVERLAP', of, other: before, count: null })
    else if (before && of.from - before.until < restHours * HOUR_MS)
      found.push({ rule: 'REST', of, other: before, count: (of.from - before.until) / HOUR_MS })
    if (!before || of.until > before.until) before = of
  }
  return found
}
/** The days of a row that are too many. */
function daysInRow(own: readonly Assignment[], maxDays: number): Found[] {
  const found: Found[] = []
  let [last, count] = ['', 0]
  for (const of of own.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))) {
    if (of.date === last) continue
    count = last && dayNo(of.date) - dayNo(last) === 1 ? count + 1 : 1
    last = of.date
    if (count > maxDays) found.push({ rule: 'DAYS', of, other: null, count })
  }
  return found
}
const isAway = ({ date, shiftId, times }: Assignment, absence: Absence): boolean =>
  (absence.shiftId === null || absence.shiftId === shiftId) && misses(absence, date, times)

/**
 * What is wrong with some assignments, by rules that are data: the one judge of boards, writes and generated rotations. A night shift is of
 * the day on which it begins: leave of the next day does not touch it. A position asks for a qualification as soon as anybody has one for it.
 * In: all assignments that matter, those of the days around included. Out: clashes in the order of people and time.
 */
export function judge(assignments: readonly Assignment[], { absences, qualifications, settings }: Judging): Clash[] {
  const { severity, restHours, maxDays } = settings
  const awayOf = groupBy(absences, ({ workerId }) => workerId)
  const qualifiedFor = groupBy(qualifications, ({ positionId }) => positionId)
  const lacks = ({ positionId, workerId, date }: Assignment) => {
    const known = qualifiedFor.get(positionId)
    return known !== undefined && !known.some((one) => one.workerId === workerId && (one.validUntil === null || date <= one.validUntil))
  }
  const clashes: Clash[] = []
  for (const [workerId, unordered] of groupBy(assignments, (one) => one.workerId)) {
    const own = unordered.toSorted(inOrder)
    const away = awayOf.get(workerId) ?? []
    const found: Found[] = [
      ...betweenShifts(own, restHours),
      ...daysInRow(own, maxDays),
      ...own.filter((of) => away.some((one) => isAway(of, one))).map((of) => ({ rule: 'LEAVE' as const, of, other: null, count: null })),
      ...own.filter(lacks).map((of) => ({ rule: 'QUALIFICATION' as const, of, other: null, count: null })),
    ]
    for (const one of found) {
      const how = severity[one.rule]
      if (how !== 'off') clashes.push({ ...one, severity: how })
    }
  }
  return clashes
}

const keyOf = (one: Assignment | null) => (one ? `${one.workerId} ${one.date} ${one.shiftId} ${one.positionId} ${one.equipmentId}` : '')
const clashKey = ({ rule, of, other }: Clash) => `${rule} ${keyOf(of)} ${keyOf(other)}`
/** The clashes that a change brings about: nobody is held up by one that was there before. */
export function newClashes(before: readonly Clash[], after: readonly Clash[]): Clash[] {
  const known = new Set(before.map(clashKey))
  return after.filter((one) => !known.has(clashKey(one)))
}

/** As many of some candidates as the rules admit beside what stands, in their order; those left out come with the first clash that refuses them. */
export function admit(standing: readonly Assignment[], candidates: readonly Assignment[], judging: Judging) {
  const left: Clash[] = []
  const admitted: Assignment[] = []
  const standingOf = groupBy(standing, ({ workerId }) => workerId)
  const refusals = (all: readonly Assignment[]) => judge(all, judging).filter((clash) => clash.severity === 'refuse')
  for (const [workerId, own] of groupBy(candidates, (one) => one.workerId)) {
    const there = standingOf.get(workerId) ?? []
    const known = refusals(there)
    if (!newClashes(known, refusals([...there, ...own])).length) {
      admitted.push(...own)
      continue
    }
    const accepted = [...there]
    for (const candidate of own.toSorted(inOrder)) {
      const near = accepted.filter(({ date }) => Math.abs(dayNo(date) - dayNo(candidate.date)) <= judging.settings.maxDays + 1)
      const [refusal] = newClashes(refusals(near), refusals([...near, candidate]))
      if (refusal) left.push({ ...refusal, of: candidate, other: refusal.of === candidate ? refusal.other : refusal.of })
      else {
        accepted.push(candidate)
        admitted.push(candidate)
      }
    }
  }
  return { admitted, left }
}
