import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { acceptedReport, HOUR, openShop, refusal, reportInWork, type Shop } from '../../shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const cancelled = async (input = {}) => {
  const { report, repair } = await acceptedReport(shop, input)
  await shop.work(repair, 'cancel', { reason: '误报' })
  return report
}

describe('marking a report usable with a fault', () => {
  it('needs to know for how many days', async () => {
    const report = await cancelled()
    expect(await refusal(shop.take(report, 'markUsable'))).toEqual({ expectedDays: 'required' })
  })

  it('ends the stop and keeps the debt; completing later does not move the end', async () => {
    const report = await cancelled()
    shop.clock.forward(HOUR)
    const resumed = shop.clock.now()
    expect(await shop.take(report, 'markUsable', { expectedDays: 5 })).toMatchObject({
      status: 'USABLE_WITH_FAULT',
      expectedDays: 5,
      resumeDate: resumed,
    })
    shop.clock.forward(24 * HOUR)
    expect(await refusal(shop.take(report, 'complete', { resumeDate: shop.clock.now() }))).toEqual({ resumeDate: 'resumedBefore' })
    expect(await shop.take(report, 'complete')).toMatchObject({ status: 'COMPLETED', resumeDate: resumed })
  })

  it('is refused while a repair is open', async () => {
    const { report } = await reportInWork(shop)
    expect(await refusal(shop.take(report, 'markUsable', { expectedDays: 5 }))).toBe('repair.openRepairs')
  })
})
