import { dayStart } from '../../kernel/index.ts'

export interface ShiftTimes {
  readonly beginTime: string
  readonly endTime: string
}
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

function msOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) * MINUTE_MS
}

/** Milliseconds from the beginning of its day to the begin and the end of a shift: a night shift goes on into the next day. */
export const shiftBounds = ({ beginTime, endTime }: ShiftTimes): { from: number; to: number } => ({
  from: msOf(beginTime),
  to: msOf(endTime) + (endTime <= beginTime ? DAY_MS : 0),
})

/** From when until when a shift is on that begins on a day. */
export function shiftOn(times: ShiftTimes, day: string, offsetMinutes: number): { from: Date; until: Date } {
  const start = dayStart(day, offsetMinutes).getTime()
  const { from, to } = shiftBounds(times)
  return { from: new Date(start + from), until: new Date(start + to) }
}
