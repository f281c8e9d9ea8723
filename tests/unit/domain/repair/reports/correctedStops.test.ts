import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { downtimeFigures } from '../../../../../server/domain/analytics/index.ts'
import { registry } from '../../../../../server/domain/index.ts'
import { repairCorrections, reportCorrections } from '../../../../../server/domain/repair/index.ts'
import { operations, type ResourceDef, type Transition } from '../../../../../server/kernel/index.ts'
import { HOUR, openShop, refusal, reportInWork, type Shop } from '../../shop.ts'
import { equipment, workshop } from '../names.ts'

// It is Wednesday, 18 November 2026, 10:00.
let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const at = (text: string) => new Date(`2026-11-${text.replace(' ', 'T')}:00+08:00`)
const step = (one: { id: number }, which: unknown, input: Record<string, unknown>) =>
  operations(shop.store, registry).step(shop.actor, which as Transition<ResourceDef>, one.id, { reason: '录入有误', ...input })
const correct = (one: { id: number }, input: Record<string, unknown>) => step(one, reportCorrections.correct, input)
const stopHours = async (day: string) => {
  const { byDay } = await downtimeFigures(shop.read(), { from: `2026-11-${day}`, to: `2026-11-${day}` })
  return byDay[0]?.stopHours
}

/** It stood yesterday from 08:00 to 10:00, and today from 10:00 to 12:00. */
async function twice() {
  const { report, repair } = await reportInWork(shop, { reportDate: at('17 08:00') })
  await shop.work(repair, 'complete', { completeDate: at('17 10:00') })
  await shop.take(report, 'reopen', { reason: '又停了' })
  const again = await shop.repairOf(report, 1)
  await shop.work(again, 'start')
  shop.clock.forward(2 * HOUR)
  await shop.work(again, 'complete')
  return { report: await shop.reportNow(report), again }
}

describe('a reopened report that is corrected', () => {
  it('keeps the time in which its machine ran', async () => {
    const { report } = await twice()
    await correct(report, { reportDate: at('17 07:00') })
    expect([await stopHours('17'), await stopHours('18')]).toEqual([3, 2])
    await correct(report, { resumeDate: at('18 11:00') })
    expect([await stopHours('17'), await stopHours('18')]).toEqual([3, 1])
  })

  it('keeps the order of its stops', async () => {
    const { report, again } = await twice()
    expect(await refusal(correct(report, { resumeDate: at('18 09:00') }))).toEqual({ resumeDate: 'notBeforeThat' })
    expect(await refusal(correct(report, { reportDate: at('17 11:00') }))).toEqual({ reportDate: 'notAfterThat' })
    const ended = step(again, repairCorrections.correct, { beginDate: at('17 09:00'), completeDate: at('17 12:00') })
    expect(await refusal(ended)).toEqual({ completeDate: 'notBeforeThat' })
    expect(await shop.reportNow(report)).toMatchObject({ reportDate: at('17 08:00'), resumeDate: at('18 12:00') })
  })
})

describe('a report whose machine or day is corrected', () => {
  it('is in the workshop where that machine stood then', async () => {
    const there = await shop.row(workshop, { name: '二车间' })
    const other = await shop.row(equipment, { name: '复卷机', workshopId: there.id })
    const { report } = await reportInWork(shop)
    await correct(report, { equipmentId: other.id })
    expect(await shop.reportNow(report)).toMatchObject({ equipmentId: other.id, workshopId: there.id })
    await shop.update(equipment, other, { workshopId: shop.hall.id })
    await correct(await shop.reportNow(report), { reportDate: at('18 09:00') })
    expect(await shop.reportNow(report)).toMatchObject({ workshopId: there.id })
  })
})
