import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { registry } from '../../../server/domain/index.ts'
import {
  type Actor,
  flowOf,
  isShared,
  type Operations,
  operations,
  Refusal,
  type ResourceDef,
  type Store,
  systemActor,
} from '../../../server/kernel/index.ts'
import { make, makePlant, person, sampleInput } from '../../support/samples/factories.ts'
import { testStore } from '../../support/store/store.ts'

const outside = systemActor(0)
let store: Store
let close: () => Promise<void>
let ops: Operations
let here: Actor
let there: Actor
/** Works in both plants. */
let everywhere: Actor

beforeAll(async () => {
  const made = await testStore()
  store = made.store
  close = made.close
  ops = operations(store, registry)
  here = person((await makePlant(store)).id, ['*:*:*'])
  there = person((await makePlant(store)).id, ['*:*:*'])
  for (const { plantId } of [here, there]) await make(store, outside, registry.byName('user') as ResourceDef, { plantIds: [plantId] })
  everywhere = { ...here, plantIds: [here.plantId, there.plantId] }
})
afterAll(() => close())

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (e: unknown) => (e instanceof Refusal ? `${e.kind} ${e.code}` : Promise.reject(e)),
  )
const shared = registry.exposed.filter(isShared)
/** What nobody edits, such as the list of backups, is written by calls of its own. */
const named = (from: ResourceDef['changedFrom']) =>
  shared.filter((one) => one.changedFrom === from && one.can.length).map((one) => [one.name, one] as const)
/** A field that the default form would change, and another value for it. */
async function change(resource: ResourceDef) {
  const input = await sampleInput(store, everywhere, resource)
  const [key] = Object.entries(resource.fields).find(
    ([k, f]) => f.kind === 'text' && k in input && !f.options.fixed && !f.options.transient,
  ) ?? ['']
  return { [key]: input[key] }
}
const rowOf = (resource: ResourceDef, id: number) => store.read(outside).of(resource).get(id)

/** Every way in which rows can be written that are there already. */
async function writes(actor: Actor, resource: ResourceDef, id: number): Promise<Record<string, string>> {
  const chosen = { filter: { id: { eq: String(id) } }, count: 1 }
  const values = await change(resource)
  const work: Record<string, () => Promise<unknown>> = {
    update: () => ops.update(actor, resource, id, values),
    updateMany: () => ops.updateMany(actor, resource, [id], values),
    updateMatching: () => ops.updateMatching(actor, resource, chosen, values),
    ...(resource.tree && { arrange: () => ops.arrange(actor, resource, { parentId: null, ids: [id] }) }),
    remove: () => ops.remove(actor, resource, [id]),
    removeMatching: () => ops.removeMatching(actor, resource, chosen),
  }
  const out: Record<string, string> = {}
  for (const [name, run] of Object.entries(work)) out[name] = await codeOf(run())
  return out
}
const only = (codes: Record<string, string>) => [...new Set(Object.values(codes))]

describe('what several plants share', () => {
  it('is nobody’s but who works wherever anybody does: a plant without people has nobody to be asked', async () => {
    expect([await store.read(here).worksEverywhere(), await store.read(everywhere).worksEverywhere()]).toEqual([false, true])
    await makePlant(store)
    expect(await store.read(everywhere).worksEverywhere()).toBe(true)
  })

  it('says from where it is changed, and has no steps that would go round it', () => {
    expect(shared.map((one) => [one.name, one.changedFrom !== undefined, flowOf(one)])).toEqual(
      shared.map((one) => [one.name, true, undefined]),
    )
  })
})

describe.each(named('everyPlant'))('%s, which every plant shares', (_name, resource) => {
  let id: number
  beforeEach(async () => {
    id = (await make(store, outside, resource)).id
  })

  it('is changed in no way by somebody who does not work in every plant', async () => {
    const before = await rowOf(resource, id)
    expect(only(await writes(here, resource, id))).toEqual(['forbidden sharedByAll'])
    expect(await rowOf(resource, id)).toEqual(before)
    expect([...(await store.read(here).crossPlantIds(resource, [id]))]).toEqual([id])
  })

  it('is neither added to nor put back by them', async () => {
    const count = () => store.read(outside).of(resource).count({})
    const [before, input] = [await count(), await sampleInput(store, everywhere, resource)]
    const grown = await count()
    expect(await codeOf(ops.create(here, resource, input))).toBe('forbidden sharedByAll')
    expect([grown >= before, await count()]).toEqual([true, grown])
    if (!resource.undoable) return
    await ops.remove(everywhere, resource, [id])
    expect(await codeOf(ops.undelete(here, resource, [id]))).toBe('forbidden sharedByAll')
    expect(await ops.undelete(everywhere, resource, [id])).toBe(1)
  })

  it('is changed by who does', async () => {
    expect(await codeOf(ops.update(everywhere, resource, id, await change(resource)))).toBe('done')
    expect(await codeOf(ops.create(everywhere, resource, await sampleInput(store, everywhere, resource)))).toBe('done')
    expect(await codeOf(ops.remove(everywhere, resource, [id]))).toBe('done')
    expect((await store.read(everywhere).crossPlantIds(resource, [id])).size).toBe(0)
  })
})

