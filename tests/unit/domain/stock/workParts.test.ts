import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../../server/domain/index.ts'
import { maintenanceOrder } from '../../../../server/domain/maintenance/index.ts'
import { equipment } from '../../../../server/domain/masterdata/index.ts'
import { repairLog } from '../../../../server/domain/repair/index.ts'
import { partReservation, sparePart, sparePartLog } from '../../../../server/domain/stock/index.ts'
import { flowOf, needsOf, operations, type ResourceDef } from '../../../../server/kernel/index.ts'
import { person } from '../../../support/samples/factories.ts'
import { openShop, refusal, reportInWork, type Shop } from '../shop.ts'
import { asked, partsAtWork } from './partsAtWork.ts'

let shop: Shop
let at: ReturnType<typeof partsAtWork>
beforeAll(async () => {
  shop = await openShop()
  at = partsAtWork(shop)
})
afterAll(() => shop.close())

type Row = { id: number }
interface Parts {
  isOpen: boolean
  cost: number
  lines: readonly { partId: number; taken: number; cost: number; reserved: number; isCovered: boolean; entries: readonly object[] }[]
}
const inWork = async () => (await reportInWork(shop, { equipmentId: (await shop.row(equipment)).id })).repair
const now = ({ id }: Row) => shop.read().of(sparePart).get(id)
const asksOf = async (resource: ResourceDef, one: Row, actor = shop.actor) => {
  const row = (await shop.store.read(actor).of(resource).get(one.id)) as never
  return (await needsOf(shop.store.read(actor), registry, { resource, row })).find(({ step }) => step === 'complete')?.asks
}

describe('the parts of a repair', () => {
  it('are what it took less what came back, what is kept for it, and what that cost', async () => {
    const [part, other, repair] = [await at.stocked(10), await at.stocked(0), await inWork()]
    const [first] = shop.repairers
    await at.post(part, { storeType: 'OUT', quantity: 4, repairLogId: repair.id, repairerId: first.id })
    await at.post(part, { storeType: 'RETURN', quantity: 1, repairLogId: repair.id, repairerId: first.id })
    const mistaken = await at.post(part, { storeType: 'OUT', quantity: 2, repairLogId: repair.id })
    await operations(shop.store, registry).step(shop.actor, flowOf(sparePartLog)?.steps.reverse as never, mistaken.id, { reason: '输错' })
    await shop.work(repair, 'waitParts', { parts: [{ id: other.id, amount: 2 }] })
    const parts = await asked<Parts>(shop, 'workParts', { repairLogId: repair.id })
    expect(parts).toMatchObject({ isOpen: true, cost: 30 })
    expect(parts.lines.find(({ partId }) => partId === part.id)).toMatchObject({
      taken: 3,
      cost: 30,
      reserved: 0,
      entries: [
        { storeType: 'RETURN', quantity: -1, amount: -10, who: '王建国' },
        { storeType: 'OUT', quantity: 4, unitPrice: 10, amount: 40, who: '王建国' },
      ],
    })
    expect(parts.lines.find(({ partId }) => partId === other.id)).toMatchObject({ taken: 0, reserved: 2, isCovered: false, entries: [] })
  })

  it('belong to one piece of work that its reader may see', async () => {
    expect(await refusal(asked(shop, 'workParts', {}))).toEqual({ repairLogId: 'required' })
    const [one, repair] = [await at.order(), await inWork()]
    expect(await refusal(asked(shop, 'workParts', { repairLogId: repair.id, maintenanceOrderId: one.id }))).toEqual({
      maintenanceOrderId: 'eitherWork',
    })
    expect(await refusal(asked(shop, 'workParts', { repairLogId: 987_654 }))).toBe('notFound')
  })
})

