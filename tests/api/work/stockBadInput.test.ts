import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allLedgers, ledgerFaults } from '../../../server/domain/ledger/index.ts'
import { staff } from '../../../server/domain/masterdata/index.ts'
import { repairLog } from '../../../server/domain/repair/index.ts'
import { accessory, ink, inkStock, partReservation, sparePart, stocktake, storageLocation } from '../../../server/domain/stock/index.ts'
import { addDays, businessDay, type ResourceDef, systemActor } from '../../../server/kernel/index.ts'
import { make } from '../../support/samples/factories.ts'
import { hostileWorkbooks } from '../../support/samples/hostileWorkbooks.ts'
import { type Importer, importer } from '../../support/samples/importer.ts'
import { workbook } from '../../support/samples/workbooks.ts'
import { type TestApp, testApp } from '../../support/servers/app.ts'
import { type LegacyClient, legacyClient } from '../../support/stories/legacyClient.ts'

let server: TestApp
let old: LegacyClient
let admin: Importer
let token: string
const here = systemActor(1)
const there = systemActor(2)
const row = async (resource: ResourceDef, values: Record<string, unknown> = {}, actor = here) =>
  (await make(server.app.store, actor, resource, values)).id
beforeAll(async () => {
  server = await testApp()
  old = legacyClient(server.address, 'en')
  await old.login()
  token = await server.login()
  admin = importer(server, token)
})
afterAll(async () => {
  old.close()
  await server.close()
})

