import type { ScheduleBoardQuery } from './gen/board.ts'

export type Board = ScheduleBoardQuery['board']
export type Worker = Board['workers'][number]
export type Cell = Board['cells'][number]
/** Somebody in a shift of a day: where, and for which team. */
export type Slot = Pick<Cell, 'shiftId' | 'positionId' | 'equipmentId' | 'teamId' | 'isGenerated'>
export type Slots = readonly Slot[]
const NONE: Slots = []

const keyOf = (workerId: string, date: string) => `${workerId} ${date}`

/** What each person works on each day. */
export function slotsOf(cells: readonly Cell[]): (workerId: string, date: string) => Slots {
  const byKey = new Map<string, Slot[]>()
  for (const { date, workerIds, ...slot } of cells)
    for (const workerId of workerIds) {
      const known = byKey.get(keyOf(workerId, date))
      if (known) known.push(slot)
      else byKey.set(keyOf(workerId, date), [slot])
    }
  return (workerId, date) => byKey.get(keyOf(workerId, date)) ?? NONE
}

/** A line of the board: a team, or somebody of it. */
export type Line =
  | { readonly kind: 'team'; readonly id: string; readonly name: string }
  | { readonly kind: 'person'; readonly worker: Worker }

/** Everybody below their team, and those of none at the end. */
export function linesOf({ teams, workers }: Pick<Board, 'teams' | 'workers'>, otherName: string): Line[] {
  const known = new Set(teams.map(({ id }) => id))
  const groups = [...teams, { id: '', name: otherName }].map((team) => ({
    team,
    own: workers.filter(({ teamId }) => (teamId && known.has(teamId) ? teamId : '') === team.id),
  }))
  return groups.flatMap(({ team, own }): Line[] =>
    own.length ? [{ kind: 'team', ...team }, ...own.map((worker) => ({ kind: 'person' as const, worker }))] : [],
  )
}

/** The people of a board with their days, as keys and pointers walk over them. */
export interface Sheet {
  readonly people: readonly Worker[]
  readonly days: readonly string[]
  readonly slotsAt: (workerId: string, date: string) => Slots
}
export const slotsIn = ({ people, days, slotsAt }: Sheet, { row, col }: { row: number; col: number }): Slots => {
  const [worker, day] = [people[row], days[col]]
  return worker && day ? slotsAt(worker.id, day) : NONE
}
