import { afterAll, beforeAll, expect, it } from 'vitest'
import { registry } from '../../../../server/domain/index.ts'
import { workshop } from '../../../../server/domain/masterdata/index.ts'

import type { Actor, ResourceDef, UnitOfWork } from '../../../../server/kernel/index.ts'
import { make, makePlant } from '../../../support/samples/factories.ts'
import { inversions, watchApart } from '../../../support/store/lockWatch.ts'
import { testStore } from '../../../support/store/store.ts'

let made: Awaited<ReturnType<typeof testStore>>
const vendor = registry.byName('vendor') as ResourceDef
let actor: Actor
let putBack: () => void
const ids: { halls: number[]; vendors: number[] } = { halls: [], vendors: [] }
beforeAll(async () => {
  made = await testStore()
  actor = (await makePlant(made.store)).actor
  for (let nth = 0; nth < 2; nth++) {
    ids.halls.push((await make(made.store, actor, workshop)).id)
    ids.vendors.push((await make(made.store, actor, vendor)).id)
  }
  putBack = watchApart()
})
afterAll(async () => {
  await made.close()
  putBack()
})

const hall = (nth: number) => async (uow: UnitOfWork) => void (await uow.of(workshop).lockForUpdate(ids.halls[nth] as number))
const supplier = (nth: number) => async (uow: UnitOfWork) => void (await uow.of(vendor).lockForUpdate(ids.vendors[nth] as number))
const shared = (nth: number) => async (uow: UnitOfWork) => void (await uow.of(workshop).lockForShare([ids.halls[nth] as number]))
const key = (name: string) => (uow: UnitOfWork) => uow.lock(name)
/** What units that lock in these orders are found out for. */
async function rulesOf(...orders: readonly (readonly ((uow: UnitOfWork) => Promise<void>)[])[]) {
  for (const order of orders)
    await made.store.write(actor, async (uow) => {
      for (const lock of order) await lock(uow)
    })
  return inversions().map(({ rule, kinds, stacks }) => ({ rule, kinds, stacks: stacks.length }))
}

it('finds out units that lock in another order than others, or than the laws say', async () => {
  expect(await rulesOf([key('gate:1'), hall(0), supplier(0)], [key('gate:1'), supplier(0), hall(0)])).toEqual([])
  expect(await rulesOf([hall(0), supplier(0)], [supplier(0), hall(0)])).toMatchObject([
    { rule: 'circle', kinds: ['workshop', 'vendor'], stacks: 4 },
    { rule: 'circle', kinds: ['vendor', 'workshop'], stacks: 4 },
    { rule: 'circle' },
  ])
  expect(await rulesOf([hall(1), hall(0)])).toMatchObject([{ rule: 'ids', kinds: ['workshop', 'workshop'] }])
  expect(await rulesOf([hall(0), key('gate:1')])).toMatchObject([{ rule: 'key after row', kinds: ['workshop', 'key gate'] }])
  expect(await rulesOf([shared(0), hall(0)])).toMatchObject([{ rule: 'share then update', kinds: ['workshop', 'workshop'] }])
})
