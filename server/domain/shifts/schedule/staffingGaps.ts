import type { Cell, Place } from './cells.ts'

export interface Demand {
  readonly positionId: number
  readonly shiftId: number
  readonly equipmentId: number | null
  readonly heads: number
}
/** A place whose people are not as many as it needs. */
export interface Gap extends Place {
  readonly required: number
  readonly planned: number
}

/**
 * Where more or fewer people are planned than a position needs, day by day. What is said of no machine counts those at all machines of the
 * position but the ones that something is said of.
 */
export function gapsOf(
  demands: readonly Demand[],
  cells: readonly Cell[],
  { days, isWorked }: { days: readonly string[]; isWorked: (shiftId: number, day: string) => boolean },
): Gap[] {
  const keyOf = (date: string, shiftId: number, positionId: number, equipmentId: number | null) =>
    `${date} ${shiftId} ${positionId} ${equipmentId ?? ''}`
  const own = new Set(demands.map((one) => keyOf('', one.shiftId, one.positionId, one.equipmentId)))
  const planned = new Map<string, number>()
  for (const { date, shiftId, positionId, equipmentId, workerIds } of cells) {
    const machine = own.has(keyOf('', shiftId, positionId, equipmentId)) ? equipmentId : null
    const key = keyOf(date, shiftId, positionId, machine)
    planned.set(key, (planned.get(key) ?? 0) + workerIds.length)
  }
  return days.flatMap((date) =>
    demands.flatMap(({ shiftId, positionId, equipmentId, heads: required }) => {
      const there = planned.get(keyOf(date, shiftId, positionId, equipmentId)) ?? 0
      return isWorked(shiftId, date) && there !== required ? [{ date, shiftId, positionId, equipmentId, required, planned: there }] : []
    }),
  )
}
