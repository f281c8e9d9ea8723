import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { downtimeFigures, downtimeSummary, equipmentFigures } from '../../../../server/domain/analytics/index.ts'
import { productionSchedule } from '../../../../server/domain/shifts/index.ts'
import { makePlant } from '../../../support/samples/factories.ts'
import { equipment, holiday, reportLog, shift } from '../repair/names.ts'
import { MINUTE, openShop, refusal, type Shop } from '../shop.ts'

// It is Wednesday, 18 November 2026, 10:00.
let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const at = (text: string) => new Date(`2026-11-${text.replace(' ', 'T')}:00+08:00`)
/** A report as it stands in the base, of a machine standing still and running again. */
const stood = (from: string, to: string | null, more: object = {}) =>
  shop.row(reportLog, {
    equipmentId: shop.machine.id,
    reporterId: shop.someone.id,
    isStopped: true,
    reportDate: at(from),
    resumeDate: to && at(to),
    status: to ? 'CONFIRMED' : 'PENDING',
    ...more,
  })
const day = (text: string) => `2026-11-${text}`
const figures = (from: string, to = from, more: object = {}) => downtimeFigures(shop.read(), { from: day(from), to: day(to), ...more })
const hoursByDay = async (from: string, to: string) =>
  Object.fromEntries((await figures(from, to)).byDay.map((one) => [one.day.slice(-2), one.stopHours]))

describe('stop hours', () => {
  it('count reports that overlap once', async () => {
    // 08:00 to 11:00 and 09:30 to 12:00 of the same machine: four hours, one stop.
    const lead = await stood('16 08:00', '16 11:00')
    await stood('16 09:30', '16 12:00', { joinedToId: lead.id })
    expect(await figures('16')).toMatchObject({ stopHours: 4, stopCount: 1 })
  })

  it('are added up over machines that stand at the same time', async () => {
    const other = await shop.row(equipment, { name: '复卷机' })
    await stood('16 08:00', '16 11:00')
    await stood('16 09:00', '16 10:30', { equipmentId: other.id })
    const { stopHours, stopCount, byMachine } = await figures('16')
    expect([stopHours, stopCount]).toEqual([4.5, 2])
    expect(byMachine.map((one) => [one.name, one.stopHours])).toEqual([
      ['凹印机 3 号', 3],
      ['复卷机', 1.5],
    ])
  })

  it('are split at midnight of the business day', async () => {
    await stood('15 22:30', '16 01:15')
    expect(await hoursByDay('14', '17')).toEqual({ 14: 0, 15: 1.5, 16: 1.25, 17: 0 })
  })

  it('grow to now while the machine stands, and the days to come are not there', async () => {
    await stood('17 23:00', null)
    expect(await hoursByDay('17', '30')).toEqual({ 17: 1, 18: 10 })
    shop.clock.forward(90 * MINUTE)
    expect(await hoursByDay('17', '30')).toEqual({ 17: 1, 18: 11.5 })
  })

  it('hold of a longer stop what lies in the range', async () => {
    await stood('13 12:00', '17 06:00')
    expect(await figures('14', '15')).toMatchObject({ stopHours: 48, stopCount: 1 })
    expect(await figures('13')).toMatchObject({ stopHours: 12, stopCount: 1 })
    expect(await figures('17')).toMatchObject({ stopHours: 6, stopCount: 1 })
    expect(await figures('11', '12')).toMatchObject({ stopHours: 0, stopCount: 0 })
  })

  it('know nothing of reports withdrawn or refused, of machines that kept running, and of other plants', async () => {
    await stood('16 08:00', '16 09:00', { status: 'CANCELLED' })
    await stood('16 08:00', '16 09:00', { status: 'REJECTED' })
    await stood('16 08:00', '16 09:00', { isStopped: false })
    expect(await figures('16')).toMatchObject({ stopHours: 0, stopCount: 0 })
    await stood('16 08:00', '16 09:00')
    const neighbour = await makePlant(shop.store)
    const there = await downtimeFigures(shop.store.read(neighbour.actor), { from: day('16'), to: day('16') })
    expect(there).toMatchObject({ stopHours: 0, byMachine: [], byShift: [] })
  })

  it('are of machines that were in service, and of those that stood before they went out of it', async () => {
    const old = await shop.row(equipment, { name: '旧机' })
    await shop.row(equipment, { name: '报废', status: 'DISABLED' })
    await stood('16 08:00', '16 09:00', { equipmentId: old.id })
    await shop.disable(equipment, old)
    expect((await figures('16')).byMachine.map((one) => one.name)).toEqual(['旧机', '凹印机 3 号'])
  })

  it('are of one workshop when one is asked about', async () => {
    const elsewhere = await shop.row(equipment, { name: '复卷机' })
    await stood('16 08:00', '16 09:00')
    await stood('16 08:00', '16 11:00', { equipmentId: elsewhere.id, workshopId: elsewhere.workshopId })
    const there = await figures('16', '16', { workshopId: elsewhere.workshopId })
    expect([there.stopHours, there.byMachine.map((one) => one.equipmentId)]).toEqual([3, [elsewhere.id]])
    expect(await refusal(figures('16', '16', { workshopId: 999_999 }))).toBe('notFound')
  })

  it('are those of the wall', async () => {
    await shop.shifts()
    await stood('17 23:00', '18 01:30')
    await stood('18 08:30', null)
    const [wall, screen] = [await downtimeSummary(shop.read()), await figures('05', '18')]
    expect(wall.byDay).toEqual(screen.byDay.map((one) => ({ day: one.day, hours: one.stopHours, availability: one.availability })))
    expect(wall.availability).toBe((await figures('18')).availability)
    expect(wall.stopHours).toMatchObject([{ today: 3, month: (await figures('01', '18')).stopHours }])
  })
})

