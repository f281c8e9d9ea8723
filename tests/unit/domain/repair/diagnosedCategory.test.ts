import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { acceptedReport, openShop, type Shop } from '../shop.ts'
import { faultCategory, repairLog } from './names.ts'

let shop: Shop
let other: { id: number }
beforeEach(async () => {
  shop = await openShop()
  other = await shop.row(faultCategory, {})
})
afterEach(() => shop.close())

const categoryOf = async (report: { id: number }) => (await shop.reportNow(report)).faultCategoryId
const further = (report: { id: number }, input = {}) =>
  shop.create(repairLog, { reportId: report.id, equipmentId: shop.machine.id, repairerIds: [shop.repairers[0].id], ...input })

describe('what a report turned out to be', () => {
  it('is seen by whoever accepts it, for the joined reports too', async () => {
    const [lead, second] = [await shop.report(), await shop.report()]
    await shop.take(lead, 'accept', { faultCategoryId: shop.category.id })
    const late = await shop.report()
    expect(await Promise.all([lead, second, late].map(categoryOf))).toEqual(Array(3).fill(shop.category.id))
  })

  it('follows the repair as it is corrected and completed', async () => {
    const { report, repair } = await acceptedReport(shop)
    const joined = await shop.report()
    expect(await categoryOf(report)).toBeNull()
    await shop.update(repairLog, repair, { faultCategoryId: other.id })
    expect([await categoryOf(report), await categoryOf(joined)]).toEqual([other.id, other.id])
    await shop.update(repairLog, await shop.repairNow(repair), { faultCategoryId: null })
    expect([await categoryOf(report), await categoryOf(joined)]).toEqual([null, null])
    await shop.work(repair, 'start')
    await shop.work(repair, 'complete', { faultCategoryId: shop.category.id })
    expect([await categoryOf(report), await categoryOf(joined)]).toEqual([shop.category.id, shop.category.id])
    expect(await shop.reportNow(report)).toMatchObject({ status: 'COMPLETED' })
  })

  it('is what the last repair says that names a category', async () => {
    const { report, repair: first } = await acceptedReport(shop)
    await shop.update(repairLog, first, { faultCategoryId: shop.category.id })
    const silent = await further(report)
    expect(await categoryOf(report)).toBe(shop.category.id)
    await further(report, { faultCategoryId: other.id })
    expect(await categoryOf(report)).toBe(other.id)
    await shop.update(repairLog, await shop.repairNow(silent), { faultCategoryId: shop.category.id })
    expect(await categoryOf(report)).toBe(other.id)
  })

  it('is not what a cancelled repair said, unless nobody else said anything', async () => {
    const { report, repair: first } = await acceptedReport(shop)
    const joined = await shop.report()
    await shop.update(repairLog, first, { faultCategoryId: shop.category.id })
    const mistaken = await further(report, { faultCategoryId: other.id })
    await shop.work(mistaken, 'cancel', { reason: '派错了' })
    expect([await categoryOf(report), await categoryOf(joined)]).toEqual([shop.category.id, shop.category.id])
    await shop.work(first, 'cancel', { reason: '没有备件' })
    expect(await categoryOf(report)).toBe(other.id)
  })

  it('stands when the report is reopened', async () => {
    const { report, repair } = await acceptedReport(shop)
    await shop.work(repair, 'start')
    await shop.work(repair, 'complete', { faultCategoryId: shop.category.id })
    await shop.take(report, 'reopen', { reason: '又停了' })
    expect(await categoryOf(report)).toBe(shop.category.id)
  })
})
