import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maintenanceOrder } from '../../../server/domain/maintenance/index.ts'
import { equipment, staff } from '../../../server/domain/masterdata/index.ts'
import {
  ink,
  inkCan,
  inkLog,
  inkUnit,
  partReservation,
  sparePart,
  sparePartLog,
  storageLocation,
} from '../../../server/domain/stock/index.ts'
import { type ResourceDef, systemActor } from '../../../server/kernel/index.ts'
import { make } from '../../support/samples/factories.ts'
import { type TestApp, testApp } from '../../support/servers/app.ts'
import { type Heard, type LegacyClient, legacyClient } from '../../support/stories/legacyClient.ts'

type Row = Record<string, unknown> & { id: number }
const here = systemActor(1)
let server: TestApp
let old: LegacyClient
let batches: { inkId: number; staffId: number; soon: number; late: number }
beforeAll(async () => {
  server = await testApp()
  old = legacyClient(server.address)
  await old.login()
})
afterAll(async () => {
  old.close()
  await server.close()
})

const { stringify } = JSON
const row = async (resource: ResourceDef, values: Record<string, unknown> = {}) =>
  (await make(server.app.store, here, resource, values)) as unknown as Row
const data = ({ status, body }: Heard): Row => {
  expect([status, body.msg]).toEqual([200, ''])
  return body.data
}
const found = (resource: ResourceDef, where: object) => server.app.store.read(here).of(resource).find(where)

describe('completing an order with parts kept for it', () => {
  /** An order in work with two of a part kept for it, of which there are ten. */
  async function order() {
    const part = await row(sparePart)
    data(await old.post('/sparepartlogs', { partID: part.id, storeType: 'IN', quantity: 10 }))
    const made = await row(maintenanceOrder, { equipmentId: (await row(equipment)).id, status: 'PENDING' })
    data(await old.post('/maintenanceorderparts', { orderID: made.id, partID: part.id, quantity: 2 }))
    data(await old.post(`/maintlogs/${made.id}/start`, {}))
    return { part, path: `/maintlogs/${made.id}/complete`, maintenanceOrderId: made.id }
  }
  const left = async ({ part, maintenanceOrderId }: Awaited<ReturnType<typeof order>>) => {
    const [now] = (await found(sparePart, { id: part.id })) as unknown as { quantity: number; reserved: number }[]
    const entries = await found(sparePartLog, { maintenanceOrderId })
    return [now?.quantity, now?.reserved, entries.length, (await found(partReservation, { maintenanceOrderId })).length]
  }

  it('asks old clients nothing about them: they are let go', async () => {
    const one = await order()
    expect((await left(one)).slice(0, 2)).toEqual([10, 2])
    data(await old.post(one.path, {}))
    expect((await left(one)).slice(0, 3)).toEqual([10, 0, 0])
  })

  it('books what a client says was taken, and refuses it by name where it cannot be', async () => {
    const one = await order()
    const refused = await old.post(one.path, { takenParts: [{ id: one.part.id, amount: 11 }] })
    expect([refused.status, refused.body.errors?.map(({ field }) => field)]).toEqual([400, ['takenParts']])
    expect(refused.body.msg).toContain(String(one.part.name))
    const unknown = await old.post(one.path, { takenParts: [{ id: 999_999, amount: 1 }] })
    expect([unknown.status, unknown.body.errors?.map(({ field }) => field)]).toEqual([400, ['takenParts']])
    expect((await left(one)).slice(0, 3)).toEqual([10, 2, 0])
    data(await old.post(one.path, { takenParts: [{ id: one.part.id, amount: 1.5 }] }))
    expect((await left(one)).slice(0, 3)).toEqual([8.5, 0, 1])
  })

  it('lists what was taken for an order by the name that the order has in an entry', async () => {
    const one = await order()
    data(await old.post(one.path, { takenParts: [{ id: one.part.id, amount: 2 }] }))
    const heard = await old.get('/sparepartlogs', { maintLogs: one.maintenanceOrderId })
    expect(heard.headers['x-ignored-params']).toBeUndefined()
    const { list } = data(heard) as unknown as { list: Row[] }
    expect(list.map(({ partID, storeType, quantity }) => [partID, storeType, quantity])).toEqual([[one.part.id, 'OUT', 2]])
    expect((data(await old.get('/sparepartlogs', { repairLogs: 999_999 })) as unknown as { count: number }).count).toBe(0)
    const wrong = await old.get('/sparepartlogs', { maintLogs: 'x' })
    expect([wrong.status, wrong.body.errors?.length]).toEqual([400, 1])
  })
})

