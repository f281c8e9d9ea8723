import { addDays, daysBetween, invalidField, type Read, type UnitOfWork } from '../../../kernel/index.ts'
import { shiftTermsByDay } from '../../masterdata/index.ts'
import { shiftTeam, shiftTeamMember } from '../crew.resource.ts'
import { lockRoster } from '../shiftKeys.ts'
import { type Cell, DAYS_MAX, type Place, placeKey } from './cells.ts'
import { changesBetween, otherTeamsIn, type PlaceChange, type Planned, plannedOf, type Rotating } from './generatePlan.ts'
import { productionSchedule } from './productionSchedule.resource.ts'
import { assignmentsOf, cellsBetween, judgingOf, rosterSettings, windowOf } from './roster.query.ts'
import { type Assignment, admit, type Clash, judge } from './rosterRules.ts'
import { shiftPattern } from './shiftPattern.resource.ts'

export interface RotationQuery {
  readonly from: string
  readonly to: string
  readonly teamIds?: readonly number[] | null | undefined
  readonly patternId?: number | null | undefined
}
export interface Generated {
  readonly changes: readonly PlaceChange[]
  /** Entries of the days that were made or changed by hand, and stay. */
  readonly manualCount: number
  /** Whom the rotation wants in those, who would be admitted, and who stands in none on that day: what was changed by hand leaves them out. */
  readonly unassigned: readonly Assignment[]
  /** Assignments that a rule refuses, which the rotation leaves out. */
  readonly left: readonly Clash[]
  /** Of what it plans, what is let pass with a warning. */
  readonly warnings: readonly Clash[]
}

/** The teams that rotate, of those asked for; without any there is nothing to generate. */
async function rotatingTeams(read: Read, { teamIds, patternId }: RotationQuery): Promise<Rotating[]> {
  const [teams, patterns, members] = await Promise.all([
    read.of(shiftTeam).find({ status: 'ENABLED' }),
    read.of(shiftPattern).find({}),
    read.of(shiftTeamMember).find({}),
  ])
  const byId = new Map(patterns.map((one) => [one.id, one]))
  const rotating = teams.flatMap((team): Rotating[] => {
    const pattern = byId.get(team.patternId ?? 0)
    const isSelected = (!teamIds?.length || teamIds.includes(team.id)) && (patternId == null || team.patternId === patternId)
    return pattern && team.beginDate && isSelected ? [{ team, pattern, members: members.filter(({ teamId }) => teamId === team.id) }] : []
  })
  if (teamIds?.some((id) => !rotating.some(({ team }) => team.id === id))) throw invalidField('teamIds', 'noRotation')
  if (!rotating.length) throw invalidField(patternId == null ? 'teamIds' : 'patternId', 'noRotation')
  return rotating
}

const placeOf = (one: Place) => placeKey(one)
/** The places with those people alone whom the rules admit. */
function admittedPlaces(planned: readonly Planned[], admitted: readonly Assignment[]): Planned[] {
  const people = new Map<string, Set<number>>()
  for (const one of admitted) {
    const known = people.get(placeOf(one))
    if (known) known.add(one.workerId)
    else people.set(placeOf(one), new Set([one.workerId]))
  }
  return planned.map((one) => ({ ...one, workerIds: one.workerIds.filter((id) => people.get(placeOf(one))?.has(id)) }))
}
/** What the rotation wants and what other teams keep, as one set of places. */
function joined(planned: readonly Planned[], others: readonly Planned[]): Planned[] {
  const byPlace = new Map(others.map((one) => [placeOf(one), one]))
  for (const one of planned) {
    const other = byPlace.get(placeOf(one))
    byPlace.set(placeOf(one), other ? { ...one, teamId: null, workerIds: [...new Set([...other.workerIds, ...one.workerIds])] } : one)
  }
  return [...byPlace.values()].filter(({ workerIds }) => workerIds.length)
}

