import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stockFigures } from '../../../../server/domain/analytics/index.ts'
import { registry } from '../../../../server/domain/index.ts'
import { staff } from '../../../../server/domain/masterdata/index.ts'
import { accessory, accessoryLog, ink, inkLog, sparePart, sparePartLog, storageLocation } from '../../../../server/domain/stock/index.ts'
import { flowOf, operations } from '../../../../server/kernel/index.ts'
import { openShop, refusal, reportInWork, type Shop } from '../shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** An hour of a day in Suzhou. */
const at = (day: string, hour = 10) => new Date(Date.parse(`${day}T00:00:00Z`) + (hour - 8) * 3_600_000)
const NOW = at('2026-11-18')
const asked = { from: '2026-11-14', to: '2026-11-18' }
const figures = (more: object = {}) => stockFigures(shop.read(), { ...asked, kind: 'PARTS', ...more })

describe('figures of stock', () => {
  it('are those of a case worked out by hand', async () => {
    const shelf = await shop.row(storageLocation, { code: 'A-1' })
    const [bearing, seal, belt] = [
      await shop.row(sparePart, { code: 'A', name: '轴承', unit: '个', locationId: shelf.id }),
      await shop.row(sparePart, { code: 'B', name: '油封', unit: '个', locationId: shelf.id }),
      await shop.row(sparePart, { code: 'C', name: '皮带', unit: '条' }),
    ]
    const [king] = shop.repairers
    const post = async (day: string, part: { id: number }, input: object, hour = 10) => {
      shop.clock.set(at(day, hour))
      return shop.create<typeof sparePartLog>(sparePartLog, { partId: part.id, ...input })
    }
    // 2025-11-23 is 360 days before: what moved on it last is not dead yet, what moved the day before is.
    await post('2025-11-22', belt, { storeType: 'IN', quantity: 2, unitPrice: 40 })
    await post('2025-11-23', seal, { storeType: 'IN', quantity: 1, unitPrice: 30 })
    await post('2026-09-30', bearing, { storeType: 'IN', quantity: 20, unitPrice: 10 })
    await post('2026-09-30', bearing, { storeType: 'OUT', quantity: 2, repairerId: king.id }, 23.9)
    await post('2026-10-01', bearing, { storeType: 'OUT', quantity: 3, repairerId: king.id }, 0.1)
    const { repair } = await reportInWork(shop)
    await post('2026-11-15', bearing, { storeType: 'OUT', quantity: 4, repairLogId: repair.id, repairerId: king.id })
    await post('2026-11-16', bearing, { storeType: 'RETURN', quantity: 1, repairLogId: repair.id, repairerId: king.id })
    await post('2026-11-16', bearing, { storeType: 'SCRAP', quantity: 2 })
    const wrong = await post('2026-11-17', bearing, { storeType: 'OUT', quantity: 5, equipmentId: shop.machine.id })
    await operations(shop.store, registry).step(shop.actor, flowOf(sparePartLog)?.steps.reverse as never, wrong.id, { reason: '误领' })
    shop.clock.set(NOW)

    const all = await figures()
    // 10 bearings at 10, a seal at 30, two belts at 40.
    expect(all).toMatchObject({ value: 210, items: 3, used: 50, deadSince: '2025-11-23', deadItems: 1, deadValue: 80 })
    expect(all.byDay).toEqual([
      { day: '2026-11-14', value: 260 },
      { day: '2026-11-15', value: 220 },
      { day: '2026-11-16', value: 210 },
      { day: '2026-11-17', value: 210 },
      { day: '2026-11-18', value: 210 },
    ])
    expect(all.byMonth).toHaveLength(12)
    expect(all.byMonth.slice(-3)).toEqual([
      { from: '2026-09-01', to: '2026-09-30', quantity: null, amount: 20 },
      { from: '2026-10-01', to: '2026-10-31', quantity: null, amount: 30 },
      { from: '2026-11-01', to: '2026-11-30', quantity: null, amount: 50 },
    ])
    expect((await figures({ itemId: bearing.id })).byMonth.slice(-3).map(({ quantity }) => quantity)).toEqual([2, 3, 5])
    expect(all.byItem).toEqual([{ itemId: bearing.id, code: 'A', name: '轴承', unit: '个', quantity: 5, amount: 50 }])
    expect(all.byPlace).toEqual([{ subjectId: shop.machine.id, name: '凹印机 3 号', amount: 30 }])
    expect(all.byPerson).toEqual([{ subjectId: king.id, name: '王建国', amount: 30 }])
    expect(all.byLocation).toEqual([
      { locationId: shelf.id, name: 'A-1', count: 2, value: 130 },
      { locationId: null, name: '', count: 1, value: 80 },
    ])
    expect(all.dead).toEqual([
      { itemId: belt.id, code: 'C', name: '皮带', unit: '条', quantity: 2, value: 80, lastMovedAt: at('2025-11-22') },
    ])
    expect((await figures({ from: '2026-11-14', to: '2026-11-15' })).byDay.map(({ value }) => value)).toEqual([260, 220])
  })

  it('are of materials by workshop and staff, and of inks by machine with their batches’ share at each location', async () => {
    const keeper = await shop.row(staff, { name: '陈明', isAcc: true, isInk: true })
    const [near, far] = [await shop.row(storageLocation, { code: 'C-1' }), await shop.row(storageLocation, { code: 'C-2' })]
    const tape = await shop.row(accessory, { code: 'T', name: '胶带', unit: '卷', locationId: near.id })
    const book = (input: object) => shop.create(accessoryLog, { accessoryId: tape.id, staffId: keeper.id, ...input })
    await book({ storeType: 'IN', quantity: 10, unitPrice: 6 })
    await book({ storeType: 'OUT', quantity: 4, workshopId: shop.hall.id })
    expect(await figures({ kind: 'MATERIALS' })).toMatchObject({
      ...{
        value: 36,
        used: 24,
        byPlace: [{ subjectId: shop.hall.id, amount: 24 }],
        byPerson: [{ subjectId: keeper.id, name: '陈明', amount: 24 }],
      },
      byLocation: [{ locationId: near.id, value: 36 }],
    })
    const red = await shop.row(ink, { code: 'R', name: '红墨' })
    const pour = (input: object) =>
      shop.create(inkLog, { inkId: red.id, staffId: keeper.id, expiringDate: '2027-05-01', batchNo: 'B1', ...input })
    await pour({ storeType: 'IN', quantity: 30, unitPrice: 20, locationId: near.id })
    await pour({ storeType: 'IN', quantity: 10, unitPrice: 40, locationId: far.id })
    await pour({ storeType: 'OUT', quantity: 8, locationId: near.id, equipmentId: shop.machine.id })
    expect(await figures({ kind: 'INK' })).toMatchObject({
      ...{
        value: 800,
        used: 200,
        byPlace: [{ subjectId: shop.machine.id, amount: 200 }],
        byItem: [{ unit: 'kg', quantity: 8, amount: 200 }],
      },
      byLocation: [
        { locationId: near.id, value: 550, count: 1 },
        { locationId: far.id, value: 250, count: 1 },
      ],
    })
    expect(await refusal(figures({ kind: 'CARS' }))).toEqual({ kind: 'allowed' })
    expect(await refusal(figures({ itemId: 987_654 }))).toEqual({ itemId: 'unknownReference' })
  })
})