describe('issuing ink', () => {
  beforeAll(async () => {
    const [about, keeper, shelf] = [await row(ink), await row(staff, { isInk: true }), await row(storageLocation)]
    const receive = async (batchNo: string, expiringDate: string) => {
      const said = { inkID: about.id, storeType: 'IN', quantity: 10, batchNo, locationID: shelf.id, expiringDate, staffID: keeper.id }
      return (data(await old.post('/inklogs', said)) as unknown as { inkStockID: number }).inkStockID
    }
    batches = {
      inkId: about.id,
      staffId: keeper.id,
      late: await receive('L', '2035-05-31'),
      soon: await receive('S', '2035-01-31'),
    }
  })
  const issue = (body: object, headers?: Record<string, string>) =>
    old.post('/inklogs/issue', { inkID: batches.inkId, staffID: batches.staffId, ...body }, headers)

  it('takes from several batches at once, once for each key', async () => {
    const body = { quantity: 12, nonsense: 1 }
    const first = await issue(body, { 'Idempotency-Key': 'issue-1' })
    expect(data(first)).toMatchObject({
      quantity: 12,
      lines: [
        { inkStockId: batches.soon, batchNo: 'S', quantity: 10, placeBalance: 0 },
        { inkStockId: batches.late, batchNo: 'L', quantity: 2, placeBalance: 8 },
      ],
    })
    expect(first.headers['x-ignored-params']).toBe('nonsense')
    expect(stringify(data(await issue(body, { 'Idempotency-Key': 'issue-1' })))).toBe(stringify(data(first)))
    expect(await found(inkLog, { inkId: batches.inkId, storeType: 'OUT' })).toHaveLength(2)
  })

  it('names the line and the batch that is wrong', async () => {
    const { status, body } = await issue({ lines: [{ id: batches.late, amount: 9 }] })
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([400, ['lines']])
    expect(body.msg).toMatch(/^1 · L · /)
  })
})

describe('the ink stock record of old clients', () => {
  const NAMES = ['id', 'ink', 'inkID', 'inkUnit', 'location', 'locationID', 'quantity', 'quantityCheck', 'expiringDate', 'remark'].concat([
    'staff',
    'staffID',
    'storeType',
    'status',
  ])

  it('is one list, whatever happened: each of its names is answered by every row, and looked for by those that tell rows apart', async () => {
    const [unit, above] = [await row(inkUnit, { name: '18 kg', weight: 18 }), await row(storageLocation)]
    const about = await row(ink, { inkUnitId: unit.id })
    const [shelf, other] = [await row(storageLocation, { parentId: above.id }), await row(storageLocation, { parentId: above.id })]
    const keeper = await row(staff, { isInk: true })
    const said = { inkID: about.id, staffID: keeper.id, remark: 'as before' }
    const place = { batchNo: 'R', locationID: shelf.id, expiringDate: '2035-01-31' }
    const first = data(await old.post('/inklogs', { ...said, ...place, storeType: 'IN', quantity: 36 }))
    const from = { ...said, inkStockID: first.inkStockID }
    for (const one of [
      { storeType: 'OUT', quantity: 6 },
      { storeType: 'CHECK', quantityCheck: 29 },
      { storeType: 'MOVE', quantity: 9, toLocationID: other.id },
    ])
      data(await old.post('/inklogs', { ...from, ...one }))
    const { list } = data(await old.get('/inklogs', { inkID: about.id, sort: '+id' })) as unknown as { list: Row[] }
    expect(list.map(({ storeType }) => storeType)).toEqual(['IN', 'OUT', 'CHECK', 'MOVE', 'MOVE'])
    for (const one of list) {
      expect(NAMES.filter((name) => !(name in one))).toEqual([])
      expect(one).toMatchObject({ inkUnit: '18 kg', expiringDate: '2035-01-31', staffID: keeper.id, remark: 'as before', status: 'POSTED' })
      expect(one).toMatchObject({ ink: { name: about.name, code: about.code }, location: { parentId: above.id } })
    }
    expect(list.map(({ quantityCheck }) => quantityCheck)).toEqual([null, null, 29, null, null])
    for (const [asked, count] of [
      [{ locationID: other.id }, 1],
      [{ storeType: 'OUT,CHECK' }, 2],
      [{ staffID: keeper.id }, 5],
      [{ expiringDate: '2035-01-01,2035-01-31' }, 5],
      [{ expiringDate: '2035-02-01,2035-02-28' }, 0],
    ] as const) {
      const heard = await old.get('/inklogs', { inkID: about.id, ...asked })
      expect([asked, heard.headers['x-ignored-params'], (data(heard) as unknown as { count: number }).count]).toEqual([
        asked,
        undefined,
        count,
      ])
    }
  })
})

