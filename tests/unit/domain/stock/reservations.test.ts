import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../../server/domain/index.ts'
import {
  maintenanceFlow,
  maintenanceOrder,
  maintenanceOrderPart,
  maintenancePlan,
  maintenancePlanPart,
  makeOrders,
} from '../../../../server/domain/maintenance/index.ts'
import { equipment } from '../../../../server/domain/masterdata/index.ts'
import { noticeEvent } from '../../../../server/domain/notice/index.ts'
import { notifyArrivedParts, repairCorrections, repairLog, repairPart } from '../../../../server/domain/repair/index.ts'
import { partReservation, sparePart, sparePartLog } from '../../../../server/domain/stock/index.ts'
import { flowOf, operations, Refusal, type RowOf, systemActor } from '../../../../server/kernel/index.ts'
import { words } from '../../../../server/platform/words.ts'
import { syncBuiltIns } from '../../../../server/setup/index.ts'
import { unique } from '../../../support/samples/factories.ts'
import { openShop, refusal, reportInWork, type Shop } from '../shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await syncBuiltIns(shop.store as never, words('zh'))
})
afterAll(() => shop.close())

type Row = { id: number }
const TODAY = '2026-11-18'
const ops = () => operations(shop.store, registry)
const post = (part: Row, input: object) => shop.create<typeof sparePartLog>(sparePartLog, { partId: part.id, ...input })
/** A part of which there are so many. */
async function stocked(quantity: number, values: object = {}) {
  const part = await shop.row(sparePart, { code: `P${unique()}`, name: '轴承', unit: '个', unitPrice: 10, ...values })
  if (quantity) await post(part, { storeType: 'IN', quantity })
  return part
}
const order = (values: object = {}) =>
  shop.create<typeof maintenanceOrder>(maintenanceOrder, { equipmentId: shop.machine.id, checkName: '换油', planDate: TODAY, ...values })
const need = (of: Row, part: Row, quantity: number) =>
  shop.create<typeof maintenanceOrderPart>(maintenanceOrderPart, { orderId: of.id, partId: part.id, quantity })
const step = (one: Row, name: keyof typeof maintenanceFlow, input: object = {}) =>
  ops().step(shop.actor, maintenanceFlow[name] as never, one.id, { ...input })
const done = async (one: Row) => {
  await step(one, 'start')
  await step(one, 'complete')
}
/** Work on a machine of its own: reports of one that stands already join each other. */
const inWork = async () => reportInWork(shop, { equipmentId: (await shop.row(equipment)).id })
const now = ({ id }: Row) => shop.read().of(sparePart).get(id)
const reserved = async (part: Row) => (await now(part)).reserved
const computed = async (resource: typeof repairLog | typeof maintenanceOrder | typeof partReservation, one: Row, field: string) =>
  (await registry.batchComputedFor(resource, field)?.load(shop.read(), [one.id]))?.get(one.id)

