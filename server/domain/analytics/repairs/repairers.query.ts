import { ne, sql } from 'drizzle-orm'
import { type DayPage, type DayPages, defineDayColumns, type Read, type TableOf } from '../../../kernel/index.ts'
import { repairTimeLog, rounded } from '../../hours/index.ts'
import { repairer, repairLog, reportLog } from '../../repair/index.ts'
import { eachRow } from '../dayRows.ts'
import type { FigureRange } from '../figureRange.ts'
import { type Place, workedIn, workIn, workshopOfReport } from '../place.query.ts'
import type { RepairerWork } from './repairFigures.shape.ts'

/** Hours are kept as whole hundredths. */
const HUNDRED = 100

const BOOKED = {
  by: 'logDate',
  where: ({ status }: TableOf<typeof repairTimeLog>) => ne(status, 'VOIDED'),
  numbers: ({ hours }: TableOf<typeof repairTimeLog>) => ({ hundredths: hours }),
}
/** Booked hours by their days. */
const hourColumns = defineDayColumns(repairTimeLog, { ...BOOKED, keys: (t) => ({ repairer: t.repairerId }) })
/** The same with where the work was done: it takes a look at other rows for each, which is left out until somebody asks for a place. */
const placedColumns = defineDayColumns(repairTimeLog, {
  ...BOOKED,
  keys: (t, { of }) => {
    const repair = of(repairLog)
    const reportId = sql`(select ${repair.reportId} from ${repair} where ${repair.id} = ${t.repairId})`
    return { repairer: t.repairerId, machine: t.equipmentId, workshop: workshopOfReport(of(reportLog), reportId) }
  },
  borrows: [
    { of: repairLog, field: 'reportId' },
    { of: reportLog, field: 'workshopId' },
  ],
})

/** Hours that each repairer booked for the days of a range. */
export async function hoursByRepairer(read: Read, { from, to, whole }: FigureRange, place: Place = {}): Promise<Map<number, number>> {
  const worked = await workedIn(read, place, whole.from)
  if (!worked) return addedUp(await read.days(hourColumns, { from, to }))
  const placed = await read.days(placedColumns, { from, to })
  type Placed = (typeof placed)['pages'][number]
  return addedUp<Placed>(
    placed,
    workIn(placed.values, worked, ({ day }: Placed) => day),
  )
}

async function addedUp<P extends DayPage<'repairer', 'hundredths'>>(
  { pages, values }: { readonly pages: readonly P[]; readonly values: DayPages<'repairer'>['values'] },
  isWanted?: (page: P, at: number) => boolean,
): Promise<Map<number, number>> {
  const sums = new Float64Array(values.repairer.length)
  const counts = new Int32Array(values.repairer.length)
  await eachRow(pages, isWanted, ({ keys, numbers }, at) => {
    const place = keys.repairer[at] as number
    ;(sums[place] as number) += numbers.hundredths[at] as number
    ;(counts[place] as number)++
  })
  return new Map(values.repairer.flatMap((id, at) => (counts[at] ? [[id as number, (sums[at] as number) / HUNDRED] as const] : [])))
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
