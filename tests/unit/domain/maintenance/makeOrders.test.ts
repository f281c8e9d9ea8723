import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { duePlans, maintenanceOrder, maintenancePlan, makeOrders } from '../../../../server/domain/maintenance/index.ts'
import { equipment } from '../../../../server/domain/masterdata/index.ts'
import { type Actor, type Store, systemActor } from '../../../../server/kernel/index.ts'
import { openShop, type Shop } from '../shop.ts'

let shop: Shop
/** It is 2026-11-18 for the shop. */
const TODAY = '2026-11-18'
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const plan = (values: object = {}) =>
  shop.row(maintenancePlan, {
    equipmentId: shop.machine.id,
    name: '月度润滑',
    maintCycle: 1,
    cycleUnit: 'MONTHS',
    nextMaintDate: TODAY,
    leadDays: 3,
    ...values,
  })
const system = () => systemActor(shop.actor.plantId)
const make = () => makeOrders(shop.store, system())
const ordersOf = ({ id }: { id: number }) => shop.read().of(maintenanceOrder).find({ planId: id })
// What earlier tests left due is made, so that each counts its own.
beforeEach(make)

describe('orders that are due', () => {
  it('are made so many days ahead as the plan says, with what it says', async () => {
    const [soon, later, past] = [
      await plan({ nextMaintDate: '2026-11-21', checkName: '加注润滑脂', ownerId: shop.repairers[0].id }),
      await plan({ nextMaintDate: '2026-11-22' }),
      await plan({ nextMaintDate: '2026-02-01' }),
    ]
    expect(await duePlans(shop.store.read(system()))).toEqual([past.id, soon.id])
    expect(await make()).toBe(2)
    expect(await ordersOf(soon)).toMatchObject([
      { planDate: '2026-11-21', dueDate: '2026-11-21', checkName: '加注润滑脂', ownerId: shop.repairers[0].id, status: 'PENDING' },
    ])
    // Nine turns were missed; there is one order to do, not ten.
    expect(await ordersOf(past)).toMatchObject([{ planDate: '2026-02-01', checkName: '月度润滑' }])
    expect(await ordersOf(later)).toEqual([])
  })

  it('are made once, however many make them at once', async () => {
    const plans = [await plan(), await plan(), await plan()]
    const made = await Promise.all([make(), make(), make(), make()])
    expect(made.reduce((sum, count) => sum + count, 0)).toBe(3)
    for (const one of plans) expect(await ordersOf(one)).toHaveLength(1)
    expect(await make()).toBe(0)
  })

  it('are made of the whole plant and once, by somebody too who sees their own work only', async () => {
    const one = await plan({ ownerId: shop.repairers[1].id })
    const limited: Actor = { ...shop.actor, dataScope: { departmentIds: [], self: true } }
    expect([await makeOrders(shop.store, limited), await makeOrders(shop.store, limited)]).toEqual([1, 0])
    expect(await ordersOf(one)).toMatchObject([{ ownerId: shop.repairers[1].id }])
  })

  it('are not made for what rests', async () => {
    const asleep = [await plan({ isPaused: true }), await plan({ status: 'DISABLED' })]
    const machine = await shop.row(equipment, { name: '停用的机器', number: 'OFF-1', workshopId: shop.machine.workshopId, isPaused: true })
    asleep.push(await plan({ equipmentId: machine.id }))
    expect(await make()).toBe(0)
    for (const one of asleep) expect(await ordersOf(one)).toEqual([])
  })

  it('are not made for a plan that somebody moves meanwhile', async () => {
    const one = await plan()
    const store: Pick<Store, 'read' | 'write'> = {
      read: (actor) => shop.store.read(actor),
      async write(actor, work) {
        await shop.update(maintenancePlan, one, { nextMaintDate: '2027-05-18' })
        return shop.store.write(actor, work)
      },
    }
    expect(await makeOrders(store, system())).toBe(0)
    expect(await ordersOf(one)).toEqual([])
  })

  it('are not deleted while their plan would make them again', async () => {
    const one = await plan()
    await make()
    const [order] = await ordersOf(one)
    if (!order) throw new Error('nothing was made')
    await expect(shop.remove(maintenanceOrder, order)).rejects.toMatchObject({ code: 'maintenance.madeAgain' })
    await shop.update(maintenancePlan, one, { isPaused: true })
    expect(await shop.remove(maintenanceOrder, order)).toBe(1)
  })

  it('belong to the plant they are made for', async () => {
    const here = await plan()
    expect(await makeOrders(shop.store, systemActor(shop.actor.plantId + 1_000))).toBe(0)
    expect(await ordersOf(here)).toEqual([])
    expect(await make()).toBe(1)
  })
})
