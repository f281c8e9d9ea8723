import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HOUR, openShop, refusal, reportInWork, type Shop } from '../../shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

describe('reports that joined another one', () => {
  it('end with it, each no earlier than it was made', async () => {
    const lead = await shop.report()
    shop.clock.forward(HOUR)
    const second = await shop.report()
    await shop.take(lead, 'accept')
    const repair = await shop.repairOf(lead)
    await shop.work(repair, 'start')
    shop.clock.forward(HOUR)
    const halfPast = new Date(lead.reportDate.getTime() + HOUR / 2)
    await shop.work(repair, 'complete', { completeDate: halfPast })
    expect(await shop.reportNow(lead)).toMatchObject({ status: 'COMPLETED', resumeDate: halfPast, completedAt: halfPast })
    const made = second.reportDate
    expect(await shop.reportNow(second)).toMatchObject({ status: 'COMPLETED', resumeDate: made, completedAt: made })
  })

  it('are over with it when it runs as a debt until the fault is gone', async () => {
    const [lead, second] = [await shop.report(), await shop.report()]
    await shop.take(lead, 'accept')
    const repair = await shop.repairOf(lead)
    await shop.work(repair, 'start')
    const resumed = shop.clock.now()
    await shop.work(repair, 'complete', { usableWithFault: true, expectedDays: 5 })
    shop.clock.forward(48 * HOUR)
    await shop.take(lead, 'complete')
    for (const report of [lead, second])
      expect(await shop.reportNow(report)).toMatchObject({ status: 'COMPLETED', resumeDate: resumed, completedAt: shop.clock.now() })
  })

  it('join it while the machine is under repair as well, and none that is over', async () => {
    const { report: lead, repair } = await reportInWork(shop)
    const second = await shop.report()
    expect(await shop.reportNow(second)).toMatchObject({ joinedToId: lead.id })
    await shop.work(repair, 'complete')
    expect(await shop.reportNow(await shop.report())).toMatchObject({ status: 'PENDING', joinedToId: null })
  })

  it('are not ended by themselves', async () => {
    const [lead, second] = [await shop.report(), await shop.report()]
    await shop.take(lead, 'accept')
    expect(await refusal(shop.take(second, 'complete'))).toBe('repair.joined')
    expect(await refusal(shop.take(second, 'markUsable', { expectedDays: 1 }))).toBe('repair.joined')
  })

  it('are confirmed by their own reporters', async () => {
    const [lead, second] = [await shop.report(), await shop.report()]
    await shop.take(lead, 'accept')
    const repair = await shop.repairOf(lead)
    await shop.work(repair, 'start')
    await shop.work(repair, 'complete')
    await shop.take(second, 'confirm')
    expect(await shop.reportNow(second)).toMatchObject({ status: 'CONFIRMED' })
    expect(await shop.reportNow(lead)).toMatchObject({ status: 'COMPLETED' })
  })
})

describe('a lead that is withdrawn or refused', () => {
  it.each(['cancel', 'reject'] as const)('hands the stop to the next report on %s', async (step) => {
    const [lead, second, third] = [await shop.report(), await shop.report(), await shop.report()]
    await shop.take(lead, step, step === 'reject' ? { reason: '不是故障' } : {})
    expect(await shop.reportNow(second)).toMatchObject({ status: 'PENDING', joinedToId: null })
    expect(await shop.reportNow(third)).toMatchObject({ status: 'PENDING', joinedToId: second.id })
  })
})
