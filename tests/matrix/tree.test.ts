import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../server/domain/index.ts'
import { type Actor, type Operations, operations, Refusal, type ResourceDef, type Store } from '../../server/kernel/index.ts'
import { make, makePlant, person } from '../support/samples/factories.ts'
import { testStore } from '../support/store/store.ts'

let store: Store
let close: () => Promise<void>
let ops: Operations
let anybody: Actor

beforeAll(async () => {
  const made = await testStore()
  store = made.store
  close = made.close
  ops = operations(store, registry)
  anybody = person((await makePlant(store)).id, ['*:*:*'])
})
afterAll(() => close())

const refusal = async (work: Promise<unknown>) => {
  const caught = await work.catch((e: unknown) => e)
  if (!(caught instanceof Refusal)) throw caught instanceof Error ? caught : new Error('nothing was refused')
  return caught.fields[0] ? `${caught.fields[0].field} ${caught.fields[0].rule}` : caught.kind
}
const trees = registry.exposed.filter((one) => one.tree)

describe('the trees of the product', () => {
  it('are those of menus and departments', () => {
    expect(trees.map((one) => one.name)).toEqual(expect.arrayContaining(['menu', 'department']))
  })
})

describe.each(trees.map((one) => [one.name, one] as const))('a tree of %s', (_name, resource) => {
  const key = resource.tree as string
  const order = resource.sort.replace(/^-/, '')
  /** Rows that may hold one another. */
  const node = (parentId: number | null = null) =>
    make(store, anybody, resource, { [key]: parentId, ...(resource.fields.menuType && { menuType: 'M' }) })
  const row = (id: number) => ops.get(anybody, resource, id)

  it('takes no row below itself, however long the way round', async () => {
    const top = await node()
    const middle = await node(top.id)
    const bottom = await node(middle.id)
    for (const below of [top, middle, bottom])
      expect(await refusal(ops.update(anybody, resource, top.id, { [key]: below.id }))).toBe(`${key} circle`)
    await ops.update(anybody, resource, bottom.id, { [key]: top.id })
    expect((await row(bottom.id))[key]).toBe(top.id)
  })

  it('takes no circle by arranging either, and then moves nothing', async () => {
    const top = await node()
    const below = await node(top.id)
    const other = await node()
    expect(await refusal(ops.arrange(anybody, resource, { parentId: below.id, ids: [other.id, top.id] }))).toBe(`${key} circle`)
    expect((await row(other.id))[key]).toBeNull()
  })

  it('is arranged in the order asked, under a parent and on top, and tells how many moved', async () => {
    const top = await node()
    const [a, b, c] = [await node(), await node(), await node(top.id)]
    expect(await ops.arrange(anybody, resource, { parentId: top.id, ids: [c.id, a.id, b.id] })).toBe(3)
    const placed = await Promise.all([c, a, b].map((one) => row(one.id)))
    expect(placed.map((one) => one[key])).toEqual([top.id, top.id, top.id])
    expect(placed.map((one) => one[order])).toEqual([...placed.map((one) => one[order] as number)].sort((x, y) => x - y))
    expect(await ops.arrange(anybody, resource, { parentId: top.id, ids: [c.id, a.id, b.id] })).toBe(0)
    expect(await ops.arrange(anybody, resource, { parentId: null, ids: [b.id] })).toBe(1)
    expect((await row(b.id))[key]).toBeNull()
  })

  it('is arranged with the right to change only, and by known rows only', async () => {
    const one = await node()
    const reader = person(anybody.plantId, [`${resource.permission}:list`])
    expect(await refusal(ops.arrange(reader, resource, { parentId: null, ids: [one.id] }))).toBe('forbidden')
    expect(await refusal(ops.arrange(anybody, resource, { parentId: null, ids: [999_999] }))).toBe('notFound')
    expect(await refusal(ops.arrange(anybody, resource, { parentId: 999_999, ids: [one.id] }))).toBe(`${key} unknownReference`)
  })

  it('hung on each other in the same moment, only one way holds', async () => {
    const [a, b] = [await node(), await node()]
    const outcome = await Promise.allSettled([
      ops.update(anybody, resource, a.id, { [key]: b.id }),
      ops.update(anybody, resource, b.id, { [key]: a.id }),
    ])
    expect(outcome.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('keeps a row that holds others', async () => {
    const top = await node()
    await node(top.id)
    expect(await refusal(ops.remove(anybody, resource, [top.id]))).toBe('conflict')
  })
})

it('what is no tree is not arranged', async () => {
  const flat = registry.byName('post') as ResourceDef
  expect(await refusal(ops.arrange(anybody, flat, { parentId: null, ids: [1] }))).toBe('notFound')
})
