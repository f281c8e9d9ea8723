import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { equipment } from '../../../../server/domain/masterdata/index.ts'
import { repairLog } from '../../../../server/domain/repair/index.ts'
import { storageLocation } from '../../../../server/domain/stock/index.ts'
import { makePlant, person } from '../../../support/samples/factories.ts'
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
interface Usual {
  partId: number
  why: string
  times: number
  location: string
  quantity: number
  free: number
  own: number
  rivals: readonly { resource: string; title: string; quantity: number }[]
}
const usual = (args: object) => asked<Usual[]>(shop, 'usualParts', args)
const machine = () => shop.row(equipment, { category: 'DUCT', maintCraft: 'HYDRAULIC' })
const repairOn = async ({ id }: Row) => (await reportInWork(shop, { equipmentId: id })).repair
const take = (part: Row, repair: Row, quantity = 1) => at.post(part, { storeType: 'OUT', quantity, repairLogId: repair.id })

describe('the usual parts of work', () => {
  it('are first what is kept for it, then what its machine took most, what belongs to it, and what similar work took', async () => {
    const [here, there] = [await machine(), await machine()]
    const [kept, often, once, listed, similar, strange] = [
      await at.stocked(9),
      await at.stocked(9),
      await at.stocked(9),
      await at.stocked(9, { equipmentIds: [here.id] }),
      await at.stocked(9),
      await at.stocked(9),
    ]
    const past = await repairOn(here)
    await take(often, past)
    await take(often, past)
    await shop.work(past, 'complete')
    await take(similar, await repairOn(there))
    await take(strange, await repairOn(await shop.row(equipment, { maintCraft: 'ELECTRICAL' })))
    const order = await at.order({ equipmentId: here.id })
    await at.post(once, { storeType: 'OUT', quantity: 2, maintenanceOrderId: order.id })
    const { repair } = await reportInWork(shop, { equipmentId: here.id })
    await shop.work(repair, 'waitParts', { parts: [{ id: kept.id, amount: 3 }] })
    const found = await usual({ repairLogId: repair.id })
    expect(found.map(({ partId, why, times }) => [partId, why, times])).toEqual([
      [kept.id, 'RESERVED', 0],
      [often.id, 'MACHINE', 2],
      [once.id, 'MACHINE', 1],
      [listed.id, 'LISTED', 0],
      [similar.id, 'SIMILAR', 1],
    ])
    expect(found[0]).toMatchObject({ own: 3, free: 9, rivals: [] })
    // Once the fault is known, similar is what had it.
    await shop.update(repairLog, await shop.repairNow(repair), { faultCategoryId: shop.category.id })
    expect((await usual({ repairLogId: repair.id })).map(({ partId }) => partId)).not.toContain(similar.id)
  })

  it('say what there is, where it lies, and for which work it is kept', async () => {
    const shelf = await shop.row(storageLocation, { code: 'A-02-7' })
    const [part, one, repair] = [await at.stocked(5, { locationId: shelf.id }), await at.order(), await repairOn(await machine())]
    await at.need(one, part, 4)
    expect(await usual({ repairLogId: repair.id, partId: part.id })).toMatchObject([
      {
        why: 'FOUND',
        location: 'A-02-7',
        quantity: 5,
        free: 1,
        own: 0,
        rivals: [{ resource: 'maintenanceOrder', title: one.maintNo, quantity: 4 }],
      },
    ])
    expect(await usual({ maintenanceOrderId: one.id, partId: part.id })).toMatchObject([{ why: 'RESERVED', free: 5, own: 4, rivals: [] }])
  })

  it('are found by code or name, and never those out of service or of another plant', async () => {
    const repair = await repairOn(await machine())
    const [part, old] = [await at.stocked(1, { code: 'ZX-81', name: '齿轮' }), await at.stocked(0, { code: 'ZX-82', status: 'DISABLED' })]
    expect(await usual({ repairLogId: repair.id, keyword: 'zx-8' })).toMatchObject([{ partId: part.id, why: 'FOUND' }])
    expect(await usual({ repairLogId: repair.id, partId: old.id })).toEqual([])
    const { actor } = await makePlant(shop.store)
    const stranger = person(actor.plantId, ['stock:sparePartLog:add'])
    expect(await refusal(asked(shop, 'usualParts', { repairLogId: repair.id }, stranger))).toBe('notFound')
  })

  it('need no more than the right to take parts', async () => {
    const [repair, part] = [await repairOn(await machine()), await at.stocked(2)]
    const storeman = person(shop.plantId, ['stock:sparePartLog:add'])
    expect(await asked(shop, 'usualParts', { repairLogId: repair.id, partId: part.id }, storeman)).toMatchObject([{ quantity: 2 }])
  })
})
