import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repairTimeLog } from '../../server/domain/hours/index.ts'
import { inspectionFlow, inspectionOrder, inspectionPoint } from '../../server/domain/inspection/index.ts'
import { maintenanceFlow, maintenanceOrder, maintenancePlan } from '../../server/domain/maintenance/index.ts'
import { equipment, shift } from '../../server/domain/masterdata/index.ts'
import {
  repairer,
  repairFlow,
  repairLog,
  repairPart,
  reportCorrections,
  reporter,
  reportFlow,
  reportLog,
} from '../../server/domain/repair/index.ts'
import { sparePart, sparePartLog } from '../../server/domain/stock/index.ts'
import { config, NEEDED_TO_COMPLETE } from '../../server/domain/system/index.ts'
import { type ResourceDef, systemActor, type Transition } from '../../server/kernel/index.ts'
import { type Outcome, outcomesAtOnce, tally } from '../support/atOnce.ts'
import { make } from '../support/factories.ts'
import { openRivals, type Rivals } from '../support/rivals.ts'

type Input = Record<string, unknown>
type Row = Input & { id: number }
const ROUNDS = 6
const TODAY = '2026-11-18'
const rounds = Array.from({ length: ROUNDS }, (_, nth) => nth)

let rivals: Rivals
let people: { reporterId: number; repairerId: number }
beforeAll(async () => {
  rivals = await openRivals()
  await rivals.store.write(systemActor(0), async (uow) => {
    for (const configKey of Object.values(NEEDED_TO_COMPLETE))
      await uow.of(config).create({ configName: configKey, configKey, configValue: 'none' })
  })
  people = { reporterId: (await row(reporter)).id, repairerId: (await row(repairer)).id }
  await row(shift, { name: '早班', beginTime: '07:00', endTime: '15:00' })
})
afterAll(async () => {
  expect(await rivals.faults()).toEqual([])
  expect({ deadlocks: await rivals.close() }).toEqual({ deadlocks: 0 })
})

const row = async (resource: ResourceDef, values: Input = {}) =>
  (await make(rivals.store, rivals.system, resource, values)) as unknown as Row
let turn = 0
const create = (resource: ResourceDef, input: Input) => rivals.ops(turn++).create(rivals.actor, resource, input) as Promise<Row>
const update = (resource: ResourceDef, { id }: Row, input: Input) => rivals.ops(turn++).update(rivals.actor, resource, id, input)
const step = (of: Transition<never>, { id }: Row, input: Input = {}) =>
  rivals.ops(turn++).step(rivals.actor, of as unknown as Transition<ResourceDef>, id, input) as Promise<Row>
const take = (of: unknown, one: Row, input: Input = {}) => step(of as Transition<never>, one, input)
const find = async (resource: ResourceDef, where: Input) =>
  (await rivals.store.read(rivals.system).of(resource).find(where)) as unknown as Row[]
const now = async (resource: ResourceDef, { id }: Row) => (await rivals.store.read(rivals.system).of(resource).get(id)) as unknown as Row

const report = (machine: Row, input: Input = {}) =>
  create(reportLog, { reporterId: people.reporterId, equipmentId: machine.id, description: '主电机过热', isStopped: true, ...input })
const accept = (one: Row) => take(reportFlow.accept, one, { repairerIds: [people.repairerId] })
/** A report in hand, and its repair at work. */
async function inWork(machine: Row) {
  const one = await report(machine)
  await accept(one)
  const [repair] = (await find(repairLog, { reportId: one.id })) as [Row]
  await take(repairFlow.start, repair)
  return { report: one, repair }
}
/** A part of which there is plenty. */
async function stocked() {
  const part = await row(sparePart)
  await create(sparePartLog, { partId: part.id, storeType: 'IN', quantity: 100 })
  return part
}
const leave = (machine: Row, input: Input = {}) => update(equipment, machine, { status: 'DISABLED', ...input })

