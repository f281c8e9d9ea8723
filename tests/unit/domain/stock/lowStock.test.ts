import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { registry } from '../../../../server/domain/index.ts'
import { maintenanceOrder, maintenanceOrderPart } from '../../../../server/domain/maintenance/index.ts'
import { staff } from '../../../../server/domain/masterdata/index.ts'
import { noticeEvent, notificationType } from '../../../../server/domain/notice/index.ts'
import { accessory, accessoryLog, notifyLowStock, sparePart, sparePartLog } from '../../../../server/domain/stock/index.ts'
import { levelOf } from '../../../../server/domain/stock/level.ts'
import { flowOf, operations, systemActor } from '../../../../server/kernel/index.ts'
import { words } from '../../../../server/platform/words.ts'
import { syncBuiltIns } from '../../../../server/setup/index.ts'
import { unique } from '../../../support/samples/factories.ts'
import { openShop, type Shop } from '../shop.ts'

let shop: Shop
type Row = { id: number }
beforeAll(async () => {
  shop = await openShop()
  await syncBuiltIns(shop.store as never, words('zh'))
})
afterAll(() => shop.close())
beforeEach(async () => {
  await tell()
  seen = (await events()).length
})

let seen = 0
const round = () => notifyLowStock(shop.store, systemActor(shop.plantId))
/** A round some time later, when nothing falls any more. */
const tell = () => {
  shop.clock.forward(30_000)
  return round()
}
async function events() {
  const [type] = await shop.read().of(notificationType).find({ code: 'STOCK_LOW' })
  return shop
    .read()
    .of(noticeEvent)
    .find({ typeId: type?.id ?? 0 })
}
/** What was told since the test began. */
const news = async () => (await events()).slice(seen).map(({ values }) => JSON.parse(values) as Record<string, string>)
const post = (part: Row, input: object) => shop.create<typeof sparePartLog>(sparePartLog, { partId: part.id, ...input })
async function stocked(quantity: number, values: object = {}) {
  const part = await shop.row(sparePart, { code: `P${unique()}`, name: '轴承', unit: '个', minQuantity: 4, ...values })
  if (quantity) await post(part, { storeType: 'IN', quantity })
  return part
}

describe('the level of stock', () => {
  it('is enough at exactly the least and the most, and is of what nobody has reserved', () => {
    const level = (quantity: number, reserved = 0) => levelOf({ quantity, reserved, minQuantity: 4, maxQuantity: 10 })
    const levels = [0, 0.001, 3.999, 4, 10, 10.001].map((quantity) => level(quantity))
    expect(levels).toEqual(['OUT', 'LOW', 'LOW', 'NORMAL', 'NORMAL', 'OVER'])
    expect([level(10, 6), level(10, 6.001), level(10, 10), level(12, 2)]).toEqual(['NORMAL', 'LOW', 'OUT', 'NORMAL'])
    expect(levelOf({ quantity: 1e6, minQuantity: 0, maxQuantity: null })).toBe('NORMAL')
  })
})

