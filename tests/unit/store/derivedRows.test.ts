import { afterEach, beforeEach, expect, it } from 'vitest'
import { workshop } from '../../../server/domain/masterdata/index.ts'
import type { Actor } from '../../../server/kernel/index.ts'
import { make, makePlant } from '../../support/samples/factories.ts'
import { testStore } from '../../support/store/store.ts'

let base: Awaited<ReturnType<typeof testStore>>
let actor: Actor
beforeEach(async () => {
  base = await testStore()
  actor = (await makePlant(base.store)).actor
})
afterEach(() => base.close())

it('derived values are written of each row, also where the first row has fewer of them', async () => {
  const { store } = base
  const ids = [(await make(store, actor, workshop)).id, (await make(store, actor, workshop)).id]
  const [before] = await store.read(actor).of(workshop).many(ids)
  await store.write(actor, async (uow) => {
    const [one, two] = await uow.of(workshop).lockManyForUpdate(ids)
    if (!one || !two) throw new Error('not there')
    await uow.of(workshop).writeDerivedMany([
      { record: one, values: { sortOrder: 41 } },
      { record: two, values: { sortOrder: 42, name: 'derived' } },
    ])
  })
  const after = await store.read(actor).of(workshop).many(ids)
  expect(after.map((row) => [row?.sortOrder, row?.name])).toEqual([
    [41, before?.name],
    [42, 'derived'],
  ])
})
