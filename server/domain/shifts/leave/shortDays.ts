import type { Read } from '../../../kernel/index.ts'
import { positionDemand } from '../crew.resource.ts'
import type { LeaveSpan } from './leaveDays.ts'

/** How many people the shifts of a day need at each position: what is said of machines, else of the position as a whole. */
export async function headsByPosition(read: Pick<Read, 'of'>): Promise<Map<number, number>> {
  const byShift = new Map<string, { positionId: number; atMachines: number; atAny: number; isByMachine: boolean }>()
  for (const { positionId, shiftId, equipmentId, heads } of await read.of(positionDemand).find({})) {
    const key = `${positionId}/${shiftId}`
    const known = byShift.get(key) ?? { positionId, atMachines: 0, atAny: 0, isByMachine: false }
    if (equipmentId === null) known.atAny += heads
    else Object.assign(known, { atMachines: known.atMachines + heads, isByMachine: true })
    byShift.set(key, known)
  }
  const needed = new Map<number, number>()
  for (const { positionId, atMachines, atAny, isByMachine } of byShift.values())
    needed.set(positionId, (needed.get(positionId) ?? 0) + (isByMachine ? atMachines : atAny))
  return needed
}

interface Person {
  readonly id: number
  readonly positionId: number | null
  readonly status: string
}
interface ShortDaysInput {
  readonly days: readonly string[]
  readonly workers: readonly Person[]
  readonly away: readonly (LeaveSpan & { readonly workerId: number })[]
  readonly needed: ReadonlyMap<number, number>
}

/** Days on which a position would be short although all of its people who are not on leave came. Whoever is away for half a day counts as away. */
export function shortDays({
  days,
  workers,
  away,
  needed,
}: ShortDaysInput): { date: string; positionId: number; needed: number; there: number }[] {
  const placeOf = new Map(workers.flatMap((one) => (one.status === 'ENABLED' && one.positionId !== null ? [[one.id, one.positionId]] : [])))
  const staff = new Map<number, number>()
  for (const positionId of placeOf.values()) staff.set(positionId, (staff.get(positionId) ?? 0) + 1)
  return days.flatMap((date) => {
    const gone = new Map<number, Set<number>>()
    for (const { workerId, beginDate, endDate } of away) {
      const positionId = placeOf.get(workerId)
      if (positionId === undefined || date < beginDate || endDate < date) continue
      gone.set(positionId, (gone.get(positionId) ?? new Set()).add(workerId))
    }
    // A position without enough people on any day is a matter of its staff, not of leave.
    return [...gone].flatMap(([positionId, { size }]) => {
      const [there, heads] = [(staff.get(positionId) ?? 0) - size, needed.get(positionId) ?? 0]
      return there < heads ? [{ date, positionId, needed: heads, there }] : []
    })
  })
}