describe('stock that falls below its safety stock', () => {
  it('is told of once, however far it falls, and again after it was filled', async () => {
    const part = await stocked(6)
    await post(part, { storeType: 'OUT', quantity: 3 })
    await tell()
    await post(part, { storeType: 'OUT', quantity: 3 })
    expect([await tell(), await tell()]).toEqual([0, 0])
    expect(await news()).toMatchObject([{ count: '1', summary: '轴承 3 个', quantity: '3', minQuantity: '4', unit: '个' }])
    await post(part, { storeType: 'IN', quantity: 2 })
    expect(await tell()).toBe(0)
    await post(part, { storeType: 'IN', quantity: 8 })
    const taken = await post(part, { storeType: 'OUT', quantity: 8 })
    expect(await tell()).toBe(1)
    await operations(shop.store, registry).step(shop.actor, flowOf(sparePartLog)?.steps.reverse as never, taken.id, { reason: '误领' })
    expect(await tell()).toBe(0)
    await post(part, { storeType: 'CHECK', quantityCheck: 1 })
    expect(await tell()).toBe(1)
    expect(await news()).toHaveLength(3)
  })

  it('falls and is filled by its limits and by what is reserved of it as well', async () => {
    const part = await stocked(10)
    await shop.update(sparePart, part, { minQuantity: 11 })
    expect(await tell()).toBe(1)
    await shop.update(sparePart, part, { minQuantity: 4 })
    const order = await shop.create<typeof maintenanceOrder>(maintenanceOrder, {
      equipmentId: shop.machine.id,
      checkName: '换油',
      planDate: '2026-11-18',
    })
    const line = await shop.create<typeof maintenanceOrderPart>(maintenanceOrderPart, { orderId: order.id, partId: part.id, quantity: 7 })
    expect(await tell()).toBe(1)
    await shop.update(maintenanceOrderPart, line, { quantity: 1 })
    await shop.update(maintenanceOrderPart, line, { quantity: 8 })
    expect(await tell()).toBe(1)
    expect((await news()).map(({ quantity }) => quantity)).toEqual(['10', '3', '2'])
  })

  it('is no news where there never was enough, where it was filled meanwhile, or where it is out of service', async () => {
    await stocked(0)
    await stocked(2)
    const [filled, retired] = [await stocked(6), await stocked(6)]
    for (const part of [filled, retired]) await post(part, { storeType: 'OUT', quantity: 4 })
    await post(filled, { storeType: 'IN', quantity: 4 })
    await shop.disable(sparePart, retired)
    expect(await tell()).toBe(0)
    expect(await news()).toEqual([])
  })

  it('is told of in one notice with all that fell beside it, of every ledger', async () => {
    const parts = await Promise.all(Array.from({ length: 30 }, () => stocked(5)))
    const tape = await shop.row(accessory, { code: `T${unique()}`, name: '胶带', unit: '卷', minQuantity: 2 })
    const keeper = await shop.row(staff, { isAcc: true })
    const book = (input: object) => shop.create(accessoryLog, { accessoryId: tape.id, staffId: keeper.id, ...input })
    await book({ storeType: 'IN', quantity: 3 })
    await book({ storeType: 'OUT', quantity: 3 })
    for (const part of parts) await post(part, { storeType: 'OUT', quantity: 2 })
    expect(await tell()).toBe(31)
    const [digest, ...more] = await news()
    expect(more).toEqual([])
    expect(digest?.count).toBe('31')
    expect(digest?.summary).toBe('轴承 3 个 +30')
    expect(digest?.items?.split('\n').at(-1)).toMatch(/^… \+\d+$/)
    expect(digest?.items?.length).toBeLessThanOrEqual(500)
  })

  it('is told of once nothing more falls, however many transactions it took, and at the latest after some minutes', async () => {
    const parts = await Promise.all(Array.from({ length: 24 }, () => stocked(5)))
    const told: number[] = []
    for (const [nth, part] of parts.entries()) {
      if (nth) shop.clock.forward(nth < 4 ? 15_000 : 19_000)
      // A movement of the past falls now as well.
      await post(part, { storeType: 'OUT', quantity: 2, bookedAt: shop.clock.now() })
      told.push(await round())
      if (nth === 3) {
        shop.clock.forward(20_000)
        told.push(await round())
      }
    }
    // Four in one wave; the next one does not end, and is told of when its first has waited for five minutes.
    expect(told.filter((count) => count > 0)).toEqual([4, 17])
    expect(await tell()).toBe(3)
    expect((await news()).map(({ count }) => count)).toEqual(['4', '17', '3'])
  })

  it('is told of exactly once when several postings and several servers are at it at once', async () => {
    const part = await stocked(20, { minQuantity: 15 })
    const takes = Array.from({ length: 12 }, () => post(part, { storeType: 'OUT', quantity: 1 }))
    const rounds = Array.from({ length: 6 }, () => tell())
    await Promise.all([...takes, ...rounds])
    const told = (await Promise.all([tell(), tell(), tell()])).concat(await Promise.all(rounds))
    expect(told.reduce((sum, one) => sum + one, 0)).toBe(1)
    expect(await news()).toHaveLength(1)
  })
})
