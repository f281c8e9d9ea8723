import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, refusal, type Shop } from '../../shop.ts'
import { equipment, equipmentUnit, repairer } from '../names.ts'

describe('accepting a report', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())

  it('gives its repairers a repair about the same machine', async () => {
    const unit = await shop.row(equipmentUnit, { equipmentId: shop.machine.id, name: '干燥箱' })
    const report = await shop.report({ unitId: unit.id, isStopped: false })
    const ids = shop.repairers.map((one) => one.id)
    const accepted = await shop.take(report, 'accept', { repairerIds: ids, faultCategoryId: shop.category.id })
    expect(accepted).toMatchObject({ status: 'REPAIRING', acceptedAt: shop.clock.now() })

    const repair = await shop.repairOf(report)
    expect(repair).toMatchObject({
      status: 'ASSIGNED',
      repairNo: 'WX20261118-0001',
      equipmentId: shop.machine.id,
      unitId: unit.id,
      faultCategoryId: shop.category.id,
      faultDescription: '主电机过热',
      repairType: 'FAULT',
    })
    expect(await shop.repairersOf(repair)).toEqual(ids)
  })

  it('happens once', async () => {
    const report = await shop.report({ isStopped: false })
    await shop.take(report, 'accept')
    expect(await refusal(shop.take(report, 'accept'))).toBe('illegalStep')
    expect(await shop.repairsOf(report)).toHaveLength(1)
  })

  it('needs repairers who are in service', async () => {
    const gone = await shop.row(repairer, { name: '离职', status: 'DISABLED' })
    const report = await shop.report({ isStopped: false })
    expect(await refusal(shop.take(report, 'accept', { repairerIds: [] }))).toEqual({ repairerIds: 'required' })
    expect(await refusal(shop.take(report, 'accept', { repairerIds: [gone.id] }))).toEqual({ repairerIds: 'disabled' })
    expect(await shop.reportNow(report)).toMatchObject({ status: 'PENDING', acceptedAt: null })
  })

  it('takes along the reports that joined it, without repairs of their own', async () => {
    const [lead, second] = [await shop.report(), await shop.report()]
    shop.clock.forward(60_000)
    await shop.take(lead, 'accept')
    expect(await shop.reportNow(second)).toMatchObject({ status: 'REPAIRING', joinedToId: lead.id, acceptedAt: shop.clock.now() })
    expect(await shop.repairsOf(second)).toEqual([])
  })

  it('is not for a report that joined another one', async () => {
    const machine = await shop.row(equipment, { name: '复卷机' })
    await shop.report({ equipmentId: machine.id })
    const second = await shop.report({ equipmentId: machine.id })
    expect(await refusal(shop.take(second, 'accept'))).toBe('repair.joined')
  })
})
