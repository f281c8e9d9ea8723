import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { downtimeFigures, downtimeSummary, equipmentFigures } from '../../../../server/domain/analytics/index.ts'
import { equipment, workshop } from '../repair/names.ts'
import { HOUR, openShop, type Shop } from '../shop.ts'

// It is Wednesday, 18 November 2026, 10:00; three shifts cover the whole day.
let shop: Shop
beforeEach(async () => {
  shop = await openShop()
  await shop.shifts()
})
afterEach(() => shop.close())

const ago = (hours: number) => new Date(shop.clock.now().getTime() - hours * HOUR)
const today = { from: '2026-11-18', to: '2026-11-18' }
const yesterday = { from: '2026-11-17', to: '2026-11-17' }
const figures = (range = today, more: object = {}) => downtimeFigures(shop.read(), { ...range, ...more })

describe('what stands now', () => {
  it('is every machine of the plant, those that no wall shows too', async () => {
    const hidden = await shop.row(equipment, { name: '备用机', workshopId: shop.hall.id, isAssembly: false })
    await shop.report({ reportDate: ago(2) })
    await shop.report({ equipmentId: hidden.id, reportDate: ago(1) })
    const { stopped, machineCount, byDay, availability, stopHours } = await downtimeSummary(shop.read())
    expect(stopped.map((one) => [one.equipmentId, one.isAssembly])).toEqual([
      [shop.machine.id, true],
      [hidden.id, false],
    ])
    expect(machineCount).toBe(2)
    // Two machines for ten hours each, of which three stood: the figures of the wall are those of the data view.
    expect(byDay.at(-1)).toMatchObject({ hours: 3, availability: 0.85 })
    expect(availability).toBe(0.85)
    expect((await figures()).byDay.map((one) => [one.stopHours, one.availability])).toEqual([[3, 0.85]])
    // Bars are of what walls show.
    expect(stopHours.map((one) => one.equipmentId)).toEqual([shop.machine.id])
  })

  it('is a disabled machine too, until its stop ends', async () => {
    const report = await shop.report({ reportDate: ago(2) })
    await shop.update(equipment, shop.machine, { status: 'DISABLED', openWork: 'KEEP' })
    expect(await downtimeSummary(shop.read())).toMatchObject({ stopped: [{ reportId: report.id }], machineCount: 1 })
    await shop.take(report, 'reject', { reason: '误报' })
    expect(await downtimeSummary(shop.read())).toMatchObject({ stopped: [], machineCount: 0 })
  })
})

describe('a machine that is paused or disabled', () => {
  it('has no scheduled hours from then on, and keeps those of the time before', async () => {
    const other = await shop.row(equipment, { name: '复卷机', workshopId: shop.hall.id })
    expect(await figures()).toMatchObject({ scheduledHours: 20 })
    await shop.update(equipment, other, { isPaused: true })
    shop.clock.forward(2 * HOUR)
    // 12 hours of the one, 10 of the other.
    expect(await figures()).toMatchObject({ scheduledHours: 22 })
    expect(await figures(yesterday)).toMatchObject({ scheduledHours: 48 })
    await shop.update(equipment, other, { isPaused: false })
    shop.clock.forward(HOUR)
    expect(await figures()).toMatchObject({ scheduledHours: 24 })
    const own = await equipmentFigures(shop.read(), { ...today, equipmentId: other.id })
    expect(own).toMatchObject({ availability: 1, stopHours: 0 })
  })

  it('is not available all the time: nothing is to be said of it', async () => {
    const paused = await shop.row(equipment, { name: '停用机', isPaused: true })
    const [line] = (await figures()).byMachine.filter((one) => one.equipmentId === paused.id)
    expect(line).toMatchObject({ availability: null, mtbfHours: null })
    expect(await equipmentFigures(shop.read(), { ...today, equipmentId: paused.id })).toMatchObject({ availability: null })
    expect((await downtimeSummary(shop.read())).availability).toBe(1)
  })
})

describe('a machine that moves to another workshop', () => {
  it('leaves its past where it was', async () => {
    const there = await shop.row(workshop, { name: '二车间' })
    const report = await shop.report({ reportDate: ago(3) })
    expect(report.workshopId).toBe(shop.hall.id)
    await shop.update(equipment, shop.machine, { workshopId: there.id })
    shop.clock.forward(2 * HOUR)
    const [old, fresh] = [await figures(today, { workshopId: shop.hall.id }), await figures(today, { workshopId: there.id })]
    // It stood from 07:00 on in the old workshop, where it was scheduled until 10:00; its report stays there.
    expect(old).toMatchObject({ stopHours: 5, stopCount: 1, scheduledHours: 10, availability: 0.7 })
    expect(fresh).toMatchObject({ stopHours: 0, scheduledHours: 2, availability: 1 })
    expect(await figures(yesterday, { workshopId: shop.hall.id })).toMatchObject({ scheduledHours: 24 })
    expect(await figures(yesterday, { workshopId: there.id })).toMatchObject({ scheduledHours: 0, stopHours: 0, availability: null })
  })

  it('is where it stood when something is reported afterwards', async () => {
    const there = await shop.row(workshop, { name: '二车间' })
    await shop.update(equipment, shop.machine, { workshopId: there.id })
    shop.clock.forward(HOUR)
    expect(await shop.report({ reportDate: ago(2), isStopped: false })).toMatchObject({ workshopId: shop.hall.id })
    expect(await shop.report({ isStopped: false })).toMatchObject({ workshopId: there.id })
  })
})
