import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { user } from '../../server/domain/identity/index.ts'
import { registry } from '../../server/domain/index.ts'
import { repairer, repairLog, reportLog } from '../../server/domain/repair/index.ts'
import { exportRows } from '../../server/excel/index.ts'
import {
  type Actor,
  type FieldDef,
  filterableOf,
  measurableOf,
  measuresOf,
  operations,
  type ResourceDef,
  systemActor,
  type UnitMeasure,
} from '../../server/kernel/index.ts'
import { words } from '../../server/platform/words.ts'
import { type OpenStore, openStore } from '../../server/store/index.ts'
import { make, person } from '../support/samples/factories.ts'
import { demoStore } from '../support/store/demoStore.ts'
import { fixedClock } from '../support/store/store.ts'

/* What a relative filter leaves of a list adds up alike in its groups, its total and its workbook, whatever day it is and wherever. */

const OFFSETS = ['+08:00', '+05:45'] as const
/** Among the demo's rows; at the last moment of a year and the first of the next, by the clock of either offset. */
const MOMENTS = [
  ...['2026-11-18T02:00:00Z', '2026-11-15T18:20:00Z', '2026-12-31T15:59:59Z', '2026-12-31T16:00:00Z', '2026-12-31T18:14:59Z'],
  ...['2026-12-31T18:15:00Z', '2027-01-01T03:00:00Z'],
]
const WORDS = ['today', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth', 'last7days', 'last45days', 'olderThan45days']
const MOST = 100_000
const context = { language: 'en', translate: words('en') } as const

const clock = fixedClock()
const reader = person(1, ['*:*:*'])
let demo: Awaited<ReturnType<typeof demoStore>>
const stores = new Map<string, OpenStore>()
beforeAll(async () => {
  demo = await demoStore(clock)
  for (const utcOffset of OFFSETS) stores.set(utcOffset, await openStore({ url: demo.url, now: clock.now, utcOffset }))
})
afterAll(async () => {
  await Promise.all([...stores.values()].map((store) => store.close()))
  await demo.close()
})

interface Asking {
  readonly store: OpenStore
  readonly resource: ResourceDef
  readonly filter: object
  readonly actor?: Actor
}
/** The numbers of a column of the workbook. */
async function cellsOf({ store, resource, filter, actor = reader }: Asking, column: string) {
  const onFault = (error: unknown) => {
    throw error
  }
  const { stream } = await exportRows({ store, registry, onFault })({
    ...{ actor, resource, language: 'en', request: { filter } as never, columns: [column] },
  })
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(Buffer.concat(chunks) as never)
  return ((book.worksheets[0] as ExcelJS.Worksheet).getColumn(1).values as unknown[]).slice(2).filter((cell) => typeof cell === 'number')
}
const exact = (values: readonly (number | null)[], { options, kind }: FieldDef) => {
  const unit = 10 ** (kind === 'decimal' ? (options.scale ?? 2) : 0)
  return values.reduce<number>((sum, value) => sum + Math.round((value ?? 0) * unit), 0) / unit
}

/** A measured amount, or those of each unit. */
const amounts = ([value = null]: readonly (number | null)[], [units = []]: readonly (readonly UnitMeasure[])[]) =>
  units.length ? units.map((one) => one.value) : [value]

/** The rows of the list, of the groups together, and by group; each group leads to as many. */
async function countsOf({ store, resource, filter, actor = reader }: Asking, by: readonly object[], measures: readonly object[] = []) {
  const ops = operations(store, registry)
  const list = (filtered: object) => ops.list(actor, resource, { filter: filtered } as never)
  const page = await ops.group(actor, resource, { filter, by, measures, page: { no: 1, size: MOST }, max: MOST } as never, context)
  const total = await (await list(filter)).total()
  const counts = page.items.map(({ count }) => count)
  const led = await Promise.all(page.items.slice(0, 3).map(async (one) => (await list(one.filter as object)).total()))
  expect([page.rows, counts.reduce((sum, one) => sum + one, 0), led]).toEqual([total, total, counts.slice(0, 3)])
  return { total, page }
}

const timed = registry.exposed.flatMap((resource) =>
  filterableOf(resource)
    .filter(([key, { kind }]) => (kind === 'date' || kind === 'instant') && key in resource.fields)
    .map(([key]) => [`${resource.name}.${key}`, { resource, key }] as const),
)

describe.each(timed)('groups by %s', (name, { resource, key }) => {
  it('of a relative period add up to its list and its workbook', async () => {
    const nth = timed.findIndex(([one]) => one === name)
    const measured = measurableOf(resource).find(([, def]) => measuresOf(def).includes('sum'))
    // Each field meets some words at each moment and offset; together they meet all.
    for (const [at, moment] of MOMENTS.entries())
      for (const [of, utcOffset] of OFFSETS.entries()) {
        const relative = WORDS[(nth + at + of) % WORDS.length] as string
        const asking = { store: stores.get(utcOffset) as OpenStore, resource, filter: { [key]: { relative } } }
        clock.set(moment)
        const measures = measured ? [{ field: measured[0], of: 'sum' }] : []
        const { total, page } = await countsOf(asking, [{ field: key, step: 'week' }], measures)
        if (!measured || !total) continue
        const [field, def] = measured
        const cells = await cellsOf(asking, field)
        const about = [moment, utcOffset, relative]
        const ofAll = amounts(page.totals, page.totalUnits)
        const sums = page.items.flatMap((one) => amounts(one.measures, one.units))
        expect([about, exact(ofAll, def), exact(sums, def)]).toEqual([about, exact(cells, def), exact(cells, def)])
      }
  })
})

describe('groups of what is mine', () => {
  it('add up to the list of the same filter, over a year’s end', async () => {
    const { store } = demo
    const plant = systemActor(1)
    const userId = (await make(store, plant, user, { plantIds: [1], passwordHash: 'hash' })).id
    const me: Actor = { ...reader, userId }
    const { id: own } = await make(store, plant, repairer, { userId })
    const [report] = await store.read(plant).of(reportLog).find({})
    for (let made = 0; made < 2; made++)
      await make(store, plant, repairLog, { reportId: null, equipmentId: report?.equipmentId, repairerIds: [own] } as never)
    for (const [moment, utcOffset] of MOMENTS.flatMap((one) => OFFSETS.map((offset) => [one, offset] as const))) {
      clock.set(moment)
      const asking = {
        store: stores.get(utcOffset) as OpenStore,
        resource: repairLog,
        actor: me,
        filter: { repairerIds: { relative: 'me' } },
      }
      const { total } = await countsOf(asking, [{ field: 'status' }, { field: 'createdAt', step: 'month' }])
      expect([moment, total]).toEqual([moment, 2])
    }
  })
})
