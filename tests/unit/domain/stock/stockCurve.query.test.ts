import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../../server/domain/index.ts'
import { sparePart, sparePartLedger, sparePartLog } from '../../../../server/domain/stock/index.ts'
import { stockCurve } from '../../../../server/domain/stock/stockCurve.query.ts'
import { flowOf, operations } from '../../../../server/kernel/index.ts'
import { openShop, type Shop } from '../shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** 10:00 in Suzhou on a day of November 2026. */
const day = (n: number, hour = 10) => new Date(Date.UTC(2026, 10, n, hour - 8))

describe('the curve of an item', () => {
  it('says what there was at the end of each day on which it moved, and on the first and the last', async () => {
    const { id } = await shop.row(sparePart, { code: 'ZC-1', name: '轴承', unit: '个' })
    const post = async (at: Date, given: object) => {
      shop.clock.set(at)
      return shop.create(sparePartLog, { partId: id, ...given })
    }
    await post(day(1), { storeType: 'IN', quantity: 10, unitPrice: 3 })
    await post(day(12, 1), { storeType: 'OUT', quantity: 2.5 })
    // 23:59 in Suzhou belongs to the day, two minutes later to the next.
    await post(new Date(day(12, 24).getTime() - 60_000), { storeType: 'OUT', quantity: 1.5 })
    await post(new Date(day(13, 0).getTime() + 60_000), { storeType: 'RETURN', quantity: 1 })
    await post(day(15), { storeType: 'CHECK', quantityCheck: 6 })
    // Booked by mistake on the 16th and reversed on the 17th: gone for a day, and neither taken nor received.
    const mistaken = await post(day(16), { storeType: 'OUT', quantity: 3 })
    shop.clock.set(day(17))
    await operations(shop.store, registry).step(shop.actor, flowOf(sparePartLog)?.steps.reverse as never, mistaken.id, { reason: '输错' })
    shop.clock.set(day(18))
    const asked = { id, days: 9 }
    expect(await stockCurve(shop.read(), sparePartLedger.ledger, asked)).toEqual({
      from: '2026-11-10',
      to: '2026-11-18',
      points: [
        { day: '2026-11-10', balance: 10, value: 30, received: 0, taken: 0 },
        { day: '2026-11-12', balance: 6, value: 18, received: 0, taken: 4 },
        { day: '2026-11-13', balance: 7, value: 21, received: 1, taken: 0 },
        { day: '2026-11-15', balance: 6, value: 18, received: 0, taken: 1 },
        { day: '2026-11-16', balance: 3, value: 9, received: 0, taken: 0 },
        { day: '2026-11-17', balance: 6, value: 18, received: 0, taken: 0 },
        { day: '2026-11-18', balance: 6, value: 18, received: 0, taken: 0 },
      ],
      received: 1,
      taken: 5,
    })
  })
})