/** By which fields rows of plants, or people, point at a resource. */
const users = (resource: ResourceDef) =>
  registry.resources.flatMap((other) =>
    other.audited && other.scope !== 'global'
      ? Object.entries(other.fields).flatMap(([key, field]) => (field.target === resource.name ? [{ other, key, field }] : []))
      : [],
  )
describe.each(named('usingPlants'))('%s, which plants share as far as they use it', (_name, resource) => {
  const usedIn = async (actor: Actor) => {
    const { id } = await make(store, outside, resource)
    for (const { other, key, field } of users(resource).slice(0, 1))
      await make(store, actor, other, {
        [key]: field.kind === 'links' ? [id] : id,
        ...(other.fields.plantIds && { plantIds: [actor.plantId] }),
      })
    return id
  }

  it.each(
    users(resource)
      .slice(0, 1)
      .map(({ other }) => other.name),
  )('is changed in no way by somebody who does not work where it is used (%s)', async () => {
    const id = await usedIn(there)
    const before = await rowOf(resource, id)
    expect(only(await writes(here, resource, id))).toEqual(['forbidden usedBeyond'])
    expect(await rowOf(resource, id)).toEqual(before)
    expect([...(await store.read(here).crossPlantIds(resource, [id]))]).toEqual([id])
  })

  it.each(users(resource).map(({ other, key, field }) => [`${other.name}.${key}`, { other, key, field }] as const))(
    'counts as used through %s',
    async (_field, { other, key, field }) => {
      const { id } = await make(store, outside, resource)
      await make(store, there, other, {
        [key]: field.kind === 'links' ? [id] : id,
        ...(other.fields.plantIds && { plantIds: [there.plantId] }),
      })
      expect(await codeOf(ops.update(here, resource, id, await change(resource)))).toBe('forbidden usedBeyond')
    },
  )

  it('is changed by who works where it is used, and made by anybody', async () => {
    const [own, other] = [await usedIn(here), await usedIn(there)]
    expect(await codeOf(ops.update(here, resource, own, await change(resource)))).toBe('done')
    expect(await codeOf(ops.update(everywhere, resource, other, await change(resource)))).toBe('done')
    const made = await ops.create(here, resource, await sampleInput(store, here, resource))
    expect(await codeOf(ops.remove(here, resource, [made.id]))).toBe('done')
  })
})

describe('use that leads over something else', () => {
  const of = (name: string) => registry.byName(name) as ResourceDef
  it('counts for what stands above in a tree, however far', async () => {
    const [top, middle] = [await make(store, outside, of('department')), await make(store, outside, of('department'))]
    const low = await make(store, outside, of('department'), { parentId: middle.id })
    const write = (id: number) =>
      store.write(outside, async (uow) =>
        uow.of(of('department')).patch((await uow.of(of('department')).lockForUpdate(id)) as never, { parentId: top.id } as never),
      )
    await write(middle.id)
    await make(store, outside, of('user'), { departmentId: low.id, plantIds: [there.plantId] })
    expect([...(await store.read(here).crossPlantIds(of('department'), [top.id, middle.id, low.id]))].sort()).toEqual(
      [top.id, middle.id, low.id].sort(),
    )
  })
  it('counts for a category by its faults', async () => {
    const category = await make(store, outside, of('faultCategory'))
    const fault = await make(store, outside, of('fault'), { categoryId: category.id })
    expect((await store.read(here).crossPlantIds(of('faultCategory'), [category.id])).size).toBe(0)
    await make(store, there, of('repairLog'), { faultIds: [fault.id] })
    expect([...(await store.read(here).crossPlantIds(of('faultCategory'), [category.id]))]).toEqual([category.id])
  })
})
