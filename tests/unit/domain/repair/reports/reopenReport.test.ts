import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HOUR, openShop, refusal, reportInWork, type Shop } from '../../shop.ts'
import { repairer } from '../names.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const completed = async () => {
  const { report, repair } = await reportInWork(shop)
  shop.clock.forward(HOUR)
  await shop.work(repair, 'complete')
  return report
}

describe('reopening a report', () => {
  it('lets the stop count on and asks the last repairers again', async () => {
    const report = await completed()
    shop.clock.forward(HOUR)
    expect(await shop.take(report, 'reopen', { reason: '又停了' })).toMatchObject({
      status: 'REPAIRING',
      resumeDate: null,
      completedAt: null,
    })
    const repairs = await shop.repairsOf(report)
    expect(repairs.map((one) => one.status)).toEqual(['COMPLETED', 'ASSIGNED'])
    expect(repairs[1]?.faultDescription).toBe('主电机过热\n又停了')
    expect(await shop.repairersOf(await shop.repairOf(report, 1))).toEqual([shop.repairers[0].id])
  })

  it('needs a reason', async () => {
    expect(await refusal(shop.take(await completed(), 'reopen'))).toEqual({ reason: 'required' })
  })

  it('passes over people who have left, unless nobody else is there', async () => {
    const report = await shop.report()
    await shop.take(report, 'accept', { repairerIds: shop.repairers.map((one) => one.id) })
    const repair = await shop.repairOf(report)
    await shop.work(repair, 'start')
    await shop.work(repair, 'complete')
    await shop.disable(repairer, shop.repairers[0])
    await shop.take(report, 'reopen', { reason: '又停了' })
    const again = await shop.repairOf(report, 1)
    expect(await shop.repairersOf(again)).toEqual([shop.repairers[1].id])

    await shop.disable(repairer, shop.repairers[1])
    await shop.work(again, 'start')
    await shop.work(again, 'complete')
    await shop.take(report, 'reopen', { reason: '还是停' })
    expect(await shop.repairersOf(await shop.repairOf(report, 2))).toEqual([shop.repairers[1].id])
  })

  it('is refused while a newer report leads a stop of the machine', async () => {
    const report = await completed()
    const newer = await shop.report()
    await expect(shop.take(report, 'reopen', { reason: '又停了' })).rejects.toMatchObject({
      code: 'repair.otherStop',
      params: { reportNo: newer.reportNo },
    })
  })

  it('takes along the reports that joined it, but not those confirmed', async () => {
    const [lead, second, third] = [await shop.report(), await shop.report(), await shop.report()]
    await shop.take(lead, 'accept')
    const repair = await shop.repairOf(lead)
    await shop.work(repair, 'start')
    await shop.work(repair, 'complete')
    await shop.take(third, 'confirm')
    expect(await refusal(shop.take(second, 'reopen', { reason: '没好' }))).toBe('repair.joined')
    await shop.take(lead, 'reopen', { reason: '没好' })
    expect(await shop.reportNow(second)).toMatchObject({ status: 'REPAIRING', resumeDate: null, completedAt: null })
    expect(await shop.reportNow(third)).toMatchObject({ status: 'CONFIRMED' })
    expect(await shop.repairsOf(second)).toEqual([])
  })
})
