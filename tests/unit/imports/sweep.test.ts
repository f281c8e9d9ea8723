import { afterAll, beforeAll, expect, it } from 'vitest'
import { user } from '../../../server/domain/identity/index.ts'
import { registry } from '../../../server/domain/index.ts'
import { importBatch, importedRow, importLog } from '../../../server/domain/system/index.ts'
import { sweepImports, type TempStorage } from '../../../server/imports/index.ts'
import { type Actor, systemActor } from '../../../server/kernel/index.ts'
import { make, makePlant } from '../../support/samples/factories.ts'
import { fixedClock, testStore } from '../../support/store/store.ts'

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

  expect(await sweepImports({ store, tempStorage: shelf, registry })).toEqual({ imports: 1, workbooks: 3 })
  expect([removed, [...named]]).toEqual([['aa/old'], ['bb/young']])
  const read = store.read(systemActor(0))
  expect([await read.of(importBatch).count({}), await read.of(importedRow).count({})]).toEqual([1, 0])
  expect((await read.of(importBatch).get(young)).storageKey).toBe('bb/young')
  expect((await read.of(importLog).get(log.id)).batchNo).toBeNull()
})

it('keeps what rows of a file have become in a log of events, without the workbook', async () => {
  const { store } = made
  const person = await make(store, here, user, { plantIds: [here.plantId] })
  const batch = (state: string) =>
    make(store, systemActor(here.plantId), importBatch, { resource: 'sparePartLog', storageKey: `cc/${state}`, userId: person.id, state })
  const [booked, checked] = [await batch('IMPORTED'), await batch('CHECKED')]
  const trace = { batchId: booked.id, rowNo: 2, recordId: 1, action: 'CREATED', version: clock.now() }
  await make(store, systemActor(here.plantId), importedRow, trace)
  const line = { resource: 'sparePartLog', fileName: 'x', outcome: 'SUCCEEDED', batchNo: booked.id }
  const log = await make(store, systemActor(here.plantId), importLog, line)
  clock.forward(8 * DAY_MS)
  let named: ReadonlySet<string> = new Set()
  const shelf = {
    remove: async () => {},
    dropOthers: async (names: () => Promise<ReadonlySet<string>>) => {
      named = await names()
      return 0
    },
  } as Partial<TempStorage> as TempStorage
  for (let nth = 0; nth < 2; nth++) await sweepImports({ store, tempStorage: shelf, registry })
  const read = store.read(systemActor(0))
  expect((await read.of(importBatch).many([booked.id, checked.id])).map((row) => row?.state)).toEqual(['IMPORTED', undefined])
  expect(await read.of(importedRow).count({ batchId: booked.id })).toBe(1)
  expect([named.has('cc/IMPORTED'), (await read.of(importLog).get(log.id)).batchNo]).toEqual([false, null])
})
