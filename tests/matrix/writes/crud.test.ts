import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../server/domain/index.ts'
import {
  type Actor,
  isMandatory,
  type Operations,
  operations,
  Refusal,
  type ResourceDef,
  type Store,
} from '../../../server/kernel/index.ts'
import { make, makePlant, person, sampleInput } from '../../support/samples/factories.ts'
import { testStore } from '../../support/store/store.ts'

let store: Store
let close: () => Promise<void>
let ops: Operations
let plantId: number
let anybody: Actor

beforeAll(async () => {
  const made = await testStore()
  store = made.store
  close = made.close
  ops = operations(store, registry)
  plantId = (await makePlant(store)).id
  anybody = person(plantId, ['*:*:*'])
})
afterAll(() => close())

const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (e: unknown) => (e instanceof Refusal ? e.kind : Promise.reject(e)),
  )
const able = (operation: ResourceDef['can'][number]) =>
  registry.exposed.filter((r) => r.can.includes(operation)).map((r) => [r.name, r] as const)
/** Nobody deletes the plant in which they work; how plants end is told in tests/api/work/plants.test.ts. */
const deletable = able('delete').filter(([name]) => name !== 'plant')

describe.each(able('create'))('%s', (_name, resource) => {
  it('is created, read back and found in its list', async () => {
    const row = await ops.create(anybody, resource, await sampleInput(store, anybody, resource))
    expect((await ops.get(anybody, resource, row.id)).id).toBe(row.id)
    const list = await ops.list(anybody, resource, { filter: { id: { eq: String(row.id) } } })
    expect([list.items[0]?.id, await list.total()]).toEqual([row.id, 1])
  })

  it('refuses fields nobody knows and fields only the server writes', async () => {
    const input = await sampleInput(store, anybody, resource)
    expect(await kindOf(ops.create(anybody, resource, { ...input, nonsense: 1 }))).toBe('invalid')
    expect(await kindOf(ops.create(anybody, resource, { ...input, plantId: 1 }))).toBe('invalid')
    for (const [key, field] of Object.entries(resource.fields)) {
      if (field.options.readonly)
        expect([key, await kindOf(ops.create(anybody, resource, { ...input, [key]: 1 }))]).toEqual([key, 'invalid'])
    }
  })

  it('names every required field that is missing', async () => {
    const required = Object.entries(resource.fields).flatMap(([key, f]) => (isMandatory(f) && !f.options.readonly ? [key] : []))
    const refused = await ops.create(anybody, resource, {}).catch((e: unknown) => e as Refusal)
    const found = (refused as Refusal).fields.map((f) => f.field)
    // Where one of several ways to say it is asked for, a rule asks for it.
    if (required.length) expect(found.sort()).toEqual(required.sort())
    else expect(found).toHaveLength(1)
  })

  it('refuses texts that are too long', async () => {
    const texts = Object.entries(resource.fields).filter(([, f]) => f.kind === 'text' && !f.options.readonly && !f.options.secret)
    for (const [key, field] of texts) {
      const input = await sampleInput(store, anybody, resource, { [key]: '长'.repeat((field.options.max ?? 500) + 1) })
      const refused = (await ops.create(anybody, resource, input).catch((e: unknown) => e)) as Refusal
      expect([key, refused.fields?.[0]]).toMatchObject([key, { field: key }])
    }
  })
})

describe.each(able('update'))('%s', (_name, resource) => {
  it('is changed only on the version it was read at', async () => {
    const row = await make(store, anybody, resource)
    const changed = await ops.update(anybody, resource, row.id, { updatedAt: row.updatedAt })
    expect(changed.updatedAt.getTime()).toBeGreaterThan(row.updatedAt.getTime())
    expect(await kindOf(ops.update(anybody, resource, row.id, { updatedAt: row.updatedAt }))).toBe('conflict')
  })
})

describe.each(deletable)('%s', (_name, resource) => {
  it('is removed, all or none', async () => {
    const row = await make(store, anybody, resource)
    expect(await kindOf(ops.remove(anybody, resource, [row.id, 999_999]))).toBe('notFound')
    expect((await ops.get(anybody, resource, row.id)).id).toBe(row.id)
    expect(await ops.remove(anybody, resource, [row.id])).toBe(1)
    expect(await kindOf(ops.get(anybody, resource, row.id))).toBe('notFound')
  })
})

describe.each(registry.exposed.map((r) => [r.name, r] as const))('without its tag, %s', (_name, resource) => {
  const nobody = () => person(plantId, ['other:thing:list'])
  it('is neither read nor written', async () => {
    const row = await make(store, anybody, resource)
    const only = (tag: string) => person(plantId, [`${resource.permission}:${tag}`])
    expect(await kindOf(ops.list(nobody(), resource, {}))).toBe('forbidden')
    expect(await kindOf(ops.get(nobody(), resource, row.id))).toBe('forbidden')
    expect(await kindOf(ops.get(only('query'), resource, row.id))).toBe('done')
    expect(await kindOf(ops.create(only('list'), resource, {}))).toBe('forbidden')
    expect(await kindOf(ops.update(only('list'), resource, row.id, {}))).toBe('forbidden')
    expect(await kindOf(ops.remove(only('list'), resource, [row.id]))).toBe('forbidden')
  })
})
