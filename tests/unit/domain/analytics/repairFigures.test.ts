import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { repairFigures, repairSummary } from '../../../../server/domain/analytics/index.ts'
import { repair } from '../../../../server/domain/repair/index.ts'
import type { ResourceDef } from '../../../../server/kernel/index.ts'
import { equipment, repairLog, repairTimeLog, reportLog } from '../repair/names.ts'
import { acceptedReport, HOUR, MINUTE, openShop, reportInWork, type Shop } from '../shop.ts'

// It is Wednesday, 18 November 2026, 10:00.
let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const reportRun = repair.resources.find(({ name }) => name === 'reportRun') as ResourceDef
const at = (text: string) => new Date(`2026-11-${text.replace(' ', 'T')}:00+08:00`)
const day = (text: string) => `2026-11-${text}`
const moment = (text: string | null | undefined) => (text ? at(text) : null)
interface Course {
  reported: string
  accepted?: string
  resumed?: string
  /** When the last of its repairs ended, if that was later. */
  over?: string
}
const settled = ({ reported, accepted, resumed, over }: Course, more: object = {}) =>
  shop.row(reportLog, {
    equipmentId: shop.machine.id,
    reporterId: shop.someone.id,
    isStopped: true,
    reportDate: at(reported),
    acceptedAt: moment(accepted),
    resumeDate: moment(resumed),
    completedAt: moment(over ?? resumed),
    status: resumed ? 'CONFIRMED' : accepted ? 'REPAIRING' : 'PENDING',
    ...more,
  })
const repaired = (completeDate: string, more: object = {}) =>
  shop.row(repairLog, {
    equipmentId: shop.machine.id,
    repairerIds: [shop.repairers[0].id],
    completeDate: at(completeDate),
    status: 'COMPLETED',
    ...more,
  })
const figures = (from: string, to = from, more: object = {}) => repairFigures(shop.read(), { from: day(from), to: day(to), ...more })

describe('MTTA and MTTR', () => {
  it('are means from report to acceptance and from acceptance to running again', async () => {
    // Ten and thirty minutes; one hour and two and a half.
    await settled({ reported: '16 08:00', accepted: '16 08:10', resumed: '16 09:10' })
    await settled({ reported: '16 10:00', accepted: '16 10:30', resumed: '16 13:00' })
    expect(await figures('16')).toMatchObject({ reported: 2, accepted: 2, mttaMinutes: 20, mttrMinutes: 105 })
  })

  it('leave out what nobody has accepted, and what does not run yet', async () => {
    await settled({ reported: '16 08:00', accepted: '16 08:10', resumed: '16 09:10' })
    await settled({ reported: '16 09:00', accepted: '16 09:30' })
    await settled({ reported: '16 10:00' })
    expect(await figures('16')).toMatchObject({ reported: 3, accepted: 2, open: 2, mttaMinutes: 20, mttrMinutes: 60 })
  })

  it('are nothing where nothing was accepted', async () => {
    await settled({ reported: '16 10:00' })
    expect(await figures('16')).toMatchObject({ reported: 1, accepted: 0, open: 1, mttaMinutes: null, mttrMinutes: null })
  })

  it('belong to the day of the report, not to that of the repair', async () => {
    await settled({ reported: '15 23:50', accepted: '16 00:10', resumed: '16 02:10' })
    expect(await figures('15')).toMatchObject({ reported: 1, mttaMinutes: 20, mttrMinutes: 120 })
    expect(await figures('16')).toMatchObject({ reported: 0, mttaMinutes: null, mttrMinutes: null })
  })

  it('count a report that joins another, one withdrawn and one refused as none', async () => {
    const lead = await settled({ reported: '16 08:00', accepted: '16 08:10', resumed: '16 09:10' })
    await settled({ reported: '16 08:05', accepted: '16 08:40', resumed: '16 12:00' }, { joinedToId: lead.id })
    await settled({ reported: '16 09:00', accepted: '16 09:50' }, { status: 'CANCELLED' })
    await settled({ reported: '16 09:00' }, { status: 'REJECTED' })
    expect(await figures('16')).toMatchObject({ reported: 1, accepted: 1, open: 0, mttaMinutes: 10, mttrMinutes: 60 })
  })

  it('leave answers out that came before what they answer, or with it: they were entered afterwards', async () => {
    await settled({ reported: '16 08:00', accepted: '16 09:00', resumed: '16 08:30' })
    expect(await figures('16')).toMatchObject({ accepted: 1, mttaMinutes: null, mttrMinutes: null })
    await settled({ reported: '16 08:00', accepted: '16 08:00', resumed: '16 08:40' })
    // One report was accepted after the machine ran again, the other as it was made; one repair took 40 minutes, the other less than none.
    expect(await figures('16')).toMatchObject({ accepted: 2, mttaMinutes: null, mttrMinutes: 40 })
    // Accepted with the resumption, 30 minutes after the report.
    await settled({ reported: '16 08:00', accepted: '16 08:30', resumed: '16 08:30' })
    expect(await figures('16')).toMatchObject({ accepted: 3, mttaMinutes: 30, mttrMinutes: 40 })
  })

  it('leave out the answer of a reopened report too, unless it came before the machine ran for the first time', async () => {
    const stops = { reported: '16 08:00', resumed: '16 20:00' }
    const reopened = async (accepted: string) => {
      const report = await settled({ ...stops, accepted }, { reopenedAt: at('16 12:00') })
      await shop.row(reportRun, { reportId: report.id, fromAt: at('16 10:00'), toAt: at('16 12:00') })
    }
    // It ran again at 10:00: accepted at 11:00 by whoever tidied up, which says nothing.
    await reopened('16 11:00')
    expect(await figures('16')).toMatchObject({ accepted: 1, mttaMinutes: null })
    await reopened('16 08:45')
    expect(await figures('16')).toMatchObject({ accepted: 2, mttaMinutes: 45 })
  })

  it('may be those of one workshop', async () => {
    const elsewhere = await shop.row(equipment, {})
    await settled({ reported: '16 08:00', accepted: '16 08:10', resumed: '16 09:10' })
    const { id: equipmentId, workshopId } = elsewhere
    await settled({ reported: '16 08:00', accepted: '16 08:50', resumed: '16 09:10' }, { equipmentId, workshopId })
    expect(await figures('16', '16', { workshopId: elsewhere.workshopId })).toMatchObject({ reported: 1, mttaMinutes: 50 })
  })
})

