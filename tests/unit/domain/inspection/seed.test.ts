import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  dueInspectionOrders,
  inspectionOrder,
  inspectionPoint,
  inspectionShifts,
  isAsExpected,
  readRefValue,
} from '../../../../server/domain/inspection/index.ts'
import { systemActor } from '../../../../server/kernel/index.ts'
import { demoStore } from '../../../support/store/demoStore.ts'
import { fixedClock } from '../../../support/store/store.ts'

const clock = fixedClock('2026-11-21T03:40:00.000Z')

describe('demo inspections', () => {
  let base: Awaited<ReturnType<typeof demoStore>>
  beforeAll(async () => {
    base = await demoStore(clock)
  })
  afterAll(() => base.close())
  const read = (plantId: number) => base.store.read(systemActor(plantId))

  it('have points of every way, cycle and kind of reference in both plants', async () => {
    for (const plantId of [1, 2]) {
      const points = await read(plantId).of(inspectionPoint).find({})
      expect(points.length).toBeGreaterThanOrEqual(20)
      expect(new Set(points.map((one) => one.inspectCycle)).size).toBeGreaterThanOrEqual(4)
      const kinds = points.map((one) => (one.refValue ? readRefValue(one.refValue, { unit: one.unit }).kind : 'none'))
      expect(new Set(kinds)).toEqual(new Set(['range', 'words', 'text', 'none']))
    }
  })

  it('leave nothing to be made: the first round of the job finds every order there', async () => {
    for (const plantId of [1, 2]) expect(await dueInspectionOrders(read(plantId))).toBe(0)
  })

  it('are judged as the rules would have judged them', async () => {
    const orders = [...(await read(1).of(inspectionOrder).find({})), ...(await read(2).of(inspectionOrder).find({}))]
    for (const one of orders.filter(({ status }) => status === 'DONE')) {
      const expected = one.refValue ? isAsExpected(readRefValue(one.refValue, { unit: one.unit }), one.value1 ?? '') : null
      if (expected !== null) expect([one.inspectNo, one.isOverRef]).toEqual([one.inspectNo, !expected])
      expect(one.doneAt && one.doneAt >= one.dueFrom && one.doneAt <= clock.now()).toBe(true)
    }
    expect(orders.filter((one) => (one.status === 'SKIPPED') !== (one.skipReason !== null))).toEqual([])
  })

  it('show a fortnight with checks done, late, missed, skipped and out of range', async () => {
    for (const plantId of [1, 2]) {
      const shifts = await inspectionShifts(read(plantId), { from: '2026-11-07', to: '2026-11-22' })
      expect(shifts.length).toBeGreaterThan(40)
      for (const key of ['done', 'late', 'missed', 'skipped', 'overRef', 'pending'] as const)
        expect([key, shifts.reduce((sum, one) => sum + one[key], 0) > 0]).toEqual([key, true])
      for (const { total, done, missed, skipped, pending } of shifts) expect(done + missed + skipped + pending).toBe(total)
    }
  })
})
