import { between } from 'drizzle-orm'
import { addDays, type Read } from '../../../kernel/index.ts'
import { shiftOn, shiftTermsByDay } from '../../masterdata/index.ts'
import { configValue, ROSTER_MAX_DAYS, ROSTER_REST_HOURS, ROSTER_SEVERITY } from '../../system/index.ts'
import { workerQualification } from '../crew.resource.ts'
import { leaveBetween } from '../leave/workerVacation.resource.ts'
import { type Cell, placeKey, type TermOf } from './cells.ts'
import { productionSchedule } from './productionSchedule.resource.ts'
import {
  type Assignment,
  type Clash,
  type Judging,
  judge,
  newClashes,
  ROSTER_RULES,
  type RosterSettings,
  type Severity,
} from './rosterRules.ts'

/** The schedule of some days, both ends included, with everybody in it: two statements, however many days. */
export async function cellsBetween(read: Read, from: string, to: string): Promise<Cell[]> {
  const t = read.table(productionSchedule)
  const { id, date, shiftId, positionId, equipmentId, teamId, origin } = t
  const rows = await read.db
    .select({ id, date, shiftId, positionId, equipmentId, teamId, origin })
    .from(t)
    .where(between(date, from, to))
    .orderBy(date, id)
  const people = await read.of(productionSchedule).linksOf(
    'workerIds',
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({ ...row, workerIds: people.get(row.id) ?? [] }))
}

export async function rosterSettings(read: Read): Promise<RosterSettings> {
  const severities = await Promise.all(
    ROSTER_RULES.map(async (rule) => [rule, (await configValue(read, ROSTER_SEVERITY[rule])) as Severity] as const),
  )
  const [restHours, maxDays] = await Promise.all([configValue(read, ROSTER_REST_HOURS), configValue(read, ROSTER_MAX_DAYS)])
  return { severity: Object.fromEntries(severities) as RosterSettings['severity'], restHours: Number(restHours), maxDays: Number(maxDays) }
}

/** What the judge needs to know of some days besides the assignments. */
export async function judgingOf(read: Read, days: { from: string; to: string }): Promise<Judging> {
  const [absences, qualifications, settings] = await Promise.all([
    leaveBetween(read, { ...days, status: ['APPROVED'] }),
    read.of(workerQualification).find({}),
    rosterSettings(read),
  ])
  return { absences, qualifications, settings }
}

/** Everybody in some cells, with the moments of their shifts. What names a shift that is not there takes no time and is left out. */
export function assignmentsOf(
  cells: readonly Omit<Cell, 'id' | 'teamId' | 'origin'>[],
  termOf: TermOf,
  offsetMinutes: number,
): Assignment[] {
  const known = new Map<string, Pick<Assignment, 'from' | 'until' | 'times'> | undefined>()
  const timesOf = (shiftId: number, date: string) => {
    const key = `${shiftId} ${date}`
    if (!known.has(key)) {
      const times = termOf(shiftId, date)
      const span = times && shiftOn(times, date, offsetMinutes)
      known.set(key, span && { from: span.from.getTime(), until: span.until.getTime(), times })
    }
    return known.get(key)
  }
  return cells.flatMap(({ date, shiftId, positionId, equipmentId, workerIds }) => {
    const times = timesOf(shiftId, date)
    return times ? workerIds.map((workerId) => ({ workerId, date, shiftId, positionId, equipmentId, ...times })) : []
  })
}

/** Days on either side of a change that rules about days in a row look at. */
export const windowOf = ({ maxDays }: RosterSettings) => maxDays + 1

type Judged = Pick<Cell, 'date' | 'shiftId' | 'positionId' | 'equipmentId' | 'workerIds'>
/** The clashes that come about when some cells become others; what stood in the way before does not count. */
export async function clashesOfChange(read: Read, before: readonly Judged[], after: readonly Judged[]): Promise<Clash[]> {
  const days = [...before, ...after].map(({ date }) => date).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const around = windowOf(await rosterSettings(read))
  const [from, to] = [addDays(first, -around), addDays(last, around)]
  const [cells, judging, termOf] = await Promise.all([cellsBetween(read, from, to), judgingOf(read, { from, to }), shiftTermsByDay(read)])
  const changed = new Set([...before, ...after].map(placeKey))
  const people = new Set([...before, ...after].flatMap(({ workerIds }) => workerIds))
  const judgedWith = (some: readonly Judged[]) => {
    const standing = cells.filter((cell) => !changed.has(placeKey(cell)))
    const all = assignmentsOf([...standing, ...some], termOf, read.offsetMinutes)
    return judge(
      all.filter(({ workerId }) => people.has(workerId)),
      judging,
    )
  }
  return newClashes(judgedWith(before), judgedWith(after))
}
