import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../../server/domain/index.ts'
import { ledgerFaults } from '../../../../server/domain/ledger/index.ts'
import { staff, vendor } from '../../../../server/domain/masterdata/index.ts'
import {
  accessory,
  accessoryLog,
  ink,
  inkCan,
  inkLog,
  inkStock,
  inkUnit,
  sparePart,
  sparePartLog,
  stockOrder,
  stockOrderFlow,
  storageLocation,
} from '../../../../server/domain/stock/index.ts'
import { shortages } from '../../../../server/domain/stock/orders/shortages.query.ts'
import { flowOf, operations } from '../../../../server/kernel/index.ts'
import { inconsistencies } from '../../../../server/store/read/consistency.ts'
import { unique } from '../../../support/samples/factories.ts'
import { openShop, refusal, type Shop } from '../shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

type Row = { id: number }
const DAY_MS = 86_400_000
const part = (values: object = {}) => shop.row(sparePart, { code: `P${unique()}`, name: '轴承', unit: '个', ...values })
const order = (input: object) => shop.create<typeof stockOrder>(stockOrder, input as never)
const step = (one: Row, name: keyof typeof stockOrderFlow, input: object = {}) =>
  operations(shop.store, registry).step(shop.actor, stockOrderFlow[name] as never, one.id, { ...input })
const now = (one: Row) => shop.read().of(stockOrder).get(one.id)
const there = async ({ id }: Row) => (await shop.read().of(sparePart).get(id)).quantity
const short = (asked: object = {}) => shortages(shop.store.read(shop.actor), asked)

describe('an order', () => {
  it('names one item, is of the item’s vendor, and is expected when that delivers', async () => {
    const of = await shop.row(vendor, { name: `V${unique()}`, leadDays: 30 })
    const own = await part({ vendorId: of.id, unitPrice: 12.5 })
    expect(await order({ partId: own.id, quantity: 2 })).toMatchObject({
      ...{ kind: 'PARTS', vendorId: of.id, unitPrice: 12.5, expectedDate: '2026-12-18', state: 'ORDERED', received: 0 },
    })
    expect(await order({ partId: (await part()).id, quantity: 2 })).toMatchObject({ vendorId: null, expectedDate: '2026-12-02' })
    const tape = await shop.row(accessory, { code: `T${unique()}`, name: '胶带', unit: '卷' })
    expect(await refusal(order({ quantity: 1 }))).toEqual({ partId: 'required' })
    expect(await refusal(order({ partId: own.id, accessoryId: tape.id, quantity: 1 }))).toEqual({ accessoryId: 'oneItem' })
    for (const quantity of [0, -1, 1e9, 0.0001]) expect(await refusal(order({ partId: own.id, quantity }))).toHaveProperty('quantity')
  })

  it('is received into the ledger at its price, in parts and then whole, and is open again when a receipt is taken back', async () => {
    const own = await part({ unitPrice: 10 })
    const one = await order({ partId: own.id, quantity: 5, unitPrice: 11 })
    expect(await refusal(step(one, 'receivePart', { arrived: 5 }))).toEqual({ arrived: 'allArrived' })
    expect(await refusal(step(one, 'receive', { arrived: 4 }))).toEqual({ arrived: 'notAllArrived' })
    expect(await there(own)).toBe(0)
    await step(one, 'receivePart', { arrived: 2, expectedDate: '2026-12-24' })
    expect(await now(one)).toMatchObject({ state: 'PARTIAL', received: 2, expectedDate: '2026-12-24' })
    expect(await refusal(shop.update(stockOrder, one, { quantity: 2 }))).toEqual({ quantity: 'arrivedAlready' })
    await step(one, 'receive', { unitPrice: 12 })
    expect(await now(one)).toMatchObject({ state: 'RECEIVED', received: 5 })
    const entries = await shop.read().of(sparePartLog).find({ stockOrderId: one.id })
    expect(entries.map(({ quantityChanged, unitPrice, amount }) => [quantityChanged, unitPrice, amount])).toEqual([
      [2, 11, 22],
      [3, 12, 36],
    ])
    expect(await refusal(step(one, 'receive'))).toBe('illegalStep')
    await operations(shop.store, registry).step(shop.actor, flowOf(sparePartLog)?.steps.reverse as never, entries[1]?.id ?? 0, {
      reason: '点错',
    })
    expect(await now(one)).toMatchObject({ state: 'PARTIAL', received: 2 })
    expect(await there(own)).toBe(2)
    await step(one, 'cancel', { reason: '缺货' })
    expect(await now(one)).toMatchObject({ state: 'CANCELLED', received: 2 })
  })

  it('is received once however many do so at once', async () => {
    const own = await part()
    const one = await order({ partId: own.id, quantity: 3 })
    const done = await Promise.allSettled(Array.from({ length: 6 }, () => step(one, 'receive')))
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await there(own)).toBe(3)
  })

  it('of materials asks who receives them, and takes only whom the ledger takes', async () => {
    const tape = await shop.row(accessory, { code: `T${unique()}`, name: '胶带', unit: '卷' })
    const one = await order({ accessoryId: tape.id, quantity: 3 })
    const [keeper, other] = [await shop.row(staff, { isAcc: true }), await shop.row(staff, { isAcc: false })]
    expect(await refusal(step(one, 'receive'))).toEqual({ staffId: 'required' })
    expect(await refusal(step(one, 'receive', { staffId: other.id }))).toEqual({ staffId: 'noAccessories' })
    await step(one, 'receive', { staffId: keeper.id })
    expect(await shop.read().of(accessoryLog).find({ stockOrderId: one.id })).toMatchObject([
      { storeType: 'IN', quantityChanged: 3, staffId: keeper.id },
    ])
  })
})

