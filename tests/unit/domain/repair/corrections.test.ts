import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { downtimeFigures } from '../../../../server/domain/analytics/index.ts'
import { hoursCorrections, repairTimeLog } from '../../../../server/domain/hours/index.ts'
import { registry } from '../../../../server/domain/index.ts'
import { equipment, workshop } from '../../../../server/domain/masterdata/index.ts'
import { repairCorrections, reportCorrections } from '../../../../server/domain/repair/index.ts'
import { sparePart, sparePartLog } from '../../../../server/domain/stock/index.ts'
import { flowOf, operations, type Refusal, type ResourceDef, type Transition } from '../../../../server/kernel/index.ts'
import { wordsOf } from '../../../../server/platform/refusalWords.ts'
import { acceptedReport, HOUR, MINUTE, openShop, refusal, reportInWork, type Shop } from '../shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const step = (one: { id: number }, which: unknown, input: Record<string, unknown>) =>
  operations(shop.store, registry).step(shop.actor, which as Transition<ResourceDef>, one.id, { reason: '录入有误', ...input })
const correct = (one: { id: number }, input: Record<string, unknown>) => step(one, reportCorrections.correct, input)
const correctWork = (one: { id: number }, input: Record<string, unknown>) => step(one, repairCorrections.correct, input)
const at = (ms: number) => new Date(shop.store.now().getTime() + ms)
const hoursOn = (repairId: number, hours = 2) =>
  shop.row(repairTimeLog, { repairId, repairerId: shop.repairers[0].id, hours, logDate: '2026-01-14' })
const stopHours = async () => {
  const day = shop.store.now().toISOString().slice(0, 10)
  const figures = await downtimeFigures(shop.read(), { from: day, to: day })
  return figures.byMachine.filter(({ stopHours }) => stopHours > 0).map(({ name, stopHours }) => [name, stopHours])
}
/** Reported at 10:00, accepted, done after two hours of standing, and two hours of work booked. */
async function done() {
  const { report, repair } = await reportInWork(shop)
  shop.clock.forward(2 * HOUR)
  await shop.work(repair, 'complete', { faultCategoryId: shop.category.id })
  return { report, repair, hours: await hoursOn(repair.id) }
}

