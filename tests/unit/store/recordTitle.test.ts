import { afterAll, beforeAll, expect, it } from 'vitest'
import { vendor } from '../../../server/domain/masterdata/index.ts'
import { operationLog } from '../../../server/domain/system/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { make } from '../../support/samples/factories.ts'
import { testStore } from '../../support/store/store.ts'

let made: Awaited<ReturnType<typeof testStore>>
beforeAll(async () => {
  made = await testStore()
})
afterAll(() => made.close())

it('the log names a record as it was called after what was done, whatever becomes of it', async () => {
  const { store } = made
  const { id } = await make(store, systemActor(0), vendor, { name: '宏达机电' })
  await store.write(
    systemActor(0),
    async (uow) => void (await uow.of(vendor).patch(await uow.of(vendor).lockForUpdate(id), { name: '宏达股份' })),
  )
  await store.write(
    systemActor(0),
    async (uow) => void (await uow.of(vendor).remove(await uow.of(vendor).lockManyForUpdate([id], 'remove'))),
  )
  const told = await store.read(systemActor(0)).of(operationLog).find({ resource: vendor.name, recordId: id })
  expect(told.map(({ action, recordTitle }) => [action, recordTitle])).toEqual([
    ['create', '宏达机电'],
    ['update', '宏达股份'],
    ['delete', '宏达股份'],
  ])
})
