import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { equipment, equipmentUnit, repairer, repairTimeLog } from '../repair/names.ts'
import { acceptedReport, openShop, refusal, type Shop } from '../shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const book = (input = {}) => shop.create(repairTimeLog, { repairerId: shop.repairers[0].id, hours: 2, logDate: '2026-11-18', ...input })

describe('booking hours', () => {
  it('takes machine and unit from the repair', async () => {
    const unit = await shop.row(equipmentUnit, { equipmentId: shop.machine.id })
    const { repair } = await acceptedReport(shop, { unitId: unit.id })
    expect(await book({ repairId: repair.id })).toMatchObject({ equipmentId: shop.machine.id, unitId: unit.id })
    const other = await shop.row(equipment, {})
    expect(await refusal(book({ repairId: repair.id, equipmentId: other.id }))).toEqual({ equipmentId: 'otherThanRepair' })
  })

  it('stops at 24 hours a day for one person, whoever books at once', async () => {
    await book({ hours: 20.25 })
    await expect(book({ hours: 4 })).rejects.toMatchObject({ fields: [{ field: 'hours', rule: 'dayHours', params: { left: 3.75 } }] })
    const both = await Promise.allSettled([book({ hours: 3 }), book({ hours: 3 })])
    expect(both.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    await book({ hours: 0.75 })
    expect(await refusal(book({ hours: 0.25 }))).toEqual({ hours: 'dayHours' })
    await book({ hours: 8, repairerId: shop.repairers[1].id })
    await book({ hours: 8, logDate: '2026-11-17' })
  })

  it('knows today by the business day', async () => {
    expect(await refusal(book({ logDate: '2026-11-19' }))).toEqual({ logDate: 'futureDay' })
    shop.clock.set('2026-11-18T16:30:00Z')
    await book({ logDate: '2026-11-19' })
  })

  it('is from a quarter of an hour to a day', async () => {
    expect(await refusal(book({ hours: 0 }))).toEqual({ hours: 'min' })
    expect(await refusal(book({ hours: 25 }))).toEqual({ hours: 'max' })
    expect(await refusal(book({ hours: 1.125 }))).toEqual({ hours: 'scale' })
  })

  it('is for people in service', async () => {
    await shop.disable(repairer, shop.repairers[0])
    expect(await refusal(book())).toEqual({ repairerId: 'disabled' })
  })
})

describe('changing hours', () => {
  it('counts the day anew, without the old hours', async () => {
    const [one] = [await book({ hours: 10 }), await book({ hours: 10 })]
    expect(await shop.update(repairTimeLog, one, { hours: 14 })).toMatchObject({ hours: 14 })
    expect(await refusal(shop.update(repairTimeLog, one, { hours: 14.25 }))).toEqual({ hours: 'dayHours' })
    expect(await refusal(shop.update(repairTimeLog, one, { logDate: '2026-11-20' }))).toEqual({ logDate: 'futureDay' })
  })

  it('moves the machine with the repair', async () => {
    const other = await shop.row(equipment, {})
    const unit = await shop.row(equipmentUnit, { equipmentId: other.id })
    const one = await book({ equipmentId: other.id, unitId: unit.id })
    const { repair } = await acceptedReport(shop)
    expect(await shop.update(repairTimeLog, one, { repairId: repair.id })).toMatchObject({ equipmentId: shop.machine.id, unitId: null })
    expect(await refusal(shop.update(repairTimeLog, one, { equipmentId: other.id }))).toEqual({ equipmentId: 'otherThanRepair' })
  })

  it('is refused, like deleting, when the repair was cancelled', async () => {
    const { repair } = await acceptedReport(shop)
    const one = await book({ repairId: repair.id })
    await shop.work(repair, 'cancel', { reason: '误报' })
    expect(await refusal(book({ repairId: repair.id }))).toEqual({ repairId: 'repairCancelled' })
    expect(await refusal(shop.update(repairTimeLog, one, { hours: 1 }))).toBe('repair.hoursClosed')
    expect(await refusal(shop.remove(repairTimeLog, one))).toBe('repair.hoursClosed')
  })

  it('is refused to hours that come back into a day which is full by now', async () => {
    const one = await book({ hours: 20 })
    await shop.remove(repairTimeLog, one)
    await book({ hours: 8 })
    expect(await refusal(shop.undelete(repairTimeLog, one))).toEqual({ hours: 'dayHours' })
    expect(await shop.remove(repairTimeLog, await book({ hours: 1 }))).toBe(1)
  })
})