describe('an order of ink', () => {
  /** An ink in cans of 18 kg, with what its receipts say. */
  async function canned(values: object = {}) {
    const unit = await shop.row(inkUnit, { name: `U${unique()}`, weight: 18, tareKg: 1.2 })
    const red = await shop.row(ink, { code: `K${unique()}`, name: '大红', inkUnitId: unit.id, unitPrice: 32, ...values })
    const [keeper, shelf] = [await shop.row(staff, { isInk: true }), await shop.row(storageLocation, { code: `L${unique()}` })]
    return { unit, red, said: { staffId: keeper.id, batchNo: 'B1', locationId: shelf.id, expiringDate: '2027-03-01' } }
  }

  it('counts cans, which are so much as its unit says', async () => {
    const { red, unit } = await canned()
    const one = await order({ inkId: red.id, cans: 3 })
    expect(one).toMatchObject({ kind: 'INK', quantity: 54, cans: 3, unitPrice: 32 })
    expect(await order({ inkId: red.id, quantity: 20 })).toMatchObject({ quantity: 20, cans: null })
    expect(await refusal(order({ inkId: red.id }))).toEqual({ quantity: 'required' })
    expect(await refusal(order({ inkId: red.id, quantity: 54, cans: 3 }))).toEqual({ cans: 'oneWay' })
    expect(await refusal(order({ partId: (await part()).id, cans: 3 }))).toEqual({ cans: 'notInCans' })
    const loose = await shop.row(ink, { code: `K${unique()}`, name: '黑色' })
    expect(await refusal(order({ inkId: loose.id, cans: 1 }))).toEqual({ cans: 'noInkUnit' })
    await shop.update(stockOrder, one, { cans: 4 })
    expect(await now(one)).toMatchObject({ quantity: 72, cans: 4 })
    await shop.update(stockOrder, one, { quantity: 72, cans: 4, remark: '急' })
    expect(await now(one)).toMatchObject({ quantity: 72, cans: 4 })
    await shop.update(stockOrder, one, { quantity: 60 })
    expect(await now(one)).toMatchObject({ quantity: 60, cans: null })
    expect((await shop.read().of(inkUnit).get(unit.id)).weight).toBe(18)
  })

  it('is received can by can, each with its batch, location and expiry, and is open again when a receipt is taken back', async () => {
    const { red, said } = await canned()
    const one = await order({ inkId: red.id, cans: 3 })
    expect(await refusal(step(one, 'receive'))).toEqual({
      batchNo: 'required',
      locationId: 'required',
      expiringDate: 'required',
      staffId: 'required',
    })
    expect(await refusal(step(one, 'receivePart', said))).toEqual({ arrived: 'required' })
    expect(await refusal(step(one, 'receivePart', { ...said, arrivedCans: 3 }))).toEqual({ arrivedCans: 'allArrived' })
    expect(await refusal(step(one, 'receive', { ...said, arrivedCans: 2 }))).toEqual({ arrivedCans: 'notAllArrived' })
    expect(await refusal(step(one, 'receive', { ...said, expiringDate: '2020-01-01' }))).toEqual({ expiringDate: 'beforeReceipt' })
    expect(await refusal(step(one, 'receivePart', { ...said, arrivedCans: 1, arrived: 1 }))).toEqual({ arrivedCans: 'oneWay' })
    await step(one, 'receivePart', { ...said, arrivedCans: 1 })
    expect(await now(one)).toMatchObject({ state: 'PARTIAL', received: 18 })
    await step(one, 'receive', { ...said, batchNo: 'B2', expiringDate: '2027-04-01' })
    expect(await now(one)).toMatchObject({ state: 'RECEIVED', received: 54 })
    const entries = await shop.read().of(inkLog).find({ stockOrderId: one.id })
    expect(entries.map(({ cans, quantityChanged, batchNo, unitPrice }) => [cans, quantityChanged, batchNo, unitPrice])).toEqual([
      [1, 18, 'B1', 32],
      [2, 36, 'B2', 32],
    ])
    expect((await shop.read().of(inkCan).find({ inkId: red.id })).map(({ state, contentKg }) => [state, contentKg])).toEqual(
      Array(3).fill(['FULL', 18]),
    )
    const places = await shop.read().of(inkStock).find({ inkId: red.id })
    expect(places.map(({ batchNo, quantity, expiringDate }) => [batchNo, quantity, expiringDate])).toEqual([
      ['B1', 18, '2027-03-01'],
      ['B2', 36, '2027-04-01'],
    ])
    await operations(shop.store, registry).step(shop.actor, flowOf(inkLog)?.steps.reverse as never, entries[1]?.id ?? 0, { reason: '点错' })
    expect(await now(one)).toMatchObject({ state: 'PARTIAL', received: 18 })
  })

  it('whose cans are no whole number any more is received in kilograms', async () => {
    const { red, said } = await canned()
    const one = await order({ inkId: red.id, cans: 2 })
    await step(one, 'receivePart', { ...said, arrived: 10.5 })
    await step(one, 'receive', said)
    expect(await now(one)).toMatchObject({ state: 'RECEIVED', received: 36 })
    expect((await shop.read().of(inkLog).find({ stockOrderId: one.id })).map(({ cans }) => cans)).toEqual([null, null])
  })

  it('is suggested in whole cans where the ink is short, and covers what it brings', async () => {
    const of = await shop.row(vendor, { name: `I${unique()}`, leadDays: 10 })
    const { red, said } = await canned({ vendorId: of.id, minQuantity: 40 })
    await shop.create(inkLog, { inkId: red.id, storeType: 'IN', cans: 1, ...said })
    const row = { kind: 'INK', itemId: red.id, unit: 'kg', quantity: 18, available: 18, reserved: 0, minQuantity: 40, stockStatus: 'LOW' }
    expect(await short({ vendorId: of.id })).toMatchObject({
      total: 1,
      rows: [{ ...row, onOrder: 0, suggestedCans: 2, suggested: 36, worth: 1152, vendorName: of.name }],
    })
    await order({ inkId: red.id, cans: 1 })
    expect((await short({ vendorId: of.id })).rows).toMatchObject([{ ...row, onOrder: 18, suggestedCans: 1, suggested: 18 }])
    await order({ inkId: red.id, cans: 1 })
    expect((await short({ vendorId: of.id })).rows).toMatchObject([{ onOrder: 36, suggestedCans: 0, suggested: 0 }])
  })

  it('is received once however many do so at once', async () => {
    const { red, said } = await canned()
    const one = await order({ inkId: red.id, cans: 2 })
    const done = await Promise.allSettled(Array.from({ length: 6 }, () => step(one, 'receive', said)))
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await shop.read().of(ink).get(red.id)).quantity).toBe(36)
  })
})