describe('correcting a report', () => {
  it('moves it to the machine that really stood, with its repairs, hours and figures', async () => {
    const { report, repair, hours } = await done()
    const other = await shop.row(equipment, { name: '复卷机 1 号', workshopId: shop.hall.id })
    expect(await stopHours()).toEqual([['凹印机 3 号', 2]])
    await correct(report, { equipmentId: other.id })
    expect(await stopHours()).toEqual([['复卷机 1 号', 2]])
    expect(await shop.repairNow(repair)).toMatchObject({ equipmentId: other.id })
    expect(await shop.read().of(repairTimeLog).get(hours.id)).toMatchObject({ equipmentId: other.id })
  })

  it('takes along what its repairs took out of stock, given back or not', async () => {
    const { report, repair } = await reportInWork(shop)
    const part = await shop.row(sparePart, { name: '轴承 6205' })
    const book = (storeType: string, quantity: number, more = {}) =>
      shop.create(sparePartLog, { partId: part.id, storeType, quantity, ...more })
    await book('IN', 5)
    const taken = await book('OUT', 2, { repairLogId: repair.id })
    const elsewhere = await book('OUT', 1)
    await step(taken, flowOf(sparePartLog)?.steps.reverse, {})
    await book('OUT', 1, { repairLogId: repair.id })
    const other = await shop.row(equipment, { name: '复卷机 1 号', workshopId: shop.hall.id })
    await correct(report, { equipmentId: other.id })
    const entries = await shop.read().of(sparePartLog).find({ partId: part.id })
    const placed = entries.filter(({ equipmentId }) => equipmentId === other.id)
    expect(placed.map(({ storeType, quantityChanged }) => [storeType, quantityChanged])).toEqual([
      ['OUT', -2],
      ['REVERSAL', 2],
      ['OUT', -1],
    ])
    expect(entries.find(({ id }) => id === elsewhere.id)).toMatchObject({ equipmentId: null, balance: 2 })
  })

  it('takes the stop away, or gives it', async () => {
    const { report } = await done()
    await correct(report, { isStopped: false })
    expect(await stopHours()).toEqual([])
    await correct(report, { isStopped: true })
    expect(await stopHours()).toEqual([['凹印机 3 号', 2]])
    expect(await refusal(correct(await shop.reportNow(report), { urgency: 'STOP', isStopped: false }))).toEqual({
      isStopped: 'stopsByUrgency',
    })
  })

  it('keeps times in order, and the figures with them', async () => {
    const { report } = await done()
    await correct(report, { resumeDate: at(-30 * MINUTE) })
    expect(await stopHours()).toEqual([['凹印机 3 号', 1.5]])
    expect(await refusal(correct(report, { resumeDate: at(-3 * HOUR) }))).toEqual({ resumeDate: 'notBeforeThat' })
    expect(await refusal(correct(report, { reportDate: at(-MINUTE) }))).toEqual({ reportDate: 'notAfterThat' })
    const told = await correct(report, { reportDate: at(-MINUTE) }).catch((e: Refusal) => wordsOf(e, 'zh').message)
    expect(told).toMatch(/报修时间：不能晚于受理时间（\d{4}-/)
    expect(await refusal(correct(report, { completedAt: at(HOUR) }))).toEqual({ completedAt: 'future' })
    expect(await refusal(correct(report, { resumeDate: null }))).toEqual({ resumeDate: 'required' })
    expect(await refusal(correct(report, { reportDate: at(-31 * 24 * HOUR) }))).toEqual({ reportDate: 'tooOld' })
    const { report: open } = await acceptedReport(shop, { isStopped: false })
    expect(await refusal(correct(open, { resumeDate: at(0) }))).toEqual({ resumeDate: 'notInState' })
  })

  it('leaves alone when the machine ran before a report was reopened', async () => {
    // Stands from 10:00 to 12:00, runs until 13:00, stands again until 14:00.
    const { report } = await done()
    shop.clock.forward(HOUR)
    await shop.take(report, 'reopen', { reason: '又停了' })
    shop.clock.forward(HOUR)
    const again = await shop.repairOf(report, 1)
    await shop.work(again, 'start')
    await shop.work(again, 'complete', { faultCategoryId: shop.category.id })
    expect(await stopHours()).toEqual([['凹印机 3 号', 3]])
    expect(await refusal(correct(report, { reportDate: at(-90 * MINUTE) }))).toEqual({ reportDate: 'notAfterThat' })
    expect(await refusal(correct(report, { resumeDate: at(-90 * MINUTE) }))).toEqual({ resumeDate: 'notBeforeThat' })
    await correct(report, { resumeDate: at(-30 * MINUTE) })
    expect(await stopHours()).toEqual([['凹印机 3 号', 2.5]])
  })

  it('stands in the workshop of the machine that really stood', async () => {
    const { report } = await done()
    const hall = await shop.row(workshop, { name: '复卷车间' })
    const other = await shop.row(equipment, { name: '复卷机 2 号', workshopId: hall.id })
    await correct(report, { equipmentId: other.id })
    expect(await shop.reportNow(report)).toMatchObject({ workshopId: hall.id })
  })

  it('does not leave those who joined it behind', async () => {
    const { report, repair } = await reportInWork(shop)
    shop.clock.forward(HOUR)
    const joined = await shop.report({ description: '停着' })
    shop.clock.forward(HOUR)
    await shop.work(repair, 'complete')
    const other = await shop.row(equipment, { workshopId: shop.hall.id })
    expect(await refusal(correct(report, { equipmentId: other.id }))).toEqual({ equipmentId: 'othersJoined' })
    const resumeDate = at(-30 * MINUTE)
    await correct(report, { resumeDate })
    expect(await shop.reportNow(joined)).toMatchObject({ resumeDate })
    await correct(joined, { equipmentId: other.id })
    expect(await shop.reportNow(joined)).toMatchObject({ joinedToId: null, equipmentId: other.id })
  })

  it('joins no second open stop', async () => {
    const other = await shop.row(equipment, { workshopId: shop.hall.id })
    await shop.report({ equipmentId: other.id })
    const { report } = await acceptedReport(shop)
    expect(await refusal(correct(report, { equipmentId: other.id }))).toEqual({ equipmentId: 'standsAlready' })
  })
})

