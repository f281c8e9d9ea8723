import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../server/domain/index.ts'
import { file } from '../../server/domain/system/index.ts'
import { type Actor, operations, type Refusal, systemActor } from '../../server/kernel/index.ts'
import { make, makePlant, person } from '../support/samples/factories.ts'
import { testStore } from '../support/store/store.ts'

const holders = registry.exposed.flatMap((resource) =>
  Object.entries(resource.fields).flatMap(([key, field]) =>
    field.options.accept ? [[`${resource.name}.${key}`, resource, key] as const] : [],
  ),
)

let base: Awaited<ReturnType<typeof testStore>>
let owner: Actor
let stranger: Actor
beforeAll(async () => {
  base = await testStore()
  const { id: plantId } = await makePlant(base.store)
  const people = registry.byName('user') as Parameters<typeof make>[2]
  const somebody = async () =>
    person(plantId, ['*:*:*'], { userId: (await make(base.store, systemActor(0), people, { plantIds: [plantId] })).id })
  owner = await somebody()
  stranger = await somebody()
})
afterAll(() => base.close())

describe.each(holders)('%s', (_name, resource, key) => {
  const upload = (by: Actor) => make(base.store, by, file, { ownerName: resource.name, ownerField: key }).then((row) => row.id)
  const save = async (by: Actor, ids: number[]) => {
    const row = await make(base.store, by, resource)
    await operations(base.store, registry).update(by, resource, row.id, { [key]: ids })
    return row.id
  }

  it('takes what its writer uploaded for it', async () => {
    const mine = await upload(owner)
    const rowId = await save(owner, [mine])
    expect(await base.store.read(owner).of(file).get(mine)).toMatchObject({ ownerName: resource.name, ownerId: rowId })
  })

  it('refuses what somebody else uploaded', async () => {
    const refusal = (await save(owner, [await upload(stranger)]).catch((e: unknown) => e)) as Refusal
    expect(refusal.fields).toMatchObject([{ field: key, rule: 'unknownReference' }])
  })

  it('belongs to a resource of a plant, as files do', () => {
    expect(resource.scope).toBe('plant')
  })
})
