import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { registry } from '../../../../server/domain/index.ts'
import { duePlans, maintenanceFlow, maintenanceOrder, maintenancePlan, makeOrders } from '../../../../server/domain/maintenance/index.ts'
import { equipment } from '../../../../server/domain/masterdata/index.ts'
import { operations, type RowOf, systemActor } from '../../../../server/kernel/index.ts'
import { openShop, refusal, type Shop } from '../shop.ts'

type Plan = RowOf<typeof maintenancePlan>
let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const ops = () => operations(shop.store, registry)
const plan = (values: object = {}) =>
  shop.create<typeof maintenancePlan>(maintenancePlan, {
    equipmentId: shop.machine.id,
    name: '月度润滑',
    maintCycle: 1,
    cycleUnit: 'MONTHS',
    nextMaintDate: '2027-01-31',
    leadDays: 3,
    ...values,
  })
const planNow = ({ id }: { id: number }) => shop.read().of(maintenancePlan).get(id)
const goTo = (day: string) => shop.clock.set(`${day}T02:00:00.000Z`)
const take = (id: number, step: keyof typeof maintenanceFlow, input: object = {}) =>
  ops().step(shop.actor, maintenanceFlow[step] as never, id, { ...input })
/** The order that the plan makes by itself. */
async function made({ id }: Plan) {
  await makeOrders(shop.store, systemActor(shop.plantId))
  const [order] = await shop.read().of(maintenanceOrder).find({ planId: id, status: 'PENDING' })
  if (!order) throw new Error('no order was made')
  return order
}
async function done(one: Plan, actualDate?: string) {
  const order = await made(one)
  await take(order.id, 'start')
  await take(order.id, 'complete', actualDate ? { actualDate } : {})
  return (await planNow(one)).nextMaintDate
}

describe('the rhythm of a plan', () => {
  it('of the 31st comes back to the 31st after February', async () => {
    const monthly = await plan()
    goTo('2027-01-31')
    expect(await done(monthly)).toBe('2027-02-28')
    goTo('2027-02-28')
    expect(await done(monthly)).toBe('2027-03-31')
    expect(await planNow(monthly)).toMatchObject({ anchorDate: '2027-01-31' })
  })

  it('is the same where turns are called off, done early or late', async () => {
    const monthly = await plan()
    goTo('2027-01-29')
    await take((await made(monthly)).id, 'cancel', { reason: '停产' })
    expect(await planNow(monthly)).toMatchObject({ nextMaintDate: '2027-02-28' })
    goTo('2027-02-25')
    expect(await done(monthly)).toBe('2027-03-31')
    goTo('2027-06-02')
    expect(await done(monthly)).toBe('2027-06-30')
  })

  it('is kept by plans of before it was written down', async () => {
    const { id } = await plan()
    const old = await shop.store.write(systemActor(shop.plantId), async (uow) => {
      const plans = uow.of(maintenancePlan)
      return plans.patch(await plans.lockForUpdate(id), { anchorDate: null })
    })
    for (const [day, next] of [
      ['2027-01-31', '2027-02-28'],
      ['2027-02-28', '2027-03-31'],
    ] as const) {
      goTo(day)
      expect(await done(old)).toBe(next)
    }
  })

  it('counts from the date that somebody names, and not from one that a form merely sends along', async () => {
    const monthly = await plan()
    goTo('2027-01-31')
    await done(monthly)
    await shop.update(maintenancePlan, monthly, { name: '润滑', nextMaintDate: '2027-02-28', maintCycle: 1 })
    expect(await planNow(monthly)).toMatchObject({ anchorDate: '2027-01-31' })
    await ops().updateMany(shop.actor, maintenancePlan, [monthly.id], { nextMaintDate: '2027-03-15' })
    expect(await planNow(monthly)).toMatchObject({ anchorDate: '2027-03-15' })
    goTo('2027-03-15')
    expect(await done(monthly)).toBe('2027-04-15')
  })

  it('begins anew where the cycle changes', async () => {
    const monthly = await plan()
    goTo('2027-01-31')
    await done(monthly)
    await shop.update(maintenancePlan, monthly, { maintCycle: 2, cycleUnit: 'WEEKS' })
    expect(await planNow(monthly)).toMatchObject({ anchorDate: '2027-02-28', nextMaintDate: '2027-02-28' })
    goTo('2027-02-28')
    expect(await done(monthly)).toBe('2027-03-14')
  })

  it('that counts from the actual date goes on from there, also once it is fixed', async () => {
    const free = await plan({ basis: 'AFTER_DONE', nextMaintDate: '2027-01-10' })
    goTo('2027-01-20')
    expect(await done(free)).toBe('2027-02-20')
    await shop.update(maintenancePlan, free, { basis: 'FIXED' })
    goTo('2027-02-21')
    expect(await done(free)).toBe('2027-03-20')
  })

  it('does not come to rest on a day whose order is over', async () => {
    const weekly = await plan({ basis: 'AFTER_DONE', cycleUnit: 'WEEKS', nextMaintDate: '2026-11-25', leadDays: 7 })
    // A whole turn ahead: the next one would fall on the day that has had its order.
    expect(await done(weekly)).toBe('2026-11-26')
    goTo('2026-11-26')
    expect(await duePlans(shop.store.read(systemActor(shop.plantId)))).toEqual([weekly.id])
    expect(await refusal(shop.update(maintenancePlan, weekly, { nextMaintDate: '2026-11-25' }))).toEqual({
      nextMaintDate: 'plannedAlready',
    })
  })

  it('is left alone by an order that somebody made between two turns', async () => {
    const monthly = await plan({ nextMaintDate: '2026-11-30' })
    const extra = await shop.create<typeof maintenanceOrder>(maintenanceOrder, {
      equipmentId: shop.machine.id,
      planId: monthly.id,
      checkName: '补加',
      planDate: '2026-11-18',
    })
    await take(extra.id, 'start')
    await take(extra.id, 'complete')
    expect(await planNow(monthly)).toMatchObject({ nextMaintDate: '2026-11-30', lastMaintDate: '2026-11-18' })
  })
})

describe('the day on which work was done', () => {
  it('is neither tomorrow nor before anybody thought of it', async () => {
    const monthly = await plan({ nextMaintDate: '2026-11-20' })
    const order = await made(monthly)
    await take(order.id, 'start')
    expect(await refusal(take(order.id, 'complete', { actualDate: '2026-11-19' }))).toEqual({ actualDate: 'futureDay' })
    expect(await refusal(take(order.id, 'complete', { actualDate: '2025-11-18' }))).toEqual({ actualDate: 'beforeDay' })
    await take(order.id, 'complete', { actualDate: null })
    expect(await shop.read().of(maintenanceOrder).get(order.id)).toMatchObject({ status: 'DONE', actualDate: '2026-11-18' })
  })

  it('is told of machines that have been retired since, too', async () => {
    const monthly = await plan({ nextMaintDate: '2026-11-18' })
    const order = await made(monthly)
    await shop.update(equipment, shop.machine, { isPaused: true, status: 'DISABLED', openWork: 'KEEP' })
    await take(order.id, 'start')
    await take(order.id, 'complete', { value1: '正常' })
    expect(await shop.read().of(equipment).get(shop.machine.id)).toMatchObject({ lastMaintDate: '2026-11-18', status: 'DISABLED' })
  })
})