describe('correcting a repair', () => {
  it('judges the report anew and moves its end', async () => {
    const { report, repair } = await done()
    const category = await shop.row((await import('../../../../server/domain/repair/index.ts')).faultCategory, {})
    const completeDate = at(-HOUR)
    await correctWork(repair, { faultCategoryId: category.id, completeDate })
    expect(await shop.reportNow(report)).toMatchObject({
      faultCategoryId: category.id,
      resumeDate: completeDate,
      completedAt: completeDate,
    })
    expect(await stopHours()).toEqual([['凹印机 3 号', 1]])
    expect(await refusal(correctWork(repair, { completeDate: at(-3 * HOUR) }))).toEqual({ completeDate: 'notBeforeThat' })
    expect(await refusal(correctWork(repair, { beginDate: at(-MINUTE) }))).toEqual({ beginDate: 'notAfterThat' })
    const other = await shop.row(equipment, { workshopId: shop.hall.id })
    expect(await refusal(correctWork(repair, { equipmentId: other.id }))).toEqual({ equipmentId: 'correctReportInstead' })
  })
})

describe('correcting hours', () => {
  it('holds to 24 hours a person and day, voided ones not counted', async () => {
    const { hours } = await done()
    const more = await shop.row(repairTimeLog, { repairerId: shop.repairers[0].id, hours: 20, logDate: '2026-01-14' })
    expect(await refusal(step(hours, hoursCorrections.correct, { hours: 5 }))).toEqual({ hours: 'dayHours' })
    await step(more, hoursCorrections.void, {})
    expect(await step(hours, hoursCorrections.correct, { hours: 5 })).toMatchObject({ hours: 5 })
  })
})

describe('voiding', () => {
  it('takes a report with its repairs and hours out of every figure', async () => {
    const { report, repair, hours } = await done()
    await step(report, reportCorrections.void, {})
    expect(await stopHours()).toEqual([])
    expect(await shop.reportNow(report)).toMatchObject({ status: 'VOIDED' })
    expect(await shop.repairNow(repair)).toMatchObject({ status: 'VOIDED' })
    expect(await shop.read().of(repairTimeLog).get(hours.id)).toMatchObject({ status: 'VOIDED' })
  })

  it('frees a machine that never stood', async () => {
    const { report } = await reportInWork(shop)
    await step(report, reportCorrections.void, {})
    shop.clock.forward(HOUR)
    expect(await stopHours()).toEqual([])
    expect(await shop.report()).toMatchObject({ joinedToId: null, status: 'PENDING' })
  })

  it('hands stop and repairs to the next report of the same stop', async () => {
    const { report, repair } = await reportInWork(shop)
    const next = await shop.report({ description: '又有人报' })
    await step(report, reportCorrections.void, {})
    expect(await shop.reportNow(next)).toMatchObject({ joinedToId: null, status: 'REPAIRING' })
    expect(await shop.repairNow(repair)).toMatchObject({ reportId: next.id, status: 'IN_PROGRESS' })
    shop.clock.forward(HOUR)
    await shop.work(repair, 'complete')
    expect(await shop.reportNow(next)).toMatchObject({ status: 'COMPLETED' })
  })

  it('leaves the report of a voided repair, judged by what is left', async () => {
    const { report, repair, hours } = await done()
    await step(repair, repairCorrections.void, {})
    expect(await shop.reportNow(report)).toMatchObject({ status: 'COMPLETED', faultCategoryId: null })
    expect(await shop.read().of(repairTimeLog).get(hours.id)).toMatchObject({ status: 'VOIDED' })
    expect(
      await refusal(shop.create(repairTimeLog, { repairId: repair.id, repairerId: shop.repairers[0].id, hours: 1, logDate: '2026-01-14' })),
    ).toEqual({ repairId: 'repairCancelled' })
  })
})
