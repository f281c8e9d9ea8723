import type { ShiftTerm } from '../../masterdata/index.ts'

/** Where and when people work. */
export interface Place {
  readonly date: string
  readonly shiftId: number
  readonly positionId: number
  readonly equipmentId: number | null
}
/** An entry of the schedule with everybody in it. */
export interface Cell extends Place {
  readonly id: number
  readonly teamId: number | null
  readonly origin: 'GENERATED' | 'MANUAL'
  readonly workerIds: readonly number[]
}
export const placeKey = ({ date, shiftId, positionId, equipmentId }: Place) => `${date} ${shiftId} ${positionId} ${equipmentId ?? ''}`

/** The most days that are planned or shown at once. */
export const DAYS_MAX = 366
export type TermOf = (shiftId: number, day: string) => ShiftTerm | undefined
