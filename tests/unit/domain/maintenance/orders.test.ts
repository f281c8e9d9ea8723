import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../../server/domain/index.ts'
import { hasPendingOrders, maintenanceFlow, maintenanceOrder, maintenancePlan } from '../../../../server/domain/maintenance/index.ts'
import { equipment } from '../../../../server/domain/masterdata/index.ts'
import { repairer } from '../../../../server/domain/repair/index.ts'
import { actionsOf, operations, type RowOf } from '../../../../server/kernel/index.ts'
import { HOUR, openShop, refusal, type Shop } from '../shop.ts'
import { withReach } from './reach.ts'

const DAY = 24 * HOUR
let shop: Shop
/** It is 2026-11-18 for the shop. */
const TODAY = '2026-11-18'
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

type Order = RowOf<typeof maintenanceOrder>
const plan = (values: object = {}) =>
  shop.row(maintenancePlan, {
    equipmentId: shop.machine.id,
    name: '月度润滑',
    maintCycle: 1,
    cycleUnit: 'MONTHS',
    nextMaintDate: TODAY,
    pointName: '轴承座',
    maintLevel: 2,
    maintMode: 'LUBRICATE',
    ownerId: shop.repairers[0].id,
    ...values,
  })
const order = (values: object = {}) =>
  shop.create<typeof maintenanceOrder>(maintenanceOrder, {
    equipmentId: shop.machine.id,
    checkName: '加注润滑脂',
    planDate: TODAY,
    ...values,
  })
const take = (one: { id: number }, step: keyof typeof maintenanceFlow, input: object = {}) =>
  operations(shop.store, registry).step(shop.actor, maintenanceFlow[step] as never, one.id, {
    ...input,
  }) as Promise<unknown> as Promise<Order>
const finish = async (one: { id: number }, input: object = {}) => {
  await take(one, 'start')
  return take(one, 'complete', input)
}
const planNow = (one: { id: number }) => shop.read().of(maintenancePlan).get(one.id)

describe('a maintenance order', () => {
  it('takes over from its plan what nobody chose otherwise, and keeps it when the plan changes', async () => {
    const from = await plan()
    const made = await order({ planId: from.id, maintMode: 'REPLACE' })
    expect(made).toMatchObject({
      pointName: '轴承座',
      maintLevel: 2,
      maintMode: 'REPLACE',
      ownerId: shop.repairers[0].id,
      dueDate: TODAY,
      status: 'PENDING',
    })
    expect(made.maintNo).toMatch(/^BY20261118-\d{4}$/)
    await shop.update(maintenancePlan, from, { pointName: '导辊' })
    expect(await shop.read().of(maintenanceOrder).get(made.id)).toMatchObject({ pointName: '轴承座' })
  })

  it('is made once for a plan and a day', async () => {
    const from = await plan()
    await order({ planId: from.id })
    expect(await refusal(order({ planId: from.id }))).toEqual({ planDate: 'plannedAlready' })
    expect(await order({ planId: from.id, planDate: '2026-11-19' })).toMatchObject({ dueDate: '2026-11-19' })
  })

  it('goes to machines and repairers in service', async () => {
    const off = await shop.row(equipment, { status: 'DISABLED', number: 'off-1' })
    const gone = await shop.row(repairer, { status: 'DISABLED' })
    expect(await refusal(order({ equipmentId: off.id, ownerId: gone.id }))).toEqual({ equipmentId: 'disabled', ownerId: 'disabled' })
    expect(await refusal(shop.create(maintenancePlan, { equipmentId: off.id, name: 'x', maintCycle: 1, nextMaintDate: TODAY }))).toEqual({
      equipmentId: 'disabled',
    })
  })

  it('keeps its machine and plan, and moves by postponing only', async () => {
    const one = await order()
    const other = await shop.row(equipment, { number: 'other-1' })
    expect(await refusal(shop.update(maintenanceOrder, one, { equipmentId: other.id }))).toEqual({ equipmentId: 'fixed' })
    expect(await refusal(shop.update(maintenanceOrder, one, { planDate: '2026-12-01' }))).toEqual({ planDate: 'postponeInstead' })
    expect(await refusal(take(one, 'postpone', { planDate: '2026-12-01' }))).toEqual({ reason: 'required' })
    expect(await refusal(take(one, 'postpone', { planDate: '2026-11-17', reason: '等件' }))).toEqual({ planDate: 'pastDay' })
    expect(await refusal(take(one, 'postpone', { planDate: TODAY, reason: '等件' }))).toEqual({ planDate: 'laterThan' })
    expect(await take(one, 'postpone', { planDate: '2026-11-20', reason: '等件' })).toMatchObject({
      planDate: '2026-11-20',
      status: 'PENDING',
    })
  })

  it('that was postponed to a wrong day is put right', async () => {
    const from = await plan({ nextMaintDate: '2026-11-20' })
    for (const one of [await order(), await order({ planId: from.id, planDate: '2026-11-20' })]) {
      await take(one, 'postpone', { planDate: '2062-11-25', reason: '等件' })
      expect(await refusal(take(one, 'postpone', { planDate: '2062-11-25', reason: '等件' }))).toEqual({ planDate: 'sameDay' })
      expect(await take(one, 'postpone', { planDate: '2026-11-25', reason: '年份写错' })).toMatchObject({ planDate: '2026-11-25' })
    }
    const [ahead] = await shop.read().of(maintenanceOrder).find({ planId: from.id })
    expect(await refusal(take(ahead as never, 'postpone', { planDate: '2026-11-19', reason: '提前' }))).toEqual({ planDate: 'laterThan' })
  })

  it('is done once, and then neither changed nor deleted', async () => {
    const one = await order()
    expect(await refusal(take(one, 'complete'))).toBe('illegalStep')
    await take(one, 'start')
    expect(await refusal(take(one, 'complete', { actualDate: '2026-11-19' }))).toEqual({ actualDate: 'futureDay' })
    expect(await take(one, 'complete', { value1: '正常' })).toMatchObject({ status: 'DONE', actualDate: TODAY, value1: '正常' })
    expect(await refusal(take(one, 'complete'))).toBe('illegalStep')
    expect(await refusal(shop.update(maintenanceOrder, one, { comment: '补' }))).toBe('readOnly')
    expect(await refusal(shop.remove(maintenanceOrder, one))).toBe('closed')
  })

  it('that was called off is not deleted, one that is open is', async () => {
    const [off, open] = [await order(), await order()]
    const cancelled = await take(off, 'cancel', { reason: '停产' })
    expect(await refusal(shop.remove(maintenanceOrder, off))).toBe('closed')
    expect(actionsOf(shop.actor, maintenanceOrder, cancelled)).toEqual([])
    expect(actionsOf(shop.actor, maintenanceOrder, open)).toContain('remove')
    expect(await shop.remove(maintenanceOrder, open)).toBe(1)
  })
})