describe('a maintenance order', () => {
  it('keeps its parts from when they are named until it is done', async () => {
    const [part, one] = [await stocked(10, { minQuantity: 7 }), await order()]
    const line = await need(one, part, 2)
    expect(await now(part)).toMatchObject({ quantity: 10, reserved: 2, stockStatus: 'NORMAL' })
    await shop.update(maintenanceOrderPart, line, { quantity: 4 })
    expect(await now(part)).toMatchObject({ reserved: 4, stockStatus: 'LOW' })
    await done(one)
    expect(await now(part)).toMatchObject({ quantity: 10, reserved: 0, stockStatus: 'NORMAL' })
    expect(await shop.read().of(partReservation).count({ partId: part.id })).toBe(0)
  })

  it('lets go of them when a line or the order is removed or called off, and has them again when it is put back', async () => {
    const [part, one] = [await stocked(10), await order()]
    const line = await need(one, part, 3)
    await shop.remove(maintenanceOrderPart, line)
    expect(await reserved(part)).toBe(0)
    await shop.undelete(maintenanceOrderPart, line)
    expect(await reserved(part)).toBe(3)
    shop.clock.forward(1000)
    await shop.remove(maintenanceOrder, one)
    expect(await reserved(part)).toBe(0)
    await shop.undelete(maintenanceOrder, one)
    expect(await reserved(part)).toBe(3)
    await step(one, 'cancel', { reason: '停机' })
    expect(await reserved(part)).toBe(0)
  })

  it('reserves another part when a line names another', async () => {
    const [part, other, one] = [await stocked(5), await stocked(5), await order()]
    const line = await need(one, other, 2)
    await shop.update(maintenanceOrderPart, line, { partId: part.id })
    expect([await reserved(part), await reserved(other)]).toEqual([2, 0])
  })

  it('reserves what its plan needs, made by the clock or by hand', async () => {
    const [part, second] = [await stocked(10), await stocked(10)]
    const of = await shop.create<typeof maintenancePlan>(maintenancePlan, {
      equipmentId: shop.machine.id,
      name: '换油',
      maintCycle: 1,
      nextMaintDate: '2026-11-25',
    })
    for (const one of [second, part]) await shop.create(maintenancePlanPart, { planId: of.id, partId: one.id, quantity: 1.5 })
    await makeOrders(shop.store, systemActor(shop.plantId))
    expect([await reserved(part), await reserved(second)]).toEqual([1.5, 1.5])
    await order({ planId: of.id, planDate: '2026-11-29' })
    expect([await reserved(part), await reserved(second)]).toEqual([3, 3])
  })

  it('is served by its day: what is put off comes after what is due before', async () => {
    const part = await stocked(3)
    const [first, second] = [await order(), await order({ planDate: '2026-11-20' })]
    await need(first, part, 2)
    await need(second, part, 2)
    const coverage = async () => {
      const rows = await shop.read().of(partReservation).find({ partId: part.id })
      const of = async (one: Row) =>
        computed(partReservation, rows.find((row) => row.maintenanceOrderId === one.id) ?? { id: 0 }, 'isCovered')
      return [await of(first), await of(second)]
    }
    expect(await coverage()).toEqual([true, false])
    await step(first, 'postpone', { planDate: '2026-11-21', reason: '等料' })
    expect(await coverage()).toEqual([false, true])
  })

  it('gives way with its machine', async () => {
    const machine = await shop.row(equipment, { name: '旧机' })
    const [part, one] = [await stocked(5), await order({ equipmentId: machine.id })]
    await need(one, part, 2)
    const leftover = registry.deactivationBlockersOf(equipment)
    await shop.store.write(shop.actor, async (uow) => {
      for (const work of leftover) await work.open(uow, machine.id)
      for (const work of leftover) await work.close(uow, machine.id, '停用')
    })
    expect(await reserved(part)).toBe(0)
  })
})

