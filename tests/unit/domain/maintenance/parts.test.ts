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
import { equipment, vendor } from '../../../../server/domain/masterdata/index.ts'
import { sparePart } from '../../../../server/domain/stock/index.ts'
import { operations, systemActor } from '../../../../server/kernel/index.ts'
import { unique } from '../../../support/samples/factories.ts'
import { openShop, refusal, type Shop } from '../shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const TODAY = '2026-11-18'
const plan = (values: object = {}) =>
  shop.create<typeof maintenancePlan>(maintenancePlan, {
    equipmentId: shop.machine.id,
    name: '换油',
    maintCycle: 1,
    nextMaintDate: TODAY,
    ...values,
  })
const part = (values: object = {}) => shop.row(sparePart, { code: `P${unique()}`, name: '液压滤芯', unit: '个', ...values })
const order = (values: object = {}) =>
  shop.create<typeof maintenanceOrder>(maintenanceOrder, { equipmentId: shop.machine.id, checkName: '换油', planDate: TODAY, ...values })
const need = (of: { id: number }, what: { id: number }, quantity = 1) =>
  shop.create<typeof maintenancePlanPart>(maintenancePlanPart, { planId: of.id, partId: what.id, quantity })
const take = (of: { id: number }, what: { id: number }, quantity = 1) =>
  shop.create<typeof maintenanceOrderPart>(maintenanceOrderPart, { orderId: of.id, partId: what.id, quantity })
const step = (one: { id: number }, name: keyof typeof maintenanceFlow, input: object = {}) =>
  operations(shop.store, registry).step(shop.actor, maintenanceFlow[name] as never, one.id, { ...input })
const partsOf = ({ id }: { id: number }) => shop.read().of(maintenanceOrderPart).find({ orderId: id })

describe('the parts of a plan', () => {
  it('are kept by name and to the gram', async () => {
    const [of, grease] = [await plan(), await part({ name: '锂基脂' })]
    expect(await need(of, grease, 0.125)).toMatchObject({ partName: '锂基脂', quantity: 0.125 })
    expect(await refusal(need(of, await part(), 0.0005))).toEqual({ quantity: 'min' })
    expect(await refusal(need(of, await part(), 1.0005))).toEqual({ quantity: 'scale' })
    expect(await refusal(need(of, await part(), 0))).toEqual({ quantity: 'min' })
    expect(await refusal(need(of, await part({ status: 'DISABLED' })))).toEqual({ partId: 'disabled' })
    expect(await refusal(need(of, grease))).toEqual({ partId: 'duplicate' })
  })

  it('follow the part that is chosen later', async () => {
    const one = await need(await plan(), await part({ name: '旧' }))
    const other = await part({ name: '新' })
    expect(await shop.update(maintenancePlanPart, one, { partId: other.id })).toMatchObject({ partName: '新' })
  })

  it('go into the orders that the plan makes, and into those that somebody makes for it', async () => {
    const of = await plan({ nextMaintDate: '2026-11-25' })
    const [oil, filter] = [await part(), await part()]
    await need(of, oil, 62.5)
    const one = await need(of, filter, 2)
    const byHand = await order({ planId: of.id })
    await makeOrders(shop.store, systemActor(shop.plantId))
    const [made] = await shop.read().of(maintenanceOrder).find({ planId: of.id, dueDate: '2026-11-25' })
    if (!made) throw new Error('no order was made')
    for (const into of [byHand, made])
      expect(await partsOf(into)).toMatchObject([
        { partId: oil.id, quantity: 62.5, partName: '液压滤芯' },
        { partId: filter.id, quantity: 2 },
      ])
    await shop.update(maintenancePlanPart, one, { quantity: 4 })
    expect(await partsOf(made)).toMatchObject([{ quantity: 62.5 }, { quantity: 2 }])
  })

  it('go with the plan, and come back with it', async () => {
    const of = await plan()
    await need(of, await part())
    await shop.remove(maintenancePlan, of)
    await shop.undelete(maintenancePlan, of)
    expect(await shop.read().of(maintenancePlanPart).count({ planId: of.id })).toBe(1)
  })
})

describe('the parts of an order', () => {
  it('may change as long as it is open', async () => {
    const open = await order()
    const one = await take(open, await part())
    await step(open, 'start')
    expect(await shop.update(maintenanceOrderPart, one, { quantity: 3 })).toMatchObject({ quantity: 3 })
    await step(open, 'complete')
    expect(await refusal(shop.update(maintenanceOrderPart, one, { quantity: 4 }))).toBe('readOnly')
    expect(await refusal(shop.remove(maintenanceOrderPart, one))).toBe('readOnly')
    expect(await refusal(take(open, await part()))).toBe('readOnly')
  })

  it('go with the order, and come back with it but for those removed before', async () => {
    const one = await order()
    const [first, kept] = [await take(one, await part()), await take(one, await part())]
    await shop.remove(maintenanceOrderPart, first)
    shop.clock.forward(1000)
    await shop.remove(maintenanceOrder, one)
    expect(await partsOf(one)).toEqual([])
    await shop.undelete(maintenanceOrder, one)
    expect(await partsOf(one)).toMatchObject([{ id: kept.id }])
  })

  it('stay away when the last of them were removed a moment before the order', async () => {
    const one = await order()
    await shop.remove(maintenanceOrderPart, await take(one, await part()))
    shop.clock.forward(1000)
    await shop.remove(maintenanceOrder, one)
    await shop.undelete(maintenanceOrder, one)
    expect(await partsOf(one)).toEqual([])
  })
})

describe('a spare part', () => {
  it('is bought from vendors and fits machines that are in service', async () => {
    const [gone, off] = [
      await shop.row(vendor, { status: 'DISABLED' }),
      await shop.row(equipment, { status: 'DISABLED', number: `X${unique()}` }),
    ]
    const input = { code: `P${unique()}`, name: '轴承', unit: '个' }
    expect(await refusal(shop.create(sparePart, { ...input, vendorId: gone.id, equipmentIds: [off.id] }))).toEqual({
      vendorId: 'disabled',
      equipmentIds: 'disabled',
    })
    const one = await shop.create<typeof sparePart>(sparePart, { ...input, equipmentIds: [shop.machine.id] })
    await shop.disable(equipment, shop.machine)
    expect(await shop.update(sparePart, one, { equipmentIds: [shop.machine.id], minQuantity: 2.5 })).toMatchObject({ minQuantity: 2.5 })
    await shop.update(equipment, shop.machine, { status: 'ENABLED' })
  })
})
