import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dispatchBoard, dispatchSuggestions } from '../../../../server/domain/dispatch/index.ts'
import { workloadsModel } from '../../../../server/domain/dispatch/workloads.query.ts'
import { registry } from '../../../../server/domain/index.ts'
import { inspectionOrder } from '../../../../server/domain/inspection/index.ts'
import { maintenanceOrder } from '../../../../server/domain/maintenance/index.ts'
import { equipment } from '../../../../server/domain/masterdata/index.ts'
import { attendance } from '../../../../server/domain/shifts/index.ts'
import { addDays, NO_DATA_SCOPE, todayOf } from '../../../../server/kernel/index.ts'
import { person } from '../../../support/samples/factories.ts'
import { openCallDesk } from '../callout/callDesk.ts'
import { repairer, repairLog } from '../repair/names.ts'
import { HOUR, reportInWork } from '../shop.ts'

let shop: Awaited<ReturnType<typeof openCallDesk>>
beforeEach(async () => {
  shop = await openCallDesk()
})
afterEach(() => shop.close())

const today = () => todayOf(shop.read())
/** Somebody with a trade, planned for today's early shift, which is on, unless another is named. */
async function hand(name: string, craft: string | null, shiftName: string | null = '早班') {
  const { workerId, repairerId } = await shop.hand(name)
  await shop.update(repairer, { id: repairerId as number }, { craft })
  if (shiftName) await shop.schedule(today(), shiftName, [workerId])
  return { workerId, id: repairerId as number }
}
const machine = (maintCraft: string | null) => shop.row(equipment, { workshopId: shop.hall.id, maintCraft })
const board = () => dispatchBoard(shop.read())
const personOf = async ({ id }: { id: number }) => (await board()).people.find(({ repairerId }) => repairerId === id)

