import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../../server/domain/index.ts'
import { workshop } from '../../../../server/domain/masterdata/index.ts'
import { sparePart } from '../../../../server/domain/stock/index.ts'
import { type Actor, type Operations, operations, type ResourceDef } from '../../../../server/kernel/index.ts'
import { type OpenStore, openStore } from '../../../../server/store/index.ts'
import { make, makePlant } from '../../../support/samples/factories.ts'
import { countRoundTrips } from '../../../support/store/roundTrips.ts'
import { dialect, freshBase } from '../../../support/store/store.ts'

describe.runIf(dialect === 'postgres')('a write goes to PostgreSQL and back (needs PostgreSQL)', () => {
  let base: Awaited<ReturnType<typeof freshBase>>
  let proxy: Awaited<ReturnType<typeof countRoundTrips>>
  let store: OpenStore
  let run: Operations
  let actor: Actor
  beforeAll(async () => {
    base = await freshBase()
    proxy = await countRoundTrips(base.url)
    store = await openStore({ url: proxy.url })
    run = operations(store, registry)
    actor = (await makePlant(store)).actor
  })
  afterAll(async () => {
    await store.close()
    await proxy.close()
    await base.drop()
  })
  /** The least of some rounds: the first ones prepare their statements, and a look for the marks of others falls into one now and then. */
  async function least(work: (round: number) => Promise<unknown>): Promise<number> {
    const counts: number[] = []
    for (let round = 0; round < 6; round++) counts.push(await proxy.of(() => work(round)))
    return Math.min(...counts)
  }
  const update = (resource: ResourceDef, id: number, input: object) => run.update(actor, resource, id, { ...input })

  it('twice to add a row', async () => {
    expect(await least((round) => run.create(actor, workshop, { name: `new ${round}` }))).toBe(2)
  })
  it('three times to change one: it is locked, written and committed', async () => {
    const { id } = await make(store, actor, workshop)
    expect(await least((round) => update(workshop, id, { sortOrder: round + 1 }))).toBe(3)
  })
  it('three times where the level of its stock follows', async () => {
    const { id } = await make(store, actor, sparePart)
    expect(await least((round) => update(sparePart, id, { minQuantity: round + 1 }))).toBe(3)
  })
  it('as often to change many', async () => {
    const ids: number[] = []
    for (let nth = 0; nth < 3; nth++) ids.push((await make(store, actor, workshop)).id)
    // Each is written by a statement of its own: one trip to lock them, one for each, one to commit.
    expect(await least((round) => run.updateMany(actor, workshop, ids, { sortOrder: round + 7 }))).toBe(2 + ids.length)
  })
})
