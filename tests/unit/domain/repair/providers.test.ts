import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { equipmentState } from '../../../../server/domain/maintenance/index.ts'
import { manHours } from '../../../../server/domain/repair/repairs/hoursOnRepair.query.ts'
import { openShop, reportInWork, type Shop } from '../shop.ts'
import { equipment, repairTimeLog } from './names.ts'

describe('computed fields', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())

  it('tell the state of a machine from its open reports', async () => {
    const state = async (id: number) => (await equipmentState.load(shop.read(), [id])).get(id)
    const { id } = await shop.row(equipment, {})
    expect(await state(id)).toBe('RUNNING')
    const noise = await shop.report({ equipmentId: id, isStopped: false })
    expect(await state(id)).toBe('FAULTY')
    const { report, repair } = await reportInWork(shop, { equipmentId: id })
    expect(await state(id)).toBe('STOPPED')
    await shop.take(noise, 'cancel')
    await shop.work(repair, 'complete', { usableWithFault: true, expectedDays: 2 })
    expect(await state(id)).toBe('FAULTY')
    await shop.take(report, 'complete')
    expect(await state(id)).toBe('RUNNING')
  })

  it('add up the hours of a repair exactly', async () => {
    const { repair } = await reportInWork(shop)
    const book = (hours: number) =>
      shop.create(repairTimeLog, { repairerId: shop.repairers[0].id, hours, logDate: '2026-11-18', repairId: repair.id })
    for (const hours of [0.33, 0.33, 0.34]) await book(hours)
    expect(await manHours.load(shop.read(), [repair.id, 999_999])).toEqual(
      new Map([
        [repair.id, 1],
        [999_999, 0],
      ]),
    )
  })
})
