import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { registry } from '../../../../server/domain/index.ts'
import { maintenanceFlow, maintenanceOrder, notifyDue } from '../../../../server/domain/maintenance/index.ts'
import { noticeEvent, notificationType } from '../../../../server/domain/notice/index.ts'
import { purgeHistory } from '../../../../server/jobs/purging.job.ts'
import { operations, type RowOf, systemActor } from '../../../../server/kernel/index.ts'
import { makePlant } from '../../../support/samples/factories.ts'
import { openShop, type Shop } from '../shop.ts'

let shop: Shop
let category: RowOf<typeof notificationType>
/** It is 10:00 on 2026-11-18 for the shop. */
const [TODAY, TOMORROW] = ['2026-11-18', '2026-11-19']
beforeEach(async () => {
  shop = await openShop()
  category = await shop.row(notificationType, { code: 'MAINT_DUE', name: '保养到期', status: 'ENABLED' })
})
afterEach(() => shop.close())

const order = (values: object = {}) =>
  shop.create<typeof maintenanceOrder>(maintenanceOrder, { equipmentId: shop.machine.id, checkName: '加油', planDate: TODAY, ...values })
const step = (one: { id: number }, name: keyof typeof maintenanceFlow, input: object) =>
  operations(shop.store, registry).step(shop.actor, maintenanceFlow[name] as never, one.id, { ...input })
const tell = () => notifyDue(shop.store, systemActor(shop.plantId))
const events = () => shop.read().of(noticeEvent).find({ typeId: category.id })

describe('due maintenance', () => {
  it('is told of once, with what people want to know, however many processes tell', async () => {
    const due = await order({ ownerId: shop.repairers[0].id })
    await order({ planDate: TOMORROW })
    const told = await Promise.all([tell(), tell(), tell()])
    expect(told.toSorted()).toEqual([0, 0, 1])
    const [event, ...more] = await events()
    expect(more).toEqual([])
    expect(event).toMatchObject({ resource: 'maintenanceOrder', recordId: due.id })
    expect(JSON.parse(event?.values ?? '')).toEqual({
      maintNo: due.maintNo,
      equipment: '凹印机 3 号',
      checkName: '加油',
      planDate: TODAY,
      owner: '王建国',
    })
    expect(await tell()).toBe(0)
  })

  it('is told of again on the day to which it was postponed, and not again when it is late', async () => {
    const one = await order()
    expect(await tell()).toBe(1)
    await step(one, 'postpone', { planDate: '2026-11-20', reason: '等件' })
    expect(await tell()).toBe(0)
    for (const [day, told] of [
      ['2026-11-19', 0],
      ['2026-11-20', 1],
      ['2026-11-21', 0],
    ] as const) {
      shop.clock.set(`${day}T02:00:00.000Z`)
      expect([day, await tell()]).toEqual([day, told])
    }
  })

  it('is told of in the morning, and what a standstill kept back afterwards', async () => {
    await order({ planDate: TOMORROW })
    shop.clock.set('2026-11-18T22:59:00.000Z')
    expect(await tell()).toBe(0)
    shop.clock.set('2026-11-18T23:00:00.000Z')
    expect(await tell()).toBe(1)
    await order({ planDate: '2026-11-22' })
    shop.clock.set('2026-11-25T02:00:00.000Z')
    expect(await tell()).toBe(1)
  })

  it('is nobody’s business once it is closed, or while the category is switched off', async () => {
    const one = await order()
    await step(one, 'cancel', { reason: '停产' })
    expect(await tell()).toBe(0)
    await order()
    await shop.update(notificationType, category, { status: 'DISABLED' })
    expect([await tell(), await events()]).toEqual([0, []])
    await shop.update(notificationType, category, { status: 'ENABLED' })
    expect(await tell()).toBe(1)
  })

  it('is not told of again once what was told has been purged', async () => {
    await order()
    expect(await tell()).toBe(1)
    for (const day of ['2027-05-16', '2027-05-18', '2027-06-17']) {
      shop.clock.set(`${day}T02:00:00.000Z`)
      await purgeHistory({ store: shop.store, logger: { info: () => {} } } as never)
      expect([day, await tell()]).toEqual([day, 0])
    }
    expect(await events()).toEqual([])
    // A plan that slept for a year: its order is new, and nobody has been told.
    await order({ planDate: '2026-06-01' })
    expect(await tell()).toBe(1)
  })

  it('stays in its plant, and goes out by the hundred', async () => {
    const { actor } = await makePlant(shop.store)
    for (let i = 0; i < 101; i++) await shop.row(maintenanceOrder, { equipmentId: shop.machine.id, checkName: `x${i}`, planDate: TODAY })
    expect(await notifyDue(shop.store, actor)).toBe(0)
    expect(await tell()).toBe(101)
    expect(new Set((await events()).map(({ recordId }) => recordId)).size).toBe(101)
  })
})
