import { and, eq, inArray, isNull } from 'drizzle-orm'
import { type DayPage, type DayPages, defineDayColumns, type Read, type TableOf } from '../../../kernel/index.ts'
import { repairLog, reportLog, type Span } from '../../repair/index.ts'
import { eachRow, isIn } from '../dayRows.ts'
import { daysOf, type Faults } from '../faults/faults.query.ts'
import { type Place, workedIn, workIn, workshopOfReport } from '../place.query.ts'

const OVER = ['COMPLETED', 'CONFIRMED'] as const

/** Reports by the day on which they were over. */
const overColumns = defineDayColumns(reportLog, {
  by: 'completedAt',
  where: (t) => and(inArray(t.status, [...OVER]), isNull(t.joinedToId)),
  keys: (t) => ({ machine: t.equipmentId, workshop: t.workshopId }),
  numbers: () => ({}),
})

/**
 * How many reports were over on each business day of a range: the machine runs, and the last of the repairs has ended. A fault that a
 * machine ran with for a week is over when it is repaired, not when the machine ran again.
 */
export async function completionsByDay(read: Read, { range, place }: Faults): Promise<Map<string, number>> {
  const days = await read.days(overColumns, daysOf(read, range))
  const isWanted = isIn(days, place)
  const countOf = (page: (typeof days.pages)[number]) =>
    isWanted ? page.keys.machine.reduce((count, _, at) => count + Number(isWanted(page, at)), 0) : page.length
  return new Map(days.pages.map((page) => [page.day, countOf(page)]))
}

interface EndedRepairs {
  /** How many repairs ended within the range. */
  readonly byType: ReadonlyMap<string, number>
  /** In how many of those each repairer had a part. */
  readonly byRepairer: ReadonlyMap<number, number>
}
export const REPAIR_TYPES: readonly string[] = repairLog.fields.repairType.values ?? []

const ENDED = { by: 'completeDate', where: ({ status }: TableOf<typeof repairLog>) => eq(status, 'COMPLETED') }
/** Repairs by the day on which they ended. */
const endedColumns = defineDayColumns(repairLog, {
  ...ENDED,
  keys: (t, { links }) => ({ type: t.repairType, team: links('repairerIds') }),
  numbers: () => ({}),
})
/** The same with where the work was done: it takes a look at another row for each, which is left out until somebody asks for a place. */
const placedColumns = defineDayColumns(repairLog, {
  ...ENDED,
  keys: (t, { of, links }) => ({
    ...{ type: t.repairType, team: links('repairerIds') },
    ...{ machine: t.equipmentId, workshop: workshopOfReport(of(reportLog), t.reportId) },
  }),
  numbers: (t) => ({ ended: t.completeDate }),
  borrows: [{ of: reportLog, field: 'workshopId' }],
})

/** What was finished within a range of whole days. */
export async function endedRepairs(read: Read, range: Span, place: Place = {}): Promise<EndedRepairs> {
  const [days, worked] = [daysOf(read, range), await workedIn(read, place, range.from)]
  if (!worked) return countedOf(await read.days(endedColumns, days))
  const placed = await read.days(placedColumns, days)
  type Placed = (typeof placed)['pages'][number]
  return countedOf<Placed>(
    placed,
    workIn(placed.values, worked, ({ numbers }: Placed, at) => numbers.ended[at] as number),
  )
}

type CountedColumn = 'type' | 'team'
async function countedOf<P extends DayPage<CountedColumn>>(
  { pages, values }: { readonly pages: readonly P[]; readonly values: DayPages<CountedColumn>['values'] },
  isWanted?: (page: P, at: number) => boolean,
): Promise<EndedRepairs> {
  const types = new Int32Array(values.type.length)
  const teams = new Int32Array(values.team.length)
  await eachRow(pages, isWanted, ({ keys }, at) => {
    ;(types[keys.type[at] as number] as number)++
    ;(teams[keys.team[at] as number] as number)++
  })
  const byType = new Map(values.type.flatMap((type, at) => (types[at] ? [[type as string, types[at] as number] as const] : [])))
  const byRepairer = new Map<number, number>()
  for (const [at, count] of teams.entries())
    if (count)
      for (const id of JSON.parse((values.team[at] as string | null) ?? '[]')) byRepairer.set(id, (byRepairer.get(id) ?? 0) + count)
  return { byType, byRepairer }
}
