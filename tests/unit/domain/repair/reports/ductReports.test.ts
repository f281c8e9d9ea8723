import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { duct } from '../../../../../server/domain/duct/index.ts'
import { openShop, type Report, refusal, type Shop } from '../../shop.ts'
import { equipment, equipmentUnit, faultCategory, fault as library, repairLog, reportLog } from '../names.ts'

let shop: Shop
let tank: { id: number }
beforeEach(async () => {
  shop = await openShop()
  tank = await shop.row(duct, { ductNo: 'MC-12', equipmentId: shop.machine.id })
})
afterEach(() => shop.close())

const ductReport = (input = {}) =>
  shop.create(reportLog, { reporterId: shop.someone.id, equCategory: 'DUCT', ductId: tank.id, description: '漏墨', ...input })
const ductFaultsOf = async (report: Report) => (await shop.read().of(reportLog).linksOf('ductFaultIds', [report.id])).get(report.id)

describe('a report about an ink tank', () => {
  it('stops the machine at which it stands', async () => {
    const faults = [await shop.faultOf(shop.category.id), await shop.faultOf(shop.category.id)]
    const report = await ductReport({ urgency: 'STOP', ductFaultIds: faults.map((one) => one.id) })
    expect(report).toMatchObject({ equipmentId: shop.machine.id, ductId: tank.id, unitId: null, isStopped: true })
    expect(await ductFaultsOf(report)).toEqual(faults.map((one) => one.id))
    expect(await shop.report()).toMatchObject({ joinedToId: report.id })
  })

  it('needs the tank, and a machine when the tank has none', async () => {
    expect(await refusal(ductReport({ ductId: undefined }))).toEqual({ ductId: 'required' })
    expect(await refusal(ductReport({ ductId: 999_999 }))).toEqual({ ductId: 'unknownReference' })
    const spare = await shop.row(duct, { equipmentId: null })
    expect(await refusal(ductReport({ ductId: spare.id }))).toEqual({ equipmentId: 'ductWithoutMachine' })
    expect(await ductReport({ ductId: spare.id, equipmentId: shop.machine.id })).toMatchObject({ equipmentId: shop.machine.id })
  })

  it('is not about another machine, nor about a unit', async () => {
    const other = await shop.row(equipment, {})
    const unit = await shop.row(equipmentUnit, { equipmentId: shop.machine.id })
    expect(await refusal(ductReport({ equipmentId: other.id }))).toEqual({ equipmentId: 'otherThanDuct' })
    expect(await refusal(ductReport({ unitId: unit.id }))).toEqual({ unitId: 'notForDucts' })
  })

  it('wants tank, faults and machine in service', async () => {
    const gone = await shop.row(duct, { equipmentId: shop.machine.id, status: 'DISABLED' })
    expect(await refusal(ductReport({ ductId: gone.id }))).toEqual({ ductId: 'disabled' })
    const fault = await shop.faultOf(shop.category.id)
    await shop.disable(library, fault)
    expect(await refusal(ductReport({ ductFaultIds: [fault.id] }))).toEqual({ ductFaultIds: 'disabled' })
    await shop.disable(equipment, shop.machine)
    expect(await refusal(ductReport())).toEqual({ equipmentId: 'disabled' })
  })
})

describe('a report about a machine', () => {
  it('names a machine and no tank', async () => {
    const faults = [(await shop.faultOf(shop.category.id)).id]
    expect(await refusal(shop.report({ equipmentId: undefined }))).toEqual({ equipmentId: 'required' })
    expect(await refusal(shop.report({ ductId: tank.id }))).toEqual({ ductId: 'onlyForDucts' })
    expect(await refusal(shop.report({ ductFaultIds: faults }))).toEqual({ ductFaultIds: 'onlyForDucts' })
  })
})

