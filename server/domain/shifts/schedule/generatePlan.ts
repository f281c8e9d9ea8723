import { addDays, type RowOf } from '../../../kernel/index.ts'
import type { shiftTeam, shiftTeamMember } from '../crew.resource.ts'
import { type Cell, type Place, placeKey, type TermOf } from './cells.ts'
import { letterOn } from './rotation.ts'
import type { shiftPattern } from './shiftPattern.resource.ts'

type Team = Pick<RowOf<typeof shiftTeam>, 'id' | 'beginDate' | 'offsetDays'>
type Member = Pick<RowOf<typeof shiftTeamMember>, 'teamId' | 'workerId' | 'positionId' | 'equipmentId'>
type Pattern = Pick<RowOf<typeof shiftPattern>, 'cycle' | 'shiftAId' | 'shiftBId' | 'shiftCId'>
export interface Rotating {
  readonly team: Team
  readonly pattern: Pattern
  readonly members: readonly Member[]
}
/** A place as the rotation fills it. */
export interface Planned extends Place {
  readonly teamId: number | null
  readonly workerIds: readonly number[]
}

const shiftOf = ({ shiftAId, shiftBId, shiftCId }: Pattern, letter: string) => ({ A: shiftAId, B: shiftBId, C: shiftCId })[letter] ?? null

/** What the teams work from day to day, both ends included. A shift that is not worked on a day is nobody's. */
export function plannedOf(rotating: readonly Rotating[], { from, to, termOf }: { from: string; to: string; termOf: TermOf }): Planned[] {
  const places = new Map<string, Place & { teamIds: Set<number>; workerIds: number[] }>()
  for (let day = from; day <= to; day = addDays(day, 1))
    for (const { team, pattern, members } of rotating) {
      if (!team.beginDate) continue
      const shiftId = shiftOf(pattern, letterOn({ cycle: pattern.cycle, beginDate: team.beginDate, offsetDays: team.offsetDays }, day))
      if (shiftId === null || !termOf(shiftId, day)?.isWorked) continue
      for (const { workerId, positionId, equipmentId } of members) {
        const place = { date: day, shiftId, positionId, equipmentId }
        const key = placeKey(place)
        const known = places.get(key) ?? { ...place, teamIds: new Set(), workerIds: [] }
        known.teamIds.add(team.id)
        known.workerIds.push(workerId)
        places.set(key, known)
      }
    }
  return [...places.values()].map(({ teamIds, ...place }) => ({ ...place, teamId: teamIds.size === 1 ? ([...teamIds][0] ?? null) : null }))
}

/**
 * What other teams have in an entry that the rotation made, which stays: of an entry of a team that is generated nothing, of a shared one
 * everybody who is in a team that is not.
 */
export function otherTeamsIn(cell: Cell, teamOf: ReadonlyMap<number, number>, teamIds: ReadonlySet<number>): readonly number[] {
  if (cell.teamId !== null && teamIds.has(cell.teamId)) return []
  return cell.workerIds.filter((id) => {
    const team = teamOf.get(id)
    return team === undefined ? cell.teamId !== null : !teamIds.has(team)
  })
}

export interface PlaceChange {
  readonly before: Cell | null
  /** Null: the entry goes. */
  readonly after: Planned | null
}
/** What has to be written so that the entries of the rotation become what is wanted. */
export function changesBetween(there: readonly Cell[], wanted: readonly Planned[]): PlaceChange[] {
  const before = new Map(there.map((cell) => [placeKey(cell), cell]))
  const after = new Map(wanted.map((one) => [placeKey(one), one]))
  const people = ({ workerIds }: Pick<Cell, 'workerIds'>) => workerIds.toSorted((x, y) => x - y).join()
  const isSame = (a: Cell, b: Planned) => a.teamId === b.teamId && people(a) === people(b)
  const changes: PlaceChange[] = []
  for (const [key, one] of after) {
    const was = before.get(key) ?? null
    if (!was || !isSame(was, one)) changes.push({ before: was, after: one })
  }
  for (const [key, was] of before) if (!after.has(key)) changes.push({ before: was, after: null })
  return changes
}
