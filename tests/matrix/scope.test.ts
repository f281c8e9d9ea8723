import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../server/domain/index.ts'
import {
  type Actor,
  flowOf,
  type Operations,
  operations,
  Refusal,
  type ResourceDef,
  type Store,
  systemActor,
} from '../../server/kernel/index.ts'
import { make, makePlant, person, sample, sampleInput } from '../support/samples/factories.ts'
import { testStore } from '../support/store/store.ts'

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

const about = registry.exposed.filter((r) => r.about)
describe.each(about.map((r) => [r.name, r] as const))('a row of %s about a plant', (_name, resource) => {
  const key = resource.about as string
  const outside = systemActor(0)
  const seenBy = async (actor: Actor, id: number) => {
    const list = await ops.list(actor, resource, { filter: { id: { eq: String(id) } } })
    const got = await ops.get(actor, resource, id).then(
      () => 1,
      () => 0,
    )
    return [list.items.length, await list.total(), got]
  }

  it('is seen from that plant and from no other', async () => {
    const row = await make(store, outside, resource, { [key]: there.plantId })
    expect(await seenBy(there, row.id)).toEqual([1, 1, 1])
    expect(await seenBy(here, row.id)).toEqual([0, 0, 0])
    if (resource.can.includes('delete')) expect((await refusal(ops.remove(here, resource, [row.id]))).kind).toBe('notFound')
  })

  it.each(resource.fields[key]?.options.required ? [] : [key])('is seen from everywhere when its %s is empty', async () => {
    const row = await make(store, outside, resource, { [key]: null })
    for (const actor of [here, there]) expect(await seenBy(actor, row.id)).toEqual([1, 1, 1])
  })
})

const members = registry.exposed.filter((r) => r.scope === 'membership' && r.fields.plantIds)
describe.each(members.map((r) => [r.name, r] as const))('a %s of some plants', (_name, resource) => {
  const made = (...plantIds: number[]) => make(store, systemActor(0), resource, { plantIds })

  it('is seen from each of them and from no other', async () => {
    const [both, theirs] = [await made(here.plantId, there.plantId), await made(there.plantId)]
    for (const actor of [here, there]) expect((await ops.get(actor, resource, both.id)).id).toBe(both.id)
    expect((await refusal(ops.get(here, resource, theirs.id))).kind).toBe('notFound')
    const list = await ops.list(here, resource, { page: { size: 200 } })
    expect(list.items.map((row) => row.id)).not.toContain(theirs.id)
    expect((await refusal(ops.update(here, resource, theirs.id, {}))).kind).toBe('notFound')
    expect((await refusal(ops.remove(here, resource, [theirs.id]))).kind).toBe('notFound')
  })

  it('keeps the plants that the one who changes it cannot see', async () => {
    const both = await made(here.plantId, there.plantId)
    await ops.update(here, resource, both.id, { plantIds: [here.plantId] })
    const ids = (
      await store
        .read(systemActor(0))
        .of(resource)
        .linksOf('plantIds' as never, [both.id])
    ).get(both.id)
    expect([...(ids ?? [])].sort()).toEqual([here.plantId, there.plantId].sort())
    expect((await refusal(ops.update(here, resource, both.id, { plantIds: [there.plantId] }))).fields[0]?.rule).toBe('unknownReference')
    expect((await refusal(ops.remove(here, resource, [both.id]))).code).toBe('referencedElsewhere')
  })
})

const ofPeople = registry.exposed.filter((r) => r.scope === 'global' && !r.about && r.owner?.person)
describe.each(ofPeople.map((r) => [r.name, r, r.owner?.person ?? ''] as const))('a %s, which is about a person', (_name, resource, key) => {
  it('is seen where that person works and nowhere else, whatever one’s data scope', async () => {
    const { id } = await make(store, systemActor(0), registry.byName('user') as ResourceDef, { plantIds: [there.plantId] })
    const row = await make(store, systemActor(0), resource, { [key]: id })
    const before = await (await ops.list(here, resource, {})).total()
    expect((await refusal(ops.get(here, resource, row.id))).kind).toBe('notFound')
    for (const step of Object.values(flowOf(resource)?.steps ?? {}))
      expect((await refusal(ops.step(here, step, row.id, {}))).kind).toBe('notFound')
    const list = await ops.list(here, resource, { page: { size: 200 } })
    expect([list.items.map((one) => one.id).includes(row.id), list.items.length]).toEqual([false, before])
    expect(await ops.get(there, resource, row.id)).toMatchObject({ id: row.id })
  })
})

describe('what concerns another plant', () => {
  const users = () => registry.byName('user') as ResourceDef
  const logOf = (actor: Actor, recordId: number) =>
    ops.list(actor, registry.byName('operationLog') as ResourceDef, { filter: { resource: { eq: 'user' }, recordId: { eq: recordId } } })

  it('stands in the log of that plant, wherever its writer worked', async () => {
    const chief = { ...here, plantIds: [here.plantId, there.plantId] }
    const input = await sampleInput(store, chief, users(), { plantIds: [there.plantId] })
    const { id } = await ops.create(chief, users(), input)
    await ops.update(chief, users(), id, { name: 'Of the other plant' })
    await ops.remove(chief, users(), [id])
    expect([(await logOf(here, id)).items.length, (await logOf(there, id)).items.length]).toEqual([0, 3])
    const mine = await ops.create(chief, users(), await sampleInput(store, chief, users(), { plantIds: [there.plantId, here.plantId] }))
    expect([(await logOf(here, mine.id)).items.length, (await logOf(there, mine.id)).items.length]).toEqual([1, 0])
  })

  it('is not asked by a filter either: who else’s plants somebody works in', async () => {
    const both = await make(store, systemActor(0), users(), { plantIds: [here.plantId, there.plantId] })
    const found = async (plantId: number) =>
      (await ops.list(here, users(), { filter: { id: { eq: String(both.id) }, plantIds: { in: [String(plantId)] } } })).items.length
    expect([await found(here.plantId), await found(there.plantId)]).toEqual([1, 0])
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
