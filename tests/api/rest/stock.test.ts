import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maintenanceOrder } from '../../../server/domain/maintenance/index.ts'
import { equipment, staff } from '../../../server/domain/masterdata/index.ts'
import { ink, inkLog, partReservation, sparePart, sparePartLog, storageLocation } from '../../../server/domain/stock/index.ts'
import { type ResourceDef, systemActor } from '../../../server/kernel/index.ts'
import { type TestApp, testApp } from '../../support/app.ts'
import { make } from '../../support/factories.ts'
import { type Heard, type LegacyClient, legacyClient } from '../../support/legacyClient.ts'

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
