import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areas } from '../../server/domain/index.ts'
import { type Actor, joinAreas, type Operations, operations, Refusal, type ResourceDef, type Store } from '../../server/kernel/index.ts'
import { make, makePlant, person, sample, sampleInput } from '../support/factories.ts'
import { testStore } from '../support/store.ts'

const registry = joinAreas(areas)
const everything = ['*:*:*']
let store: Store
let close: () => Promise<void>
let ops: Operations
let here: Actor
let there: Actor

beforeAll(async () => {
  const made = await testStore()
  store = made.store
  close = made.close
  ops = operations(store, registry)
  here = person((await makePlant(store)).id, everything)
  there = person((await makePlant(store)).id, everything)
})
afterAll(() => close())

const refusal = async (work: Promise<unknown>): Promise<Refusal> => {
  const outcome = await work.catch((e: unknown) => e)
  if (!(outcome instanceof Refusal))
    throw new Error(`expected a refusal, got ${outcome instanceof Error ? outcome.stack : JSON.stringify(outcome)}`)
  return outcome
}
const scoped = registry.exposed.filter((r) => r.scope === 'plant')
const linkFields = (resource: ResourceDef) =>
  Object.entries(resource.fields).filter(([, f]) => f.target && !f.options.readonly && registry.byName(f.target)?.scope === 'plant')

describe.each(scoped.map((r) => [r.name, r] as const))('a row of %s in another plant', (_name, resource) => {
  it('is not found by id', async () => {
    const foreign = await make(store, there, resource)
    expect((await refusal(ops.get(here, resource, foreign.id))).kind).toBe('notFound')
  })

  it('is in no list, filter, sort or count', async () => {
    const foreign = await make(store, there, resource)
    for (const request of [
      {},
      { filter: { id: { eq: String(foreign.id) } } },
      { filter: { keyword: String(foreign[resource.title]) } },
      { page: { sort: 'id', order: 'DESC' } },
    ]) {
      const list = await ops.list(here, resource, request)
      expect(list.items.map((row) => row.plantId)).not.toContain(there.plantId)
      expect(list.items.map((row) => row.id)).not.toContain(foreign.id)
      if (request.filter) expect(await list.total()).toBe(0)
    }
  })

  it('cannot be changed, moved on or removed, and stays as it was', async () => {
    const foreign = await make(store, there, resource)
    if (resource.can.includes('update')) expect((await refusal(ops.update(here, resource, foreign.id, {}))).kind).toBe('notFound')
    if (resource.can.includes('delete')) expect((await refusal(ops.remove(here, resource, [foreign.id]))).kind).toBe('notFound')
    expect(await ops.get(there, resource, foreign.id)).toEqual(await store.read(there).of(resource).get(foreign.id))
    expect((await ops.get(there, resource, foreign.id)).updatedAt).toEqual(foreign.updatedAt)
  })
})

const pointing = scoped.filter((r) => r.can.includes('create') && linkFields(r).length > 0)
describe.each(pointing.map((r) => [r.name, r] as const))('a row of %s', (_name, resource) => {
  it('cannot point across plants', async () => {
    for (const [key, field] of linkFields(resource)) {
      const foreignId = await sample(store, there, key, field)
      const input = await sampleInput(store, here, resource, { [key]: foreignId })
      const refused = await refusal(ops.create(here, resource, input))
      expect([key, refused.kind, refused.fields[0]?.field]).toEqual([key, 'invalid', key])
    }
  })
})

describe('the plants themselves', () => {
  it('are visible to their members only', async () => {
    const plant = registry.byName('plant') as ResourceDef
    const list = await ops.list(here, plant, {})
    expect(list.items.map((row) => row.id)).toEqual([here.plantId])
    expect((await refusal(ops.get(here, plant, there.plantId))).kind).toBe('notFound')
  })
})

describe('an actor without a plant', () => {
  it.each(scoped.map((r) => [r.name, r] as const))('sees no %s', async (_name, resource) => {
    await make(store, here, resource)
    const nowhere = person(0, everything, { plantIds: [] })
    expect(await (await ops.list(nowhere, resource, {})).total()).toBe(0)
  })
})