function refuseRange({ from, to }: RotationQuery) {
  if (to < from) throw invalidField('to', 'beforeBegin', { day: from })
  if (daysBetween(from, to) >= DAYS_MAX) throw invalidField('to', 'tooManyDays', { max: DAYS_MAX })
}

/** What generating would change, with nothing written: the same base answers the same, and what it answers written once leaves no change. */
export async function planRotation(read: Read, query: RotationQuery): Promise<Generated> {
  refuseRange(query)
  const { from, to } = query
  const rotating = await rotatingTeams(read, query)
  const around = windowOf(await rosterSettings(read))
  const [first, last] = [addDays(from, -around), addDays(to, around)]
  const [cells, judging, termOf, allMembers] = await Promise.all([
    cellsBetween(read, first, last),
    judgingOf(read, query),
    shiftTermsByDay(read),
    read.of(shiftTeamMember).find({}),
  ])
  const isWithin = ({ date }: Place) => from <= date && date <= to
  const teamIds = new Set(rotating.map(({ team }) => team.id))
  const teamOf = new Map(allMembers.map(({ workerId, teamId }) => [workerId, teamId]))
  const byHand = new Map(cells.filter((cell) => isWithin(cell) && cell.origin === 'MANUAL').map((cell) => [placeOf(cell), cell]))
  const generated = cells.filter((cell) => isWithin(cell) && cell.origin === 'GENERATED')
  const others = generated
    .map((cell): Planned => ({ ...placed(cell), teamId: cell.teamId, workerIds: otherTeamsIn(cell, teamOf, teamIds) }))
    .filter(({ workerIds }) => workerIds.length)
  const rotated = plannedOf(rotating, { from, to, termOf })
  const planned = rotated.filter((one) => !byHand.has(placeOf(one)))
  const standing = assignmentsOf([...cells.filter((cell) => !isWithin(cell)), ...byHand.values(), ...others], termOf, read.offsetMinutes)
  const { admitted, left } = admit(standing, assignmentsOf(planned, termOf, read.offsetMinutes), judging)
  const wanted = joined(admittedPlaces(planned, admitted), others)
  const mine = new Set(admitted)
  const warnings = judge([...standing, ...admitted], judging).filter(({ of, severity }) => severity === 'warn' && mine.has(of))
  const replaced = rotated.flatMap((one) => {
    const there = byHand.get(placeOf(one))
    return there ? [{ ...one, workerIds: one.workerIds.filter((id) => !there.workerIds.includes(id)) }] : []
  })
  const worked = new Set([...standing, ...admitted].map(({ date, workerId }) => `${date} ${workerId}`))
  const unassigned = admit([...standing, ...admitted], assignmentsOf(replaced, termOf, read.offsetMinutes), judging).admitted.filter(
    ({ date, workerId }) => !worked.has(`${date} ${workerId}`),
  )
  return { changes: changesBetween(generated, wanted), manualCount: byHand.size, unassigned, left, warnings }
}
const placed = ({ date, shiftId, positionId, equipmentId }: Cell): Place => ({ date, shiftId, positionId, equipmentId })

/** As many as one statement is asked to remove. */
const CHUNK = 5000
/** Fills a range with the rotation of teams. What was changed by hand is kept; whom a rule refuses is left out and named. */
export async function generateRotation({ withoutDataScope: uow }: UnitOfWork, query: RotationQuery): Promise<Generated> {
  await lockRoster(uow)
  const generated = await planRotation(uow.read, query)
  const rows = uow.of(productionSchedule)
  const ids = generated.changes.flatMap(({ before }) => (before ? [before.id] : []))
  const gone = await rows.lockManyForUpdate(ids, 'remove')
  for (let at = 0; at < gone.length; at += CHUNK) await rows.remove(gone.slice(at, at + CHUNK))
  const made = generated.changes.flatMap(({ after }) => (after ? [after] : []))
  await rows.createMany(made.map((one) => ({ ...one, workerIds: [...one.workerIds], origin: 'GENERATED' as const })))
  return generated
}
