import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { repairSummary } from '../../../../server/domain/analytics/index.ts'
import { repairLog, repairTimeLog } from '../repair/names.ts'
import { acceptedReport, HOUR, MINUTE, openShop, reportInWork, type Shop } from '../shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const ago = (ms: number) => new Date(shop.clock.now().getTime() - ms)
const summary = () => repairSummary(shop.read())
const running = { isStopped: false }

describe('the repair summary', () => {
  it('is empty without repairs', async () => {
    expect(await summary()).toMatchObject({
      reportedToday: 0,
      pending: 0,
      inRepair: 0,
      waitingParts: 0,
      usableWithFault: 0,
      doneToday: 0,
      mttaMinutes: null,
      mttrMinutes: null,
      manHours: [],
      open: [],
    })
  })

  it('counts reports by how far they have come, joined ones with their first', async () => {
    await shop.report()
    await shop.report()
    await acceptedReport(shop, running)
    const waiting = await reportInWork(shop, running)
    await shop.work(waiting.repair, 'waitParts')
    const usable = await reportInWork(shop, running)
    await shop.work(usable.repair, 'complete', { usableWithFault: true, expectedDays: 2 })
    const done = await reportInWork(shop, running)
    await shop.work(done.repair, 'complete')
    await shop.take(await shop.report(running), 'cancel')
    expect(await summary()).toMatchObject({ reportedToday: 5, pending: 1, inRepair: 1, waitingParts: 1, usableWithFault: 1, doneToday: 1 })
  })

  it('is waiting for parts only while nobody works on it', async () => {
    const { report, repair } = await reportInWork(shop, running)
    await shop.work(repair, 'waitParts')
    const other = await shop.create(repairLog, { reportId: report.id, equipmentId: shop.machine.id, repairerIds: [shop.repairers[1].id] })
    expect(await summary()).toMatchObject({
      inRepair: 1,
      waitingParts: 0,
      open: [{ status: 'ASSIGNED', repairerNames: ['王建国', '张立军'] }],
    })
    await shop.work(other, 'cancel', { reason: '不用' })
    expect(await summary()).toMatchObject({ inRepair: 0, waitingParts: 1, open: [{ status: 'WAITING_PARTS', repairerNames: ['王建国'] }] })
  })

  it('counts a debt paid today as done today', async () => {
    const { report, repair } = await reportInWork(shop, running)
    await shop.work(repair, 'complete', { usableWithFault: true, expectedDays: 2 })
    shop.clock.forward(24 * HOUR)
    const further = await shop.create(repairLog, { reportId: report.id, equipmentId: shop.machine.id, repairerIds: [shop.repairers[1].id] })
    await shop.work(further, 'start')
    await shop.work(further, 'complete')
    expect(await summary()).toMatchObject({ reportedToday: 0, usableWithFault: 0, doneToday: 1 })
  })

  it('takes means of answering and repairing', async () => {
    // Answered after 10 and 20 minutes; repaired 60 and 90 minutes after that.
    for (const [wait, work] of [
      [10, 60],
      [20, 90],
    ] as const) {
      const report = await shop.report(running)
      shop.clock.forward(wait * MINUTE)
      await shop.take(report, 'accept')
      const repair = await shop.repairOf(report)
      await shop.work(repair, 'start')
      shop.clock.forward(work * MINUTE)
      await shop.work(repair, 'complete')
    }
    expect(await summary()).toMatchObject({ mttaMinutes: 15, mttrMinutes: 75 })
  })

  it('adds up the hours of seven days per person', async () => {
    const [first, second] = shop.repairers
    const book = (repairerId: number, hours: number, logDate: string) => shop.create(repairTimeLog, { repairerId, hours, logDate })
    await book(first.id, 1.25, '2026-11-18')
    await book(first.id, 0.75, '2026-11-12')
    await book(first.id, 8, '2026-11-11')
    await book(second.id, 3, '2026-11-17')
    expect((await summary()).manHours).toEqual([
      { repairerId: second.id, name: '张立军', hours: 3 },
      { repairerId: first.id, name: '王建国', hours: 2 },
    ])
  })

  it('shows the eight oldest open reports', async () => {
    for (let hours = 1; hours <= 10; hours++) await shop.report({ ...running, reportDate: ago(hours * HOUR), description: `第 ${hours}` })
    const { open } = await summary()
    expect(open.map((one) => one.description)).toEqual(['第 10', '第 9', '第 8', '第 7', '第 6', '第 5', '第 4', '第 3'])
    expect(open[0]).toMatchObject({ equipmentName: '凹印机 3 号', status: 'PENDING', since: ago(10 * HOUR), repairerNames: [] })
  })

  it('shows what machines run with, the first to be due first', async () => {
    const owe = async (description: string, expectedDays: number, since: number) => {
      const { report, repair } = await reportInWork(shop, { ...running, description, reportDate: ago(since + HOUR) })
      await shop.work(repair, 'complete', { usableWithFault: true, expectedDays, completeDate: ago(since) })
      return report
    }
    const later = await owe('漏油', 3, HOUR)
    const overdue = await owe('异响', 1, 48 * HOUR)
    await shop.report(running)
    const { debts } = await summary()
    expect(debts.map(({ reportId, dueDate, isOverdue }) => [reportId, dueDate, isOverdue])).toEqual([
      [overdue.id, '2026-11-17', true],
      [later.id, '2026-11-21', false],
    ])
    expect(debts[0]).toMatchObject({ equipmentName: '凹印机 3 号', description: '异响', since: ago(48 * HOUR) })
  })
})