const ofMachine = (from: string, to = from) => equipmentFigures(shop.read(), { equipmentId: shop.machine.id, from: day(from), to: day(to) })

describe('availability and MTBF', () => {
  it('count stop time in scheduled time alone', async () => {
    await shop.row(shift, { name: '早班', beginTime: '07:00', endTime: '15:00' })
    // Two hours before the shift, one in it.
    await stood('16 05:00', '16 08:00')
    const { availability, scheduledHours, mtbfHours, byMachine, byShift } = await figures('16')
    expect([scheduledHours, availability, mtbfHours]).toEqual([8, 0.875, 7])
    expect(byMachine).toMatchObject([{ stopHours: 3, stopCount: 1, availability: 0.875, mtbfHours: 7 }])
    expect(byShift).toMatchObject([{ name: '早班', stopHours: 1 }])
  })

  it('count shifts that overlap once', async () => {
    await shop.row(shift, { name: '早班', beginTime: '07:00', endTime: '15:00' })
    await shop.row(shift, { name: '常白班', beginTime: '08:00', endTime: '17:00', sortOrder: 1 })
    await stood('16 14:00', '16 16:00')
    const { scheduledHours, availability, byShift } = await figures('16')
    expect([scheduledHours, availability]).toEqual([10, 0.8])
    expect(byShift.map((one) => one.stopHours)).toEqual([1, 2])
  })

  it('leave out shifts that are disabled', async () => {
    await shop.row(shift, { name: '旧班', beginTime: '07:00', endTime: '15:00', status: 'DISABLED' })
    await stood('16 08:00', '16 09:00')
    expect(await figures('16')).toMatchObject({ scheduledHours: 0, availability: null, mtbfHours: null, byShift: [] })
  })

  it('give a night shift to the day it begins', async () => {
    await shop.row(shift, { name: '夜班', beginTime: '23:00', endTime: '07:00' })
    await shop.row(holiday, { holidayType: 'HOLIDAY', beginDate: day('16'), endDate: day('16') })
    // The night from the 15th is worked until seven on the holiday; the one that would begin on the 16th is not worked.
    await stood('16 01:00', '16 03:00')
    await stood('17 01:00', '17 03:00')
    const { scheduledHours, byDay, byShift } = await figures('16', '17')
    expect([scheduledHours, byShift[0]?.stopHours]).toEqual([8, 2])
    expect(byDay).toMatchObject([
      { stopHours: 2, availability: 0.7143 },
      { stopHours: 2, availability: 1 },
    ])
  })

  it('say nothing of holidays and count make-up days', async () => {
    await shop.row(shift, { name: '早班', beginTime: '07:00', endTime: '15:00' })
    await shop.row(holiday, { holidayType: 'HOLIDAY', beginDate: day('09'), endDate: day('13') })
    await shop.row(holiday, { holidayType: 'WORKDAY', beginDate: day('12'), endDate: day('12') })
    await stood('10 08:00', '10 10:00')
    await stood('12 08:00', '12 10:00')
    const { scheduledHours, availability, byDay } = await figures('10', '12')
    expect([scheduledHours, availability]).toEqual([8, 0.75])
    expect(byDay.map((one) => one.availability)).toEqual([null, null, 0.75])
  })

  it('count today to now', async () => {
    await shop.shifts()
    await stood('18 08:00', '18 09:00')
    // Ten hours of the day are over.
    expect(await figures('18')).toMatchObject({ scheduledHours: 10, availability: 0.9, mtbfHours: 9 })
    expect(await figures('19', '20')).toMatchObject({ scheduledHours: 0, availability: null, byDay: [] })
  })

  it('count the shifts in which a machine was scheduled, on days on which it was: planned standing is no loss', async () => {
    await shop.shifts()
    const [early, , night] = await shop.read().of(shift).find({})
    const other = await shop.row(equipment, {})
    const entry = (date: string, one: typeof early, equipmentId: number | null = shop.machine.id) =>
      shop.row(productionSchedule, { date: day(date), shiftId: one?.id, equipmentId })
    const scheduled = await entry('16', early)
    await entry('16', night, null)
    await stood('16 06:00', '16 08:00')
    await stood('16 20:00', '16 22:00')
    // Until seven the plant's night of the 15th, then its own early shift: 15 hours, of which two were lost. Nobody was to run it at 20:00.
    const monday = await figures('16')
    expect(monday.byMachine).toMatchObject([
      { equipmentId: shop.machine.id, stopHours: 4, availability: 0.8667 },
      { equipmentId: other.id, stopHours: 0, availability: 1 },
    ])
    expect([monday.scheduledHours, monday.availability]).toEqual([39, 0.9487])
    expect(await ofMachine('16')).toMatchObject({ stopHours: 4, availability: 0.8667 })
    // Its night from the 16th is not worked, so Tuesday begins at seven: 17 hours and the 24 of the other.
    expect((await figures('17')).scheduledHours).toBe(41)
    // On a day of rest it works if it was scheduled: the seven hours of the night before, twice, and its own eight.
    await shop.row(holiday, { holidayType: 'HOLIDAY', beginDate: day('16'), endDate: day('16') })
    expect((await figures('16')).scheduledHours).toBe(22)
    await shop.remove(productionSchedule, scheduled)
    expect((await figures('16')).scheduledHours).toBe(14)
  })

  it('have no MTBF of a machine without a stop', async () => {
    await shop.shifts()
    expect((await figures('16')).byMachine).toMatchObject([{ stopCount: 0, mtbfHours: null, availability: 1 }])
  })

  it('take all machines together', async () => {
    await shop.shifts()
    const other = await shop.row(equipment, {})
    await stood('16 08:00', '16 10:00')
    await stood('16 12:00', '16 14:00')
    await stood('16 08:00', '16 12:00', { equipmentId: other.id })
    // 48 hours scheduled, eight of them stood, three stops.
    expect(await figures('16')).toMatchObject({ scheduledHours: 48, availability: 0.8333, mtbfHours: 13.33 })
  })
})

