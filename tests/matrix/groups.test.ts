import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../server/domain/index.ts'
import { plant } from '../../server/domain/masterdata/index.ts'
import { exportRows } from '../../server/excel/index.ts'
import {
  type Actor,
  addDays,
  businessDay,
  type FieldDef,
  GROUP_STEPS,
  type Group,
  type GroupPage,
  type GroupRequest,
  type GroupStep,
  groupableOf,
  measurableOf,
  measuresOf,
  type Operations,
  operations,
  type ResourceDef,
  type Row,
  type Store,
  systemActor,
  weekdayOf,
} from '../../server/kernel/index.ts'
import { words } from '../../server/platform/words.ts'
import { type Dice, diceOf } from '../support/random/dice.ts'
import { person } from '../support/samples/factories.ts'
import { unitsOfRows } from '../support/samples/unitsOfRows.ts'
import { demoStore } from '../support/store/demoStore.ts'
import { fixedClock } from '../support/store/store.ts'

const SEED = Number(process.env.SEED ?? 49)
const ROUNDS = 6
const MOST = 100_000
const context = { language: 'en', translate: words('en') } as const
const exposed = registry.exposed.map((resource) => [resource.name, resource] as const)

let demo: Awaited<ReturnType<typeof demoStore>>
let store: Store
let ops: Operations
let actor: Actor
beforeAll(async () => {
  demo = await demoStore(fixedClock())
  store = demo.store
  ops = operations(store, registry)
  const [first] = await store.read(systemActor(0)).of(plant).find({})
  actor = person((first as Row).id, ['*:*:*'])
})
afterAll(() => demo.close())

const rowsOf = async (resource: ResourceDef, filter: object): Promise<Row[]> => {
  const read = store.read(actor)
  const ids = await read.ids(resource, { filter: filter as never, no: 1, size: 1 }, MOST)
  return (await read.inBulk(resource).many(ids)).filter((row) => row !== null) as Row[]
}
const total = async (resource: ResourceDef, filter: object) => (await ops.list(actor, resource, { filter } as never)).total()

/** The first day of a calendar unit, found another way than by the database. */
function firstDay(value: unknown, { kind }: FieldDef, step: GroupStep): string {
  const day = kind === 'instant' ? businessDay(value as Date, store.read(actor).offsetMinutes) : String(value)
  if (step === 'day') return day
  return step === 'month' ? `${day.slice(0, 7)}-01` : addDays(day, 1 - weekdayOf(day))
}
const storedValue = (row: Row, key: string, field: FieldDef, step: GroupStep | undefined) => {
  const value = row[key] ?? null
  return value === null || !step ? value : firstDay(value, field, step)
}
const scaleOf = ({ kind, options }: FieldDef) => (kind === 'decimal' ? (options.scale ?? 2) : 0)
/** Sums of decimals without the dust of binary fractions. */
const exactSum = (values: readonly number[], field: FieldDef) => {
  const unit = 10 ** scaleOf(field)
  return values.reduce((sum, value) => sum + Math.round(value * unit), 0) / unit
}

type Grouping = Pick<GroupRequest, 'by' | 'measures'>
function groupingOf(resource: ResourceDef, dice: Dice): Grouping {
  const by = dice.some(groupableOf(resource), 1 + dice.below(3)).map(([field, { kind }]) => ({
    field,
    ...((kind === 'date' || kind === 'instant') && { step: dice.pick(GROUP_STEPS) }),
  }))
  const measures = measurableOf(resource)
    .slice(0, 3)
    .flatMap(([field, def]) => measuresOf(def).map((of) => ({ field, of })))
  return { by, measures }
}
/** A condition that some rows meet, or none at all. */
function filterOf(resource: ResourceDef, rows: readonly Row[], dice: Dice): Record<string, object> {
  if (!rows.length || dice.chance(0.3)) return {}
  const [key, { kind, values }] = dice.pick(groupableOf(resource))
  if (!(key in resource.fields) && key in resource.computed)
    return { [key]: { eq: kind === 'flag' ? dice.chance(0.5) : dice.pick(values ?? []) } }
  const value = dice.pick(rows)[key] ?? null
  return { [key]: kind === 'instant' && value !== null ? { from: value } : { eq: value } }
}
const group = (resource: ResourceDef, filter: object, grouping: Grouping) =>
  ops.group(actor, resource, { filter, ...grouping, page: { no: 1, size: MOST }, max: MOST } as never, context)
const keyOf = ({ keys }: Pick<Group, 'keys'>) => JSON.stringify(keys.map(({ value }) => value))

