import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { faultSummary } from '../../../../server/domain/analytics/index.ts'
import { equipment, faultCategory } from '../repair/names.ts'
import { HOUR, openShop, reportInWork, type Shop } from '../shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const ago = (hours: number) => new Date(shop.clock.now().getTime() - hours * HOUR)
const judged = async (faultCategoryId: number, input = {}) => {
  const { report, repair } = await reportInWork(shop, { isStopped: false, ...input })
  await shop.work(repair, 'complete', { faultCategoryId })
  return report
}

describe('the fault summary', () => {
  it('is empty without faults', async () => {
    expect(await faultSummary(shop.read())).toMatchObject({ total: 0, categories: [], machines: [], newest: [] })
  })

  it('ranks categories with their running share, those not yet judged among them', async () => {
    const rare = await shop.row(faultCategory, { name: '液压' })
    for (let i = 0; i < 3; i++) await judged(shop.category.id)
    await judged(rare.id)
    await shop.report({ isStopped: false })
    const { total, categories } = await faultSummary(shop.read())
    expect(total).toBe(5)
    expect(categories).toEqual([
      { categoryId: shop.category.id, name: shop.category.name, count: 3, share: 0.6, cumulative: 0.6 },
      { categoryId: null, name: '', count: 1, share: 0.2, cumulative: 0.8 },
      { categoryId: rare.id, name: '液压', count: 1, share: 0.2, cumulative: 1 },
    ])
  })

  it('believes the last repair that judged', async () => {
    const better = await shop.row(faultCategory, { name: '传感器' })
    const report = await judged(shop.category.id)
    await shop.take(report, 'reopen', { reason: '没好' })
    const again = await shop.repairOf(report, 1)
    await shop.work(again, 'start')
    await shop.work(again, 'complete', { faultCategoryId: better.id })
    expect((await faultSummary(shop.read())).categories).toMatchObject([{ categoryId: better.id, count: 1 }])
  })

  it('counts per machine and per business day, a joined report with its first one', async () => {
    const other = await shop.row(equipment, { name: '复卷机' })
    await shop.report()
    await shop.report()
    await shop.report({ equipmentId: other.id, isStopped: false })
    // 03:00 in the morning of the day before yesterday.
    await shop.report({ equipmentId: other.id, isStopped: false, reportDate: ago(55) })
    await shop.report({ isStopped: false, reportDate: ago(30 * 24 - 1) })
    const { total, machines, byDay } = await faultSummary(shop.read())
    expect(total).toBe(3)
    expect(machines).toEqual([
      { equipmentId: other.id, name: '复卷机', count: 2 },
      { equipmentId: shop.machine.id, name: '凹印机 3 号', count: 1 },
    ])
    expect(byDay.filter((one) => one.count)).toEqual([
      { day: '2026-11-16', count: 1 },
      { day: '2026-11-18', count: 2 },
    ])
  })

  it('shows the newest six reports that were not withdrawn', async () => {
    for (let hours = 8; hours > 0; hours--) await shop.report({ isStopped: false, reportDate: ago(hours), description: `第 ${hours}` })
    await shop.take(await shop.report({ isStopped: false }), 'cancel')
    const { newest } = await faultSummary(shop.read())
    expect(newest.map((one) => one.description)).toEqual(['第 1', '第 2', '第 3', '第 4', '第 5', '第 6'])
    expect(newest[0]).toMatchObject({
      equipmentName: '凹印机 3 号',
      status: 'PENDING',
      urgency: 'NORMAL',
      isStopped: false,
      reportDate: ago(1),
    })
  })
})
