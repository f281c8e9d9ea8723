import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { user } from '../../../../../server/domain/identity/index.ts'
import { registry } from '../../../../../server/domain/index.ts'
import { type Actor, NO_DATA_SCOPE, operations, systemActor } from '../../../../../server/kernel/index.ts'
import { person } from '../../../../support/samples/factories.ts'
import { openShop, refusal, type Shop } from '../../shop.ts'
import { reporter, reportLog } from '../names.ts'

let shop: Shop
let me: Actor
beforeEach(async () => {
  shop = await openShop()
  const { id: userId } = await shop.row(user, { name: '陈晓燕' })
  me = person(shop.plantId, ['repair:report:add'], { userId, name: '陈晓燕' })
})
afterEach(() => shop.close())

const report = (actor: Actor, input = {}) =>
  operations(shop.store, registry).create(actor, reportLog, { equipmentId: shop.machine.id, description: '异响', ...input })
const reporters = () => shop.read().of(reporter).find({ userId: me.userId })

describe('whoever reports without saying who', () => {
  it('is the signed-in person', async () => {
    const row = await shop.row(reporter, { name: '陈', userId: me.userId })
    expect(await report(me)).toMatchObject({ reporterId: row.id })
    expect(await reporters()).toHaveLength(1)
  })

  it('becomes a reporter of the plant with the first report, once even from two phones', async () => {
    const [first, second] = await Promise.all([report(me), report(me)])
    expect(await reporters()).toMatchObject([{ id: first?.reporterId, name: '陈晓燕', status: 'ENABLED' }])
    expect(second?.reporterId).toBe(first?.reporterId)
  })

  it('leaves no reporter behind when the report is refused', async () => {
    expect(await refusal(report(me, { reportDate: new Date('2026-01-01T00:00:00Z') }))).toEqual({ reportDate: 'tooOld' })
    expect(await reporters()).toEqual([])
  })

  it('may still report for somebody else, and is passed over in favour of a row in service', async () => {
    await shop.row(reporter, { userId: me.userId, status: 'DISABLED' })
    expect(await refusal(report(me))).toEqual({ reporterId: 'disabled' })
    expect(await report(me, { reporterId: shop.someone.id })).toMatchObject({ reporterId: shop.someone.id })
    const active = await shop.row(reporter, { userId: me.userId })
    expect(await report(me)).toMatchObject({ reporterId: active.id })
  })

  it('must be somebody', async () => {
    expect(await refusal(report(systemActor(shop.plantId)))).toEqual({ reporterId: 'required' })
    expect(await refusal(report({ ...me, dataScope: NO_DATA_SCOPE }))).toEqual({ reporterId: 'outsideReach' })
  })
})
