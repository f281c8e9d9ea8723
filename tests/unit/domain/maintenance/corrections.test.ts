import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { repairTimeLog } from '../../../../server/domain/hours/index.ts'
import { registry } from '../../../../server/domain/index.ts'
import { maintenanceCorrections, maintenanceFlow, maintenanceOrder, maintenancePlan } from '../../../../server/domain/maintenance/index.ts'
import { equipment } from '../../../../server/domain/masterdata/index.ts'
import { operations, type ResourceDef, type Transition } from '../../../../server/kernel/index.ts'
import { HOUR, openShop, refusal, type Shop } from '../shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const DAY = 24 * HOUR
const step = (one: { id: number }, which: unknown, input: object = {}) =>
  operations(shop.store, registry).step(shop.actor, which as Transition<ResourceDef>, one.id, { ...input })
const why = { reason: '日期写错' }
const machine = () => shop.read().of(equipment).get(shop.machine.id)

/** A plan that counts thirty days from the last time, with an order of 18 November that is done on that day. It is the 20th by now. */
async function done() {
  const values = { equipmentId: shop.machine.id, basis: 'AFTER_DONE', maintCycle: 30, cycleUnit: 'DAYS', nextMaintDate: '2026-11-18' }
  const plan = await shop.row(maintenancePlan, values)
  const input = { planId: plan.id, equipmentId: shop.machine.id, checkName: '换油', planDate: '2026-11-18' }
  const order = await shop.create<typeof maintenanceOrder>(maintenanceOrder, input)
  await step(order, maintenanceFlow.start)
  await step(order, maintenanceFlow.complete)
  const hours = await shop.row(repairTimeLog, {
    maintenanceId: order.id,
    repairerId: shop.repairers[0].id,
    hours: 1,
    logDate: '2026-11-18',
  })
  shop.clock.forward(2 * DAY)
  return { order, hours, planNow: () => shop.read().of(maintenancePlan).get(plan.id) }
}

describe('correcting a maintenance order', () => {
  it('lets plan and machine count from the day on which it was done', async () => {
    const { order, planNow } = await done()
    expect(await planNow()).toMatchObject({ lastMaintDate: '2026-11-18', nextMaintDate: '2026-12-18' })
    await step(order, maintenanceCorrections.correct, { actualDate: '2026-11-19', ...why })
    expect(await planNow()).toMatchObject({ lastMaintDate: '2026-11-19', nextMaintDate: '2026-12-19' })
    expect(await machine()).toMatchObject({ lastMaintDate: '2026-11-19' })
    expect(await refusal(step(order, maintenanceCorrections.correct, { actualDate: '2026-11-21', ...why }))).toEqual({
      actualDate: 'futureDay',
    })
    expect(await refusal(step(order, maintenanceCorrections.correct, { actualDate: '2026-11-17', ...why }))).toEqual({
      actualDate: 'beforeDay',
    })
  })

  it('takes back what a voided one told plan and machine, and its hours', async () => {
    const { order, hours, planNow } = await done()
    await step(order, maintenanceCorrections.void, why)
    expect(await planNow()).toMatchObject({ lastMaintDate: null, nextMaintDate: '2026-12-18' })
    expect(await machine()).toMatchObject({ lastMaintDate: null })
    expect(await shop.read().of(repairTimeLog).get(hours.id)).toMatchObject({ status: 'VOIDED' })
  })
})
