import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { downtimeFigures, repairFigures } from '../../../../server/domain/analytics/index.ts'
import { equipment, repairTimeLog, reportLog, shift, workshop } from '../repair/names.ts'
import { HOUR, openShop, reportInWork, type Shop } from '../shop.ts'

// It is Wednesday, 18 November 2026, 10:00.
let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const day = (text: string) => `2026-11-${text}`
const range = (from: string, to = from) => ({ from: day(from), to: day(to) })

describe('repairs and hours of a workshop', () => {
  const of = async (workshopId: number, from: string, to = from) => {
    const { manHours, byType, byRepairer } = await repairFigures(shop.read(), { ...range(from, to), workshopId })
    return [manHours, byType.reduce((sum, one) => sum + one.count, 0), byRepairer.reduce((sum, one) => sum + one.repairs, 0)]
  }
  const book = (hours: number, logDate: string, more = {}) =>
    shop.create(repairTimeLog, { repairerId: shop.repairers[0].id, hours, logDate: day(logDate), equipmentId: shop.machine.id, ...more })

  it('stay where the machine stood', async () => {
    const { repair } = await reportInWork(shop)
    await shop.work(repair, 'complete')
    await book(1.5, '18', { repairId: repair.id })
    await book(2, '17')
    expect(await of(shop.hall.id, '17', '18')).toEqual([3.5, 1, 1])

    // The machine moves on Wednesday at 11:00; what is done there from then on is of the new hall, and so is its day.
    const other = await shop.row(workshop, { name: 'other hall' })
    shop.clock.forward(HOUR)
    await shop.update(equipment, shop.machine, { workshopId: other.id })
    await book(4, '18')
    // 2 h of Tuesday and 1.5 h of the repair that the report of the old hall asked for.
    expect(await of(shop.hall.id, '17', '18')).toEqual([3.5, 1, 1])
    expect(await of(other.id, '17', '18')).toEqual([4, 0, 0])

    // Another fault in the new hall is the new hall's.
    const second = await reportInWork(shop)
    await shop.work(second.repair, 'complete')
    expect(await of(other.id, '18')).toEqual([4, 1, 1])
    expect(await of(shop.hall.id, '18')).toEqual([1.5, 1, 1])
  })
})

describe('the service of a machine', () => {
  const scheduled = (...days: string[]) =>
    Promise.all(days.map(async (one) => (await downtimeFigures(shop.read(), range(one))).scheduledHours))
  /** Eight hours of each day, before the time that it is. */
  const early = () => shop.row(shift, { name: '早班', beginTime: '00:00', endTime: '08:00' })
  const added = (more = {}) => shop.create(equipment, { number: 'N-1', name: '新机', workshopId: shop.hall.id, ...more })

  it('begins on the day on which it is added, or on the day that is said', async () => {
    await early()
    expect(await scheduled('16', '17', '18')).toEqual([8, 8, 8])
    await added()
    expect(await scheduled('16', '17', '18')).toEqual([8, 8, 16])
    await added({ number: 'N-2', inServiceSince: day('17') })
    expect(await scheduled('16', '17', '18')).toEqual([8, 16, 24])
  })

  it('began before the first work on it: a report or hours of an earlier day', async () => {
    await early()
    const machine = await added()
    await shop.report({ equipmentId: machine.id, reportDate: new Date('2026-11-17T09:00:00+08:00'), isStopped: false })
    expect(await scheduled('16', '17', '18')).toEqual([8, 16, 16])
    await shop.create(repairTimeLog, { repairerId: shop.repairers[0].id, hours: 1, logDate: day('16'), equipmentId: machine.id })
    expect(await scheduled('15', '16', '17')).toEqual([8, 16, 16])
    expect((await shop.read().of(equipment).get(machine.id)).inServiceSince).toBe(day('16'))
    expect(await shop.read().of(reportLog).count({ equipmentId: machine.id })).toBe(1)
  })

  it('of a machine that nobody dated goes back as far as anybody asks', async () => {
    await early()
    expect(await scheduled('01')).toEqual([8])
  })
})