describe('what is taken for work', () => {
  it('is reserved for it no more, and again when it is given back while the work is open', async () => {
    const [part, one] = [await stocked(10), await order()]
    await need(one, part, 4)
    const out = await post(part, { storeType: 'OUT', quantity: 3, maintenanceOrderId: one.id })
    expect(await now(part)).toMatchObject({ quantity: 7, reserved: 1 })
    const back = await post(part, { storeType: 'RETURN', quantity: 1, maintenanceOrderId: one.id })
    expect(await now(part)).toMatchObject({ quantity: 8, reserved: 2 })
    for (const { id } of [back, out]) await ops().step(shop.actor, flowOf(sparePartLog)?.steps.reverse as never, id, { reason: '输错' })
    expect(await now(part)).toMatchObject({ quantity: 10, reserved: 4 })
    await post(part, { storeType: 'OUT', quantity: 5, maintenanceOrderId: one.id })
    expect(await now(part)).toMatchObject({ quantity: 5, reserved: 0 })
    await done(one)
    await post(part, { storeType: 'RETURN', quantity: 5, maintenanceOrderId: one.id })
    expect(await now(part)).toMatchObject({ quantity: 10, reserved: 0 })
    expect(await computed(maintenanceOrder, one, 'partsCost')).toBe(0)
  })

  it('counts for a need that is named afterwards', async () => {
    const [part, one] = [await stocked(10), await order()]
    await post(part, { storeType: 'OUT', quantity: 1, maintenanceOrderId: one.id })
    await need(one, part, 3)
    expect(await reserved(part)).toBe(2)
  })

  it('may be reserved for other work only with a reason, which the entry keeps', async () => {
    const [part, one, other] = [await stocked(5), await order(), await order()]
    await need(one, part, 2)
    await need(other, part, 2)
    const take = (quantity: number, more: object = {}) => post(part, { storeType: 'OUT', quantity, ...more })
    const refused = await take(2).catch((e: unknown) => e)
    expect((refused as Refusal).fields).toEqual([
      { field: 'quantity', rule: 'reservedForOthers', params: { free: 1, reserved: 4, unit: '个' } },
    ])
    expect(await refusal(take(4, { maintenanceOrderId: one.id }))).toEqual({ quantity: 'reservedForOthers' })
    expect(await refusal(take(6, { overrideReason: '急用' }))).toEqual({ quantity: 'notEnoughReserved' })
    expect(await take(3, { maintenanceOrderId: one.id })).toMatchObject({ balance: 2 })
    expect(await take(1, { overrideReason: '抢修' })).toMatchObject({ overrideReason: '抢修', balance: 1 })
    expect(await now(part)).toMatchObject({ quantity: 1, reserved: 2, stockStatus: 'OUT' })
  })

  it('asks for no reason for what is due first and there, whatever is reserved behind it', async () => {
    const [part, first, later] = [await stocked(5), await order(), await order({ planDate: '2026-11-25' })]
    await need(first, part, 3)
    await need(later, part, 6)
    const take = (one: Row, quantity: number) => post(part, { storeType: 'OUT', quantity, maintenanceOrderId: one.id })
    const fault = async (answer: Promise<unknown>) => ((await answer.catch((e: unknown) => e)) as Refusal).fields
    const beyond = { field: 'quantity', rule: 'reservedForOthers' }
    // Five are there and nine are reserved: three of the five go first, which leaves two for what is due later.
    expect(await fault(take(first, 4))).toEqual([{ ...beyond, params: { free: 3, reserved: 6, unit: '个' } }])
    expect(await fault(take(later, 3))).toEqual([{ ...beyond, params: { free: 2, reserved: 3, unit: '个' } }])
    expect(await take(first, 2)).toMatchObject({ balance: 3 })
    // Three are there: the last one of the first, and two of the six.
    expect(await fault(take(later, 3))).toEqual([{ ...beyond, params: { free: 2, reserved: 1, unit: '个' } }])
    expect(await take(later, 2)).toMatchObject({ balance: 1 })
    expect(await take(first, 1)).toMatchObject({ balance: 0 })
  })

  it('may be part of what is reserved first, where no more is there', async () => {
    const [part, first, later] = [await stocked(2), await order(), await order({ planDate: '2026-11-25' })]
    await need(later, part, 1)
    await need(first, part, 3)
    expect(await refusal(post(part, { storeType: 'OUT', quantity: 1, maintenanceOrderId: later.id }))).toEqual({
      quantity: 'reservedForOthers',
    })
    expect(await post(part, { storeType: 'OUT', quantity: 2, maintenanceOrderId: first.id })).toMatchObject({ balance: 0 })
  })

  it('is what may be given back by that work, once', async () => {
    const [part, one, other] = [await stocked(10), await order(), await order()]
    const back = (quantity: number, of: Row = one) => post(part, { storeType: 'RETURN', quantity, maintenanceOrderId: of.id })
    expect(await refusal(back(1))).toEqual({ quantity: 'moreThanTaken' })
    const first = await post(part, { storeType: 'OUT', quantity: 1, maintenanceOrderId: one.id })
    const second = await post(part, { storeType: 'OUT', quantity: 2, maintenanceOrderId: one.id })
    expect(await refusal(back(3.001))).toEqual({ quantity: 'moreThanTaken' })
    expect(await refusal(back(1, other))).toEqual({ quantity: 'moreThanTaken' })
    const given = await back(2)
    const reverse = (entry: Row) => ops().step(shop.actor, flowOf(sparePartLog)?.steps.reverse as never, entry.id, { reason: '输错' })
    // One of three is out: without the second entry less than nothing would be.
    expect(await refusal(reverse(second))).toBe('ledger.returnedSince')
    expect(await refusal(back(1.5))).toEqual({ quantity: 'moreThanTaken' })
    await reverse(first)
    expect(await refusal(back(0.5))).toEqual({ quantity: 'moreThanTaken' })
    await reverse(given)
    await done(one)
    expect(await back(2)).toMatchObject({ balance: 10 })
    expect(await refusal(back(1))).toEqual({ quantity: 'moreThanTaken' })
    expect(await computed(maintenanceOrder, one, 'partsCost')).toBe(0)
  })

  it('is not taken for work that is over', async () => {
    const [part, one] = [await stocked(5), await order()]
    await done(one)
    expect(await refusal(post(part, { storeType: 'OUT', quantity: 1, maintenanceOrderId: one.id }))).toEqual({
      maintenanceOrderId: 'workClosed',
    })
    const { repair } = await inWork()
    await post(part, { storeType: 'OUT', quantity: 1, repairLogId: repair.id })
    await shop.work(repair, 'complete')
    expect(await refusal(post(part, { storeType: 'OUT', quantity: 1, repairLogId: repair.id }))).toEqual({ repairLogId: 'workClosed' })
    expect(await post(part, { storeType: 'RETURN', quantity: 1, repairLogId: repair.id })).toMatchObject({ balance: 5 })
    expect(await refusal(post(part, { storeType: 'OUT', quantity: 1, repairLogId: 987_654 }))).toEqual({ repairLogId: 'unknownReference' })
  })
})

