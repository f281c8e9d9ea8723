import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { similarRepairs } from '../../../../server/domain/repair/index.ts'
import { makePlant } from '../../../support/samples/factories.ts'
import { acceptedReport, HOUR, openShop, refusal, type Shop } from '../shop.ts'
import { equipment, faultCategory, repairLog } from './names.ts'

describe('similar repairs', () => {
  let shop: Shop
  let other: { id: number }
  const past: number[] = []
  beforeAll(async () => {
    shop = await openShop()
    other = await shop.row(faultCategory, {})
    for (const faultCategoryId of [shop.category.id, shop.category.id, other.id, shop.category.id, shop.category.id]) {
      const { repair } = await acceptedReport(shop)
      await shop.work(repair, 'start')
      shop.clock.forward(HOUR)
      await shop.work(repair, 'complete', { faultCategoryId })
      past.push(repair.id)
    }
    const elsewhere = await acceptedReport(shop, { equipmentId: (await shop.row(equipment, {})).id })
    await shop.work(elsewhere.repair, 'start')
    await shop.work(elsewhere.repair, 'complete', { faultCategoryId: shop.category.id })
  })
  afterAll(() => shop.close())

  const similarTo = async (id: number) => (await similarRepairs(shop.read(), id)).map((one) => past.indexOf(one.id))

  it('are the last three of the machine while nobody knows what it is, then those of its kind', async () => {
    const { report, repair } = await acceptedReport(shop)
    expect(await similarTo(repair.id)).toEqual([4, 3, 2])
    await shop.update(repairLog, repair, { faultCategoryId: shop.category.id })
    expect(await similarTo(repair.id)).toEqual([4, 3, 1])
    await shop.update(repairLog, await shop.repairNow(repair), { faultCategoryId: other.id })
    expect(await similarTo(repair.id)).toEqual([2])
    expect(report.id).toBeGreaterThan(0)
  })

  it('are not those of another plant', async () => {
    const { actor } = await makePlant(shop.store)
    expect(await refusal(similarRepairs(shop.store.read(actor), past[0] ?? 0))).toBe('notFound')
  })
})