describe('correcting what a report is about', () => {
  it('moves to the machine of another tank', async () => {
    const other = await shop.row(equipment, {})
    const there = await shop.row(duct, { equipmentId: other.id })
    const report = await ductReport()
    // A form sends the old machine along.
    const moved = await shop.update(reportLog, report, { ductId: there.id, equipmentId: shop.machine.id })
    expect(moved).toMatchObject({ ductId: there.id, equipmentId: other.id })
    expect(await refusal(shop.update(reportLog, moved, { equipmentId: (await shop.row(equipment, {})).id }))).toEqual({
      equipmentId: 'otherThanDuct',
    })
  })

  it('turns from a machine to a tank and back, leaving behind what no longer fits', async () => {
    const unit = await shop.row(equipmentUnit, { equipmentId: shop.machine.id })
    const fault = await shop.faultOf(shop.category.id)
    const report = await shop.report({ unitId: unit.id, isStopped: false })
    expect(await refusal(shop.update(reportLog, report, { equCategory: 'DUCT' }))).toEqual({ ductId: 'required' })
    const tanks = await shop.update(reportLog, report, { equCategory: 'DUCT', ductId: tank.id, ductFaultIds: [fault.id], unitId: unit.id })
    expect(tanks).toMatchObject({ ductId: tank.id, unitId: null, equipmentId: shop.machine.id })
    const back = await shop.update(reportLog, tanks, { equCategory: 'EQUIPMENT', ductId: tank.id, ductFaultIds: [fault.id] })
    expect(back).toMatchObject({ equCategory: 'EQUIPMENT', ductId: null })
    expect(await ductFaultsOf(back)).toEqual([])
  })

  it('leaves a report where it was made although its tank has been moved or switched off', async () => {
    const report = await ductReport()
    await shop.update(duct, tank, { equipmentId: (await shop.row(equipment, {})).id, status: 'DISABLED' })
    const whole = { equCategory: 'DUCT', ductId: tank.id, equipmentId: shop.machine.id, ductFaultIds: [], description: '漏墨严重' }
    expect(await shop.update(reportLog, report, whole)).toMatchObject({ equipmentId: shop.machine.id, description: '漏墨严重' })
  })

  it('is over once it is accepted, but for what ails the tank', async () => {
    const report = await ductReport()
    const fault = await shop.faultOf(shop.category.id)
    await shop.take(report, 'accept')
    const other = await shop.row(duct, { equipmentId: shop.machine.id })
    expect(await refusal(shop.update(reportLog, report, { ductId: other.id }))).toEqual({ ductId: 'fixedAfterAccept' })
    expect(await refusal(shop.update(reportLog, report, { equCategory: 'EQUIPMENT' }))).toEqual({ equCategory: 'fixedAfterAccept' })
    const now = await shop.reportNow(report)
    expect(await ductFaultsOf(await shop.update(reportLog, now, { ductFaultIds: [fault.id] }))).toEqual([fault.id])
  })
})

describe('the repair of an ink tank', () => {
  const faultsOf = async (repair: { id: number }) => (await shop.read().of(repairLog).linksOf('faultIds', [repair.id])).get(repair.id)

  it('takes over the tank, and those of its faults that are of the category seen', async () => {
    const stranger = await shop.faultOf((await shop.row(faultCategory, {})).id)
    const fits = await shop.faultOf(shop.category.id)
    const ductFaultIds = [stranger.id, fits.id]
    const [judged, open] = [await ductReport({ ductFaultIds }), await ductReport({ ductFaultIds })]
    await shop.take(judged, 'accept', { faultCategoryId: shop.category.id })
    await shop.take(open, 'accept')
    const repair = await shop.repairOf(judged)
    expect(repair).toMatchObject({ ductId: tank.id, equipmentId: shop.machine.id, unitId: null })
    expect(await faultsOf(repair)).toEqual([fits.id])
    expect(await faultsOf(await shop.repairOf(open))).toEqual(ductFaultIds)
  })

  it('is about the tank of its report, however it is made', async () => {
    const report = await ductReport()
    await shop.take(report, 'accept')
    const other = await shop.row(duct, { equipmentId: shop.machine.id })
    const more = { reportId: report.id, equipmentId: shop.machine.id, repairerIds: [shop.repairers[0].id] }
    expect(await refusal(shop.create(repairLog, { ...more, ductId: other.id }))).toEqual({ ductId: 'otherDuctThanReport' })
    const further = await shop.create(repairLog, more)
    expect(further).toMatchObject({ ductId: tank.id })
    expect(await refusal(shop.update(repairLog, further, { ductId: null }))).toEqual({ ductId: 'fixed' })
  })

  it('stands at its machine when no report asked for it', async () => {
    const own = { equipmentId: shop.machine.id, repairerIds: [shop.repairers[0].id] }
    const other = await shop.row(equipment, {})
    const unit = await shop.row(equipmentUnit, { equipmentId: shop.machine.id })
    expect(await refusal(shop.create(repairLog, { ...own, equipmentId: other.id, ductId: tank.id }))).toEqual({
      equipmentId: 'otherThanDuct',
    })
    expect(await refusal(shop.create(repairLog, { ...own, unitId: unit.id, ductId: tank.id }))).toEqual({ unitId: 'notForDucts' })
    const repair = await shop.create(repairLog, { ...own, ductId: tank.id })
    expect(await shop.update(repairLog, repair, { equipmentId: other.id })).toMatchObject({ equipmentId: other.id, ductId: null })
  })
})