/** What the rows say of the groups, where every field of the grouping is stored. */
function expectedCounts(resource: ResourceDef, { by }: Grouping, rows: readonly Row[]) {
  const fields = new Map(groupableOf(resource))
  const counts = new Map<string, number>()
  for (const row of rows) {
    const key = JSON.stringify(by.map(({ field, step }) => storedValue(row, field, fields.get(field) as FieldDef, step as GroupStep)))
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return Object.fromEntries([...counts].sort())
}
function expectedMeasure(values: readonly number[], def: FieldDef, of: string): unknown {
  if (!values.length) return null
  if (of === 'avg') return expect.closeTo(exactSum(values, def) / values.length, 1 + scaleOf(def))
  return of === 'sum' ? exactSum(values, def) : of === 'min' ? Math.min(...values) : Math.max(...values)
}
type Measured = Pick<Group, 'measures' | 'units'>
/** Quantities are measured unit by unit; over rows of several units they are no number. */
async function expectMeasures(resource: ResourceDef, { measures = [] }: Grouping, rows: readonly Row[], found: Measured) {
  for (const [nth, { field, of }] of measures.entries()) {
    const def = resource.fields[field] as FieldDef
    const filled = rows.filter((row) => row[field] !== null)
    const valuesOf = (some: readonly Row[]) => some.map((row) => row[field] as number)
    const unitOf = await unitsOfRows(store.read(actor), resource, def, filled)
    const byUnit = new Map<string | null, Row[]>()
    for (const row of filled) {
      const unit = unitOf.get(row.id) ?? null
      const own = byUnit.get(unit)
      if (own) own.push(row)
      else byUnit.set(unit, [row])
    }
    const isOfUnits = def.options.unitField !== undefined
    const expected = byUnit.size > 1 ? null : expectedMeasure(valuesOf(filled), def, of)
    expect([field, of, found.measures[nth]]).toEqual([field, of, expected])
    const units = isOfUnits ? [...byUnit].map(([unit, own]) => [unit, expectedMeasure(valuesOf(own), def, of)] as const) : []
    const own = new Map(found.units[nth]?.map(({ unit, value }) => [unit, value] as const))
    expect([field, of, own]).toEqual([field, of, new Map(units)])
  }
}
/** The measures over all rows, in the shape of a group. */
const totalsOf = ({ totals, totalUnits }: GroupPage): Measured => ({ measures: totals, units: totalUnits })

describe.each(exposed)('the groups of %s', (_name, resource) => {
  it('add up to its list and lead to its rows, whatever is filtered and grouped', async () => {
    const all = await rowsOf(resource, {})
    for (let round = 0; round < ROUNDS; round++) {
      const dice = diceOf(SEED + exposed.findIndex(([, one]) => one === resource), round)
      const [filter, grouping] = [filterOf(resource, all, dice), groupingOf(resource, dice)]
      const [rows, page] = await Promise.all([rowsOf(resource, filter), group(resource, filter, grouping)])
      const about = JSON.stringify([filter, grouping.by])
      expect([about, page.rows, page.total]).toEqual([about, rows.length, page.items.length])
      await expectMeasures(resource, grouping, rows, totalsOf(page))
      const isStored = grouping.by.every(({ field }) => field in resource.fields || field.endsWith('At'))
      if (isStored)
        expect([about, Object.fromEntries(page.items.map((one) => [keyOf(one), one.count] as const).sort())]).toEqual([
          about,
          expectedCounts(resource, grouping, rows),
        ])
      for (const one of dice.some(page.items, 5)) {
        const [found, own] = await Promise.all([total(resource, one.filter), rowsOf(resource, one.filter)])
        expect([about, keyOf(one), found]).toEqual([about, keyOf(one), one.count])
        await expectMeasures(resource, grouping, own, one)
      }
    }
  })
})

/** The numbers of a column of a workbook, as they stand in its cells. */
async function cellsOf(resource: ResourceDef, filter: object, key: string) {
  const open = exportRows({
    store,
    registry,
    onFault: (error) => {
      throw error
    },
  })
  const { stream } = await open({ actor, resource, language: 'en', request: { filter } as never, columns: [key] })
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(Buffer.concat(chunks) as never)
  const cells = ((book.worksheets[0] as ExcelJS.Worksheet).getColumn(1).values as unknown[]).slice(2)
  return cells.filter((cell) => typeof cell === 'number')
}
const measured = exposed.filter(([, resource]) => measurableOf(resource).length > 0)
describe.each(measured)('the totals of %s', (_name, resource) => {
  it('are those of its exported workbook, to the digit, unit by unit', async () => {
    const dice = diceOf(
      SEED,
      exposed.findIndex(([, one]) => one === resource),
    )
    const filter = filterOf(resource, await rowsOf(resource, {}), dice)
    for (const [field, def] of dice.some(measurableOf(resource), 2)) {
      const of = measuresOf(def)[0] as string
      const { totals, totalUnits } = await group(resource, filter, { by: [], measures: [{ field, of }] })
      if (def.options.unitField === undefined) {
        const cells = await cellsOf(resource, filter, field)
        expect([field, totals]).toEqual([field, [expectedTotal(cells, def, of)]])
        continue
      }
      const rows = await rowsOf(resource, filter)
      const unitOf = await unitsOfRows(store.read(actor), resource, def, rows)
      for (const { unit, value } of totalUnits[0] ?? []) {
        const ids = rows.flatMap(({ id }) => (unitOf.get(id) === unit ? [id] : []))
        const cells = await cellsOf(resource, { id: { in: ids } }, field)
        expect([field, unit, value]).toEqual([field, unit, expectedTotal(cells, def, of)])
      }
    }
  })
})
function expectedTotal(cells: readonly number[], def: FieldDef, of: string): unknown {
  if (!cells.length) return null
  return of === 'sum' ? exactSum(cells, def) : expect.closeTo(exactSum(cells, def) / cells.length, 1 + scaleOf(def))
}