describe('an order of ink', () => {
  const SHORT = '{ shortages { rows { kind itemId unit available minQuantity onOrder suggested suggestedCans } } }'
  const ORDER = 'mutation($input: CreateStockOrderInput!) { made: createStockOrder(input: $input) { id kind quantity cans unit title } }'
  const RECEIVE =
    'mutation($id: ID!, $input: ReceiveStockOrderInput!) { done: receiveStockOrder(id: $id, input: $input) { state received } }'

  it('is for what is short, in cans, and its cans come in with batch, location and expiry, on either wire', async () => {
    const token = await server.login('storekeeper')
    const asked = async <T>(query: string, variables: object = {}) => {
      const { data: answer, errors } = await server.send(query, { token, variables, language: 'en' })
      expect(errors).toBeUndefined()
      return answer as T
    }
    const unit = await row(inkUnit, { name: '18 kg/can', weight: 18 })
    const about = await row(ink, { inkUnitId: unit.id, minQuantity: 30 })
    const [keeper, shelf] = [await row(staff, { isInk: true }), await row(storageLocation)]
    const short = async () =>
      (await asked<{ shortages: { rows: { itemId: string }[] } }>(SHORT)).shortages.rows.find(({ itemId }) => itemId === String(about.id))
    expect(await short()).toEqual({
      ...{ kind: 'INK', itemId: String(about.id), unit: 'kg', available: 0, minQuantity: 30, onOrder: 0 },
      ...{ suggested: 36, suggestedCans: 2 },
    })
    const { made } = await asked<{ made: { id: string } }>(ORDER, { input: { inkId: about.id, cans: 2 } })
    expect(made).toMatchObject({ kind: 'INK', quantity: 36, cans: 2, unit: 'kg' })
    expect(await short()).toMatchObject({ onOrder: 36, suggested: 0, suggestedCans: 0 })
    const said = { batchNo: 'K1', expiringDate: '2035-01-31' }
    const part = await old.post(`/stockorders/${made.id}/receivePart`, {
      ...said,
      arrivedCans: 1,
      locationID: shelf.id,
      staffID: keeper.id,
    })
    expect(data(part)).toMatchObject({ state: 'PARTIAL', received: 18, cans: 2 })
    const input = { ...said, locationId: shelf.id, staffId: keeper.id }
    const none = await server.send(RECEIVE, { token, variables: { id: made.id, input: {} }, language: 'en' })
    expect(none.errors?.[0]?.extensions.fields?.map(({ field }) => field)).toEqual(['batchNo', 'locationId', 'expiringDate', 'staffId'])
    expect((await asked<{ done: object }>(RECEIVE, { id: made.id, input })).done).toEqual({ state: 'RECEIVED', received: 36 })
    const cans = (await found(inkCan, { inkId: about.id })) as unknown as { state: string; contentKg: number }[]
    expect(cans.map(({ state, contentKg }) => [state, contentKg])).toEqual([
      ['FULL', 18],
      ['FULL', 18],
    ])
    expect(await short()).toBeUndefined()
    const { list } = data(await old.get('/stockorders', { inkID: about.id })) as unknown as { list: Row[] }
    expect(list).toMatchObject([{ inkID: about.id, cans: 2, quantity: 36, received: 36 }])
    const wrong = await old.post('/stockorders', { inkID: about.id, cans: 1, quantity: 18 })
    expect([wrong.status, wrong.body.errors?.map(({ field }) => field)]).toEqual([400, ['cans']])
  })
})
