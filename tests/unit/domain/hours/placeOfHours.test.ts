import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { duct } from '../../../../server/domain/duct/index.ts'
import { maintenanceOrder } from '../../../../server/domain/maintenance/index.ts'
import { equipment, equipmentUnit, repairTimeLog, reportLog } from '../repair/names.ts'
import { acceptedReport, openShop, refusal, type Shop } from '../shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const book = (input = {}) => shop.create(repairTimeLog, { repairerId: shop.repairers[0].id, hours: 2, logDate: '2026-11-18', ...input })
const order = (input = {}) => shop.row(maintenanceOrder, { equipmentId: shop.machine.id, ...input })

describe('hours on a maintenance order', () => {
  it('are hours on its machine, not on another', async () => {
    const { id: maintenanceId } = await order()
    expect(await book({ maintenanceId })).toMatchObject({ maintenanceId, equipmentId: shop.machine.id, repairId: null })
    const other = await shop.row(equipment, {})
    expect(await refusal(book({ maintenanceId, equipmentId: other.id }))).toEqual({ equipmentId: 'otherThanOrder' })
  })

  it('are not hours on a repair as well', async () => {
    const [{ id: maintenanceId }, { repair }] = [await order(), await acceptedReport(shop)]
    expect(await refusal(book({ maintenanceId, repairId: repair.id }))).toEqual({ maintenanceId: 'repairOrMaintenance' })
    const ordered = await book({ maintenanceId })
    expect(await refusal(shop.update(repairTimeLog, ordered, { repairId: repair.id }))).toEqual({ repairId: 'repairOrMaintenance' })
    expect(await shop.update(repairTimeLog, ordered, { repairId: repair.id, maintenanceId: null })).toMatchObject({ repairId: repair.id })
  })

  it('need an order that stands, and stay with it', async () => {
    const cancelled = await order({ status: 'CANCELLED' })
    expect(await refusal(book({ maintenanceId: cancelled.id }))).toEqual({ maintenanceId: 'maintenanceCancelled' })
    expect(await refusal(book({ maintenanceId: 999_999 }))).toEqual({ maintenanceId: 'unknownReference' })
    const [one, other] = [await book({ maintenanceId: (await order()).id }), await order()]
    expect(await refusal(shop.update(repairTimeLog, one, { maintenanceId: other.id }))).toEqual({ maintenanceId: 'fixed' })
    const machine = await shop.row(equipment, {})
    expect(await refusal(shop.update(repairTimeLog, one, { equipmentId: machine.id }))).toEqual({ equipmentId: 'fixed' })
  })
})

describe('hours on an ink tank', () => {
  it('are hours at the machine where it stands', async () => {
    const tank = await shop.row(duct, { equipmentId: shop.machine.id })
    const unit = await shop.row(equipmentUnit, { equipmentId: shop.machine.id })
    const other = await shop.row(equipment, {})
    expect(await book({ ductId: tank.id })).toMatchObject({ ductId: tank.id, equipmentId: shop.machine.id })
    expect(await refusal(book({ ductId: tank.id, equipmentId: other.id }))).toEqual({ equipmentId: 'otherThanDuct' })
    expect(await refusal(book({ ductId: tank.id, equipmentId: shop.machine.id, unitId: unit.id }))).toEqual({ unitId: 'notForDucts' })
  })

  it('come with its repair, and leave with it', async () => {
    const tank = await shop.row(duct, { equipmentId: shop.machine.id })
    const stranger = await shop.row(duct, { equipmentId: shop.machine.id })
    const input = { equCategory: 'DUCT', ductId: tank.id, equipmentId: undefined, isStopped: false }
    const { repair } = await acceptedReport(shop, input)
    const one = await book({ repairId: repair.id })
    expect(one).toMatchObject({ ductId: tank.id, equipmentId: shop.machine.id })
    expect(await refusal(book({ repairId: repair.id, ductId: stranger.id }))).toEqual({ ductId: 'otherDuctThanRepair' })
    const other = await shop.row(equipment, {})
    const moved = await shop.update(repairTimeLog, one, { repairId: null, equipmentId: other.id })
    expect(moved).toMatchObject({ ductId: null, equipmentId: other.id })
    expect(await shop.read().of(reportLog).count({ ductId: tank.id })).toBe(1)
  })
})
