import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { claimDueWork } from '../../../../server/domain/dispatch/claimDueWork.ts'
import { dueDuringStop } from '../../../../server/domain/dispatch/index.ts'
import { registry } from '../../../../server/domain/index.ts'
import { inspectionOrder } from '../../../../server/domain/inspection/index.ts'
import { maintenanceOrder, maintenancePlan, maintenancePlanPart } from '../../../../server/domain/maintenance/index.ts'
import { equipment } from '../../../../server/domain/masterdata/index.ts'
import { sparePart, sparePartLog } from '../../../../server/domain/stock/index.ts'
import { config, memoryOf, remembering, STOP_LOOK_AHEAD } from '../../../../server/domain/system/index.ts'
import { addDays, todayOf } from '../../../../server/kernel/index.ts'
import { person, unique } from '../../../support/samples/factories.ts'
import { openCallDesk } from '../callout/callDesk.ts'
import { repairLog } from '../repair/names.ts'
import { HOUR, refusal, reportInWork } from '../shop.ts'

let shop: Awaited<ReturnType<typeof openCallDesk>>
beforeEach(async () => {
  shop = await openCallDesk()
})
afterEach(() => shop.close())

const day = (days: number) => addDays(todayOf(shop.read()), days)
/** A machine that stands, with its repair in the hands of the first repairer, whose account acts. */
async function stop(input: object = {}) {
  const machine = await shop.row(equipment, { workshopId: shop.hall.id })
  const { userId, repairerId } = await shop.hand('赵电工')
  const { repair } = await reportInWork(shop as never, { equipmentId: machine.id, ...input })
  await shop.update(repairLog, repair, { repairerIds: [repairerId as number] })
  const permissions = ['repair:log:list', 'repair:log:start', 'maint:order:list', 'maint:order:start', 'maint:plan:list']
  const scope = { departmentIds: [], self: true }
  const actor = person(shop.plantId, [...permissions, 'inspect:order:list', 'inspect:order:record', 'repair:report:list'], {
    userId,
    dataScope: scope,
  })
  return { machine, repair, actor, repairerId: repairerId as number }
}
const order = (equipmentId: number, values: object = {}) =>
  shop.row(maintenanceOrder, {
    ...{ equipmentId, planId: null, shiftId: null, ownerId: shop.repairers[1].id, planDate: day(2), status: 'PENDING', pointName: '主轴' },
    ...values,
  })
const plan = (equipmentId: number, values: object = {}) =>
  shop.row(maintenancePlan, {
    ...{ equipmentId, name: `月度润滑 ${unique()}`, checkName: '加注润滑脂', pointName: '轴承座', maintCycle: 1, cycleUnit: 'MONTHS' },
    ...{ nextMaintDate: day(5), ownerId: shop.repairers[1].id, shiftId: null, isPaused: false, status: 'ENABLED', ...values },
  })
async function stocked(quantity: number) {
  const part = await shop.row(sparePart, { code: `P${unique()}`, name: `轴承 ${unique()}`, unit: '个', unitPrice: 10 })
  if (quantity) await shop.create(sparePartLog, { partId: part.id, storeType: 'IN', quantity })
  return part
}
const due = async (repair: { id: number }, actor = shop.actor) => (await dueDuringStop(shop.store.read(actor), repair.id)).items
type Claimed = Parameters<typeof claimDueWork>[2]
const claim = (actor: typeof shop.actor, request: Claimed, store = shop.store) => claimDueWork({ store, registry }, actor, request)

