import { afterAll, beforeAll, expect, it } from 'vitest'
import { user } from '../../../server/domain/identity/index.ts'
import { importBatch, importedRow, importLog } from '../../../server/domain/system/index.ts'
import { sweepImports, type TempStorage } from '../../../server/imports/index.ts'
import { type Actor, systemActor } from '../../../server/kernel/index.ts'
import { make, makePlant } from '../../support/factories.ts'
import { fixedClock, testStore } from '../../support/store.ts'

const DAY_MS = 86_400_000
const clock = fixedClock()
let made: Awaited<ReturnType<typeof testStore>>
let here: Actor

beforeAll(async () => {
  made = await testStore(clock)
  here = (await makePlant(made.store)).actor
})
afterAll(() => made.close())

it('forgets imports after a week, their workbooks too, and leaves their lines in the log', async () => {
  const { store } = made
  const person = await make(store, here, user, { plantIds: [here.plantId] })
  const batchOf = (storageKey: string) =>
    make(store, systemActor(here.plantId), importBatch, { resource: 'workshop', storageKey, userId: person.id }).then(({ id }) => id)
  const removed: string[] = []
  let named: ReadonlySet<string> = new Set()
  const shelf = {
    remove: async (key: string) => void removed.push(key),
    dropOthers: async (names: () => Promise<ReadonlySet<string>>) => {
      named = await names()
      return 3
    },
  } as Partial<TempStorage> as TempStorage
  const old = await batchOf('aa/old')
  await make(store, systemActor(here.plantId), importedRow, {
    batchId: old,
    rowNo: 2,
    recordId: 1,
    action: 'CREATED',
    version: clock.now(),
  })
  const log = await make(store, systemActor(here.plantId), importLog, {
    resource: 'workshop',
    fileName: 'x',
    outcome: 'SUCCEEDED',
    batchNo: old,
  })
  clock.forward(8 * DAY_MS)
  const young = await batchOf('bb/young')

  expect(await sweepImports({ store, tempStorage: shelf })).toEqual({ imports: 1, workbooks: 3 })
  expect([removed, [...named]]).toEqual([['aa/old'], ['bb/young']])
  const read = store.read(systemActor(0))
  expect([await read.of(importBatch).count({}), await read.of(importedRow).count({})]).toEqual([1, 0])
  expect((await read.of(importBatch).get(young)).storageKey).toBe('bb/young')
  expect((await read.of(importLog).get(log.id)).batchNo).toBeNull()
})
