import { shiftOn } from '../../domain/masterdata/index.ts'
import { addDays, businessDay } from '../../kernel/index.ts'
import type { Row } from '../plants/plants.ts'

/** A week of shifts in which somebody has said who is there. */
const DAYS = 7
const MINUTE_MS = 60_000
const LOOKED_AFTER = 15 * MINUTE_MS
/** Every so many people somebody stays away, comes late, or has not been looked for yet. */
const EVERY = 19
const [ABSENT, DELAYED] = [4, 11]
const DELAY_MINUTES = 18

interface AttendanceSources {
  readonly shifts: readonly Row[]
  readonly now: number
  readonly offset: number
}
type Times = Parameters<typeof shiftOn>[0]

/** Who was there in the shifts of the last days, and who is in the one that is on. */
export function attendanceOf(entries: readonly Row[], { shifts, now, offset }: AttendanceSources): Row[] {
  const today = businessDay(new Date(now), offset)
  const begin = addDays(today, -DAYS)
  const known = new Map(shifts.map((one) => [one.id, one as unknown as Times]))
  const rows: Row[] = []
  let nth = 0
  for (const { plantId, date, shiftId, workerIds } of entries) {
    const times = known.get(shiftId)
    if (!times || String(date) < begin || String(date) > today) continue
    const { from, until } = shiftOn(times, String(date), offset)
    for (const workerId of workerIds as readonly number[]) {
      nth++
      const slot = nth % EVERY
      const came = slot === DELAYED ? from.getTime() + DELAY_MINUTES * MINUTE_MS : from.getTime() - (2 + (nth % 9)) * MINUTE_MS
      const looked = from.getTime() + LOOKED_AFTER
      const isAbsent = slot === ABSENT
      const at = isAbsent ? looked : came
      if (at > now) continue
      const isOver = until.getTime() + 10 * MINUTE_MS <= now
      rows.push({
        id: rows.length + 1,
        ...{ plantId, date, shiftId, workerId },
        arrivedAt: isAbsent ? null : new Date(came),
        leftAt: isOver && !isAbsent ? new Date(until.getTime() + (nth % 8) * MINUTE_MS) : null,
        presence: isAbsent ? 'ABSENT' : slot === DELAYED ? 'LATE' : 'PRESENT',
        source: isAbsent || nth % 3 ? 'LEAD' : 'SELF',
        ...{ remark: null, status: 'RECORDED', createdAt: new Date(at), updatedAt: new Date(at) },
      })
    }
  }
  return rows
}
