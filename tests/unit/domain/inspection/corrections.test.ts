import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { repairTimeLog } from '../../../../server/domain/hours/index.ts'
import { registry } from '../../../../server/domain/index.ts'
import {
  inspectionCorrections,
  inspectionFlow,
  inspectionOrder,
  inspectionPoint,
  inspectionShifts,
} from '../../../../server/domain/inspection/index.ts'
import { shift } from '../../../../server/domain/masterdata/index.ts'
import { operations, type ResourceDef, type Transition } from '../../../../server/kernel/index.ts'
import { HOUR, openShop, refusal, type Shop } from '../shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
  await shop.shifts()
})
afterEach(() => shop.close())

const TODAY = '2026-11-18'
const step = (one: { id: number }, which: unknown, input: object = {}) =>
  operations(shop.store, registry).step(shop.actor, which as Transition<ResourceDef>, one.id, { ...input })
const correct = (one: { id: number }, input: object) => step(one, inspectionCorrections.correct, { reason: '抄错了', ...input })
const order = async () => {
  const [early] = await shop.read().of(shift).find({ name: '早班' })
  const values = { equipmentId: shop.machine.id, name: '主电机温度', pointName: '主电机', checkName: '温度', refValue: '<=70', unit: '℃' }
  const point = await shop.create(inspectionPoint, values)
  return shop.create<typeof inspectionOrder>(inspectionOrder, { pointId: point.id, planDate: TODAY, shiftId: early?.id })
}
const shiftToday = async () => (await inspectionShifts(shop.read(), { from: TODAY, to: TODAY }))[0]

describe('correcting an inspection', () => {
  it('judges the corrected result by its reference', async () => {
    const one = await order()
    await step(one, inspectionFlow.record, { value1: '85' })
    expect(await shiftToday()).toMatchObject({ done: 1, overRef: 1 })
    expect(await correct(one, { value1: '58' })).toMatchObject({ value1: '58', isOverRef: false, status: 'DONE' })
    expect(await shiftToday()).toMatchObject({ done: 1, overRef: 0 })
    expect(await refusal(correct(one, { isOverRef: true }))).toEqual({ isOverRef: 'judgedByRule' })
    expect(await refusal(correct(one, { value1: null }))).toEqual({ value1: 'required' })
    expect(await refusal(correct(one, { skipReason: '停机' }))).toEqual({ skipReason: 'notInState' })
    expect(await refusal(correct(one, { doneAt: new Date(one.dueFrom.getTime() - HOUR) }))).toEqual({ doneAt: 'notBefore' })
  })

  it('corrects why one was skipped', async () => {
    const one = await order()
    await step(one, inspectionFlow.skip, { reason: '停机' })
    expect(await correct(one, { skipReason: '设备检修' })).toMatchObject({ skipReason: '设备检修', status: 'SKIPPED' })
    expect(await refusal(correct(one, { value1: '58' }))).toEqual({ value1: 'notInState' })
  })

  it('counts a voided one nowhere, nor its hours', async () => {
    const one = await order()
    await step(one, inspectionFlow.record, { value1: '85' })
    const hours = await shop.row(repairTimeLog, { inspectionId: one.id, repairerId: shop.repairers[0].id, hours: 1, logDate: TODAY })
    await step(one, inspectionCorrections.void, { reason: '没有点检' })
    expect(await shiftToday()).toBeUndefined()
    expect(await shop.read().of(repairTimeLog).get(hours.id)).toMatchObject({ status: 'VOIDED' })
  })
})