describe('the figures of one machine', () => {
  it('are those of its row among the machines, with the stops behind them', async () => {
    await shop.shifts()
    await stood('15 22:00', '16 02:00', { acceptedAt: at('15 22:30') })
    const lead = await stood('17 08:00', '17 09:00', { acceptedAt: at('17 08:10') })
    const before = await stood('17 07:30', '17 08:30', { joinedToId: lead.id })
    const open = await stood('18 09:00', null)
    const own = await ofMachine('16', '18')
    const [row] = (await figures('16', '18')).byMachine
    const keys = ['stopHours', 'stopCount', 'mtbfHours', 'mttrMinutes', 'availability'] as const
    expect(keys.map((key) => own[key])).toEqual(keys.map((key) => row?.[key]))
    expect(own).toMatchObject({ stopHours: 4.5, stopCount: 3, reports: 2, mttaMinutes: 10, mttrMinutes: 50 })
    expect(own.stops.map(({ reportId, from, to, hours }) => [reportId, from, to, hours])).toEqual([
      [open.id, at('18 09:00'), null, 1],
      [lead.id, before.reportDate, at('17 09:00'), 1.5],
      [expect.any(Number), at('15 22:00'), at('16 02:00'), 2],
    ])
  })

  it('are nobody else’s', async () => {
    const neighbour = await makePlant(shop.store)
    const asked = { equipmentId: shop.machine.id, from: day('16'), to: day('16') }
    expect(await refusal(equipmentFigures(shop.store.read(neighbour.actor), asked))).toBe('notFound')
  })
})

describe('a range', () => {
  const between = (from: string, to: string) => refusal(downtimeFigures(shop.read(), { from, to }).then(() => Promise.reject('taken')))

  it('ends no earlier than it begins', async () => {
    expect(await between('2026-11-16', '2026-11-15')).toEqual({ to: 'beforeDay' })
  })

  it('is two years long at most', async () => {
    expect(await between('2024-11-18', '2026-11-19')).toEqual({ to: 'rangeTooLong' })
    expect((await downtimeFigures(shop.read(), { from: '2024-11-18', to: '2026-11-18' })).byDay).toHaveLength(731)
  })

  it('may lie at the end of time', async () => {
    expect(await downtimeFigures(shop.read(), { from: '9999-12-30', to: '9999-12-31' })).toMatchObject({ stopHours: 0, byDay: [] })
    expect((await downtimeFigures(shop.read(), { from: '0001-01-01', to: '0001-01-02' })).byDay).toHaveLength(2)
  })
})