describe('completing work', () => {
  it('asks what became of parts that are kept for it, where there are any, and whoever may book them', async () => {
    const [part, one, other] = [await at.stocked(5), await at.order(), await at.order()]
    await at.need(one, part, 2)
    for (const each of [one, other]) await at.step(each, 'start')
    expect([await asksOf(maintenanceOrder, one), await asksOf(maintenanceOrder, other)]).toEqual([['takenParts'], []])
    const helper = person(shop.plantId, ['maint:order:complete', 'maint:order:list'])
    expect(await asksOf(maintenanceOrder, one, helper)).toEqual([])
    const repair = await inWork()
    expect(await asksOf(repairLog, repair)).toEqual([])
    await shop.work(repair, 'waitParts', { parts: [{ id: part.id, amount: 1 }] })
    await shop.work(repair, 'resume')
    expect(await asksOf(repairLog, repair)).toEqual(['takenParts'])
  })

  it('books what was taken and lets go of what was not needed, at once', async () => {
    const [part, other, one] = [await at.stocked(5), await at.stocked(5), await at.order({ ownerId: shop.repairers[1].id })]
    await at.need(one, part, 2)
    await at.need(one, other, 3)
    await at.step(one, 'start')
    const takenParts = [
      { id: other.id, amount: 0 },
      { id: part.id, amount: 1.5 },
    ]
    await at.step(one, 'complete', { takenParts })
    expect([await now(part), await now(other)]).toMatchObject([
      { quantity: 3.5, reserved: 0 },
      { quantity: 5, reserved: 0 },
    ])
    expect(await shop.read().of(sparePartLog).find({ maintenanceOrderId: one.id })).toMatchObject([
      { partId: part.id, storeType: 'OUT', quantity: 1.5, amount: -15, repairerId: shop.repairers[1].id },
    ])
    expect(await shop.read().of(partReservation).count({ maintenanceOrderId: one.id })).toBe(0)
  })

  it('may say nothing of parts: what is kept is let go', async () => {
    const [part, repair] = [await at.stocked(5), await inWork()]
    await shop.work(repair, 'waitParts', { parts: [{ id: part.id, amount: 2 }] })
    await shop.work(repair, 'resume')
    await shop.work(repair, 'complete')
    expect(await now(part)).toMatchObject({ quantity: 5, reserved: 0 })
  })

  it('books all of it or nothing, and says which part is wrong', async () => {
    const [part, scarce, repair, other] = [await at.stocked(5), await at.stocked(1), await inWork(), await at.order()]
    await at.need(other, part, 4)
    await shop.work(repair, 'waitParts', { parts: [{ id: part.id, amount: 1 }] })
    await shop.work(repair, 'resume')
    const complete = (...taken: readonly (readonly [number, number])[]) =>
      refusal(shop.work(repair, 'complete', { takenParts: taken.map(([id, amount]) => ({ id, amount })) }))
    expect(await complete([part.id, 1], [scarce.id, 2])).toEqual({ takenParts: 'notEnough' })
    expect(await complete([part.id, 2])).toEqual({ takenParts: 'reservedForOthers', overrideReason: 'required' })
    expect(await complete([987_654, 1])).toEqual({ takenParts: 'unknownReference' })
    expect(await complete([part.id, -1])).toEqual({ takenParts: 'min' })
    expect(await complete([part.id, 0.0001])).toMatchObject({ takenParts: expect.any(String) })
    expect(await now(part)).toMatchObject({ quantity: 5, reserved: 5 })
    expect((await shop.repairNow(repair)).status).toBe('IN_PROGRESS')
    await shop.work(repair, 'complete', { takenParts: [{ id: part.id, amount: 1 }] })
    expect(await now(part)).toMatchObject({ quantity: 4, reserved: 4 })
  })

  it('takes what is kept for other work with a reason, which the entry keeps', async () => {
    const [part, repair, one, other] = [await at.stocked(5), await inWork(), await at.order(), await at.order()]
    await at.need(other, part, 4)
    await at.need(one, part, 1)
    await shop.work(repair, 'waitParts', { parts: [{ id: part.id, amount: 1 }] })
    await shop.work(repair, 'resume')
    await at.step(one, 'start')
    const takenParts = [{ id: part.id, amount: 2 }]
    expect(await refusal(at.step(one, 'complete', { takenParts }))).toEqual({
      takenParts: 'reservedForOthers',
      overrideReason: 'required',
    })
    await at.step(one, 'complete', { takenParts, overrideReason: '抢修' })
    await shop.work(repair, 'complete', { takenParts, overrideReason: '急用' })
    const entries = await shop.read().of(sparePartLog).find({ partId: part.id, storeType: 'OUT' })
    expect(entries.map((entry) => entry.overrideReason)).toEqual(['抢修', '急用'])
    expect(await now(part)).toMatchObject({ quantity: 1, reserved: 4 })
  })

  it('books nothing for whoever may not book', async () => {
    const [part, one] = [await at.stocked(5), await at.order()]
    await at.need(one, part, 1)
    await at.step(one, 'start')
    const helper = person(shop.plantId, ['maint:order:complete', 'maint:order:list'])
    const taken = { takenParts: [{ id: part.id, amount: 1 }] }
    expect(await refusal(at.step(one, 'complete', taken, helper))).toEqual({ takenParts: 'mayNotBook' })
    await at.step(one, 'complete', {}, helper)
    expect(await now(part)).toMatchObject({ quantity: 5, reserved: 0 })
  })
})
