import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { registry } from '../../../../server/domain/index.ts'
import { inspectionOrder } from '../../../../server/domain/inspection/index.ts'
import { maintenanceFlow, maintenanceOrder } from '../../../../server/domain/maintenance/index.ts'
import { equipment } from '../../../../server/domain/masterdata/index.ts'
import { repairFlow, reportFlow } from '../../../../server/domain/repair/index.ts'
import { operations } from '../../../../server/kernel/index.ts'
import { person } from '../../../support/samples/factories.ts'
import { HOUR, openShop, refusal, reportInWork, type Shop } from '../shop.ts'

// It is Wednesday, 18 November 2026, 10:00.
let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const at = (text: string) => new Date(`2026-11-${text.replace(' ', 'T')}:00+08:00`)
const disable = (more: object = {}) => shop.update(equipment, shop.machine, { status: 'DISABLED', ...more })
const order = (status: 'PENDING' | 'IN_PROGRESS') =>
  shop.row(maintenanceOrder, { equipmentId: shop.machine.id, checkName: '换油', planDate: '2026-11-18', status })
const check = (from: string) =>
  shop.row(inspectionOrder, { equipmentId: shop.machine.id, dueFrom: at(from), dueUntil: new Date(at(from).getTime() + 8 * HOUR) })

describe('a machine that is taken out of service', () => {
  it('is asked about: what becomes of its open reports and orders', async () => {
    await shop.report()
    await order('PENDING')
    await check('18 07:00')
    await expect(disable()).rejects.toMatchObject({
      fields: [{ field: 'openWork', rule: 'openWork', params: { count: 3 } }],
    })
    await expect(shop.update(equipment, shop.machine, { isPaused: true })).rejects.toMatchObject({ fields: [{ field: 'openWork' }] })
    expect(await shop.read().of(equipment).get(shop.machine.id)).toMatchObject({ status: 'ENABLED', isPaused: false })
  })

  it('is simply taken out where nothing is open', async () => {
    await check('18 15:00')
    expect(await disable()).toMatchObject({ status: 'DISABLED' })
  })

  it('may leave them to be finished', async () => {
    const report = await shop.report()
    await disable({ openWork: 'KEEP' })
    expect(await shop.reportNow(report)).toMatchObject({ status: 'PENDING', resumeDate: null })
  })

  it('ends them with it, for a reason', async () => {
    const { report, repair } = await reportInWork(shop, { reportDate: at('18 08:00') })
    const joined = await shop.report()
    const waiting = await shop.report({ isStopped: false, description: '异响' })
    const [planned, begun, due, later] = [
      await order('PENDING'),
      await order('IN_PROGRESS'),
      await check('18 07:00'),
      await check('18 15:00'),
    ]
    expect(await refusal(disable({ openWork: 'CLOSE' }))).toEqual({ openWorkReason: 'required' })
    await disable({ openWork: 'CLOSE', openWorkReason: '设备报废' })
    expect(await shop.reportNow(report)).toMatchObject({ status: 'COMPLETED', resumeDate: at('18 10:00') })
    expect(await shop.reportNow(joined)).toMatchObject({ status: 'COMPLETED' })
    expect(await shop.reportNow(waiting)).toMatchObject({ status: 'REJECTED' })
    expect(await shop.repairNow(repair)).toMatchObject({ status: 'CANCELLED' })
    for (const one of [planned, begun]) expect(await shop.read().of(maintenanceOrder).get(one.id)).toMatchObject({ status: 'CANCELLED' })
    expect(await shop.read().of(inspectionOrder).get(due.id)).toMatchObject({ status: 'SKIPPED', skipReason: '设备报废' })
    // The clock takes back what has not begun.
    expect(await shop.read().of(inspectionOrder).get(later.id)).toMatchObject({ status: 'PENDING' })
  })

  it('ends repairs that wait for parts, those with a fault in use and those without a report', async () => {
    const { repair } = await reportInWork(shop)
    await shop.work(repair, 'waitParts')
    await disable({ openWork: 'CLOSE', openWorkReason: '设备报废' })
    expect(await shop.repairNow(repair)).toMatchObject({ status: 'CANCELLED' })
  })

  it('ends nothing that its editor may not end', async () => {
    await order('PENDING')
    const ops = operations(shop.store, registry)
    const editor = person(shop.plantId, ['masterdata:equipment:edit', reportFlow.reject.permission, repairFlow.cancel.permission])
    const closing = ops.update(editor, equipment, shop.machine.id, { status: 'DISABLED', openWork: 'CLOSE', openWorkReason: '报废' })
    await expect(closing).rejects.toMatchObject({ code: 'forbidden', params: { permission: maintenanceFlow.cancel.permission } })
    expect(await shop.read().of(equipment).get(shop.machine.id)).toMatchObject({ status: 'ENABLED' })
  })
})

describe('the state of a machine', () => {
  const stateOf = async () => {
    const ops = registry
    return (await ops.batchComputedFor(equipment, 'state')?.load(shop.read(), [shop.machine.id]))?.get(shop.machine.id)
  }

  it('is under maintenance while an order is in progress, unless it stands because of a fault', async () => {
    expect(await stateOf()).toBe('RUNNING')
    await order('PENDING')
    expect(await stateOf()).toBe('RUNNING')
    await order('IN_PROGRESS')
    expect(await stateOf()).toBe('UNDER_MAINTENANCE')
    await shop.report({ isStopped: false })
    expect(await stateOf()).toBe('UNDER_MAINTENANCE')
    await shop.report()
    expect(await stateOf()).toBe('STOPPED')
  })
})