describe('the dispatch board', () => {
  it('suggests who is on shift and has the trade, nobody on leave, and says who works now and next', async () => {
    const [fit, away, other] = [await hand('赵电工', 'ELECTRICAL'), await hand('钱电工', 'ELECTRICAL'), await hand('孙钳工', 'MECHANICAL')]
    const night = await hand('李电工', 'ELECTRICAL', '夜班')
    await shop.away(away.workerId, today())
    const { id: equipmentId } = await machine('ELECTRICAL')
    const report = await shop.report({ equipmentId })
    const { items, total } = await board()
    expect([total, items.map(({ kind, number, craft, isStopped }) => [kind, number, craft, isStopped])]).toEqual([
      1,
      [['REPORT', report.reportNo, 'ELECTRICAL', true]],
    ])
    const suggested = [{ repairerId: fit.id, name: '赵电工', reasons: ['TRADE', 'FREE'], caution: null }]
    expect(items[0]?.suggestions).toEqual(suggested)
    expect(await dispatchSuggestions(shop.read(), report.id)).toEqual(suggested)
    expect(await personOf(fit)).toMatchObject({ presence: 'ON_SHIFT', shiftName: '早班', shiftMinutes: 480, nextShiftName: null })
    expect(await personOf(away)).toMatchObject({ presence: 'ON_LEAVE', leaveFrom: today(), leaveUntil: today() })
    expect(await personOf(night)).toMatchObject({ presence: 'OFF_SHIFT', shiftName: null, nextShiftName: '夜班', shiftMinutes: 480 })
    expect(await personOf({ id: shop.repairers[0].id })).toMatchObject({ presence: 'UNPLANNED', shiftMinutes: 0 })
    expect(await personOf(other)).toMatchObject({ presence: 'ON_SHIFT', craft: 'MECHANICAL' })
  })

  it('suggests nobody whom the roll call of the shift misses, or who has gone home', async () => {
    const [absent, gone, late] = [
      await hand('赵电工', 'ELECTRICAL'),
      await hand('钱电工', 'ELECTRICAL'),
      await hand('孙电工', 'ELECTRICAL'),
    ]
    const mark = (workerId: number, more: object) =>
      shop.row(attendance, {
        date: today(),
        shiftId: shop.shiftId('早班'),
        workerId,
        arrivedAt: null,
        leftAt: null,
        status: 'RECORDED',
        ...more,
      })
    const ago = (hours: number) => new Date(shop.clock.now().getTime() - hours * HOUR)
    await mark(absent.workerId, { presence: 'ABSENT' })
    await mark(gone.workerId, { presence: 'PRESENT', arrivedAt: ago(2), leftAt: ago(1) })
    await mark(late.workerId, { presence: 'LATE', arrivedAt: ago(1) })
    await shop.report({ equipmentId: (await machine('ELECTRICAL')).id })
    const { items } = await board()
    expect(items[0]?.suggestions.map(({ repairerId, caution }) => [repairerId, caution])).toEqual([[late.id, null]])
    expect((await personOf(absent))?.presence).toBe('ABSENT')
    expect((await personOf(gone))?.presence).toBe('ABSENT')
    expect((await personOf(late))?.presence).toBe('ON_SHIFT')
  })

  it('moves what is assigned from the queue to the person, with the hours that repairs usually take', async () => {
    const [first, second] = [await hand('赵电工', 'ELECTRICAL'), await hand('钱电工', 'ELECTRICAL')]
    const [one, two] = [await machine('ELECTRICAL'), await machine('ELECTRICAL')]
    const report = await shop.report({ equipmentId: one.id })
    await shop.report({ equipmentId: two.id })
    await shop.take(report, 'accept', { repairerIds: [first.id] })
    const { items } = await board()
    expect(items.map(({ equipmentId, suggestions }) => [equipmentId, suggestions.map(({ repairerId }) => repairerId)])).toEqual([
      [two.id, [second.id, first.id]],
    ])
    // Nobody has booked hours yet: an hour and a half.
    expect(await personOf(first)).toMatchObject({ loadHours: 1.5, isOnStop: true, work: [{ resource: 'repairLog', isStopped: true }] })
  })

  it('says of repairers how much they have to do, wherever they are chosen', async () => {
    const [busy, free] = [await hand('赵电工', 'ELECTRICAL'), await hand('钱电工', 'ELECTRICAL', '夜班')]
    await shop.take(await shop.report({ equipmentId: (await machine(null)).id }), 'accept', { repairerIds: [busy.id] })
    const ask = (resource: string, actor = shop.actor) =>
      workloadsModel.read({ read: shop.store.read(actor), registry } as never, { resource } as never) as Promise<{ id: number }[]>
    const known = await ask('repairer')
    expect([busy, free].map(({ id }) => known.find((one) => one.id === id))).toEqual([
      { id: busy.id, hours: 1.5, hasTrade: null, minutes: 480 },
      { id: free.id, hours: 0, hasTrade: null, minutes: 480 },
    ])
    expect(await ask('worker')).toEqual([])
    await expect(ask('repairer', person(shop.plantId, []))).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('says of repairers whether they have the trade of a machine, as suggestions do', async () => {
    const [electrician, fitter] = [await hand('赵电工', 'ELECTRICAL'), await hand('钱钳工', 'MECHANICAL')]
    const tradesAt = async (equipmentId: number, craft?: string) => {
      const known = (await workloadsModel.read(
        { read: shop.store.read(shop.actor), registry } as never,
        { resource: 'repairer', equipmentId, craft } as never,
      )) as { id: number; hasTrade: boolean | null }[]
      return [electrician, fitter].map(({ id }) => known.find((one) => one.id === id)?.hasTrade)
    }
    expect(await tradesAt((await machine('ELECTRICAL')).id)).toEqual([true, false])
    expect(await tradesAt((await machine('OTHER')).id)).toEqual([null, null])
    expect(await tradesAt((await machine(null)).id)).toEqual([null, null])
    // An order may need another trade than its machine.
    expect(await tradesAt((await machine('ELECTRICAL')).id, 'MECHANICAL')).toEqual([false, true])
    expect(await tradesAt((await machine('ELECTRICAL')).id, 'OTHER')).toEqual([null, null])
  })

  it('prefers who repaired the machine or the same fault before', async () => {
    const [, knows] = [await hand('赵电工', 'ELECTRICAL'), await hand('钱电工', 'ELECTRICAL')]
    const [one, two] = [await machine('ELECTRICAL'), await machine('ELECTRICAL')]
    const { repair } = await reportInWork(shop as never, { equipmentId: one.id, isStopped: false })
    await shop.update(repairLog, repair, { repairerIds: [knows.id] })
    await shop.work(repair, 'complete')
    shop.clock.forward(HOUR)
    await shop.report({ equipmentId: one.id, description: '压印滚筒有异响' })
    await shop.report({ equipmentId: two.id, description: '主电机过热' })
    const { items } = await board()
    const reasons = Object.fromEntries(items.map(({ equipmentId, suggestions }) => [equipmentId, suggestions[0]]))
    expect(reasons).toMatchObject({
      [one.id]: { repairerId: knows.id, reasons: ['MENDED_MACHINE', 'TRADE', 'FREE'] },
      [two.id]: { repairerId: knows.id, reasons: ['MENDED_FAULT', 'TRADE', 'FREE'] },
    })
    expect(items.find(({ equipmentId }) => equipmentId === two.id)?.past).toMatchObject([{ repairerId: knows.id, isSameFault: true }])
  })

  it('has stops first, then what is urgent, and maintenance that is due and has nobody who is there', async () => {
    const [here, away] = [await hand('赵电工', null), await hand('钱电工', null)]
    await shop.away(away.workerId, today())
    const machines = await Promise.all([1, 2, 3, 4].map(() => machine(null)))
    const [calm, high, low, stop] = machines.map(({ id }) => id) as [number, number, number, number]
    await shop.report({ equipmentId: low, isStopped: false, urgency: 'LOW' })
    await shop.report({ equipmentId: calm, isStopped: false })
    await shop.report({ equipmentId: high, isStopped: false, urgency: 'HIGH' })
    await shop.report({ equipmentId: stop })
    const order = (ownerId: number | null, planDate: string) =>
      shop.row(maintenanceOrder, { equipmentId: calm, planId: null, shiftId: null, ownerId, planDate, status: 'PENDING', maintCraft: null })
    const due = [await order(null, addDays(today(), -2)), await order(away.id, today())]
    await order(here.id, today())
    await order(null, addDays(today(), 1))
    const { items } = await board()
    expect(items.map(({ kind, equipmentId, records }) => (kind === 'REPORT' ? equipmentId : records[0]?.id))).toEqual([
      ...[stop, high, calm],
      ...due.map(({ id }) => id),
      low,
    ])
    expect(items[4]?.assignedNames).toEqual(['钱电工'])
    expect(await personOf(here)).toMatchObject({ loadHours: 1, work: [{ resource: 'maintenanceOrder' }] })
  })

  it('has overdue maintenance and missed inspections of whoever is there, too, until somebody touches them, and suggests others', async () => {
    const [owner, other] = [await hand('赵电工', 'ELECTRICAL'), await hand('钱电工', 'ELECTRICAL')]
    const { id: equipmentId } = await machine('ELECTRICAL')
    const fields = { equipmentId, planId: null, shiftId: null, ownerId: owner.id, status: 'PENDING', maintCraft: null }
    const order = await shop.row(maintenanceOrder, { ...fields, planDate: addDays(today(), -1) })
    const check = await shop.row(inspectionOrder, {
      ...{ equipmentId, shiftId: shop.shiftId('早班'), planDate: today(), inspectorId: owner.id, status: 'PENDING' },
      ...{ dueFrom: shop.clock.now(), dueUntil: new Date(shop.clock.now().getTime() + HOUR) },
    })
    expect((await board()).items).toEqual([])
    shop.clock.forward(24 * HOUR)
    await shop.schedule(today(), '早班', [owner.workerId, other.workerId])
    const { items } = await board()
    expect(items.map(({ kind, records, isAssigned, assignedNames }) => [kind, records[0]?.id, isAssigned, assignedNames])).toEqual([
      ['MAINTENANCE', order.id, true, ['赵电工']],
      ['INSPECTION', check.id, true, ['赵电工']],
    ])
    expect(items.map(({ suggestions }) => suggestions.map(({ name }) => name))).toEqual([['钱电工'], ['钱电工']])
    await shop.update(maintenanceOrder, order, { ownerId: other.id })
    await shop.update(inspectionOrder, check, { inspectorId: other.id })
    expect((await board()).items).toEqual([])
  })

  it('suggests anybody on shift for a machine without a trade, the one with the least load first', async () => {
    const [busy, free] = [await hand('赵电工', 'ELECTRICAL'), await hand('钱钳工', 'MECHANICAL')]
    await shop.take(await shop.report({ equipmentId: (await machine(null)).id }), 'accept', { repairerIds: [busy.id] })
    const { id: equipmentId } = await machine(null)
    const report = await shop.report({ equipmentId })
    const { items } = await board()
    expect(items[0]).toMatchObject({ equipmentId, craft: null })
    expect(items[0]?.suggestions).toEqual([
      { repairerId: free.id, name: '钱钳工', reasons: ['FREE'], caution: null },
      { repairerId: busy.id, name: '赵电工', reasons: [], caution: null },
    ])
    expect(await dispatchSuggestions(shop.read(), report.id)).toEqual(items[0]?.suggestions)
  })

  it('has debts from three days before their day, and repairs that wait for parts', async () => {
    const [near, far, waiting] = [await machine(null), await machine(null), await machine(null)]
    for (const [one, days] of [
      [near, 3],
      [far, 4],
    ] as const) {
      const { repair } = await reportInWork(shop as never, { equipmentId: one.id })
      await shop.work(repair, 'complete', { usableWithFault: true, expectedDays: days })
    }
    const { repair } = await reportInWork(shop as never, { equipmentId: waiting.id, isStopped: false })
    await shop.work(repair, 'waitParts', { expectedDays: 2 })
    const { items } = await board()
    expect(items.map(({ kind, equipmentId, dueDate }) => [kind, equipmentId, dueDate])).toEqual([
      ['DEBT', near.id, addDays(today(), 3)],
      ['PARTS', waiting.id, addDays(today(), 2)],
    ])
    expect([items[1]?.assignedNames, items[1]?.suggestions]).toEqual([['王建国'], []])
  })

  it('shows a reader with a narrow data scope no more than that scope holds', async () => {
    await shop.report()
    const reader = person(shop.plantId, ['repair:dispatch:list'], { userId: (await shop.account('访客')).id, dataScope: NO_DATA_SCOPE })
    expect((await dispatchBoard(shop.store.read(reader))).items).toEqual([])
  })
})