describe('what is due during a stop', () => {
  it('is what the machine needs within the days of the parameter, the earliest first, a colleague’s work too', async () => {
    const { machine, repair, actor } = await stop()
    const other = await shop.row(equipment, { workshopId: shop.hall.id })
    const [soon, late] = [await order(machine.id), await order(machine.id, { planDate: day(-1), ownerId: null })]
    await order(machine.id, { planDate: day(8) })
    await order(machine.id, { status: 'DONE' })
    await order(other.id)
    const turn = await plan(machine.id)
    await plan(machine.id, { isPaused: true })
    await plan(machine.id, { nextMaintDate: day(8) })
    expect((await due(repair, actor)).map(({ kind, id, ownerName, canClaim }) => [kind, id, ownerName, canClaim])).toEqual([
      ['MAINTENANCE', late.id, null, true],
      ['MAINTENANCE', soon.id, '张立军', true],
      ['PLAN', turn.id, '张立军', true],
    ])
    const [parameter] = await shop.read().of(config).find({ configKey: STOP_LOOK_AHEAD })
    await shop.update(config, { id: parameter?.id as number }, { configValue: '1' })
    expect(await dueDuringStop(shop.read(), repair.id)).toMatchObject({ days: 1, items: [{ id: late.id }] })
  })

  it('names the parts of orders and plans, and whether they are in stock after what other work takes', async () => {
    const { machine, repair } = await stop()
    const [here, gone] = [await stocked(3), await stocked(0)]
    const turn = await plan(machine.id)
    await shop.row(maintenancePlanPart, { planId: turn.id, partId: here.id, partName: here.name, quantity: 2 })
    await shop.row(maintenancePlanPart, { planId: turn.id, partId: gone.id, partName: gone.name, quantity: 1 })
    const parts = async () => (await due(repair))[0]?.parts.map(({ name, quantity, isInStock }) => [name, quantity, isInStock])
    expect(await parts()).toEqual([
      [here.name, 2, true],
      [gone.name, 1, false],
    ])
    // The order takes them over, and reserves them.
    await claim(shop.actor, { repairId: repair.id, kind: 'PLAN', id: turn.id })
    expect(await parts()).toEqual([
      [here.name, 2, true],
      [gone.name, 1, false],
    ])
  })

  it('is nothing while the machine runs, nor of a kind that one may not see; a colleague’s repair offers nothing to take on', async () => {
    const running = await stop({ isStopped: false })
    await order(running.machine.id)
    expect(await due(running.repair)).toEqual([])
    const { machine, repair } = await stop()
    await order(machine.id)
    const stranger = person(shop.plantId, ['repair:log:list', 'maint:order:list', 'maint:order:start'], { userId: 77 })
    expect((await due(repair, stranger)).map(({ canClaim }) => canClaim)).toEqual([false])
    expect(await due(repair, person(shop.plantId, ['repair:log:list']))).toEqual([])
  })
})

