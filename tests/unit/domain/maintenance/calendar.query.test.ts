import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { maintenanceCalendar, maintenanceOrder, maintenancePlan, makeOrders } from '../../../../server/domain/maintenance/index.ts'
import { equipment, holiday } from '../../../../server/domain/masterdata/index.ts'
import { systemActor } from '../../../../server/kernel/index.ts'
import { makePlant } from '../../../support/samples/factories.ts'
import { openShop, refusal, type Shop } from '../shop.ts'
import { withReach } from './reach.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const plan = (values: object = {}) =>
  shop.create<typeof maintenancePlan>(maintenancePlan, {
    equipmentId: shop.machine.id,
    name: '清洁',
    maintCycle: 1,
    cycleUnit: 'WEEKS',
    nextMaintDate: '2026-11-20',
    leadDays: 3,
    ...values,
  })
const calendar = (from = '2026-11-01', to = '2026-12-31') => maintenanceCalendar(shop.read(), { from, to })
/** Days on which anything is: how many orders, and the plans that come to a turn. */
const filled = async (from?: string, to?: string) =>
  Object.fromEntries(
    (await calendar(from, to)).flatMap(({ date, orders, planned }) =>
      orders.length || planned.length ? [[date, [orders.length, ...planned.map(({ name }) => name)]]] : [],
    ),
  )

describe('the maintenance calendar', () => {
  it('has every day of its range, with orders that are there and turns that will be', async () => {
    const weekly = await plan({ ownerId: shop.repairers[0].id, maintLevel: 2 })
    await makeOrders(shop.store, systemActor(shop.plantId))
    const days = await calendar('2026-11-18', '2026-12-04')
    expect(days).toHaveLength(17)
    expect(await filled('2026-11-18', '2026-12-04')).toEqual({ '2026-11-20': [1], '2026-11-27': [0, '清洁'], '2026-12-04': [0, '清洁'] })
    expect(days.at(-1)?.planned).toEqual([
      { planId: weekly.id, name: '清洁', equipmentId: shop.machine.id, equipmentName: '凹印机 3 号', ownerName: '王建国', maintLevel: 2 },
    ])
  })

  it('counts turns as the plan does: from its anchor, not from the end of February', async () => {
    await plan({ name: '润滑', cycleUnit: 'MONTHS', nextMaintDate: '2027-01-31' })
    expect(await filled('2027-01-30', '2027-03-31')).toEqual({
      '2027-01-31': [0, '润滑'],
      '2027-02-28': [0, '润滑'],
      '2027-03-31': [0, '润滑'],
    })
    // A window that begins long after the plan did.
    expect(await filled('2028-02-01', '2028-03-31')).toEqual({ '2028-02-29': [0, '润滑'], '2028-03-31': [0, '润滑'] })
  })

  it('has no turns that were missed: nothing will come of them', async () => {
    const late = await plan({ nextMaintDate: '2026-10-28', leadDays: 0 })
    expect(await filled('2026-10-26', '2026-12-03')).toEqual({
      '2026-10-28': [0, '清洁'],
      '2026-11-18': [0, '清洁'],
      '2026-11-25': [0, '清洁'],
      '2026-12-02': [0, '清洁'],
    })
    await makeOrders(shop.store, systemActor(shop.plantId))
    expect(Object.keys(await filled('2026-10-26', '2026-11-24'))).toEqual(['2026-10-28', '2026-11-18'])
    expect(late.nextMaintDate).toBe('2026-10-28')
  })

  it('shows an order where it was moved to, whatever has become of it', async () => {
    const weekly = await plan()
    for (const [dueDate, planDate, status] of [
      ['2026-11-06', '2026-11-06', 'DONE'],
      ['2026-11-13', '2026-11-16', 'CANCELLED'],
      ['2026-11-20', '2026-11-24', 'PENDING'],
    ])
      await shop.row(maintenanceOrder, { equipmentId: shop.machine.id, planId: weekly.id, checkName: 'x', dueDate, planDate, status })
    expect(await filled('2026-11-01', '2026-11-30')).toEqual({
      '2026-11-06': [1],
      '2026-11-16': [1],
      '2026-11-24': [1],
      '2026-11-27': [0, '清洁'],
    })
  })

  it('says nothing of what rests', async () => {
    const paused = await shop.row(equipment, { number: 'off', workshopId: shop.hall.id, isPaused: true })
    await plan({ isPaused: true })
    await plan({ status: 'DISABLED' })
    await plan({ equipmentId: paused.id })
    expect(await filled()).toEqual({})
  })

  it('shows two hundred of a day, and keeps to its plant', async () => {
    const rows = Array.from({ length: 230 }, (_, at) => at)
    await shop.store.write(systemActor(shop.plantId), async (uow) => {
      for (const at of rows) {
        await uow.of(maintenanceOrder).create({ equipmentId: shop.machine.id, checkName: `x${at}`, planDate: '2026-11-19' })
        const own = { name: `p${at}`, maintCycle: 1, nextMaintDate: '2026-12-19' }
        await uow.of(maintenancePlan).create({ equipmentId: shop.machine.id, ...own })
      }
    })
    const days = (await calendar()).filter(({ orders, planned }) => orders.length || planned.length)
    expect(days.map(({ date, orders, planned }) => [date, orders.length, planned.length])).toEqual([
      ['2026-11-19', 200, 0],
      ['2026-12-19', 0, 200],
    ])
    expect(days.map(({ more }) => more)).toEqual([30, 30])
    const { actor } = await makePlant(shop.store)
    const elsewhere = await maintenanceCalendar(shop.store.read(actor), { from: '2026-11-01', to: '2026-12-31' })
    expect(elsewhere.flatMap(({ orders, planned }) => [...orders, ...planned])).toEqual([])
  })

  it('counts and shows only what its reader reaches', async () => {
    const { mine, read } = await withReach(shop)
    const own = { equipmentId: shop.machine.id, planDate: '2026-11-19' }
    await shop.store.write(systemActor(shop.plantId), async (uow) => {
      for (let at = 0; at < 205; at++) await uow.of(maintenanceOrder).create({ ...own, checkName: `x${at}`, ownerId: shop.repairers[0].id })
      await uow.of(maintenanceOrder).create({ ...own, checkName: '本人的', ownerId: mine })
    })
    const seen = async (as = read()) => (await maintenanceCalendar(as, { from: '2026-11-19', to: '2026-11-19' }))[0]
    expect([(await seen(shop.read()))?.orders.length, (await seen(shop.read()))?.more]).toEqual([200, 6])
    // Those of colleagues neither count nor push one's own over the edge of the day.
    expect([(await seen())?.orders.map(({ checkName }) => checkName), (await seen())?.more]).toEqual([['本人的'], 0])
  })

  it('knows on which days its plant rests', async () => {
    const days = { holidayType: 'HOLIDAY', name: '春节', beginDate: '2027-02-05', endDate: '2027-02-07' }
    await shop.row(holiday, days)
    await shop.row(holiday, { ...days, holidayType: 'WORKDAY', beginDate: '2027-02-07' })
    const rests = (await calendar('2027-02-01', '2027-02-28')).filter(({ isRest }) => isRest)
    expect(rests.map(({ date }) => date)).toEqual(['2027-02-05', '2027-02-06'])
  })

  it('covers two months at most', async () => {
    expect(await calendar('2026-11-01', '2027-01-01')).toHaveLength(62)
    expect(await refusal(calendar('2026-11-01', '2027-01-02'))).toEqual({ to: 'tooManyDays' })
    expect(await refusal(calendar('2026-11-02', '2026-11-01'))).toEqual({ to: 'beforeBegin' })
  })
})