describe('a repair that waits for parts', () => {
  const waiting = async (...parts: readonly (readonly [Row, number])[]) => {
    const { repair } = await inWork()
    await shop.work(repair, 'waitParts', { parts: parts.map(([{ id }, amount]) => ({ id, amount })) })
    return repair
  }
  const news = async ({ id }: Row) =>
    (await shop.read().of(noticeEvent).find({ resource: 'repairLog', recordId: id })).filter(({ values }) => values.includes('parts'))
  const tell = () => notifyArrivedParts(shop.store, systemActor(shop.plantId))

  it('says for which and how many, beside what it has taken already', async () => {
    const part = await stocked(1)
    const { repair } = await inWork()
    await shop.create(repairPart, { repairId: repair.id, partId: part.id, quantity: 1 })
    await post(part, { storeType: 'OUT', quantity: 1, repairLogId: repair.id })
    await shop.work(repair, 'waitParts', { parts: [{ id: part.id, amount: 2 }] })
    expect(await shop.read().of(repairPart).find({ repairId: repair.id })).toMatchObject([{ quantity: 3, partName: '轴承' }])
    expect(await reserved(part)).toBe(2)
    expect(await refusal(shop.work(await waiting(), 'resume').then(() => waiting([{ id: 987_654 }, 1])))).toEqual({
      parts: 'unknownReference',
    })
  })

  it('lets go of them when it is completed, cancelled or voided', async () => {
    const part = await stocked(9)
    const [first, second, third, fourth] = [
      await waiting([part, 1]),
      await waiting([part, 1]),
      await waiting([part, 1]),
      await waiting([part, 1]),
    ]
    expect(await reserved(part)).toBe(4)
    await shop.work(first, 'resume')
    expect(await reserved(part)).toBe(4)
    await shop.work(first, 'complete')
    expect(await reserved(part)).toBe(3)
    await shop.work(second, 'resume')
    await shop.work(second, 'cancel', { reason: '误报' })
    expect(await reserved(part)).toBe(2)
    await ops().step(shop.actor, repairCorrections.void as never, third.id, { reason: '误报' })
    expect(await reserved(part)).toBe(1)
    const [line] = await shop.read().of(repairPart).find({ repairId: fourth.id })
    await shop.update(repairPart, line as Row, { quantity: 5 })
    expect(await reserved(part)).toBe(5)
    await shop.remove(repairPart, line as Row)
    expect(await reserved(part)).toBe(0)
    expect(await refusal(shop.create(repairPart, { repairId: first.id, partId: part.id, quantity: 1 }))).toBe('readOnly')
  })

  it('says that they are here once all of them are, and its repairers are told once', async () => {
    const [part, other] = [await stocked(0), await stocked(0)]
    const repair = await waiting([part, 2], [other, 1])
    expect(await computed(repairLog, repair, 'partsHere')).toBe(false)
    await post(part, { storeType: 'IN', quantity: 2 })
    await tell()
    expect([await computed(repairLog, repair, 'partsHere'), await news(repair)]).toEqual([false, []])
    await post(other, { storeType: 'CHECK', quantityCheck: 1 })
    expect(await tell()).toBe(1)
    expect(await tell()).toBe(0)
    expect(await computed(repairLog, repair, 'partsHere')).toBe(true)
    expect((await news(repair)).map(({ values }) => JSON.parse(values))).toMatchObject([
      { repairNo: repair.repairNo, parts: '轴承 × 2, 轴承 × 1' },
    ])
    // What is taken away and comes back is news again.
    await post(part, { storeType: 'OUT', quantity: 2, overrideReason: '抢修' })
    expect([await tell(), await computed(repairLog, repair, 'partsHere')]).toEqual([0, false])
    await post(part, { storeType: 'RETURN', quantity: 2 })
    expect([await tell(), (await news(repair)).length]).toEqual([1, 2])
  })

  it('costs what was taken less what was given back', async () => {
    const part = await stocked(10)
    const repair = await waiting([part, 2])
    await shop.work(repair, 'resume')
    const mistaken = await post(part, { storeType: 'OUT', quantity: 4, repairLogId: repair.id })
    await post(part, { storeType: 'OUT', quantity: 3, repairLogId: repair.id })
    await post(part, { storeType: 'RETURN', quantity: 1, repairLogId: repair.id })
    await ops().step(shop.actor, flowOf(sparePartLog)?.steps.reverse as never, mistaken.id, { reason: '输错' })
    expect(await computed(repairLog, repair, 'partsCost')).toBe(20)
    // Named together with an order, it is paid for once.
    const one = await order()
    await post(part, { storeType: 'OUT', quantity: 1, repairLogId: repair.id, maintenanceOrderId: one.id })
    expect(await computed(repairLog, repair, 'partsCost')).toBe(30)
    expect(await computed(maintenanceOrder, one, 'partsCost')).toBe(0)
  })
})

