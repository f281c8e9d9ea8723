import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customer } from '../../../server/domain/masterdata/index.ts'
import { complaint } from '../../../server/domain/quality/index.ts'
import { repairLog, reportLog } from '../../../server/domain/repair/index.ts'
import { type Actor, type ListQuery, type ResourceDef, systemActor } from '../../../server/kernel/index.ts'
import { ResultCache } from '../../../server/store/cache/resultCache.ts'
import { groupedRows } from '../../../server/store/read/groups.ts'
import { listTotal } from '../../../server/store/read/totals.ts'
import { prefilter } from '../../../server/store/search/prefilter.ts'
import { make, makePlant, person } from '../../support/samples/factories.ts'
import { testStore } from '../../support/store/store.ts'

let made: Awaited<ReturnType<typeof testStore>>
let actors: readonly [Actor, Actor]
/** A repair of each plant, its report, and a repair without one. */
let repairs: readonly number[]
let numbers: readonly string[]
const makeIn = async (actor: Actor, resource: ResourceDef, values = {}) => make(made.store, actor, resource, values as never)

beforeAll(async () => {
  made = await testStore()
  actors = [(await makePlant(made.store)).actor, (await makePlant(made.store)).actor]
  const rows: { id: number; number: string }[] = []
  for (const actor of actors) {
    await makeIn(actor, repairLog as ResourceDef)
    const report = (await makeIn(actor, reportLog as ResourceDef)) as unknown as { id: number; reportNo: string; equipmentId: number }
    const { id } = await makeIn(actor, repairLog as ResourceDef, { reportId: report.id, equipmentId: report.equipmentId })
    rows.push({ id, number: report.reportNo })
  }
  repairs = rows.map(({ id }) => id)
  numbers = rows.map(({ number }) => number)
})
afterAll(() => made.close())

/** More than PostgreSQL guesses of a table that it has not analyzed yet: what it guesses depends on when it did. */
const MANY = 1_000_000

const found = async (actor: Actor, resource: ResourceDef, query: Partial<ListQuery>) => {
  const list = await made.store.read(actor).list(resource, { no: 1, size: 50, ...query })
  const ids = list.items.map(({ id }) => id)
  expect(await list.total()).toBe(ids.length)
  return ids
}
const source = () => ({
  engine: made.store.engine,
  tables: made.store.tables,
  totals: new ResultCache(false),
  now: made.store.now(),
  offsetMinutes: 480,
})

describe('a list of rows that link to others', () => {
  it('finds them by the number of what they link to, however it is typed', async () => {
    const [number = ''] = numbers
    const wide = [...number].map((c) => (/\w/.test(c) ? String.fromCharCode(c.charCodeAt(0) + 0xfee0) : c)).join('')
    for (const keyword of [number, number.toLowerCase(), number.replaceAll('-', ''), ` ${number.slice(0, -1)} `, wide])
      expect([keyword, await found(actors[0], repairLog, { keyword })]).toEqual([keyword, [repairs[0]]])
  })

  it('finds those of the own plant alone', async () => {
    const keyword = numbers[1] as string
    expect(numbers[0]).toBe(keyword)
    expect(await found(actors[1], repairLog, { keyword })).toEqual([repairs[1]])
  })

  it('finds them beside other conditions, in another order, and counts and groups them', async () => {
    const [keyword = ''] = numbers
    const filtered = (status: string) => found(actors[0], repairLog, { keyword, filter: { status: { eq: status } }, sort: 'id' })
    expect([await filtered('ASSIGNED'), await filtered('COMPLETED')]).toEqual([[repairs[0]], []])
    expect(await made.store.read(actors[0]).ids(repairLog, { no: 1, size: 1, keyword }, 10)).toEqual([repairs[0]])
    const groups = await groupedRows(source(), actors[0], repairLog, {
      by: [{ field: 'status' }],
      measures: [],
      rows: { no: 1, size: 1, keyword },
    })
    expect(groups.map(({ keys, count }) => [keys, count])).toEqual([[['ASSIGNED'], 1]])
  })

  it('finds none by a report that lies outside the data scope', async () => {
    const [keyword = ''] = numbers
    const near = person(actors[0].plantId, ['*:*:*'], { dataScope: { departmentIds: [], self: true } as never })
    expect(await found(near, repairLog, { keyword })).toEqual([])
  })

  it('asks the indexes of both, where few rows match, and finds the same where many do', async () => {
    const [keyword = ''] = numbers
    const query = { no: 1, size: 20, keyword }
    expect((await prefilter(source(), actors[0], repairLog, { query, most: MANY })).among).toBeDefined()
    const many = await prefilter(source(), actors[0], repairLog, { query, most: -1 })
    expect(many.among).toBeUndefined()
    expect(await listTotal(source(), actors[0], { resource: repairLog, query: many, most: 10 })).toBe(1)
    expect(await found(actors[0], repairLog, many)).toEqual([repairs[0]])
  })

  it('asks reports for numbers alone', async () => {
    const statement = async (keyword: string) => {
      const { among } = await prefilter(source(), actors[0], repairLog, { query: { no: 1, size: 1, keyword }, most: MANY })
      return made.store.engine.heavy
        .select({ id: made.store.tables.of(repairLog).id })
        .from(made.store.tables.of(repairLog))
        .where(among)
        .toSQL().sql
    }
    expect(await statement('BX1')).toContain('report_log')
    for (const keyword of ['BX', '漏油', 'E-漏 3'])
      expect([keyword, await statement(keyword)]).toEqual([keyword, expect.not.stringContaining('report_log')])
  })

  it('forgets a total when the name that it was found by changes', async () => {
    const [actor] = actors
    const named = await makeIn(actor, customer as ResourceDef, { name: '金陵印务' })
    const { id } = await makeIn(actor, complaint as ResourceDef, { customerId: named.id })
    expect(await found(actor, complaint, { keyword: '金陵' })).toEqual([id])
    await made.store.write(actor, async (uow) => {
      const [row] = await uow.of(customer).lockWhere({ id: named.id })
      if (row) await uow.of(customer).patch(row, { name: '姑苏印务' })
    })
    expect([await found(actor, complaint, { keyword: '金陵' }), await found(actor, complaint, { keyword: '姑苏' })]).toEqual([[], [id]])
  })
})

it('the same text of a plant is known to no other', async () => {
  expect(await found(systemActor(actors[1].plantId), complaint, { keyword: '姑苏' })).toEqual([])
})
