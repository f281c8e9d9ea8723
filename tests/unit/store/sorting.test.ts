import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../server/domain/index.ts'
import { sparePart } from '../../../server/domain/stock/index.ts'
import { type Actor, indexedSortsOf, type ListQuery, type ResourceDef, sortableOf } from '../../../server/kernel/index.ts'
import { assertSortable } from '../../../server/store/read/orders.ts'
import type { ListSource } from '../../../server/store/read/totals.ts'
import { defaultOrder } from '../../../server/store/schema/tableSpec.ts'
import { make, makePlant, person } from '../../support/samples/factories.ts'
import { demoStore } from '../../support/store/demoStore.ts'
import { fixedClock, testStore } from '../../support/store/store.ts'

const unindexed = (resource: ResourceDef) => sortableOf(resource).filter((key) => !indexedSortsOf(resource).includes(key))

describe('a list sorted by a field without an index', () => {
  let made: Awaited<ReturnType<typeof testStore>>
  let actor: Actor
  beforeAll(async () => {
    made = await testStore()
    actor = (await makePlant(made.store)).actor
  })
  afterAll(() => made.close())
  const listed = async (resource: ResourceDef, query: Partial<ListQuery>) =>
    (await made.store.read(actor).list(resource as typeof sparePart, { no: 1, size: 20, ...query })).items.map((row) => String(row.name))

  it('has links in the order of their titles and empty ones last, whichever direction', async () => {
    const vendor = registry.byName(sparePart.fields.vendorId.target ?? '') as ResourceDef
    const [b, a] = [await make(made.store, actor, vendor, { name: 'B works' }), await make(made.store, actor, vendor, { name: 'A works' })]
    for (const [name, vendorId] of [
      ['1', b.id],
      ['2', null],
      ['3', a.id],
      ['4', b.id],
    ] as const)
      await make(made.store, actor, sparePart, { name, vendorId })
    expect(await listed(sparePart, { sort: 'vendorId' })).toEqual(['3', '1', '4', '2'])
    expect(await listed(sparePart, { sort: 'vendorId', desc: true })).toEqual(['4', '1', '3', '2'])
  })

  it('has choices in the order of their definition', async () => {
    const before = await listed(sparePart, { sort: 'status' })
    expect(before).toHaveLength(4)
    const status = sparePart.fields.status.values ?? []
    const rows = (await made.store.read(actor).list(sparePart, { no: 1, size: 20, sort: 'status' })).items
    const ranks = rows.map((row) => status.indexOf(String(row.status) as never))
    expect(ranks).toEqual([...ranks].sort((x, y) => x - y))
  })

  it('has people in the order of their pinyin where another record names them', async () => {
    const [worker, team] = [registry.byName('worker'), registry.byName('shiftTeam')] as [ResourceDef, ResourceDef]
    for (const name of ['张', '李', '阿'])
      await make(made.store, actor, team, { name, leaderId: (await make(made.store, actor, worker, { name })).id })
    expect(await listed(team, { sort: 'leaderId' })).toEqual(['阿', '李', '张'])
    expect(await listed(worker, { sort: 'id' })).toEqual(['张', '李', '阿'])
  })

  it('is refused where too many rows match, and not by what has an index', async () => {
    const source = { ...(made.store.read(actor) as unknown as { source: ListSource }).source }
    const check = (query: Partial<ListQuery>) =>
      assertSortable(source, actor, { resource: sparePart as never, query: { no: 1, size: 20, ...query }, most: 3 })
    await expect(check({ sort: 'vendorId' })).rejects.toMatchObject({ code: 'tooManyToSort', params: { max: 3 } })
    await expect(check({ thenBy: [{ sort: 'vendorId', desc: false }] })).rejects.toMatchObject({ code: 'tooManyToSort' })
    await check({ sort: 'code' })
    await check({ sort: 'vendorId', filter: { vendorId: { eq: null } } })
  })
})

it.each(registry.exposed.map((one) => [one.name, one] as const))(
  'the order of %s itself has an index, whatever its length',
  (_, resource) => {
    expect([...indexedSortsOf(resource), 'id', 'createdAt']).toContain(defaultOrder(resource).key)
  },
)

describe('in the demo', () => {
  const reader = person(1, ['*:*:*'])
  let demo: Awaited<ReturnType<typeof demoStore>>
  beforeAll(async () => {
    demo = await demoStore(fixedClock())
  })
  afterAll(() => demo.close())
  const rowsOf = async (resource: ResourceDef, query: Partial<ListQuery>) =>
    (await demo.store.read(reader).list(resource as never, { no: 1, size: 200, ...query } as never)).items as Record<string, unknown>[]

  it.each(registry.exposed.map((one) => [one.name, one] as const))('%s is sorted by each such field, up and down', async (_, resource) => {
    const all = await rowsOf(resource, {})
    for (const sort of unindexed(resource)) {
      const [up, down] = [await rowsOf(resource, { sort }), await rowsOf(resource, { sort, desc: true })]
      expect([sort, up.length, down.length]).toEqual([sort, all.length, all.length])
      // A page of a longer list begins with other rows.
      if (all.length === 200 || !resource.fields[sort]) continue
      const ids = (rows: readonly Record<string, unknown>[], isFilled: boolean) =>
        rows.filter((row) => (row[sort] !== null && row[sort] !== undefined) === isFilled).map(({ id }) => id)
      expect([sort, ids(down, true)]).toEqual([sort, ids(up, true).reverse()])
      expect([sort, down.map(({ id }) => id)]).toEqual([sort, [...ids(down, true), ...ids(down, false)]])
      expect([sort, up.map(({ id }) => id)]).toEqual([sort, [...ids(up, true), ...ids(up, false)]])
      if (['int', 'decimal', 'date', 'instant', 'flag'].includes(resource.fields[sort]?.kind ?? '')) {
        const values = up.flatMap((row) =>
          row[sort] === null || row[sort] === undefined ? [] : [row[sort] instanceof Date ? (row[sort] as Date).getTime() : row[sort]],
        )
        expect([sort, values]).toEqual([sort, [...values].sort((x, y) => ((x as number) < (y as number) ? -1 : Number(x !== y)))])
      }
    }
  })
})