describe('a machine that is taken out of service', () => {
  const ADDED: Readonly<Record<string, (machine: Row) => Promise<() => Promise<unknown>>>> = {
    report: async (machine) => () => report(machine, { isStopped: false }),
    stop: async (machine) => () => report(machine),
    repair: async (machine) => () => create(repairLog, { equipmentId: machine.id, repairerIds: [people.repairerId] }),
    order: async (machine) => () => create(maintenanceOrder, { equipmentId: machine.id, checkName: '换油', planDate: TODAY }),
    'order of a plan': async (machine) => {
      const plan = await create(maintenancePlan, { equipmentId: machine.id, name: '换油', maintCycle: 1, nextMaintDate: '2027-11-25' })
      return () => create(maintenanceOrder, { equipmentId: machine.id, planId: plan.id, checkName: '换油', planDate: TODAY })
    },
    check: async (machine) => {
      const point = await create(inspectionPoint, {
        equipmentId: machine.id,
        name: '温度',
        pointName: '轴承',
        checkName: '温度',
        inspectCycle: 'MONTH',
      })
      return () => create(inspectionOrder, { pointId: point.id, planDate: '2026-11-17' })
    },
  }
  it.each(Object.keys(ADDED))('meets no %s that is added in the same moment', async (name) => {
    for (const _ of rounds) {
      const machine = await row(equipment)
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
      const machine = await row(equipment)
      const { report: lead, repair } = await inWork(machine)
      const [joined, part] = [await report(machine), await stocked()]
      await create(repairPart, { repairId: repair.id, partId: part.id, quantity: 2 })
      const order = await create(maintenanceOrder, { equipmentId: machine.id, checkName: '换油', planDate: TODAY })
      await take(maintenanceFlow.start, order)
      const outcomes = await outcomesAtOnce([
        () => leave(machine, { openWork: 'CLOSE', openWorkReason: '报废' }),
        () => take(repairFlow.complete, repair),
        () => update(reportLog, joined, { description: '还在响' }),
        () => take(maintenanceFlow.complete, order),
        () => create(sparePartLog, { partId: part.id, storeType: 'OUT', quantity: 1, repairLogId: repair.id, equipmentId: machine.id }),
        () => create(repairTimeLog, { repairerId: people.repairerId, hours: 0.25, logDate: TODAY, repairId: repair.id }),
      ])
      expect(outcomes.filter((one) => one.startsWith('fault') || one === 'stale')).toEqual([])
      expect(outcomes[0]).toBe('ok')
      expect(await find(reportLog, { equipmentId: machine.id, status: ['PENDING', 'REPAIRING', 'USABLE_WITH_FAULT'] })).toEqual([])
      expect(await find(repairLog, { equipmentId: machine.id, status: ['ASSIGNED', 'IN_PROGRESS', 'WAITING_PARTS'] })).toEqual([])
      expect((await now(reportLog, lead)).status).toBe('COMPLETED')
      expect(['DONE', 'CANCELLED']).toContain((await now(maintenanceOrder, order)).status)
      expect((await now(sparePart, part)).reserved).toBe(0)
    }
  })
})

describe('reports of one stop', () => {
  it('are accepted once, with one repair, by whoever takes any of them', async () => {
    for (const _ of rounds) {
      const machine = await row(equipment)
      const [lead, ...joined] = [await report(machine), await report(machine), await report(machine)]
      const outcomes = await outcomesAtOnce([...joined, lead as Row].map((one) => () => accept(one)))
      // Whoever comes after the first finds the report taken on with it.
      const refused = outcomes.map((one) => (one === 'illegalStep' ? 'repair.joined' : one))
      expect(tally(refused)).toEqual({ ok: 1, 'repair.joined': 2 })
      expect((await find(repairLog, { equipmentId: machine.id })).length).toBe(1)
    }
  })

  it('stand on while the first is withdrawn and another is edited', async () => {
    for (const _ of rounds) {
      const machine = await row(equipment)
      const [lead, next, last] = [await report(machine), await report(machine), await report(machine)]
      const outcomes = await outcomesAtOnce([
        () => take(reportFlow.cancel, lead),
        () => update(reportLog, last, { description: '冒烟' }),
        () => update(reportLog, next, { urgency: 'STOP' }),
      ])
      expect(outcomes).toEqual(['ok', 'ok', 'ok'])
      expect((await now(reportLog, next)).joinedToId).toBeNull()
      expect(await now(reportLog, last)).toMatchObject({ joinedToId: next.id, description: '冒烟' })
    }
  })
})