describe('reservations', () => {
  it('are what open work has not taken yet, whatever is done at once', async () => {
    const action = fc.record({
      kind: fc.constantFrom('take', 'back', 'change', 'complete', 'cancel'),
      of: fc.nat(3),
      part: fc.nat(1),
      quantity: fc.integer({ min: 1, max: 4 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 16 }), async (actions) => {
        const parts = [await stocked(40), await stocked(40)]
        const orders: RowOf<typeof maintenanceOrder>[] = []
        for (let at = 0; at < 4; at++) orders.push(await order())
        const lines = await Promise.all(orders.flatMap((one) => parts.map((part) => need(one, part, 3))))
        const act = ({ kind, of, part, quantity }: (typeof actions)[number]) => {
          const one = orders[of] as Row
          const about = { quantity, maintenanceOrderId: one.id }
          if (kind === 'take') return post(parts[part] as Row, { storeType: 'OUT', ...about })
          if (kind === 'back') return post(parts[part] as Row, { storeType: 'RETURN', ...about })
          if (kind === 'change') return shop.update(maintenanceOrderPart, lines[of * 2 + part] as Row, { quantity })
          return kind === 'cancel' ? step(one, 'cancel', { reason: '停机' }) : done(one)
        }
        for (const one of await Promise.allSettled(actions.map(act)))
          if (one.status === 'rejected' && !(one.reason instanceof Refusal)) throw one.reason
        for (const part of parts) {
          let left = 0
          for (const { id } of orders) {
            const { status } = await shop.read().of(maintenanceOrder).get(id)
            if (status !== 'PENDING' && status !== 'IN_PROGRESS') continue
            const [line] = await shop.read().of(maintenanceOrderPart).find({ orderId: id, partId: part.id })
            const entries = await shop.read().of(sparePartLog).find({ maintenanceOrderId: id, partId: part.id })
            const taken = -entries.reduce((sum, one) => sum + one.quantityChanged, 0)
            left += Math.max(0, (line?.quantity ?? 0) - Math.max(0, taken))
          }
          expect(await reserved(part)).toBe(left)
        }
      }),
      { numRuns: Number(process.env.RUNS ?? 8) },
    )
  })
})