interface Told {
  readonly fields: readonly string[]
  readonly message: string
}
async function graphql(type: string, input: object, call = `create${type}`): Promise<Told> {
  const query = `mutation($input: Create${type}Input!) { ${call}(input: $input) { id } }`
  const { errors } = await server.send(query, { token, language: 'en', variables: { input } })
  const [error] = errors ?? []
  if (!error) return { fields: [], message: 'done' }
  const { fields = [] } = error.extensions
  // What is no number at all is refused by GraphQL itself, in its own words.
  const [, named] = /at "input\.(\w+)"/.exec(error.message) ?? []
  const message = fields.map((one) => one.message).join() || error.message
  return { fields: named ? [named] : fields.map(({ field }) => field), message }
}
async function step(name: string, id: unknown, input: object) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input!`
  const query = `mutation($id: ID!, $input: ${type}) { ${name}(id: $id, input: $input) { id } }`
  return (await server.send(query, { token, language: 'en', variables: { id, input } })).errors?.[0]?.message ?? 'done'
}
async function rest(path: string, body: object): Promise<Told> {
  const { body: told, status } = await old.post(path, body)
  if (status === 200) return { fields: [], message: 'done' }
  return { fields: (told.errors ?? []).map(({ field }) => field), message: `${told.msg} ${JSON.stringify(told.errors)}` }
}

/** Every balance and how many rows there are of whatever a movement writes. */
async function books() {
  const read = server.app.store.read(systemActor(0))
  const resources: ResourceDef[] = [
    ...allLedgers().flatMap(({ item, log }) => [item, log]),
    inkStock,
    partReservation,
    stocktake,
    storageLocation,
  ]
  const all: Record<string, unknown> = {}
  for (const resource of resources) {
    const rows = (await read.of(resource).find({})) as unknown as { id: number; quantity?: number; reserved?: number; state?: string }[]
    all[resource.name] = rows.map(({ id, quantity, reserved, state }) => [id, quantity, reserved, state].join(' ')).sort()
  }
  return all
}
/** Nothing at all is booked by what is asked meanwhile. */
async function bookingNothing(work: () => Promise<void>) {
  const before = await books()
  await work()
  expect(await books()).toEqual(before)
  expect(await ledgerFaults(server.app.store as never)).toEqual([])
}

/** One of each ledger, with ten of it: how its entries are said on both wires, and who keeps it. */
async function yard() {
  const { store } = server.app
  const keeper = await row(staff, { isAcc: true, isInk: true })
  const stranger = await row(staff, { isAcc: false, isInk: false })
  const [partId, accessoryId, inkId] = [await row(sparePart, { unit: 'pcs' }), await row(accessory, { unit: 'roll' }), await row(ink)]
  const locationId = await row(storageLocation)
  const day = businessDay(store.now(), 480)
  const batches: Record<string, number> = {}
  const wares = [
    { type: 'SparePartLog', path: '/sparepartlogs', said: { partId } },
    { type: 'AccessoryLog', path: '/accessorylogs', said: { accessoryId, staffId: keeper } },
    { type: 'InkLog', path: '/inklogs', said: { inkId, staffId: keeper } },
  ]
  for (const { type, said } of wares.slice(0, 2))
    expect(await graphql(type, { ...said, storeType: 'IN', quantity: 10 })).toMatchObject({ message: 'done' })
  for (const [batchNo, keeps] of [
    ['fresh', 300],
    ['next', 40],
    ['doubtful', 20],
    ['old', 0],
  ] as const) {
    const receipt = { inkId, staffId: keeper, storeType: 'IN', quantity: 10, batchNo, locationId, expiringDate: addDays(day, keeps) }
    expect(await graphql('InkLog', receipt)).toMatchObject({ message: 'done' })
    const [place] = await store.read(here).of(inkStock).find({ inkId, batchNo })
    batches[batchNo] = place?.id as number
  }
  await store.write(here, async (uow) => {
    const [doubtful, past] = (await uow.of(inkStock).lockManyForUpdate([batches.doubtful as number, batches.old as number])) as {
      id: number
    }[]
    await uow.of(inkStock).patch(doubtful as never, { state: 'QUARANTINED' } as never)
    await uow.of(inkStock).patch(past as never, { expiringDate: addDays(day, -3) } as never)
  })
  Object.assign(wares[2]?.said as object, { inkStockId: batches.next })
  return { wares, keeper, stranger, partId, inkId, locationId, batches, day }
}
let shop: Awaited<ReturnType<typeof yard>>
beforeAll(async () => {
  shop = await yard()
})
/** As old clients spell fields. */
const spelt = (input: object) => Object.fromEntries(Object.entries(input).map(([key, value]) => [key.replace(/Id$/, 'ID'), value]))

describe('quantities that are none', () => {
  const NONE = [0, -1, 1e9, 0.0001, 1.0001, 'three', 'NaN', '', '1e400', { a: 1 }, [1, 2], true] as const
  it.each(NONE.map((one) => [JSON.stringify(one), one]))(
    '%s is refused on every wire of every ledger, naming the quantity',
    async (_name, quantity) => {
      await bookingNothing(async () => {
        for (const { type, path, said } of shop.wares)
          for (const storeType of ['IN', 'OUT'] as const) {
            const input = { ...said, storeType, quantity }
            expect([type, (await graphql(type, input)).fields]).toEqual([type, ['quantity']])
            expect([path, (await rest(path, spelt(input))).fields]).toEqual([path, ['quantity']])
          }
      })
    },
  )

  it('numbers that JSON does not know are no request', async () => {
    await bookingNothing(async () => {
      for (const path of ['/graphql', '/api/v1/sparepartlogs']) {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
        const response = await fetch(server.address + path, { method: 'POST', headers, body: `{"partID":${shop.partId},"quantity":NaN}` })
        expect([path, response.status]).toEqual([path, 400])
      }
    })
  })
})

it('more than there is says how much there is, and what of it is reserved where anything is', async () => {
  const { partId } = shop
  await bookingNothing(async () => {
    for (const { type, path, said } of shop.wares) {
      const input = { ...said, storeType: 'OUT', quantity: 10.001 }
      expect([type, await graphql(type, input)]).toEqual([
        type,
        { fields: ['quantity'], message: expect.stringMatching(/^Only 10 (pcs|roll|kg) in stock$/) },
      ])
      expect([path, await rest(path, spelt(input))]).toMatchObject([
        path,
        { fields: ['quantity'], message: expect.not.stringContaining('reserved') },
      ])
    }
  })
  const machine = await server.send('{ equipments(page: { size: 1 }) { items { id } } }', { token })
  const { equipments } = machine.data as { equipments: { items: { id: string }[] } }
  const order = await server.send('mutation($input: CreateMaintenanceOrderInput!) { made: createMaintenanceOrder(input: $input) { id } }', {
    token,
    variables: { input: { equipmentId: equipments.items[0]?.id, checkName: 'oil', planDate: shop.day } },
  })
  const orderId = (order.data as { made: { id: string } }).made.id
  expect(await graphql('MaintenanceOrderPart', { orderId, partId, quantity: 4 })).toMatchObject({ message: 'done' })
  await bookingNothing(async () => {
    const take = (quantity: number) => graphql('SparePartLog', { partId, storeType: 'OUT', quantity })
    expect(await take(11)).toEqual({ fields: ['quantity'], message: 'Only 10 pcs in stock, 4 of them reserved' })
    expect(await take(7)).toEqual({ fields: ['quantity'], message: expect.stringMatching(/^6 pcs can be taken; 4 pcs are reserved/) })
  })
})

it('what belongs to another plant is not there, by id, code, label and workbook', async () => {
  const foreign = await server.app.store.read(there).of(sparePart).find({})
  const theirs = foreign.find(({ quantity }) => quantity > 1)
  const code = `FOREIGN-${theirs?.id}`
  await server.app.store.write(there, async (uow) =>
    uow.of(sparePart).patch(await uow.of(sparePart).lockForUpdate(theirs?.id ?? 0), { code }),
  )
  await bookingNothing(async () => {
    expect((await graphql('SparePartLog', { partId: theirs?.id, storeType: 'OUT', quantity: 1 })).fields).toEqual(['partId'])
    expect((await rest('/sparepartlogs', { partID: theirs?.id, storeType: 'OUT', quantity: 1 })).fields).toEqual(['partID'])
    const { data } = await server.send(
      `{ spareParts(filter: { code: { contains: "${code}" } }) { total } scanned(code: "sp-${theirs?.id.toString(36)}") { id isHere } }`,
      { token },
    )
    // Whoever belongs to both plants is told where it lies, and cannot post from here.
    expect(data).toMatchObject({ spareParts: { total: 0 } })
    expect((data as { scanned: { isHere: boolean } | null }).scanned?.isHere ?? false).toBe(false)
    const { body } = await admin.upload('/sparepartlogs', await workbook(['Part', 'Movement', 'Quantity'], [[code, 'Issue', 1]]))
    expect(body.error).toBeUndefined()
    const { result } = await admin.check(body.id, {})
    expect(result?.rows[0]?.faults.map(({ field }) => field)).toContain('partId')
    expect((await admin.commit(body.id)).result).toBeUndefined()
  })
})

it('an entry is taken back once, and what takes it back never', async () => {
  const { data } = await server.send('mutation($input: CreateSparePartLogInput!) { made: createSparePartLog(input: $input) { id } }', {
    token,
    variables: { input: { partId: shop.partId, storeType: 'IN', quantity: 1 } },
  })
  const { id } = (data as { made: { id: string } }).made
  expect(await step('reverseSparePartLog', id, { reason: 'typed wrongly' })).toBe('done')
  await bookingNothing(async () => {
    expect(await step('reverseSparePartLog', id, { reason: 'again' })).not.toBe('done')
    expect(await step('reverseSparePartLog', Number(id) + 1, { reason: 'back again' })).toMatch(/is itself a reversal/)
    expect(await step('reverseSparePartLog', 987_654, { reason: 'nothing' })).not.toBe('done')
  })
})

it('only those who keep a material book it, and nothing is taken for work that is over', async () => {
  const closed = await row(repairLog, { status: 'COMPLETED', completeDate: server.app.store.now() })
  await bookingNothing(async () => {
    for (const { type, path, said } of shop.wares.slice(1)) {
      const input = { ...said, storeType: 'OUT', quantity: 1, staffId: shop.stranger }
      expect([type, (await graphql(type, input)).fields]).toEqual([type, ['staffId']])
      expect([path, (await rest(path, spelt(input))).fields]).toEqual([path, ['staffID']])
    }
    const input = { partId: shop.partId, storeType: 'OUT', quantity: 1, repairLogId: closed }
    expect(await graphql('SparePartLog', input)).toMatchObject({ fields: ['repairLogId'], message: expect.stringMatching(/is closed/) })
    expect((await rest('/sparepartlogs', spelt(input))).fields).toEqual(['repairLogID'])
  })
})

it('ink that has expired, waits to be judged or is not the first to expire stays where it is', async () => {
  const { batches, inkId, keeper, locationId, day } = shop
  await bookingNothing(async () => {
    const take = async (batch: string, more: object = {}) => {
      const input = { inkId, staffId: keeper, storeType: 'OUT', quantity: 1, inkStockId: batches[batch], ...more }
      const said = await graphql('InkLog', input)
      expect([batch, (await rest('/inklogs', spelt(input))).fields]).toEqual([batch, said.fields.map((one) => one.replace(/Id$/, 'ID'))])
      return said
    }
    expect(await take('doubtful', { overrideReason: 'urgent' })).toMatchObject({
      fields: ['inkStockId'],
      message: expect.stringMatching(/quarantine/),
    })
    expect(await take('old')).toMatchObject({ fields: ['overrideReason'], message: expect.stringMatching(/expired on/) })
    expect(await take('fresh')).toMatchObject({ fields: ['overrideReason'], message: expect.stringMatching(/Batch next expires first/) })
    const receipt = { inkId, staffId: keeper, storeType: 'IN', quantity: 1, batchNo: 'late', locationId, expiringDate: addDays(day, -1) }
    expect(await graphql('InkLog', receipt)).toMatchObject({
      fields: ['expiringDate'],
      message: expect.stringMatching(/before the receipt/),
    })
    expect((await rest('/inklogs', spelt(receipt))).fields).toEqual(['expiringDate'])
  })
})

it('a location is not below itself, and no shelf is counted twice at once', async () => {
  const above = await row(storageLocation)
  const below = await row(storageLocation, { parentId: above })
  await row(sparePart, { locationId: below })
  const count = (locationIds: number[]) => graphql('Stocktake', { kind: 'PARTS', locationIds })
  expect(await count([above])).toMatchObject({ message: 'done' })
  await bookingNothing(async () => {
    for (const [id, parentId] of [
      [above, above],
      [above, below],
    ]) {
      const query = 'mutation($id: ID!, $input: UpdateStorageLocationInput!) { updateStorageLocation(id: $id, input: $input) { id } }'
      const { errors } = await server.send(query, { token, variables: { id, input: { parentId } } })
      expect(errors?.[0]?.extensions.fields?.map(({ field }) => field)).toEqual(['parentId'])
      expect((await old.put(`/storagelocations/${id}`, { parentID: parentId })).body.errors?.map(({ field }) => field)).toEqual([
        'parentId',
      ])
    }
    const said = { fields: ['locationIds'], message: expect.stringMatching(/is being counted in stocktake/) }
    expect(await count([below])).toEqual(said)
    expect(await rest('/stocktakes', { kind: 'PARTS', locationIDs: [below] })).toEqual({ ...said, fields: ['locationIDs'] })
  })
})

it('workbooks that mean harm, or are none, book nothing', async () => {
  await bookingNothing(async () => {
    for (const name of ['nothing', 'a workbook with a password', 'entities that multiply', 'some archive with another name']) {
      const { make: made, description } = hostileWorkbooks[name] as (typeof hostileWorkbooks)[string]
      const { status, body } = await admin.upload('/sparepartlogs', made())
      expect([name, status, body.error]).toEqual([name, 400, expect.stringMatching(description)])
    }
    const rows = [
      ['x', 'Issue', 'three'],
      [null, null, null],
      ['=1+1', 'Steal', -1],
      ["'; DROP TABLE spare_part; --", 'Receipt', 1e12],
    ] as const
    const { body } = await admin.upload('/sparepartlogs', await workbook(['Part', 'Movement', 'Quantity'], rows))
    const { result } = await admin.check(body.id, {})
    expect(result?.canImport).toBe(false)
    for (const one of result?.rows ?? [])
      if (one.verdict === 'error') expect(one.faults.every(({ message }) => message.length > 0)).toBe(true)
    expect((await admin.commit(body.id)).result).toBeUndefined()
  })
})
