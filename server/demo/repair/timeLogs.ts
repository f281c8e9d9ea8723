import { businessDay } from '../../kernel/index.ts'
import type { Row } from '../plants/plants.ts'
import type { Random } from '../random.ts'
import { numberedByMoment } from '../tables.ts'
import { HOUR } from './incidents.ts'

const DAY_MAX = 10
const SHIFT_MAX = 8

/**
 * The hours people booked on finished repairs, and on long ones under way. Waiting for parts is not work: what exceeds a shift is cut, and
 * nobody books more than a long day.
 */
export function timeLogsOf(random: Random, repairs: readonly Row[], { now, offset }: { now: number; offset: number }): Row[] {
  const perDay = new Map<string, number>()
  const rows: Row[] = []
  for (const repair of repairs) {
    const [begin, end] = [repair.beginDate as Date | null, repair.completeDate as Date | null]
    if (!begin || random.chance(0.06)) continue
    const until = end ?? new Date(now)
    if (!end && until.getTime() - begin.getTime() < HOUR) continue
    const logDate = businessDay(end ?? begin, offset)
    for (const repairerId of repair.repairerIds as number[]) {
      const key = `${repairerId} ${logDate}`
      const worked = Math.min(SHIFT_MAX, (until.getTime() - begin.getTime()) / HOUR) * random.between(0.75, 1.05)
      const hours = Math.min(Math.max(0.25, Math.round(worked * 4) / 4), DAY_MAX - (perDay.get(key) ?? 0))
      if (hours < 0.25) continue
      perDay.set(key, (perDay.get(key) ?? 0) + hours)
      const { id: repairId, plantId, equipmentId, unitId, ductId, description } = repair
      const at = { createdAt: until, updatedAt: until, createdById: repair.updatedById, updatedById: repair.updatedById }
      rows.push({ plantId, repairerId, hours, logDate, repairId, equipmentId, unitId, ductId, detail: description, ...at })
    }
  }
  return numberedByMoment(rows)
}
