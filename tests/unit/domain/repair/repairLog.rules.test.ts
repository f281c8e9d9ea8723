import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { machineKey } from '../../../../server/domain/masterdata/index.ts'
import { dialect } from '../../../support/store/store.ts'
import { acceptedReport, openShop, refusal, reportInWork, type Shop } from '../shop.ts'
import { equipment, equipmentUnit, faultCategory, repairer, repairLog } from './names.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const repair = (input = {}) => shop.create(repairLog, { equipmentId: shop.machine.id, repairerIds: [shop.repairers[0].id], ...input })

describe('a repair of a report', () => {
  it('is about its machine and says what it says', async () => {
    const { report } = await acceptedReport(shop)
    const other = await shop.row(equipment, {})
    expect(await refusal(repair({ reportId: report.id, equipmentId: other.id }))).toEqual({ equipmentId: 'otherThanReport' })
    expect(await repair({ reportId: report.id })).toMatchObject({ faultDescription: '主电机过热', repairType: 'FAULT', status: 'ASSIGNED' })
  })

  it('needs the report in repair', async () => {
    const report = await shop.report()
    expect(await refusal(repair({ reportId: report.id }))).toEqual({ reportId: 'reportNotInRepair' })
    expect(await refusal(repair({ reportId: 999_999 }))).toEqual({ reportId: 'unknownReference' })
    const { report: done, repair: last } = await reportInWork(shop, { isStopped: false })
    await shop.work(last, 'complete')
    expect(await refusal(repair({ reportId: done.id }))).toEqual({ reportId: 'reportNotInRepair' })
  })

  it('takes no number while somebody else holds its machine: they may need the next one', async () => {
    const { report } = await acceptedReport(shop)
    const waited: number[] = []
    for (let turn = 0; turn < 3; turn++) {
      const began = performance.now()
      const added: Promise<unknown>[] = []
      await shop.store.write(shop.actor, async (uow) => {
        await uow.lock(machineKey(shop.machine.id))
        added.push(repair({ reportId: report.id, faultCategoryId: shop.category.id }))
        await new Promise((resolve) => setTimeout(resolve, 200))
        const given = { equipmentId: shop.machine.id, repairerIds: [shop.repairers[0].id] }
        await uow.of(repairLog).create(given)
      })
      await Promise.all(added)
      waited.push(performance.now() - began)
    }
    // Only PostgreSQL has two that write at once: after a second it notices that they wait for each other, every time.
    if (dialect === 'postgres') expect(Math.min(...waited)).toBeLessThan(1000)
  })

  it('goes to the first report, not to one that joined it', async () => {
    const { report } = await acceptedReport(shop)
    const second = await shop.report()
    expect(second.joinedToId).toBe(report.id)
    expect(await refusal(repair({ reportId: second.id }))).toEqual({ reportId: 'joinedReport' })
  })

  it('stays with its report and machine', async () => {
    const { repair: own } = await acceptedReport(shop)
    const [other, { report }] = [await shop.row(equipment, {}), await acceptedReport(shop, { isStopped: false })]
    expect(await refusal(shop.update(repairLog, own, { reportId: report.id }))).toEqual({ reportId: 'fixed' })
    expect(await refusal(shop.update(repairLog, own, { equipmentId: other.id }))).toEqual({ equipmentId: 'fixed' })
  })
})

describe('a repair of its own', () => {
  it('is improvement work unless it is told to be something else', async () => {
    expect(await repair()).toMatchObject({ repairType: 'IMPROVEMENT' })
    expect(await repair({ repairType: 'PREVENTIVE' })).toMatchObject({ repairType: 'PREVENTIVE' })
  })

  it('may move to another machine until it is begun, leaving the unit behind', async () => {
    const [other, unit] = [await shop.row(equipment, {}), await shop.row(equipmentUnit, { equipmentId: shop.machine.id })]
    const own = await repair({ unitId: unit.id })
    expect(await shop.update(repairLog, own, { equipmentId: other.id })).toMatchObject({ equipmentId: other.id, unitId: null })
    await shop.work(own, 'start')
    expect(await refusal(shop.update(repairLog, own, { equipmentId: shop.machine.id }))).toEqual({ equipmentId: 'fixed' })
  })

  it('wants people and machines in service', async () => {
    const gone = await shop.row(repairer, { status: 'DISABLED' })
    expect(await refusal(repair({ repairerIds: [gone.id] }))).toEqual({ repairerIds: 'disabled' })
    const own = await repair()
    await shop.disable(repairer, shop.repairers[0])
    expect(await shop.update(repairLog, own, { repairerIds: [shop.repairers[0].id, shop.repairers[1].id] })).toMatchObject({ id: own.id })
    expect(await refusal(shop.update(repairLog, own, { repairerIds: [shop.repairers[1].id, gone.id] }))).toEqual({
      repairerIds: 'disabled',
    })
    await shop.disable(equipment, shop.machine)
    expect(await refusal(repair({ repairerIds: [shop.repairers[1].id] }))).toEqual({ equipmentId: 'disabled' })
  })

  it('takes faults of its category only', async () => {
    const stranger = await shop.faultOf((await shop.row(faultCategory, {})).id)
    expect(await refusal(repair({ faultCategoryId: shop.category.id, faultIds: [stranger.id] }))).toEqual({ faultIds: 'dependsOn' })
  })

  it('drops the faults of its old category with the category', async () => {
    const own = await repair({ faultCategoryId: shop.category.id, faultIds: [(await shop.faultOf(shop.category.id)).id] })
    await shop.update(repairLog, own, { faultCategoryId: (await shop.row(faultCategory, {})).id })
    expect((await shop.read().of(repairLog).linksOf('faultIds', [own.id])).get(own.id)).toEqual([])
  })

  it('is read-only when it is over', async () => {
    const own = await repair()
    await shop.work(own, 'cancel', { reason: '不做了' })
    expect(await refusal(shop.update(repairLog, own, { causes: '改' }))).toBe('readOnly')
  })
})
