import { and, eq, gte, lte, ne, sql } from 'drizzle-orm'
import type { Read } from '../../kernel/index.ts'
import { repairTimeLog, rounded } from '../hours/index.ts'
import { repairer, repairLog, reportLog } from '../repair/index.ts'
import type { FigureRange } from './figureRange.ts'
import { eachRow, packed } from './packedRows.query.ts'
import { type Place, workedAt } from './place.query.ts'
import type { RepairerWork } from './repairFigures.model.ts'

/** Hours are kept as whole hundredths. */
const HUNDRED = 100

/** Hours that each repairer booked for the days of a range. */
export async function hoursByRepairer(read: Read, { from, to, whole }: FigureRange, place: Place = {}): Promise<Map<number, number>> {
  const [t, repair, report] = [read.table(repairTimeLog), read.table(repairLog), read.table(reportLog)]
  const reportedIn = sql`(select ${report.workshopId} from ${report} where ${report.id} = (select ${repair.reportId} from ${repair} where ${repair.id} = ${t.repairId}))`
  const worked = await workedAt(read, { machine: t.equipmentId, reportedIn, at: t.logDate, by: 'day' }, { place, since: whole.from })
  const here = and(gte(t.logDate, from), lte(t.logDate, to), worked)
  const [found] = await read.db
    .select(packed(read, t.repairerId, t.hours))
    .from(t)
    .where(and(eq(t.plantId, read.actor.plantId), ne(t.status, 'VOIDED'), here))
  const hundredths = new Map<number, number>()
  eachRow(found, (row) => {
    const id = row[0] as number
    hundredths.set(id, (hundredths.get(id) ?? 0) + (row[1] as number))
  })
  return new Map([...hundredths].map(([id, sum]) => [id, sum / HUNDRED]))
}

type ByRepairer = ReadonlyMap<number, number>
/** What each repairer did, most hours first; `repairs` says in how many repairs each had a part. */
export async function workByRepairer(read: Read, hours: ByRepairer, repairs: ByRepairer): Promise<RepairerWork[]> {
  const ids = [...new Set([...hours.keys(), ...repairs.keys()])]
  const people = await read.of(repairer).many(ids)
  const work = ids.map((id, at) => ({
    repairerId: id,
    name: people[at]?.name ?? '',
    hours: rounded(hours.get(id) ?? 0),
    repairs: repairs.get(id) ?? 0,
  }))
  return work.sort((a, b) => b.hours - a.hours || b.repairs - a.repairs || a.repairerId - b.repairerId)
}
