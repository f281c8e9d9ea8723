import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { downtimeSummary, faultSummary, repairSummary } from '../../../../server/domain/analytics/index.ts'
import { registry } from '../../../../server/domain/index.ts'
import { repairWork } from '../../../../server/domain/repair/index.ts'
import { acceptedReport, openShop, reportInWork, type Shop } from '../shop.ts'
import { equipment, repairLog, reportLog } from './names.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const progress = async (...reports: { id: number }[]) => {
  const found = await registry.batchComputedFor(reportLog, 'progress')?.load(
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

describe('the number of each count of breakdowns', () => {
  const listed = async (filter: Record<string, { in: string[] }>) => {
    const list = await shop.read().list(reportLog, { filter: { ...filter, isJoined: { eq: false } }, no: 1, size: 50 })
    return { total: await list.total(), ids: list.items.map(({ id }) => id).sort((a, b) => a - b) }
  }
  it('is that of the rows behind it', async () => {
    const elsewhere = async () => ({ equipmentId: (await shop.row(equipment, { workshopId: shop.hall.id })).id })
    // One for each status, two for what waits for parts; the second repair of the last goes on while the first one waits.
    await shop.report(await elsewhere())
    await acceptedReport(shop, await elsewhere())
    await reportInWork(shop, await elsewhere())
    const place = await elsewhere()
    const waiting = await reportInWork(shop, place)
    await shop.report(place)
    await shop.work(waiting.repair, 'waitParts')
    const both = await reportInWork(shop, await elsewhere())
    await shop.work(both.repair, 'waitParts')
    await shop.create(repairLog, { reportId: both.report.id, equipmentId: both.report.equipmentId, repairerIds: [shop.repairers[1].id] })
    const twice = await reportInWork(shop, await elsewhere())
    const { report: id, repair } = await reportInWork(shop, await elsewhere())
    await shop.work(repair, 'complete', { usableWithFault: true, expectedDays: 3 })
    await shop.create(repairLog, { reportId: id.id, equipmentId: id.equipmentId, repairerIds: [shop.repairers[1].id] })
    await shop.work(twice.repair, 'waitParts')

    const read = shop.store.read(shop.actor)
    const { pending, inRepair, waitingParts, usableWithFault } = await repairSummary(read)
    expect({ pending, inRepair, waitingParts, usableWithFault }).toEqual({ pending: 1, inRepair: 3, waitingParts: 2, usableWithFault: 1 })
    const rows = {
      pending: await listed({ progress: { in: ['PENDING'] } }),
      inRepair: await listed({ progress: { in: ['REPAIRING', 'ASSIGNED', 'IN_PROGRESS'] } }),
      waitingParts: await listed({ progress: { in: ['WAITING_PARTS'] } }),
      usableWithFault: await listed({ progress: { in: ['USABLE_WITH_FAULT'] } }),
    }
    expect(Object.values(rows).map((one) => one.total)).toEqual([pending, inRepair, waitingParts, usableWithFault])
    const work = await repairWork(read, 'WAITING_PARTS')
    expect([work.counts.waitingParts, work.repairs.map((one) => one.reportId).sort()]).toEqual([2, rows.waitingParts.ids])
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
