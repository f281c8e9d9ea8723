import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { user } from '../../../../server/domain/identity/index.ts'
import { myOpenWork, type RepairWorkView, repairWork } from '../../../../server/domain/repair/index.ts'
import { addDays, businessDay } from '../../../../server/kernel/index.ts'
import { makePlant, person } from '../../../support/samples/factories.ts'
import { acceptedReport, HOUR, openShop, reportInWork, type Shop } from '../shop.ts'
import { equipment, repairer } from './names.ts'

const READER = ['repair:log:list', 'repair:report:list']
let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const work = (view: RepairWorkView, permissions = READER, userId: number | null = null) =>
  repairWork(shop.store.read(person(shop.plantId, permissions, { userId })), view)
const idsOf = (rows: readonly { id: number }[]) => rows.map((one) => one.id)
const elsewhere = async (input = {}) => ({ equipmentId: (await shop.row(equipment, {})).id, ...input })

/** A machine that has been running with its fault since now. */
async function debt(days: number) {
  const { report, repair } = await reportInWork(shop, await elsewhere())
  await shop.work(repair, 'complete', { usableWithFault: true, expectedDays: days })
  return report
}

describe('the work list', () => {
  it('holds what is mine: my repairs, and reports that I may accept', async () => {
    const { id: userId } = await shop.row(user, {})
    const me = await shop.row(repairer, { userId })
    const [mine, theirs] = [await shop.report(await elsewhere()), await shop.report(await elsewhere())]
    await shop.take(mine, 'accept', { repairerIds: [shop.repairers[0].id, me.id] })
    await shop.take(theirs, 'accept')
    const [pending] = [await shop.report(), await shop.report()]
    const [own, lead] = [await work('MINE', READER, userId), await work('MINE', [...READER, 'repair:report:accept'], userId)]
    expect([idsOf(own.repairs), own.reports, own.counts.mine]).toEqual([[(await shop.repairOf(mine)).id], [], 1])
    expect([idsOf(lead.reports), lead.counts.mine]).toEqual([[pending.id], 2])
    expect(await work('MINE')).toMatchObject({ repairs: [], counts: { mine: 0, open: 3 } })
  })

  it('puts a machine that stands before what is only urgent', async () => {
    const high = await shop.report({ urgency: 'HIGH', isStopped: false })
    shop.clock.forward(HOUR)
    const other = await shop.row(equipment, { workshopId: shop.hall.id })
    const standing = await shop.report({ urgency: 'LOW', isStopped: true, equipmentId: other.id })
    expect(idsOf((await work('OPEN')).reports)).toEqual([standing.id, high.id])
    for (const one of [high, standing]) await shop.take(one, 'accept')
    expect((await work('OPEN')).repairs.map((one) => one.reportId)).toEqual([standing.id, high.id])
  })

  it('holds everything open, line stops first, then what waits longest', async () => {
    const calm = await acceptedReport(shop, await elsewhere({ isStopped: false }))
    shop.clock.forward(HOUR)
    const later = await acceptedReport(shop, await elsewhere({ isStopped: false }))
    shop.clock.forward(HOUR)
    const stop = await acceptedReport(shop, await elsewhere({ urgency: 'STOP' }))
    const [first, urgent] = [await shop.report(await elsewhere()), await shop.report(await elsewhere({ urgency: 'STOP' }))]
    const open = await work('OPEN')
    expect(idsOf(open.repairs)).toEqual([stop.repair.id, calm.repair.id, later.repair.id])
    expect(idsOf(open.reports)).toEqual([urgent.id, first.id])
    expect(open.counts).toEqual({ mine: 0, mineOverdue: 0, mineDueToday: 0, open: 5, waitingParts: 0, runningWithFault: 0 })
    await shop.work(stop.repair, 'start')
    await shop.work(stop.repair, 'complete')
    expect((await work('OPEN')).counts.open).toBe(4)
  })

  it('holds the repairs that wait for parts', async () => {
    const { repair } = await reportInWork(shop)
    await shop.work(repair, 'waitParts', { expectedDays: 3 })
    const waiting = await work('WAITING_PARTS')
    expect([idsOf(waiting.repairs), waiting.reports, waiting.counts.waitingParts]).toEqual([[repair.id], [], 1])
  })

  it('says when repairs are due with their parts, and how much of mine is overdue or due today', async () => {
    const { id: userId } = await shop.row(user, {})
    const me = await shop.row(repairer, { userId })
    const report = await shop.report(await elsewhere())
    await shop.take(report, 'accept', { repairerIds: [me.id] })
    const repair = await shop.repairOf(report)
    await shop.work(repair, 'start')
    await shop.work(repair, 'waitParts', { expectedDays: 2 })
    const mine = async () => {
      const { counts, dueDates } = await work('MINE', READER, userId)
      const [open] = await myOpenWork(shop.store.read(person(shop.plantId, READER, { userId })))
      return [dueDates, counts.mineDueToday, counts.mineOverdue, open?.dueDate]
    }
    const dueDate = addDays(businessDay(shop.clock.now(), 480), 2)
    const dueDates = [{ kind: 'repairLog', id: repair.id, dueDate }]
    expect(await mine()).toEqual([dueDates, 0, 0, dueDate])
    shop.clock.forward(48 * HOUR)
    expect(await mine()).toEqual([dueDates, 1, 0, dueDate])
    shop.clock.forward(24 * HOUR)
    expect(await mine()).toEqual([dueDates, 0, 1, dueDate])
  })

  it('holds the debts, the soonest due first', async () => {
    const late = await debt(9)
    shop.clock.forward(24 * HOUR)
    const soon = await debt(2)
    shop.clock.forward(24 * HOUR)
    const middle = await debt(5)
    const debts = await work('RUNNING_WITH_FAULT')
    expect(debts.dueDates.map(({ id }) => id)).toEqual([soon.id, middle.id, late.id])
    expect([idsOf(debts.reports), debts.repairs, debts.counts.runningWithFault]).toEqual([[soon.id, middle.id, late.id], [], 3])
    await shop.take(soon, 'complete')
    expect((await work('RUNNING_WITH_FAULT')).counts.runningWithFault).toBe(2)
  })

  it('counts a stop once, however many reported it', async () => {
    const { report, repair } = await reportInWork(shop)
    await shop.report()
    expect((await work('OPEN')).counts.open).toBe(1)
    await shop.work(repair, 'complete', { usableWithFault: true, expectedDays: 1 })
    expect(idsOf((await work('RUNNING_WITH_FAULT')).reports)).toEqual([report.id])
  })

  it('shows nobody what they may not read, nor another plant', async () => {
    await acceptedReport(shop, await elsewhere())
    await shop.report()
    await debt(1)
    expect(await work('OPEN', ['repair:log:query'])).toMatchObject({ reports: [], counts: { open: 1, runningWithFault: 0 } })
    expect(await work('OPEN', ['repair:report:query'])).toMatchObject({ repairs: [], counts: { open: 1, runningWithFault: 1 } })
    const { id } = await makePlant(shop.store)
    expect(await repairWork(shop.store.read(person(id, ['*:*:*'])), 'OPEN')).toEqual({
      counts: { mine: 0, mineOverdue: 0, mineDueToday: 0, open: 0, waitingParts: 0, runningWithFault: 0 },
      reports: [],
      repairs: [],
      dueDates: [],
    })
  })
})
