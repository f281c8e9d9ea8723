import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { faultFigures, faultSummary } from '../../../../server/domain/analytics/index.ts'
import { equipment, faultCategory, reportLog } from '../repair/names.ts'
import { openShop, reportInWork, type Shop } from '../shop.ts'

// It is Wednesday, 18 November 2026, 10:00.
let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const at = (text: string) => new Date(`2026-11-${text.replace(' ', 'T')}:00+08:00`)
const day = (text: string) => `2026-11-${text}`
const reported = (when: string, more: object = {}) =>
  shop.row(reportLog, {
    equipmentId: shop.machine.id,
    reporterId: shop.someone.id,
    isStopped: false,
    reportDate: at(when),
    resumeDate: at('18 09:00'),
    status: 'CONFIRMED',
    ...more,
  })
const figures = (from: string, to = from, more: object = {}) => faultFigures(shop.read(), { from: day(from), to: day(to), ...more })

describe('the faults of a range', () => {
  it('are nothing where nothing was reported', async () => {
    expect(await figures('16')).toMatchObject({ total: 0, byCategory: [], byMachine: [], byDay: [{ day: day('16'), count: 0 }] })
  })

  it('are counted by category with share and running share, those not yet judged among them', async () => {
    const rare = await shop.row(faultCategory, { name: '液压' })
    for (const hour of ['08', '09', '10', '11', '12']) await reported(`16 ${hour}:00`, { faultCategoryId: shop.category.id })
    for (const hour of ['08', '09']) await reported(`17 ${hour}:00`, { faultCategoryId: rare.id })
    await reported('17 10:00')
    const { total, byCategory } = await figures('16', '17')
    expect(total).toBe(8)
    expect(byCategory.map(({ categoryId, count, share, cumulative }) => [categoryId, count, share, cumulative])).toEqual([
      [shop.category.id, 5, 0.625, 0.625],
      [rare.id, 2, 0.25, 0.875],
      [null, 1, 0.125, 1],
    ])
    expect(byCategory.map((one) => one.name)).toEqual([shop.category.name, '液压', ''])
  })

  it('take the category from the repair that judged last', async () => {
    const { repair } = await reportInWork(shop, { isStopped: false })
    await shop.work(repair, 'complete', { faultCategoryId: shop.category.id })
    expect((await figures('18')).byCategory).toMatchObject([{ categoryId: shop.category.id, count: 1 }])
  })

  it('leave out what was withdrawn or refused, and reports that only join another', async () => {
    const lead = await reported('16 08:00')
    await reported('16 08:30', { joinedToId: lead.id })
    await reported('16 09:00', { status: 'CANCELLED' })
    await reported('16 10:00', { status: 'REJECTED' })
    const { total, byMachine, byDay } = await figures('16')
    expect([total, byMachine.map((one) => one.count), byDay.map((one) => one.count)]).toEqual([1, [1], [1]])
  })

  it('belong to the business day on which they were reported', async () => {
    await reported('15 23:59')
    await reported('16 00:00')
    await reported('16 23:59')
    await reported('17 00:00')
    expect((await figures('16')).total).toBe(2)
    expect((await figures('15', '17')).byDay).toEqual([
      { day: day('15'), count: 1 },
      { day: day('16'), count: 2 },
      { day: day('17'), count: 1 },
    ])
  })

  it('are ranked by machine and told by urgency', async () => {
    const other = await shop.row(equipment, { name: '复卷机' })
    await reported('16 08:00', { urgency: 'STOP' })
    await reported('16 08:00', { equipmentId: other.id, urgency: 'LOW' })
    await reported('16 09:00', { equipmentId: other.id, urgency: 'STOP' })
    const { byMachine, byUrgency } = await figures('16')
    expect(byMachine).toEqual([
      { equipmentId: other.id, name: '复卷机', count: 2 },
      { equipmentId: shop.machine.id, name: '凹印机 3 号', count: 1 },
    ])
    expect(byUrgency).toEqual([
      { urgency: 'STOP', count: 2 },
      { urgency: 'HIGH', count: 0 },
      { urgency: 'NORMAL', count: 0 },
      { urgency: 'LOW', count: 1 },
    ])
  })

  it('carry the hours that machines stood because of them, to the end of the range', async () => {
    const category = { faultCategoryId: shop.category.id, isStopped: true }
    await reported('16 08:00', { ...category, resumeDate: at('16 10:00') })
    await reported('16 09:00', { ...category, resumeDate: at('16 11:00') })
    await reported('16 22:30', { isStopped: true, resumeDate: at('17 03:00') })
    await reported('16 12:00', { faultCategoryId: shop.category.id, resumeDate: at('16 20:00') })
    const hours = (await figures('16')).byCategory.map((one) => [one.categoryId, one.stopHours])
    expect(hours).toEqual([
      [shop.category.id, 3],
      [null, 1.5],
    ])
  })

  it('may be those of one workshop', async () => {
    const elsewhere = await shop.row(equipment, { name: '复卷机' })
    await reported('16 08:00')
    await reported('16 09:00', { equipmentId: elsewhere.id, workshopId: elsewhere.workshopId })
    const there = await figures('16', '16', { workshopId: elsewhere.workshopId })
    expect([there.total, there.byMachine.map((one) => one.equipmentId)]).toEqual([1, [elsewhere.id]])
  })

  it('are those of the wall', async () => {
    for (const when of ['01 08:00', '05 09:00', '12 23:00']) await reported(when, { faultCategoryId: shop.category.id })
    await reported('17 08:00')
    const [wall, screen] = [await faultSummary(shop.read()), await faultFigures(shop.read(), { from: '2026-10-20', to: day('18') })]
    expect(wall.total).toBe(screen.total)
    expect(wall.categories).toEqual(screen.byCategory.map(({ stopHours: _, ...one }) => one))
    expect(wall.machines).toEqual(screen.byMachine)
    expect(wall.byDay).toEqual(screen.byDay.slice(-14))
  })
})
