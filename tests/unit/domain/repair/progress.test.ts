import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { areas } from '../../../../server/domain/index.ts'
import { downtimeSummary, faultSummary, repairSummary, repairWork } from '../../../../server/domain/repair/index.ts'
import { joinAreas } from '../../../../server/kernel/index.ts'
import { acceptedReport, openShop, reportInWork, type Shop } from '../shop.ts'
import { equipment, reportLog } from './names.ts'

const registry = joinAreas(areas)
let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const progress = async (...reports: { id: number }[]) => {
  const found = await registry.providerFor(reportLog, 'progress')?.load(
    shop.read(),
    reports.map(({ id }) => id),
  )
  return reports.map(({ id }) => found?.get(id))
}

describe('the one status of a breakdown', () => {
  it('says how far its repair has come', async () => {
    const report = await shop.report()
    expect(await progress(report)).toEqual(['PENDING'])
    await shop.take(report, 'accept')
    const repair = await shop.repairOf(report)
    expect(await progress(report)).toEqual(['ASSIGNED'])
    await shop.work(repair, 'start')
    expect(await progress(report)).toEqual(['IN_PROGRESS'])
    await shop.work(repair, 'waitParts')
    expect(await progress(report)).toEqual(['WAITING_PARTS'])
    expect(await shop.reportNow(report)).toMatchObject({ status: 'REPAIRING' })
    await shop.work(repair, 'resume')
    await shop.work(repair, 'complete')
    expect(await progress(report)).toEqual(['COMPLETED'])
  })

  it('is that of the report it joined, and of a report that nobody has in hand', async () => {
    const { report, repair } = await reportInWork(shop)
    const joined = await shop.report()
    await shop.work(repair, 'waitParts')
    expect(await progress(report, joined)).toEqual(['WAITING_PARTS', 'WAITING_PARTS'])
    const other = await acceptedReport(shop, { isStopped: false })
    await shop.work(other.repair, 'cancel', { reason: '派错人' })
    expect(await progress(other.report)).toEqual(['REPAIRING'])
  })

  it('stands on the wall beside the newest reports', async () => {
    const { repair } = await reportInWork(shop)
    await shop.work(repair, 'waitParts')
    expect((await faultSummary(shop.read())).newest.map((one) => one.status)).toEqual(['WAITING_PARTS'])
  })
})

describe('running with a fault', () => {
  it('is one figure on every page: two debts, one of them of a machine that no wall shows; what is only reported is none', async () => {
    const hidden = await shop.row(equipment, { workshopId: shop.hall.id, isAssembly: false })
    for (const equipmentId of [shop.machine.id, hidden.id]) {
      const { report, repair } = await reportInWork(shop, { equipmentId, isStopped: false })
      await shop.work(repair, 'complete', { usableWithFault: true, expectedDays: 3 })
      expect(await progress(report)).toEqual(['USABLE_WITH_FAULT'])
    }
    await shop.report({ equipmentId: (await shop.row(equipment, { workshopId: shop.hall.id })).id, isStopped: false })
    const read = shop.store.read(shop.actor)
    const figures = [
      (await downtimeSummary(read)).faultyCount,
      (await repairSummary(read)).usableWithFault,
      (await repairWork(read, 'RUNNING_WITH_FAULT')).counts.runningWithFault,
    ]
    expect(figures).toEqual([2, 2, 2])
  })
})
