import { holiday, productionPosition, shift, worker } from '../../../server/domain/masterdata/index.ts'
import {
  positionDemand,
  productionSchedule,
  shiftPattern,
  shiftTeam,
  shiftTeamMember,
  workerQualification,
  workerVacation,
} from '../../../server/domain/shifts/index.ts'
import { plannedOf } from '../../../server/domain/shifts/schedule/generatePlan.ts'
import type { BulkStore } from '../../../server/kernel/index.ts'
import { benchBase, fillPlants, fillRows, ids } from '../benchBase.ts'

export const PEOPLE = 300
const TEAMS = 4
/** People of a team that share a position, or each a machine of it. */
const POSITIONS = 15
const SHIFTS = [
  ['早班', '08:00', '16:00'],
  ['中班', '16:00', '00:00'],
  ['夜班', '00:00', '08:00'],
] as const
const ENABLED = { status: 'ENABLED', sortOrder: 0 }
const PATTERN = { cycle: 'AABBCC--', shiftAId: 1, shiftBId: 2, shiftCId: 3 }
const BEGIN = '2026-01-05'
const LEAVES = 60

export interface Crew {
  /** Whether each of them works at a machine of their own: as many entries as people. */
  readonly isByMachine: boolean
  /** The days that are planned already. */
  readonly planned?: { readonly from: string; readonly to: string }
}
const teamOf = (id: number) => ((id - 1) % TEAMS) + 1
const positionOf = (id: number) => (Math.floor((id - 1) / TEAMS) % POSITIONS) + 1

/** A plant of 300 people in four teams that share three shifts, some of them on leave, all of them qualified. */
export async function fillCrew(store: BulkStore, { isByMachine, planned }: Crew): Promise<void> {
  const machineOf = (id: number) => (isByMachine ? Math.floor((id - 1) / TEAMS) + 1 : null)
  const own = { plantId: 1 }
  await fillPlants(store, { plants: 1, machines: PEOPLE / TEAMS, reporters: 1 })
  await fillRows(store, shift, SHIFTS.length, (id) => {
    const [name, beginTime, endTime] = SHIFTS[id - 1] ?? SHIFTS[0]
    return { ...own, name, beginTime, endTime, status: 'ENABLED', sortOrder: id }
  })
  await fillRows(store, productionPosition, POSITIONS, (id) => ({ ...own, name: `position ${id}`, ...ENABLED }))
  await fillRows(store, worker, PEOPLE, (id) => ({
    ...own,
    ...{ workerNo: `W${String(id).padStart(4, '0')}`, name: `worker ${id}`, positionId: positionOf(id), ...ENABLED },
  }))
  await fillRows(store, shiftPattern, 1, () => ({ ...own, name: 'four teams', ...PATTERN, status: 'ENABLED' }))
  const team = (id: number) => ({ id, beginDate: BEGIN, offsetDays: (id - 1) * 2 })
  await fillRows(store, shiftTeam, TEAMS, (id) => ({ ...own, name: `team ${id}`, patternId: 1, ...team(id), ...ENABLED, sortOrder: id }))
  const member = (id: number) => ({ teamId: teamOf(id), workerId: id, positionId: positionOf(id), equipmentId: machineOf(id) })
  await fillRows(store, shiftTeamMember, PEOPLE, (id) => ({ ...own, name: `worker ${id}`, ...member(id) }))
  await fillRows(store, positionDemand, POSITIONS * SHIFTS.length, (id) => ({
    ...own,
    ...{ name: 'position', positionId: ((id - 1) % POSITIONS) + 1, shiftId: Math.ceil(id / POSITIONS), equipmentId: null, heads: 5 },
  }))
  await fillRows(store, workerQualification, PEOPLE, (id) => ({ ...own, name: `worker ${id}`, workerId: id, positionId: positionOf(id) }))
  await fillRows(store, holiday, 1, () => ({
    ...own,
    name: 'new year',
    holidayType: 'HOLIDAY',
    beginDate: '2027-01-01',
    endDate: '2027-01-03',
  }))
  await fillRows(store, workerVacation, planned ? LEAVES : 0, (id) => ({
    ...{ ...own, leaveNo: `QJ${id}`, workerId: id * TEAMS, vacType: 'SICK', beginDate: planned?.from, endDate: planned?.from },
    ...{ beginHalf: false, endHalf: id % 2 === 0, days: 1, status: 'APPROVED' },
  }))
  if (!planned) return
  const rotating = ids(TEAMS).map((id) => ({
    team: team(id),
    pattern: PATTERN,
    members: ids(PEOPLE)
      .map(member)
      .filter(({ teamId }) => teamId === id),
  }))
  const termOf = () => ({ beginTime: '08:00', endTime: '16:00', untilDay: null, isWorked: true })
  const entries = plannedOf(rotating, { ...planned, termOf })
  await fillRows(store, productionSchedule, entries.length, (id) => {
    const { workerIds, ...entry } = entries[id - 1] ?? { workerIds: [] }
    return { ...own, ...entry, workerIds: [...workerIds], origin: 'GENERATED' }
  })
}

export const crewBase = (name: string, crew: Crew) => benchBase(`shifts-${name}`, { fill: (store) => fillCrew(store, crew) })
