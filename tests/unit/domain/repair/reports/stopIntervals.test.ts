import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  downtimeFigures,
  downtimeSummary,
  equipmentFigures,
  faultFigures,
  repairFigures,
} from '../../../../../server/domain/analytics/index.ts'
import { HOUR, MINUTE, openShop, type Report, reportInWork, type Shop } from '../../shop.ts'

// It is Wednesday, 18 November 2026, 10:00; three shifts cover the whole day.
let shop: Shop
beforeEach(async () => {
  shop = await openShop()
  await shop.shifts()
})
afterEach(() => shop.close())

const day = (text: string) => `2026-11-${text}`
const range = (from: string, to = from) => ({ from: day(from), to: day(to) })
const at = (text: string) => new Date(`2026-11-${text.replace(' ', 'T')}:00+08:00`)

/** Stood on Sunday from 10:00 to 12:00, as is entered on Wednesday. */
async function stoodOnSunday() {
  const { report, repair } = await reportInWork(shop, { reportDate: at('15 10:00') })
  await shop.work(repair, 'complete', { completeDate: at('15 12:00') })
  return report
}
async function repairedAgain(report: { id: number }) {
  const repair = await shop.repairOf(report, 1)
  await shop.work(repair, 'start')
  return shop.work(repair, 'complete')
}
const hoursOf = async (report: Report) => {
  const { reportDate, resumeDate, ranHours } = await shop.reportNow(report)
  return ((resumeDate ?? shop.store.now()).getTime() - reportDate.getTime()) / HOUR - (ranHours ?? 0)
}

describe('a report that is reopened', () => {
  it('begins a second stop: the days in between ran', async () => {
    const report = await stoodOnSunday()
    const before = await downtimeFigures(shop.read(), range('15', '17'))
    await shop.take(report, 'reopen', { reason: '又停了' })
    expect(await shop.reportNow(report)).toMatchObject({ reopenedAt: at('18 10:00'), ranHours: 70, resumeDate: null })
    expect(await hoursOf(report)).toBe(2)

    shop.clock.forward(HOUR)
    const after = await downtimeFigures(shop.read(), range('15', '18'))
    expect(after.byDay.map((one) => one.stopHours)).toEqual([2, 0, 0, 1])
    // Of 24 hours 2 stood; of the 11 hours of today 1.
    expect(after.byDay.map((one) => one.availability)).toEqual([0.9167, 1, 1, 0.9091])
    expect(after).toMatchObject({ stopHours: 3, stopCount: 2 })
    const past = await downtimeFigures(shop.read(), range('15', '17'))
    expect({ ...past, at: 0 }).toEqual({ ...before, at: 0 })

    await repairedAgain(report)
    shop.clock.forward(5 * HOUR)
    expect(await downtimeFigures(shop.read(), range('15', '18'))).toMatchObject({ stopHours: 3, stopCount: 2 })
    expect(await hoursOf(report)).toBe(3)
  })

  it('is the same on the wall, the page of its machine and among the faults', async () => {
    const report = await stoodOnSunday()
    await shop.take(report, 'reopen', { reason: '又停了' })
    shop.clock.forward(HOUR)
    const wall = await downtimeSummary(shop.read())
    expect(wall.stopped).toMatchObject([{ reportId: report.id, since: at('18 10:00') }])
    expect(wall.stopHours).toMatchObject([{ today: 1, week: 3, month: 3 }])
    const machine = await equipmentFigures(shop.read(), { ...range('15', '18'), equipmentId: shop.machine.id })
    expect(machine).toMatchObject({ stopHours: 3, stopCount: 2 })
    expect(machine.stops).toEqual([
      { reportId: report.id, reportNo: report.reportNo, from: at('18 10:00'), to: null, hours: 1 },
      { reportId: report.id, reportNo: report.reportNo, from: at('15 10:00'), to: at('15 12:00'), hours: 2 },
    ])
    const faults = await faultFigures(shop.read(), range('15', '18'))
    expect(faults).toMatchObject({ total: 1, byCategory: [{ stopHours: 3 }] })
  })

  it('is repaired twice: the hours between are no repair', async () => {
    const report = await shop.report()
    shop.clock.forward(30 * MINUTE)
    await shop.take(report, 'accept')
    await shop.work(await shop.repairOf(report), 'start')
    shop.clock.forward(90 * MINUTE)
    await shop.work(await shop.repairOf(report), 'complete')
    shop.clock.forward(3 * HOUR)
    await shop.take(report, 'reopen', { reason: '又停了' })
    shop.clock.forward(HOUR)
    await repairedAgain(report)
    // 10:00 to 12:00 and 15:00 to 16:00: accepted at 10:30, so 90 and 60 minutes of repair; 16 hours of the day less 3, over 2 stops.
    const figures = await downtimeFigures(shop.read(), range('18'))
    expect(figures).toMatchObject({ stopHours: 3, stopCount: 2, mtbfHours: 6.5, byMachine: [{ mttrMinutes: 75, mtbfHours: 6.5 }] })
    expect(await repairFigures(shop.read(), range('18'))).toMatchObject({ mttaMinutes: 30, mttrMinutes: 75 })
    const machine = await equipmentFigures(shop.read(), { ...range('18'), equipmentId: shop.machine.id })
    expect(machine).toMatchObject({ mttrMinutes: 75, mtbfHours: 6.5 })
  })

  it('may be reopened again and again', async () => {
    const report = await stoodOnSunday()
    await shop.take(report, 'reopen', { reason: '又停了' })
    shop.clock.forward(HOUR)
    await repairedAgain(report)
    shop.clock.forward(2 * HOUR)
    await shop.take(report, 'reopen', { reason: '还是停' })
    shop.clock.forward(HOUR / 2)
    // 2 + 1 + 0.5; it ran for 70 hours and for 2.
    expect(await downtimeFigures(shop.read(), range('15', '18'))).toMatchObject({ stopHours: 3.5, stopCount: 3 })
    expect(await shop.reportNow(report)).toMatchObject({ ranHours: 72 })
  })

  it('was reopened when it stood again, not when somebody says so', async () => {
    const report = await stoodOnSunday()
    await shop.take(report, 'reopen', { reason: '又停了', reopenedAt: at('17 22:00') })
    expect((await downtimeFigures(shop.read(), range('15', '18'))).byDay.map((one) => one.stopHours)).toEqual([2, 0, 2, 10])
  })

  it('is not reopened before it ran, nor in days to come', async () => {
    const report = await stoodOnSunday()
    const reopened = (reopenedAt: Date) => shop.take(report, 'reopen', { reason: '又停了', reopenedAt })
    await expect(reopened(at('15 11:00'))).rejects.toMatchObject({ fields: [{ field: 'reopenedAt', rule: 'beforeResume' }] })
    await expect(reopened(at('19 11:00'))).rejects.toMatchObject({ fields: [{ field: 'reopenedAt', rule: 'future' }] })
    expect(await shop.reportNow(report)).toMatchObject({ status: 'COMPLETED', reopenedAt: null, ranHours: null })
  })

  it('counts another report of the same machine that stood in between', async () => {
    const report = await stoodOnSunday()
    const other = await shop.report({ reportDate: at('16 10:00') })
    await shop.take(other, 'accept')
    const repair = await shop.repairOf(other)
    await shop.work(repair, 'start')
    await shop.work(repair, 'complete', { completeDate: at('16 11:00') })
    await shop.take(report, 'reopen', { reason: '又停了' })
    expect((await downtimeFigures(shop.read(), range('15', '18'))).byDay.map((one) => one.stopHours)).toEqual([2, 1, 0, 0])
  })
})