describe('a repair', () => {
  it('is completed with its parts beside one that takes them in another order', async () => {
    for (const _ of rounds) {
      const parts = [await stocked(), await stocked(), await stocked()]
      const work = [await inWork(await row(equipment)), await inWork(await row(equipment))]
      for (const { repair } of work)
        for (const part of parts) await create(repairPart, { repairId: repair.id, partId: part.id, quantity: 3 })
      const taken = (all: readonly Row[]) => ({ takenParts: all.map(({ id }) => ({ id, amount: 2 })) })
      const [first, second] = work.map(({ repair }) => repair) as [Row, Row]
      const outcomes = await outcomesAtOnce([
        () => take(repairFlow.complete, first, taken(parts)),
        () => take(repairFlow.complete, second, taken(parts.toReversed())),
      ])
      expect(outcomes).toEqual(['ok', 'ok'])
      for (const part of parts) expect(await now(sparePart, part)).toMatchObject({ quantity: 96, reserved: 0 })
    }
  })

  it('goes on while what else is said of it changes, and its hours are booked', async () => {
    for (const _ of rounds) {
      const { repair } = await inWork(await row(equipment))
      const hours = (amount: number) => ({ repairerId: people.repairerId, hours: amount, logDate: '2026-11-16', repairId: repair.id })
      const booked = await create(repairTimeLog, hours(0.25))
      const outcomes = await outcomesAtOnce([
        () => take(repairFlow.complete, repair, { hours: [{ id: people.repairerId, amount: 0.25 }] }),
        () => update(repairLog, repair, { faultDescription: '换轴承' }),
        () => create(repairTimeLog, hours(0.5)),
        () => update(repairTimeLog, booked, { hours: 0.75 }),
      ])
      // What is over is edited no more: the edit came after.
      expect(outcomes.map((one, nth) => (nth === 1 && one === 'readOnly' ? 'ok' : one))).toEqual(['ok', 'ok', 'ok', 'ok'])
    }
  })

  it('is voided with its report beside what is booked on it', async () => {
    for (const _ of rounds) {
      const machine = await row(equipment)
      const { report: lead, repair } = await inWork(machine)
      const other = await create(repairLog, { equipmentId: machine.id, reportId: lead.id, repairerIds: [people.repairerId] })
      const parts = [await stocked(), await stocked()]
      for (const one of [repair, other])
        for (const part of parts) await create(repairPart, { repairId: one.id, partId: part.id, quantity: 1 })
      const out = (one: Row, part: Row | undefined) => () =>
        create(sparePartLog, { partId: part?.id, storeType: 'OUT', quantity: 1, repairLogId: one.id })
      const outcomes = await outcomesAtOnce([
        () => take(reportCorrections.void, lead, { reason: '误报' }),
        out(repair, parts[1]),
        out(other, parts[0]),
        () => create(repairTimeLog, { repairerId: people.repairerId, hours: 0.25, logDate: TODAY, repairId: other.id }),
      ])
      expect(outcomes.filter((one) => one.startsWith('fault') || one === 'stale')).toEqual([])
      for (const part of parts) expect((await now(sparePart, part)).reserved).toBe(0)
    }
  })
})

it('a check is recorded once, and reported once', async () => {
  for (const _ of rounds) {
    const machine = await row(equipment)
    const point = await create(inspectionPoint, {
      equipmentId: machine.id,
      name: '温度',
      pointName: '轴承',
      checkName: '温度',
      inspectCycle: 'MONTH',
    })
    const made = await outcomesAtOnce([0, 1].map(() => () => create(inspectionOrder, { pointId: point.id, planDate: '2026-11-17' })))
    expect(tally(made)).toEqual({ ok: 1, 'planDate inspectedAlready': 1 })
    const [order] = (await find(inspectionOrder, { pointId: point.id })) as [Row]
    const recorded = await outcomesAtOnce([0, 1].map(() => () => take(inspectionFlow.record, order, { value1: '70' })))
    expect(tally(recorded)).toEqual({ illegalStep: 1, ok: 1 })
  }
})