describe('what was done', () => {
  it('is counted on the day the last repair ended, whenever the report was made', async () => {
    await settled({ reported: '10 08:00', accepted: '10 08:10', resumed: '11 09:00', over: '16 14:00' })
    await settled({ reported: '16 08:00', accepted: '16 08:10', resumed: '16 09:10' })
    const { completed, byDay } = await figures('10', '17')
    expect(completed).toBe(2)
    expect(byDay.filter((one) => one.reported || one.completed)).toEqual([
      { day: day('10'), reported: 1, completed: 0 },
      { day: day('16'), reported: 1, completed: 2 },
    ])
    expect((await figures('11')).completed).toBe(0)
  })

  it('counts a report that joins another, and one that was reopened, as none', async () => {
    const done = { reported: '16 08:00', accepted: '16 08:10', resumed: '16 09:10' }
    const lead = await settled(done)
    await settled(done, { joinedToId: lead.id })
    const { report, repair } = await reportInWork(shop)
    await shop.work(repair, 'complete')
    expect((await figures('16', '18')).completed).toBe(2)
    await shop.take(report, 'reopen', { reason: '又停了' })
    expect((await figures('16', '18')).completed).toBe(1)
  })

  it('is not what a machine runs with as a debt', async () => {
    const { repair } = await reportInWork(shop)
    await shop.work(repair, 'complete', { usableWithFault: true, expectedDays: 2 })
    expect(await figures('18')).toMatchObject({ completed: 0, open: 1 })
  })

  it('is told by type, improvements without a report too', async () => {
    await repaired('16 09:00')
    await repaired('16 10:00', { repairType: 'IMPROVEMENT' })
    await repaired('16 11:00', { repairType: 'IMPROVEMENT' })
    await repaired('15 11:00', { repairType: 'PREVENTIVE' })
    expect((await figures('16')).byType).toEqual([
      { repairType: 'FAULT', count: 1 },
      { repairType: 'PREVENTIVE', count: 0 },
      { repairType: 'IMPROVEMENT', count: 2 },
      { repairType: 'OTHER', count: 0 },
    ])
  })

  it('is told by repairer: hours booked, and repairs that each had a part in', async () => {
    const [first, second] = shop.repairers
    const book = (repairerId: number, hours: number, logDate: string) => shop.row(repairTimeLog, { repairerId, hours, logDate })
    await repaired('16 09:00', { repairerIds: [first.id, second.id] })
    await repaired('16 10:00')
    await repaired('14 10:00')
    await book(first.id, 1.25, day('16'))
    await book(first.id, 0.75, day('16'))
    await book(first.id, 8, day('15'))
    const { manHours, byRepairer } = await figures('16')
    expect(manHours).toBe(2)
    expect(byRepairer).toEqual([
      { repairerId: first.id, name: '王建国', hours: 2, repairs: 2 },
      { repairerId: second.id, name: '张立军', hours: 0, repairs: 1 },
    ])
  })

  it('is what the wall says of today and of thirty days', async () => {
    for (const wait of [10, 20]) {
      const report = await shop.report({ isStopped: false })
      shop.clock.forward(wait * MINUTE)
      await shop.take(report, 'accept')
      const repair = await shop.repairOf(report)
      await shop.work(repair, 'start')
      shop.clock.forward(HOUR)
      await shop.work(repair, 'complete')
    }
    await acceptedReport(shop)
    const wall = await repairSummary(shop.read())
    const [today, month] = [await figures('18'), await repairFigures(shop.read(), { from: '2026-10-20', to: day('18') })]
    expect([wall.reportedToday, wall.doneToday]).toEqual([today.reported, today.completed])
    expect([wall.reportedToday, wall.doneToday]).toEqual([3, 2])
    expect([wall.mttaMinutes, wall.mttrMinutes]).toEqual([month.mttaMinutes, month.mttrMinutes])
    // Reports were accepted after 10 and 20 minutes, the third at once.
    expect([wall.mttaMinutes, wall.mttrMinutes]).toEqual([15, 60])
  })
})
