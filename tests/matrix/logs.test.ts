import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../server/domain/index.ts'
import { type Operations, operations, Refusal, type Store, systemActor, tagsOf } from '../../server/kernel/index.ts'
import { make, makePlant, person } from '../support/samples/factories.ts'
import { testStore } from '../support/store/store.ts'

let store: Store
let close: () => Promise<void>
let ops: Operations
let plantId: number
beforeAll(async () => {
  const made = await testStore()
  store = made.store
  close = made.close
  ops = operations(store, registry)
  plantId = (await makePlant(store)).id
})
afterAll(() => close())

const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (e: unknown) => (e instanceof Refusal ? e.kind : Promise.reject(e)),
  )
/** Rows that are themselves a log leave no trace of their own when they go. */
const logs = registry.exposed.filter((resource) => resource.audited === false)

describe.each(logs.map((one) => [one.name, one] as const))('a row of %s', (_name, resource) => {
  const anybody = () => person(plantId, ['*:*:*'])
  it('is taken out or put back by nobody, singly or by a filter', async () => {
    const { id } = await make(store, systemActor(plantId), resource)
    const chosen = { filter: { id: { eq: String(id) } }, count: 1 }
    expect(await kindOf(ops.remove(anybody(), resource, [id]))).toBe('forbidden')
    expect(await kindOf(ops.removeMatching(anybody(), resource, chosen))).toBe('forbidden')
    expect(await kindOf(ops.undelete(anybody(), resource, [id]))).toBe('forbidden')
    expect(await kindOf(ops.update(anybody(), resource, id, {}))).toBe('forbidden')
    expect((await ops.get(anybody(), resource, id)).id).toBe(id)
  })

  it('has no tag that says otherwise', () => {
    expect(tagsOf(resource).filter((tag) => /:(add|edit|remove)$/.test(tag))).toEqual([])
  })
})
