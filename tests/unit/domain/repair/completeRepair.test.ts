import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HOUR, openShop, refusal, reportInWork, type Shop } from '../shop.ts'
import { fault, faultCategory, repairLog } from './names.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const another = (report: { id: number }) =>
  shop.create(repairLog, { reportId: report.id, equipmentId: shop.machine.id, repairerIds: [shop.repairers[1].id] })
const strangeFault = async () => shop.faultOf((await shop.row(faultCategory, {})).id)

describe('completing a repair', () => {
  it('completes its report when it was the last open one, at the moment it tells', async () => {
    const { report, repair } = await reportInWork(shop)
    shop.clock.forward(3 * HOUR)
    const completeDate = new Date(report.reportDate.getTime() + HOUR)
    const done = await shop.work(repair, 'complete', { completeDate, description: '换风扇', faultCategoryId: shop.category.id })
    expect(done).toMatchObject({
      status: 'COMPLETED',
      completeDate,
      description: '换风扇',
      faultCategoryId: shop.category.id,
      usableWithFault: false,
    })
    expect(await shop.reportNow(report)).toMatchObject({
      status: 'COMPLETED',
      resumeDate: completeDate,
      completedAt: completeDate,
    })
  })

  it('leaves its report open while another repair is', async () => {
    const { report, repair } = await reportInWork(shop)
    const other = await another(report)
    await shop.work(repair, 'complete')
    expect(await shop.reportNow(report)).toMatchObject({ status: 'REPAIRING', resumeDate: null, completedAt: null })
    await shop.work(other, 'start')
    await shop.work(other, 'complete')
    expect(await shop.reportNow(report)).toMatchObject({ status: 'COMPLETED' })
  })

  it('lets the machine run no earlier than the slowest repair', async () => {
    const { report, repair } = await reportInWork(shop)
    const other = await another(report)
    await shop.work(other, 'start')
    shop.clock.forward(2 * HOUR)
    const slow = shop.clock.now()
    await shop.work(repair, 'complete')
    shop.clock.forward(HOUR)
    await shop.work(other, 'complete', { completeDate: new Date(report.reportDate.getTime() + HOUR) })
    expect(await shop.reportNow(report)).toMatchObject({ resumeDate: slow, completedAt: slow })
  })

  it('refuses a moment before the report or in the future', async () => {
    const { report, repair } = await reportInWork(shop)
    shop.clock.forward(HOUR)
    const early = new Date(report.reportDate.getTime() - HOUR)
    expect(await refusal(shop.work(repair, 'complete', { completeDate: early }))).toEqual({ completeDate: 'beforeReport' })
    expect(await refusal(shop.work(repair, 'complete', { completeDate: new Date('2026-11-19T00:00:00Z') }))).toEqual({
      completeDate: 'future',
    })
    expect(await shop.repairNow(repair)).toMatchObject({ status: 'IN_PROGRESS', completeDate: null })
  })

  it('did not begin after it ended', async () => {
    const report = await shop.report()
    shop.clock.forward(4 * HOUR)
    await shop.take(report, 'accept')
    const repair = await shop.repairOf(report)
    await shop.work(repair, 'start')
    const completeDate = new Date(report.reportDate.getTime() + HOUR)
    expect(await shop.work(repair, 'complete', { completeDate })).toMatchObject({ beginDate: completeDate })
  })

  it('drops faults that are not of the category finally found', async () => {
    const { repair } = await reportInWork(shop)
    const right = await shop.row(faultCategory, {})
    const [kept, dropped] = [await shop.faultOf(right.id), await shop.faultOf(shop.category.id)]
    await shop.update(repairLog, repair, { faultIds: [kept.id, dropped.id] })
    await shop.work(repair, 'complete', { faultCategoryId: right.id })
    expect((await shop.read().of(repairLog).linksOf('faultIds', [repair.id])).get(repair.id)).toEqual([kept.id])
  })

  it('keeps what was found and done, and does not forget what was known before', async () => {
    const { repair } = await reportInWork(shop)
    const [known, found] = [await shop.faultOf(shop.category.id), await shop.faultOf(shop.category.id)]
    const before = { faultCategoryId: shop.category.id, faultIds: [known.id], causes: '散热风扇积尘' }
    await shop.update(repairLog, await shop.repairNow(repair), before)
    await shop.work(repair, 'waitParts', { expectedDays: 2, needNotice: true })
    await shop.work(repair, 'resume')
    const faultsNow = async () => (await shop.read().of(repairLog).linksOf('faultIds', [repair.id])).get(repair.id)
    expect(await refusal(shop.work(repair, 'complete', { faultIds: [(await strangeFault()).id] }))).toEqual({ faultIds: 'dependsOn' })
    await shop.disable(fault, known)
    const done = await shop.work(repair, 'complete', { faultIds: [found.id, known.id] })
    expect(done).toMatchObject({ causes: '散热风扇积尘', needNotice: true, expectedDays: 2, faultCategoryId: shop.category.id })
    expect(await faultsNow()).toEqual([found.id, known.id])
  })

  it('takes the causes, and faults in service only', async () => {
    const { repair } = await reportInWork(shop)
    const gone = await shop.faultOf(shop.category.id)
    await shop.disable(fault, gone)
    const input = { faultCategoryId: shop.category.id, faultIds: [gone.id], causes: '轴承缺油', needNotice: true }
    expect(await refusal(shop.work(repair, 'complete', input))).toEqual({ faultIds: 'disabled' })
    expect(await shop.work(repair, 'complete', { ...input, faultIds: [] })).toMatchObject({ causes: '轴承缺油', needNotice: true })
  })

  it('ends improvement work without a report', async () => {
    const repair = await shop.create(repairLog, {
      equipmentId: shop.machine.id,
      repairerIds: [shop.repairers[0].id],
      faultDescription: '加装联锁',
    })
    expect(repair).toMatchObject({ reportId: null, repairType: 'IMPROVEMENT' })
    await shop.work(repair, 'start')
    shop.clock.forward(HOUR)
    expect(await shop.work(repair, 'complete')).toMatchObject({ completeDate: shop.clock.now() })
  })

  it('ends the report although its two last repairs end in the same moment', async () => {
    const { report, repair } = await reportInWork(shop)
    const other = await another(report)
    await shop.work(other, 'start')
    await Promise.all([shop.work(repair, 'complete'), shop.work(other, 'complete')])
    expect(await shop.reportNow(report)).toMatchObject({ status: 'COMPLETED' })
  })

  it('conflicts when asked twice at once', async () => {
    const { repair } = await reportInWork(shop)
    const both = await Promise.allSettled([shop.work(repair, 'complete'), shop.work(repair, 'complete')])
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('completing a repair although the fault is still there', () => {
  it('needs to know for how many days', async () => {
    const { repair } = await reportInWork(shop)
    expect(await refusal(shop.work(repair, 'complete', { usableWithFault: true }))).toEqual({ expectedDays: 'required' })
  })

  it('makes its report a debt, which a further repair pays', async () => {
    const { report, repair } = await reportInWork(shop)
    shop.clock.forward(HOUR)
    const resumed = shop.clock.now()
    expect(await shop.work(repair, 'complete', { usableWithFault: true, expectedDays: 5 })).toMatchObject({
      usableWithFault: true,
      expectedDays: 5,
    })
    expect(await shop.reportNow(report)).toMatchObject({
      status: 'USABLE_WITH_FAULT',
      expectedDays: 5,
      resumeDate: resumed,
      completedAt: null,
    })

    shop.clock.forward(48 * HOUR)
    const further = await another(report)
    await shop.work(further, 'start')
    await shop.work(further, 'complete')
    expect(await shop.reportNow(report)).toMatchObject({ status: 'COMPLETED', resumeDate: resumed, completedAt: shop.clock.now() })
  })

  it('may put the day off once more', async () => {
    const { report, repair } = await reportInWork(shop)
    await shop.work(repair, 'complete', { usableWithFault: true, expectedDays: 5 })
    const further = await another(report)
    await shop.work(further, 'start')
    await shop.work(further, 'complete', { usableWithFault: true, expectedDays: 9 })
    expect(await shop.reportNow(report)).toMatchObject({ status: 'USABLE_WITH_FAULT', expectedDays: 9 })
  })
})

describe('cancelling the last repair', () => {
  it('leaves the report to be completed or repaired anew', async () => {
    const { report, repair } = await reportInWork(shop)
    await shop.work(repair, 'cancel', { reason: '派错人' })
    expect(await shop.reportNow(report)).toMatchObject({ status: 'REPAIRING' })
    await another(report)
    expect(await shop.repairsOf(report)).toHaveLength(2)
  })
})