describe('whoever has the repair', () => {
  it('takes an order on as its owner and begins it; what is begun is refused to the next', async () => {
    const { machine, repair, actor, repairerId } = await stop()
    const { id } = await order(machine.id)
    const request = { repairId: repair.id, kind: 'MAINTENANCE', id } as const
    expect(await claim(actor, request)).toMatchObject({ resource: 'maintenanceOrder', id })
    expect(await shop.read().of(maintenanceOrder).get(id)).toMatchObject({ status: 'IN_PROGRESS', ownerId: repairerId })
    expect(await refusal(claim(shop.actor, request))).toBe('dispatch.alreadyAssigned')
    expect((await due(repair)).map(({ isInWork, canClaim }) => [isInWork, canClaim])).toEqual([[true, false]])
  })

  it('is answered alike when the answer was lost and the call is sent again under its key', async () => {
    const { machine, repair, actor } = await stop()
    const { id } = await order(machine.id)
    const request = { repairId: repair.id, kind: 'MAINTENANCE', id } as const
    const memory = memoryOf('claim', [request])
    if (!memory) throw new Error('no key')
    const send = () => claim(actor, request, remembering(shop.store, actor, memory) as typeof shop.store)
    const first = await send()
    expect([first.resource, await send()]).toEqual(['maintenanceOrder', first])
  })

  it('makes the next order of a plan ahead of its day, once', async () => {
    const { machine, repair, actor, repairerId } = await stop()
    const turn = await plan(machine.id)
    const request = { repairId: repair.id, kind: 'PLAN', id: turn.id } as const
    const { id } = await claim(actor, request)
    expect(await shop.read().of(maintenanceOrder).get(id)).toMatchObject({
      ...{ planId: turn.id, dueDate: day(5), status: 'IN_PROGRESS', ownerId: repairerId, checkName: '加注润滑脂' },
    })
    expect(await refusal(claim(actor, request))).toEqual({ planDate: 'plannedAlready' })
    expect((await due(repair)).map(({ kind, id: shown }) => [kind, shown])).toEqual([['MAINTENANCE', id]])
  })

  it('takes on all inspections of the machine that may be recorded by now', async () => {
    const { machine, repair, actor, repairerId } = await stop()
    const now = shop.clock.now().getTime()
    const check = (from: number, values: object = {}) =>
      shop.row(inspectionOrder, {
        ...{ equipmentId: machine.id, planDate: day(0), status: 'PENDING', inspectorId: null, shiftId: shop.shiftId('早班') },
        ...{ dueFrom: new Date(now + from * HOUR), dueUntil: new Date(now + (from + 8) * HOUR), ...values },
      })
    const [first, second] = [
      await check(-3, { pointName: '主轴' }),
      await check(-3, { pointName: '油箱', inspectorId: shop.repairers[1].id }),
    ]
    const later = await check(5)
    const [item] = await due(repair, actor)
    expect(item).toMatchObject({ kind: 'INSPECTION', id: first.id, checks: 2, description: '主轴 · 油箱' })
    await claim(actor, { repairId: repair.id, kind: 'INSPECTION', id: first.id })
    const inspectors = await shop.read().of(inspectionOrder).many([first.id, second.id, later.id])
    expect(inspectors.map((one) => one?.inspectorId)).toEqual([repairerId, repairerId, null])
  })

  it('repairs a known fault in the same stop, once', async () => {
    const { machine, repair, actor, repairerId } = await stop()
    const debt = await reportInWork(shop as never, { equipmentId: machine.id, isStopped: false })
    await shop.work(debt.repair, 'complete', { usableWithFault: true, expectedDays: 2 })
    expect((await due(repair, actor)).map(({ kind, id, dueDate }) => [kind, id, dueDate])).toEqual([['DEBT', debt.report.id, day(2)]])
    const request = { repairId: repair.id, kind: 'DEBT', id: debt.report.id } as const
    const { id } = await claim(actor, request)
    expect(await shop.repairNow({ id })).toMatchObject({ reportId: debt.report.id, status: 'IN_PROGRESS' })
    expect(await shop.repairersOf({ id })).toEqual([repairerId])
    expect(await refusal(claim(actor, request))).toBe('dispatch.alreadyAssigned')
    expect(await due(repair, actor)).toEqual([])
  })

  it('is refused another machine’s work, a machine that runs again, a colleague’s repair, and what the role does not do', async () => {
    const { machine, repair, actor } = await stop()
    const other = await shop.row(equipment, { workshopId: shop.hall.id })
    const [own, foreign] = [await order(machine.id), await order(other.id)]
    const request = (id: number) => ({ repairId: repair.id, kind: 'MAINTENANCE', id }) as const
    expect(await refusal(claim(actor, request(foreign.id)))).toBe('dispatch.otherMachine')
    const colleague = person(shop.plantId, ['repair:log:start', 'maint:order:start'], { userId: 77 })
    expect(await refusal(claim(colleague, request(own.id)))).toBe('repair.notYours')
    await expect(claim({ ...actor, permissions: new Set(['repair:log:start']) } as never, request(own.id))).rejects.toMatchObject({
      code: 'forbidden',
    })
    await shop.work(repair, 'complete')
    expect(await refusal(claim(actor, request(own.id)))).toBe('dispatch.machineRuns')
  })
})
