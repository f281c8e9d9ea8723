import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repairTimeLog } from '../../server/domain/hours/index.ts'
import { inspectionFlow, inspectionOrder, inspectionPoint } from '../../server/domain/inspection/index.ts'
import { maintenanceFlow, maintenanceOrder, maintenancePlan } from '../../server/domain/maintenance/index.ts'
import { equipment, shift } from '../../server/domain/masterdata/index.ts'
import { repairFlow, repairLog, repairPart, reportLog } from '../../server/domain/repair/index.ts'
import { sparePart, sparePartLog } from '../../server/domain/stock/index.ts'
import { openRivalShop, type RivalShop, type Row, TODAY } from '../support/store/rivalShop.ts'
import { type Outcome, outcomesAtOnce, tally } from '../support/stories/atOnce.ts'

const rounds = Array.from({ length: 6 }, (_, nth) => nth)
let shop: RivalShop
beforeAll(async () => {
  shop = await openRivalShop()
  await shop.row(shift, { name: '早班', beginTime: '07:00', endTime: '15:00' })
})
afterAll(async () => {
  expect(await shop.rivals.faults()).toEqual([])
  expect({ deadlocks: await shop.rivals.close() }).toEqual({ deadlocks: 0 })
})

const leave = (machine: Row, input: Record<string, unknown> = {}) => shop.update(equipment, machine, { status: 'DISABLED', ...input })
const monthly = (machine: Row) => {
  const check = { name: '温度', pointName: '轴承', checkName: '温度', inspectCycle: 'MONTH' }
  return shop.create(inspectionPoint, { equipmentId: machine.id, ...check })
}

describe('a machine that is taken out of service', () => {
  const ADDED: Readonly<Record<string, (machine: Row) => Promise<() => Promise<unknown>>>> = {
    report: async (machine) => () => shop.report(machine, { isStopped: false }),
    stop: async (machine) => () => shop.report(machine),
    repair: async (machine) => () => shop.create(repairLog, { equipmentId: machine.id, repairerIds: [shop.repairerId] }),
    order: async (machine) => () => shop.create(maintenanceOrder, { equipmentId: machine.id, checkName: '换油', planDate: TODAY }),
    'order of a plan': async (machine) => {
      const plan = await shop.create(maintenancePlan, { equipmentId: machine.id, name: '换油', maintCycle: 1, nextMaintDate: '2027-11-25' })
      return () => shop.create(maintenanceOrder, { equipmentId: machine.id, planId: plan.id, checkName: '换油', planDate: TODAY })
    },
    check: async (machine) => {
      const point = await monthly(machine)
      return () => shop.create(inspectionOrder, { pointId: point.id, planDate: '2026-11-17' })
    },
  }
  it.each(Object.keys(ADDED))('meets no %s that is added in the same moment', async (name) => {
    for (const _ of rounds) {
      const machine = await shop.row(equipment)
      const add = (await ADDED[name]?.(machine)) as () => Promise<unknown>
      const [added, left] = (await outcomesAtOnce([add, () => leave(machine)])) as [Outcome, Outcome]
      const serial = [
        ['ok', 'openWork openWork'],
        [expect.stringMatching(/ disabled$/), 'ok'],
      ]
      expect(serial).toContainEqual([added, left])
    }
  })

  it('ends what stands open while people go on with it', async () => {
    for (const _ of rounds) {
      const machine = await shop.row(equipment)
      const { report: lead, repair } = await shop.inWork(machine)
      const [joined, part] = [await shop.report(machine), await shop.stocked()]
      await shop.create(repairPart, { repairId: repair.id, partId: part.id, quantity: 2 })
      const order = await shop.create(maintenanceOrder, { equipmentId: machine.id, checkName: '换油', planDate: TODAY })
      await shop.step(maintenanceFlow.start, order)
      const outcomes = await outcomesAtOnce([
        () => leave(machine, { openWork: 'CLOSE', openWorkReason: '报废' }),
        () => shop.step(repairFlow.complete, repair),
        () => shop.update(reportLog, joined, { description: '还在响' }),
        () => shop.step(maintenanceFlow.complete, order),
        () =>
          shop.create(sparePartLog, { partId: part.id, storeType: 'OUT', quantity: 1, repairLogId: repair.id, equipmentId: machine.id }),
        () => shop.create(repairTimeLog, { repairerId: shop.repairerId, hours: 0.25, logDate: TODAY, repairId: repair.id }),
      ])
      expect(outcomes.filter((one) => one.startsWith('fault') || one === 'stale')).toEqual([])
      expect(outcomes[0]).toBe('ok')
      expect(await shop.find(reportLog, { equipmentId: machine.id, status: ['PENDING', 'REPAIRING', 'USABLE_WITH_FAULT'] })).toEqual([])
      expect(await shop.find(repairLog, { equipmentId: machine.id, status: ['ASSIGNED', 'IN_PROGRESS', 'WAITING_PARTS'] })).toEqual([])
      expect((await shop.now(reportLog, lead)).status).toBe('COMPLETED')
      expect(['DONE', 'CANCELLED']).toContain((await shop.now(maintenanceOrder, order)).status)
      expect((await shop.now(sparePart, part)).reserved).toBe(0)
    }
  })
})

it('a check is made once, and recorded once', async () => {
  for (const _ of rounds) {
    const machine = await shop.row(equipment)
    const point = await monthly(machine)
    const made = await outcomesAtOnce([0, 1].map(() => () => shop.create(inspectionOrder, { pointId: point.id, planDate: '2026-11-17' })))
    expect(tally(made)).toEqual({ ok: 1, 'planDate inspectedAlready': 1 })
    const [order] = (await shop.find(inspectionOrder, { pointId: point.id })) as [Row]
    const recorded = await outcomesAtOnce([0, 1].map(() => () => shop.step(inspectionFlow.record, order, { value1: '70' })))
    expect(tally(recorded)).toEqual({ illegalStep: 1, ok: 1 })
  }
})
