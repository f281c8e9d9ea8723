import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { downtimeFigures, downtimeSummary } from '../../../../server/domain/analytics/index.ts'
import { user } from '../../../../server/domain/identity/index.ts'
import { registry } from '../../../../server/domain/index.ts'
import { repairFlow, reportFlow } from '../../../../server/domain/repair/index.ts'
import { type Actor, operations, type Row, systemActor } from '../../../../server/kernel/index.ts'
import { make, person } from '../../../support/samples/factories.ts'
import { HOUR, openShop, refusal, reportInWork, type Shop } from '../shop.ts'
import { repairer, repairLog, repairTimeLog, reporter, reportLog } from './names.ts'

let shop: Shop
/** Two people who see what is theirs and no more: one reports, one repairs. */
let operator: Actor
let wang: Actor
let own: number
beforeEach(async () => {
  shop = await openShop()
  const account = async () =>
    (await make(shop.store, systemActor(shop.plantId), user, { plantIds: [shop.plantId], passwordHash: 'hash' })).id
  const dataScope = { departmentIds: [], self: true }
  operator = person(shop.plantId, ['*:*:*'], { userId: await account(), dataScope })
  wang = person(shop.plantId, ['*:*:*'], { userId: await account(), dataScope })
  await shop.store.write(systemActor(shop.plantId), async (uow) =>
    uow.of(repairer).patch(await uow.of(repairer).lockForUpdate(shop.repairers[0].id), { userId: wang.userId }),
  )
  own = (await shop.row(reporter, { name: '操作工', userId: operator.userId })).id
})
afterEach(() => shop.close())

const ops = () => operations(shop.store, registry)
const fault = (more: object = {}) => ({ equipmentId: shop.machine.id, description: '异响', isStopped: true, ...more })
const idsOf = async (actor: Actor, resource: typeof reportLog | typeof repairLog) =>
  (await ops().list(actor, resource, {})).items.map((one: Row) => one.id)

describe('rules of a plant', () => {
  it('hold for what their actor does not see: a second report joins a stranger’s stop', async () => {
    const lead = await shop.report()
    const made = await ops().create(operator, reportLog, fault({ reporterId: own }))
    expect(made).toMatchObject({ joinedToId: lead.id, reporterId: own })
    expect(await idsOf(operator, reportLog)).toEqual([made.id])
    expect(await shop.read().of(reportLog).count({ joinedToId: null, status: 'PENDING' })).toBe(1)
  })

  it('let a repairer end a stranger’s report by the own repair, and nobody else’s', async () => {
    const { report, repair } = await reportInWork(shop)
    const other = await shop.create(repairLog, { reportId: report.id, equipmentId: shop.machine.id, repairerIds: [shop.repairers[1].id] })
    expect(await idsOf(wang, repairLog)).toEqual([repair.id])
    expect(await idsOf(wang, reportLog)).toEqual([report.id])
    expect(await refusal(ops().step(wang, repairFlow.start as never, other.id, {}))).toBe('notFound')
    shop.clock.forward(HOUR)
    await ops().step(wang, repairFlow.complete as never, repair.id, {})
    expect(await shop.reportNow(report)).toMatchObject({ status: 'REPAIRING' })
    await shop.work(other, 'cancel', { reason: '重复' })
  })

  it('keep the day of a colleague’s hours out of reach, and count the own one whole', async () => {
    const { repair } = await reportInWork(shop)
    const hours = (repairerId: number, amount: number) =>
      refusal(ops().create(wang, repairTimeLog, { repairerId, hours: amount, logDate: '2026-11-18', repairId: repair.id }))
    expect(await hours(shop.repairers[1].id, 1)).toEqual({ repairerId: 'outsideReach' })
    await shop.create(repairTimeLog, { repairerId: shop.repairers[0].id, hours: 20, logDate: '2026-11-18' })
    expect(await hours(shop.repairers[0].id, 5)).toEqual({ hours: 'dayHours' })
    expect(await shop.read().of(repairTimeLog).count({})).toBe(1)
  })

  it('refuse a report in another’s name, a repair for a colleague, and a cancelled report of a colleague', async () => {
    const report = await shop.report()
    expect(await refusal(ops().create(operator, reportLog, fault({ reporterId: shop.someone.id })))).toEqual({ reporterId: 'outsideReach' })
    expect(await refusal(ops().step(operator, reportFlow.cancel as never, report.id, {}))).toBe('notFound')
    const forZhang = { equipmentId: shop.machine.id, repairerIds: [shop.repairers[1].id] }
    expect(await refusal(ops().create(wang, repairLog, forZhang))).toEqual({ repairerIds: 'outsideReach' })
    expect(await shop.read().of(repairLog).count({})).toBe(0)
  })
})

describe('figures and walls', () => {
  it('are those of the plant on walls, and in figures those that whoever asks may open', async () => {
    await shop.report()
    shop.clock.forward(2 * HOUR)
    const ask = async (actor: Actor) => {
      const read = shop.store.read(actor)
      const { stopped, faultyCount } = await downtimeSummary(read)
      const { stopHours } = await downtimeFigures(read, { from: '2026-11-18', to: '2026-11-18' })
      return [stopped.length, faultyCount, stopHours]
    }
    expect(await ask(operator)).toEqual([1, 0, 0])
    expect(await ask(shop.actor)).toEqual([1, 0, 2])
  })
})
