import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { equipment } from '../../../../server/domain/masterdata/index.ts'
import { sparePartLog } from '../../../../server/domain/stock/index.ts'
import { person } from '../../../support/samples/factories.ts'
import { openShop, reportInWork, type Shop } from '../shop.ts'
import { asked, partsAtWork } from './partsAtWork.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

interface Used {
  total: number
  uses: readonly object[]
  years: readonly object[]
}

describe('the parts of a machine', () => {
  it('are what repairs and orders on it took, and what was taken for it alone, with the cost of each year by the clock of the plant', async () => {
    const at = partsAtWork(shop)
    const [machine, other] = [await shop.row(equipment), await shop.row(equipment)]
    const part = await at.stocked(0, { name: '刮刀' })
    const at2025 = { bookedAt: new Date('2025-12-31T16:30:00Z') }
    const post = (input: object) => at.post(part, input)
    await post({ storeType: 'IN', quantity: 20, bookedAt: new Date('2025-12-01T00:00:00Z') })
    const { repair } = await reportInWork(shop, { equipmentId: machine.id })
    const order = await at.order({ equipmentId: machine.id })
    // Past midnight of the new year where the plant is, the old year in UTC.
    await post({ storeType: 'OUT', quantity: 1, maintenanceOrderId: order.id, ...at2025 })
    await post({ storeType: 'OUT', quantity: 2, maintenanceOrderId: order.id, bookedAt: new Date('2025-12-30T04:00:00Z') })
    await post({ storeType: 'OUT', quantity: 3, repairLogId: repair.id })
    await post({ storeType: 'RETURN', quantity: 1, repairLogId: repair.id })
    const elsewhere = await reportInWork(shop, { equipmentId: other.id })
    await post({ storeType: 'OUT', quantity: 4, repairLogId: elsewhere.repair.id })
    await post({ storeType: 'OUT', quantity: 5, equipmentId: machine.id })
    const used = await asked<Used>(shop, 'machineParts', { equipmentId: machine.id })
    expect(used.years).toEqual([
      { year: 2026, cost: 80 },
      { year: 2025, cost: 20 },
    ])
    expect(used.total).toBe(5)
    expect(used.uses.slice(0, 4)).toMatchObject([
      { quantity: 5, cost: 50, resource: null, workId: null, title: null },
      { name: '刮刀', quantity: -1, cost: -10, resource: 'repairLog', title: repair.repairNo },
      { quantity: 3, cost: 30 },
      { quantity: 1, cost: 10, resource: 'maintenanceOrder', title: order.maintNo },
    ])
    const rows = { equipmentId: { eq: machine.id }, storeType: { in: ['OUT', 'SCRAP', 'RETURN'] }, state: { eq: 'POSTED' } }
    expect(await (await shop.read().list(sparePartLog, { no: 1, size: 20, filter: rows })).total()).toBe(used.total)
    const stranger = person(shop.plantId + 1000, ['stock:sparePartLog:list'])
    expect(await asked<Used>(shop, 'machineParts', { equipmentId: machine.id }, stranger)).toMatchObject({ total: 0 })
  })
})