describe('a finished order', () => {
  it('tells its plan and its machine when', async () => {
    const from = await plan({ nextMaintDate: '2026-11-10' })
    await finish(await order({ planId: from.id, planDate: '2026-11-10' }))
    expect(await planNow(from)).toMatchObject({ lastMaintDate: TODAY, nextMaintDate: '2026-12-10' })
    expect(await shop.read().of(equipment).get(shop.machine.id)).toMatchObject({ lastMaintDate: TODAY })
  })

  it('keeps a fixed rhythm, without making up missed turns', async () => {
    const from = await plan({ nextMaintDate: '2026-08-31' })
    await finish(await order({ planId: from.id, planDate: '2026-08-31' }))
    expect(await planNow(from)).toMatchObject({ nextMaintDate: '2026-11-30' })
  })

  it('starts the next turn from the actual date where the plan says so', async () => {
    const from = await plan({ basis: 'AFTER_DONE', cycleUnit: 'WEEKS', maintCycle: 2, nextMaintDate: '2026-11-10' })
    await finish(await order({ planId: from.id, planDate: '2026-11-10' }), { actualDate: '2026-11-16' })
    expect(await planNow(from)).toMatchObject({ lastMaintDate: '2026-11-16', nextMaintDate: '2026-11-30' })
  })

  it('that was forgotten takes nothing back', async () => {
    const from = await plan({ nextMaintDate: '2026-10-18' })
    const old = await order({ planId: from.id, planDate: '2026-10-18' })
    await finish(await order({ planId: from.id, planDate: TODAY }))
    const before = await planNow(from)
    await finish(old, { actualDate: '2026-10-20' })
    expect(await planNow(from)).toMatchObject({ lastMaintDate: before.lastMaintDate, nextMaintDate: before.nextMaintDate })
  })

  it('that was called off leaves its turn out', async () => {
    const from = await plan({ nextMaintDate: '2026-11-25' })
    const one = await order({ planId: from.id, planDate: '2026-11-25' })
    expect(await take(one, 'cancel', { reason: '停产' })).toMatchObject({ status: 'CANCELLED' })
    expect(await planNow(from)).toMatchObject({ nextMaintDate: '2026-12-25', lastMaintDate: null })
  })

  it('that was called off when it was long overdue leads to a turn still to come', async () => {
    // TODAY is a Wednesday.
    for (const [due, next] of [
      ['2026-10-28', TODAY],
      ['2026-10-29', '2026-11-19'],
      [TODAY, '2026-11-25'],
    ]) {
      const from = await plan({ cycleUnit: 'WEEKS', nextMaintDate: due })
      await take(await order({ planId: from.id, planDate: due }), 'cancel', { reason: '停产' })
      expect(await planNow(from)).toMatchObject({ nextMaintDate: next })
    }
  })
})

describe('pending maintenance', () => {
  it('is what is open and due, in this plant only', async () => {
    const other = await openShop()
    const [read, pending] = [() => other.read(), () => hasPendingOrders(other.read())]
    expect(await pending()).toBe(false)
    const make = (planDate: string) =>
      other.create<typeof maintenanceOrder>(maintenanceOrder, { equipmentId: other.machine.id, checkName: 'x', planDate })
    await make('2026-11-19')
    expect(await pending()).toBe(false)
    other.clock.forward(DAY)
    expect(await pending()).toBe(true)
    expect((await read().of(maintenanceOrder).find({})).length).toBe(1)
    await other.close()
  })

  it("is one's own for whoever reaches no further", async () => {
    const other = await openShop()
    const { mine, read } = await withReach(other)
    const make = (ownerId: number) =>
      other.create<typeof maintenanceOrder>(maintenanceOrder, { equipmentId: other.machine.id, checkName: 'x', planDate: TODAY, ownerId })
    await make(other.repairers[0].id)
    expect([await hasPendingOrders(other.read()), await hasPendingOrders(read())]).toEqual([true, false])
    await make(mine)
    expect(await hasPendingOrders(read())).toBe(true)
    await other.close()
  })
})