describe('what is short', () => {
  it('comes with a suggestion whose terms add up: use in the lead time and safety stock, less what is available and on order', async () => {
    const of = await shop.row(vendor, { name: `A${unique()}`, leadDays: 10 })
    const own = await part({ vendorId: of.id, minQuantity: 8, unitPrice: 2.5 })
    const fine = await part({ vendorId: of.id, minQuantity: 1 })
    const [start, post] = [shop.clock.now(), (input: object) => shop.create(sparePartLog, { partId: own.id, ...input })]
    shop.clock.set(new Date(start.getTime() - 200 * DAY_MS))
    await post({ storeType: 'IN', quantity: 150 })
    // Before the 180 days.
    await post({ storeType: 'OUT', quantity: 40 })
    shop.clock.set(new Date(start.getTime() - 100 * DAY_MS))
    await post({ storeType: 'OUT', quantity: 95 })
    await post({ storeType: 'SCRAP', quantity: 3 })
    await post({ storeType: 'RETURN', quantity: 8 })
    const wrong = (await post({ storeType: 'OUT', quantity: 10 })) as Row
    await operations(shop.store, registry).step(shop.actor, flowOf(sparePartLog)?.steps.reverse as never, wrong.id, { reason: '误领' })
    await post({ storeType: 'OUT', quantity: 15 })
    shop.clock.set(start)
    await shop.create(sparePartLog, { partId: fine.id, storeType: 'IN', quantity: 1 })
    const late = await order({ partId: own.id, quantity: 4, expectedDate: '2026-11-17' })
    // 105 used in 180 days: 5.833 in ten days; + 8 - 5 - 4 = 4.833.
    const row = {
      code: own.code,
      available: 5,
      used: 105,
      usePerDay: 0.583,
      leadDays: 10,
      leadUse: 5.833,
      minQuantity: 8,
      onOrder: 4,
      suggested: 5,
    }
    const mine = await short({ vendorId: of.id })
    expect(mine).toMatchObject({ total: 1, rows: [{ ...row, worth: 12.5, isLate: true, expectedDate: '2026-11-17', stockStatus: 'LOW' }] })
    expect(mine.rows[0]).toMatchObject({ late: 4, nextDate: null })
    expect(mine.vendors).toContainEqual({ vendorId: of.id, name: of.name, leadDays: 10, count: 1 })
    // What is ordered besides is not late, and the quantity that is late stays what it was.
    const besides = await order({ partId: own.id, quantity: 3, expectedDate: '2026-11-30' })
    expect((await short({ vendorId: of.id })).rows).toMatchObject([
      { onOrder: 7, late: 4, expectedDate: '2026-11-17', nextDate: '2026-11-30', suggested: 2 },
    ])
    await step(besides, 'cancel', { reason: '重复' })
    await step(late, 'cancel', { reason: '缺货' })
    await shop.update(sparePart, own, { minQuantity: 4 })
    expect((await short({ vendorId: of.id })).rows).toEqual([])
    expect((await short({ hasNoVendor: true })).rows.every(({ vendorId }) => vendorId === null)).toBe(true)
  })

  it('leaves the books whole', async () => {
    expect([await ledgerFaults(shop.store as never), await inconsistencies(shop.store as never, registry)]).toEqual([[], []])
    const { id } = await part()
    await shop.store.write(shop.actor, async (uow) => {
      const one = await uow.of(sparePart).lockForUpdate(id)
      await uow.of(sparePart).writeDerived(one, { reserved: 2 })
    })
    expect(await inconsistencies(shop.store as never, registry)).toHaveLength(1)
  })
})
