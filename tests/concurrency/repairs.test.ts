import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repairTimeLog } from '../../server/domain/hours/index.ts'
import { equipment } from '../../server/domain/masterdata/index.ts'
import { repairFlow, repairLog, repairPart, reportCorrections, reportFlow, reportLog } from '../../server/domain/repair/index.ts'
import { sparePart, sparePartLog } from '../../server/domain/stock/index.ts'
import { openRivalShop, type RivalShop, type Row, TODAY } from '../support/store/rivalShop.ts'
import { outcomesAtOnce, tally } from '../support/stories/atOnce.ts'

const rounds = Array.from({ length: 6 }, (_, nth) => nth)
let shop: RivalShop
beforeAll(async () => {
  shop = await openRivalShop()
})
afterAll(async () => {
  expect(await shop.rivals.faults()).toEqual([])
  expect({ deadlocks: await shop.rivals.close() }).toEqual({ deadlocks: 0 })
})

describe('reports of one stop', () => {
  it('are accepted once, with one repair, by whoever takes any of them', async () => {
    for (const _ of rounds) {
      const machine = await shop.row(equipment)
      const [lead, ...joined] = [await shop.report(machine), await shop.report(machine), await shop.report(machine)]
      const outcomes = await outcomesAtOnce([...joined, lead as Row].map((one) => () => shop.accept(one)))
      // Whoever comes after the first finds the report taken on with it.
      const refused = outcomes.map((one) => (one === 'illegalStep' ? 'repair.joined' : one))
      expect(tally(refused)).toEqual({ ok: 1, 'repair.joined': 2 })
      expect((await shop.find(repairLog, { equipmentId: machine.id })).length).toBe(1)
    }
  })

  it('stand on while the first is withdrawn and another is edited', async () => {
    for (const _ of rounds) {
      const machine = await shop.row(equipment)
      const [lead, next, last] = [await shop.report(machine), await shop.report(machine), await shop.report(machine)]
      const outcomes = await outcomesAtOnce([
        () => shop.step(reportFlow.cancel, lead),
        () => shop.update(reportLog, last, { description: '冒烟' }),
        () => shop.update(reportLog, next, { urgency: 'STOP' }),
      ])
      expect(outcomes).toEqual(['ok', 'ok', 'ok'])
      expect((await shop.now(reportLog, next)).joinedToId).toBeNull()
      expect(await shop.now(reportLog, last)).toMatchObject({ joinedToId: next.id, description: '冒烟' })
    }
  })
})

describe('a repair', () => {
  it('is completed with its parts beside one that takes them in another order', async () => {
    for (const _ of rounds) {
      const parts = [await shop.stocked(), await shop.stocked(), await shop.stocked()]
      const work = [await shop.inWork(await shop.row(equipment)), await shop.inWork(await shop.row(equipment))]
      for (const { repair } of work)
        for (const part of parts) await shop.create(repairPart, { repairId: repair.id, partId: part.id, quantity: 3 })
      const taken = (all: readonly Row[]) => ({ takenParts: all.map(({ id }) => ({ id, amount: 2 })) })
      const [first, second] = work.map(({ repair }) => repair) as [Row, Row]
      const outcomes = await outcomesAtOnce([
        () => shop.step(repairFlow.complete, first, taken(parts)),
        () => shop.step(repairFlow.complete, second, taken(parts.toReversed())),
      ])
      expect(outcomes).toEqual(['ok', 'ok'])
      for (const part of parts) expect(await shop.now(sparePart, part)).toMatchObject({ quantity: 96, reserved: 0 })
    }
  })

  it('goes on while what else is said of it changes, and its hours are booked', async () => {
    for (const _ of rounds) {
      const { repair } = await shop.inWork(await shop.row(equipment))
      const hours = (amount: number) => ({ repairerId: shop.repairerId, hours: amount, logDate: '2026-11-16', repairId: repair.id })
      const booked = await shop.create(repairTimeLog, hours(0.25))
      const outcomes = await outcomesAtOnce([
        () => shop.step(repairFlow.complete, repair, { hours: [{ id: shop.repairerId, amount: 0.25 }] }),
        () => shop.update(repairLog, repair, { faultDescription: '换轴承' }),
        () => shop.create(repairTimeLog, hours(0.5)),
        () => shop.update(repairTimeLog, booked, { hours: 0.75 }),
      ])
      // What is over is edited no more: the edit came after.
      expect(outcomes.map((one, nth) => (nth === 1 && one === 'readOnly' ? 'ok' : one))).toEqual(['ok', 'ok', 'ok', 'ok'])
    }
  })

  it('is voided with its report beside what is booked on it', async () => {
    for (const _ of rounds) {
      const machine = await shop.row(equipment)
      const { report: lead, repair } = await shop.inWork(machine)
      const other = await shop.create(repairLog, { equipmentId: machine.id, reportId: lead.id, repairerIds: [shop.repairerId] })
      const parts = [await shop.stocked(), await shop.stocked()]
      for (const one of [repair, other])
        for (const part of parts) await shop.create(repairPart, { repairId: one.id, partId: part.id, quantity: 1 })
      const out = (one: Row, part: Row | undefined) => () =>
        shop.create(sparePartLog, { partId: part?.id, storeType: 'OUT', quantity: 1, repairLogId: one.id })
      const outcomes = await outcomesAtOnce([
        () => shop.step(reportCorrections.void, lead, { reason: '误报' }),
        out(repair, parts[1]),
        out(other, parts[0]),
        () => shop.create(repairTimeLog, { repairerId: shop.repairerId, hours: 0.25, logDate: TODAY, repairId: other.id }),
      ])
      expect(outcomes.filter((one) => one.startsWith('fault') || one === 'stale')).toEqual([])
      for (const part of parts) expect((await shop.now(sparePart, part)).reserved).toBe(0)
    }
  })

  it('is added to no report that is over, and keeps the one from ending to which it is added', async () => {
    for (const _ of rounds) {
      const machine = await shop.row(equipment)
      const { report, repair } = await shop.inWork(machine)
      const [ended, added] = await outcomesAtOnce([
        () => shop.step(repairFlow.complete, repair),
        () => shop.create(repairLog, { equipmentId: machine.id, reportId: report.id, repairerIds: [shop.repairerId] }),
      ])
      expect(ended).toBe('ok')
      const { status } = await shop.now(reportLog, report)
      expect([
        ['ok', 'REPAIRING'],
        ['reportId reportNotInRepair', 'COMPLETED'],
      ]).toContainEqual([added, status])
    }
  })

  it('takes no part once it is over, and keeps none for itself', async () => {
    for (const _ of rounds) {
      const { repair } = await shop.inWork(await shop.row(equipment))
      const parts = [await shop.stocked(), await shop.stocked(), await shop.stocked()]
      const lines = await Promise.all(
        parts.slice(1).map((part) => shop.create(repairPart, { repairId: repair.id, partId: part.id, quantity: 2 })),
      )
      const [first, second] = lines as [Row, Row]
      const outcomes = await outcomesAtOnce([
        () => shop.create(repairPart, { repairId: repair.id, partId: parts[0]?.id, quantity: 1 }),
        () => shop.step(repairFlow.cancel, repair, { reason: '误派' }),
        () => shop.update(repairPart, second, { quantity: 3 }),
        () => shop.remove(repairPart, first),
      ])
      expect(outcomes[1]).toBe('ok')
      expect(outcomes.filter((one) => one !== 'ok' && one !== 'readOnly')).toEqual([])
      for (const part of parts) expect((await shop.now(sparePart, part)).reserved).toBe(0)
    }
  })
})
