import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repairDebt } from '../../server/domain/dispatch/assignDebt.ts'
import { claimDueWork } from '../../server/domain/dispatch/claimDueWork.ts'
import { registry } from '../../server/domain/index.ts'
import { inspectionOrder } from '../../server/domain/inspection/index.ts'
import { maintenanceOrder, maintenancePlan } from '../../server/domain/maintenance/index.ts'
import { equipment } from '../../server/domain/masterdata/index.ts'
import { repairer, repairFlow, repairLog, reportFlow, reportLog } from '../../server/domain/repair/index.ts'
import type { ResourceDef } from '../../server/kernel/index.ts'
import { openRivalShop, type RivalShop, type Row, TODAY } from '../support/store/rivalShop.ts'
import { outcomesAtOnce, tally } from '../support/stories/atOnce.ts'

const rounds = Array.from({ length: 4 }, (_, nth) => nth)
let shop: RivalShop
let other: number
beforeAll(async () => {
  shop = await openRivalShop()
  other = (await shop.row(repairer)).id
})
afterAll(async () => {
  expect(await shop.rivals.faults()).toEqual([])
  expect({ deadlocks: await shop.rivals.close() }).toEqual({ deadlocks: 0 })
})
const deps = (nth: number) => ({ store: shop.rivals.storeOf(nth), registry })
/** Two leads, who see the same row, assign it to two people at the same moment. */
const leads = (assign: (repairerId: number, nth: number) => Promise<unknown>) =>
  outcomesAtOnce([shop.repairerId, other].map((repairerId, nth) => () => assign(repairerId, nth)))
const patch = (resource: ResourceDef, row: Row, field: string) => (repairerId: number, nth: number) =>
  shop.rivals.ops(nth).update(shop.rivals.actor, resource, row.id, { [field]: repairerId, updatedAt: row.updatedAt })

describe('two leads at once', () => {
  it('accept a report once: the second is refused, and it has one repair of one repairer', async () => {
    for (const _ of rounds) {
      const report = await shop.report(await shop.row(equipment))
      const outcomes = await leads((repairerId, nth) =>
        shop.rivals.ops(nth).step(shop.rivals.actor, reportFlow.accept as never, report.id, {
          ...{ repairerIds: [repairerId], updatedAt: report.updatedAt },
        }),
      )
      expect(outcomes.filter((one) => one === 'ok')).toHaveLength(1)
      expect(outcomes.find((one) => one !== 'ok')).toMatch(/^(illegalStep|staleRecord|stale)$/)
      expect(await shop.find(repairLog, { reportId: report.id })).toHaveLength(1)
    }
  })

  it('assign a maintenance order, or an inspection, once', async () => {
    for (const _ of rounds) {
      const order = await shop.row(maintenanceOrder, { ownerId: null, status: 'PENDING', planDate: TODAY })
      const check = await shop.row(inspectionOrder, { inspectorId: null, status: 'PENDING' })
      for (const [resource, row, field] of [
        [maintenanceOrder, order, 'ownerId'],
        [inspectionOrder, check, 'inspectorId'],
      ] as const) {
        const outcomes = await leads(patch(resource, row, field))
        expect(outcomes.filter((one) => one === 'ok')).toHaveLength(1)
        const winner = [shop.repairerId, other][outcomes.indexOf('ok')]
        expect((await shop.now(resource, row))[field]).toBe(winner)
      }
    }
  })

  it('assign a repair of a known fault once; the second reads who has it', async () => {
    for (const _ of rounds) {
      const { report, repair } = await shop.inWork(await shop.row(equipment))
      await shop.step(repairFlow.complete, repair, { usableWithFault: true, expectedDays: 2 })
      const outcomes = await leads((repairerId, nth) =>
        deps(nth).store.write(shop.rivals.actor, (uow) => repairDebt(deps(nth), uow, { reportId: report.id, repairerId })),
      )
      expect(tally(outcomes)).toEqual({ 'dispatch.alreadyAssigned': 1, ok: 1 })
      expect(await shop.find(repairLog, { reportId: report.id, status: 'ASSIGNED' })).toHaveLength(1)
      expect(await shop.now(reportLog, report)).toMatchObject({ status: 'USABLE_WITH_FAULT' })
    }
  })
})

it('two people at one stop take on an order, or the next turn of a plan, once', async () => {
  for (const _ of rounds) {
    const machine = await shop.row(equipment)
    const { repair } = await shop.inWork(machine)
    const order = await shop.row(maintenanceOrder, { equipmentId: machine.id, ownerId: null, status: 'PENDING', planDate: TODAY })
    const plan = await shop.row(maintenancePlan, { equipmentId: machine.id, ownerId: null, nextMaintDate: TODAY, status: 'ENABLED' })
    const claim = (kind: 'MAINTENANCE' | 'PLAN', id: number) =>
      leads((_one, nth) => claimDueWork(deps(nth), shop.rivals.actor, { repairId: repair.id, kind, id }))
    expect(tally(await claim('MAINTENANCE', order.id))).toEqual({ 'dispatch.alreadyAssigned': 1, ok: 1 })
    expect(tally(await claim('PLAN', plan.id))).toEqual({ 'planDate plannedAlready': 1, ok: 1 })
    expect(await shop.find(maintenanceOrder, { planId: plan.id })).toHaveLength(1)
  }
})
