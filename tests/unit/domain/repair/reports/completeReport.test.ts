import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { acceptedReport, HOUR, MINUTE, openShop, refusal, reportInWork, type Shop } from '../../shop.ts'
import { repairLog } from '../names.ts'

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

describe('completing a report directly', () => {
  it('is refused while a repair is open, which is named', async () => {
    const { report, repair } = await acceptedReport(shop)
    await expect(shop.take(report, 'complete')).rejects.toMatchObject({ code: 'repair.openRepairs', params: { numbers: repair.repairNo } })
  })

  it('ends the stop now when none is open', async () => {
    const report = await cancelled()
    shop.clock.forward(2 * HOUR)
    expect(await shop.take(report, 'complete')).toMatchObject({
      status: 'COMPLETED',
      resumeDate: shop.clock.now(),
      completedAt: shop.clock.now(),
    })
  })

  it('takes the moment it is told, from the report up to now', async () => {
    const report = await cancelled()
    shop.clock.forward(2 * HOUR)
    const early = new Date(report.reportDate.getTime() - 2 * MINUTE)
    const late = new Date(shop.clock.now().getTime() + 10 * MINUTE)
    expect(await refusal(shop.take(report, 'complete', { resumeDate: early }))).toEqual({ resumeDate: 'beforeReport' })
    expect(await refusal(shop.take(report, 'complete', { resumeDate: late }))).toEqual({ resumeDate: 'future' })
    const given = new Date(report.reportDate.getTime() + HOUR)
    expect(await shop.take(report, 'complete', { resumeDate: given })).toMatchObject({ resumeDate: given, completedAt: given })
  })

  it('is not over before the last repair that was done', async () => {
    const { report, repair } = await reportInWork(shop)
    const other = await shop.create(repairLog, { reportId: report.id, equipmentId: shop.machine.id, repairerIds: [shop.repairers[1].id] })
    shop.clock.forward(2 * HOUR)
    const repaired = shop.clock.now()
    await shop.work(repair, 'complete')
    await shop.work(other, 'cancel', { reason: '不用' })
    shop.clock.forward(HOUR)
    const resumeDate = new Date(report.reportDate.getTime() + HOUR)
    expect(await shop.take(report, 'complete', { resumeDate })).toMatchObject({ resumeDate, completedAt: repaired })
  })

  it('pays a debt at the moment of saying so, and confirming changes nothing about it', async () => {
    const { report, repair } = await reportInWork(shop)
    const resumed = shop.clock.now()
    await shop.work(repair, 'complete', { usableWithFault: true, expectedDays: 5 })
    expect(await shop.reportNow(report)).toMatchObject({ resumeDate: resumed, completedAt: null })
    shop.clock.forward(48 * HOUR)
    const over = { resumeDate: resumed, completedAt: shop.clock.now() }
    expect(await shop.take(report, 'complete')).toMatchObject(over)
    shop.clock.forward(HOUR)
    expect(await shop.take(report, 'confirm')).toMatchObject(over)
  })

  it('takes the minute of the report for the moment of the report', async () => {
    shop.clock.set('2026-11-18T02:00:40.000Z')
    const report = await cancelled()
    const done = await shop.take(report, 'complete', { resumeDate: new Date('2026-11-18T02:00:00.000Z') })
    expect(done.resumeDate).toEqual(report.reportDate)
  })
})
