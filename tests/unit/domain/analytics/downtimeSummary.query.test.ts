import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { downtimeSummary } from '../../../../server/domain/analytics/index.ts'
import { makePlant } from '../../../support/samples/factories.ts'
import { equipment } from '../repair/names.ts'
import { HOUR, MINUTE, openShop, reportInWork, type Shop } from '../shop.ts'

// It is Wednesday, 18 November 2026, 10:00.
let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const ago = (ms: number) => new Date(shop.clock.now().getTime() - ms)
const summary = () => downtimeSummary(shop.read())

describe('the downtime summary', () => {
  it('is empty for a plant where nothing stands', async () => {
    expect(await summary()).toMatchObject({
      at: shop.clock.now(),
      plant: { id: shop.plantId },
      shiftName: null,
      stopped: [],
      machineCount: 1,
      faultyCount: 0,
      stopHours: [],
      availability: null,
    })
  })

  it('tells what stands, longest first, with who works on it', async () => {
    const other = await shop.row(equipment, { name: '复卷机', workshopId: shop.hall.id })
    const pending = await shop.report({ equipmentId: other.id, reportDate: ago(10 * MINUTE), urgency: 'HIGH' })
    const { report } = await reportInWork(shop, { reportDate: ago(2 * HOUR) })
    const { stopped } = await summary()
    expect(stopped).toHaveLength(2)
    expect(stopped[0]).toEqual({
      reportId: report.id,
      reportNo: report.reportNo,
      equipmentId: shop.machine.id,
      number: shop.machine.number,
      name: '凹印机 3 号',
      workshopName: shop.hall.name,
      since: ago(2 * HOUR),
      urgency: 'NORMAL',
      status: 'IN_PROGRESS',
      description: '主电机过热',
      repairerNames: ['王建国'],
      isAssembly: true,
    })
    expect(stopped[1]).toMatchObject({ reportId: pending.id, status: 'PENDING', repairerNames: [] })
  })

  it('shows a machine once however many reported it, since the earliest of them', async () => {
    const lead = await shop.report({ reportDate: ago(HOUR) })
    await shop.report({ reportDate: ago(3 * HOUR) })
    const { stopped, stopHours } = await summary()
    expect(stopped.map((one) => [one.reportId, one.since])).toEqual([[lead.id, ago(3 * HOUR)]])
    expect(stopHours).toMatchObject([{ equipmentId: shop.machine.id, today: 3, isStopped: true }])
  })

  it('counts the stop of a report that was reopened from then on, and not the hours in between', async () => {
    const { report, repair } = await reportInWork(shop, { reportDate: ago(3 * HOUR) })
    await shop.work(repair, 'complete')
    shop.clock.forward(HOUR)
    const reopenedAt = shop.clock.now()
    await shop.take(report, 'reopen', { reason: '又停了' })
    shop.clock.forward(HOUR / 2)
    const { stopped, stopHours } = await summary()
    expect(stopped.map((one) => [one.reportId, one.since])).toEqual([[report.id, reopenedAt]])
    expect(stopHours).toMatchObject([{ today: 3.5, isStopped: true }])
  })

  it('adds up today, seven and thirty days, and fourteen days one by one', async () => {
    const { report, repair } = await reportInWork(shop, { reportDate: ago(34 * HOUR) })
    // From Tuesday 00:00 for two hours.
    await shop.work(repair, 'complete', { completeDate: ago(32 * HOUR) })
    expect(report.isStopped).toBe(true)
    const older = await reportInWork(shop, { reportDate: ago(10 * 24 * HOUR) })
    await shop.work(older.repair, 'complete', { completeDate: ago(10 * 24 * HOUR - 90 * MINUTE) })
    await shop.report({ reportDate: ago(HOUR) })
    const { stopHours, byDay } = await summary()
    expect(stopHours).toMatchObject([{ today: 1, week: 3, month: 4.5 }])
    expect(byDay).toHaveLength(14)
    expect(byDay[0]?.day).toBe('2026-11-05')
    expect(Object.fromEntries(byDay.filter((one) => one.hours).map((one) => [one.day, one.hours]))).toEqual({
      '2026-11-08': 1.5,
      '2026-11-17': 2,
      '2026-11-18': 1,
    })
  })

  it('measures availability against the shifts so far today', async () => {
    await shop.shifts()
    await shop.row(equipment, { name: '复卷机' })
    await shop.report({ reportDate: ago(2 * HOUR) })
    // Ten hours of shifts for two machines, one of which stood two.
    expect(await summary()).toMatchObject({ shiftName: '早班', availability: 0.9 })
  })

  it('leaves out machines out of service, and reports withdrawn', async () => {
    await shop.row(equipment, { status: 'DISABLED' })
    await shop.take(await shop.report({ reportDate: ago(HOUR) }), 'cancel')
    expect(await summary()).toMatchObject({ machineCount: 1, stopped: [], stopHours: [] })
  })

  it('counts machines that run with a fault', async () => {
    const { repair } = await reportInWork(shop, { reportDate: ago(HOUR) })
    await shop.work(repair, 'complete', { usableWithFault: true, expectedDays: 3 })
    expect(await summary()).toMatchObject({ faultyCount: 1, stopped: [], stopHours: [{ today: 1, isStopped: false }] })
  })

  it('knows nothing of other plants', async () => {
    await shop.report()
    const neighbour = await makePlant(shop.store)
    expect(await downtimeSummary(shop.store.read(neighbour.actor))).toMatchObject({
      plant: { id: neighbour.id },
      stopped: [],
      machineCount: 0,
      stopHours: [],
    })
  })
})
