import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { user } from '../../../../server/domain/identity/index.ts'
import { registry } from '../../../../server/domain/index.ts'
import { config } from '../../../../server/domain/system/index.ts'
import { actionsOf, blockedOf, needsOf, operations, systemActor, untouchable } from '../../../../server/kernel/index.ts'
import { make, person } from '../../../support/samples/factories.ts'
import { HOUR, openShop, refusal, reportInWork, type Shop } from '../shop.ts'
import { repairer, repairLog, repairTimeLog } from './names.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop({ isStrict: true })
})
afterEach(() => shop.close())

const needs = async (repair: { id: number }) =>
  (await needsOf(shop.store.read(shop.actor), registry, { resource: repairLog, row: await shop.repairNow(repair) }))[0]?.fields
const set = (configKey: string, configValue: string) =>
  shop.store.write(systemActor(0), (uow) => uow.of(config).create({ configName: configKey, configKey, configValue }))
const booked = (repair: { id: number }) => shop.read().of(repairTimeLog).find({ repairId: repair.id })

describe('closing the repair of a stop', () => {
  it('asks for hours, category and what was done, and writes nothing without', async () => {
    const { report, repair } = await reportInWork(shop)
    expect(await needs(repair)).toEqual(['description', 'hours', 'faultCategoryId'])
    expect(await refusal(shop.work(repair, 'complete'))).toEqual({
      hours: 'required',
      faultCategoryId: 'required',
      description: 'required',
    })
    expect(await shop.repairNow(repair)).toMatchObject({ status: 'IN_PROGRESS' })
    expect(await shop.reportNow(report)).toMatchObject({ status: 'REPAIRING' })
  })

  it('books the hours of each repairer on the day on which it ended', async () => {
    const { repair } = await reportInWork(shop)
    await shop.update(repairLog, repair, { repairerIds: shop.repairers.map(({ id }) => id) })
    shop.clock.forward(2 * HOUR)
    const [wang, zhang] = shop.repairers
    const hours = [
      { id: String(zhang.id), amount: 0.5 },
      { id: wang.id, amount: 1.75 },
    ]
    await shop.work(repair, 'complete', { hours, faultCategoryId: shop.category.id, description: '换风扇' })
    const rows = await booked(repair)
    expect(rows.map(({ repairerId, hours, logDate, equipmentId }) => ({ repairerId, hours, logDate, equipmentId }))).toEqual([
      { repairerId: wang.id, hours: 1.75, logDate: '2026-11-18', equipmentId: shop.machine.id },
      { repairerId: zhang.id, hours: 0.5, logDate: '2026-11-18', equipmentId: shop.machine.id },
    ])
  })

  it('does not ask again for what the repair holds already', async () => {
    const { repair } = await reportInWork(shop)
    await shop.create(repairTimeLog, { repairerId: shop.repairers[0].id, hours: 1, logDate: '2026-11-18', repairId: repair.id })
    await shop.update(repairLog, repair, { faultCategoryId: shop.category.id, description: '换风扇' })
    expect(await needs(repair)).toEqual([])
    expect(await shop.work(repair, 'complete')).toMatchObject({ status: 'COMPLETED' })
  })

  it('refuses hours of strangers, of too long a day, and twice for one person', async () => {
    const { repair } = await reportInWork(shop)
    const [wang, zhang] = shop.repairers
    const done = { faultCategoryId: shop.category.id, description: '换风扇' }
    const given = (...hours: object[]) => refusal(shop.work(repair, 'complete', { ...done, hours }))
    expect(await given({ id: zhang.id, amount: 1 })).toEqual({ hours: 'notOfRepair' })
    expect(await given({ id: wang.id, amount: 1 }, { id: wang.id, amount: 2 })).toEqual({ hours: 'twice' })
    expect(await given({ id: wang.id, amount: 25 })).toEqual({ hours: 'max' })
    expect(await given({ id: wang.id, amount: 0.001 })).toEqual({ hours: 'min' })
    await shop.create(repairTimeLog, { repairerId: wang.id, hours: 23, logDate: '2026-11-18' })
    expect(await given({ id: wang.id, amount: 2 })).toEqual({ hours: 'dayHours' })
    expect(await booked(repair)).toEqual([])
  })
})

describe('what closing needs', () => {
  it('follows the parameters of urgency and stop', async () => {
    await set('repair.needed.high', 'hours')
    await set('repair.needed.low', 'none')
    const inWork = async (urgency: string) => (await reportInWork(shop, { urgency, isStopped: false })).repair
    expect(await needs(await inWork('HIGH'))).toEqual(['hours'])
    expect(await needs(await inWork('NORMAL'))).toEqual(['description'])
    const low = await inWork('LOW')
    expect(await needs(low)).toEqual([])
    expect(await shop.work(low, 'complete')).toMatchObject({ status: 'COMPLETED' })
  })

  it('of a stop is what its urgency needs as well', async () => {
    await set('repair.needed.stopped', 'faultCategory')
    await set('repair.needed.high', 'hours')
    const { repair } = await reportInWork(shop, { urgency: 'HIGH' })
    expect(await needs(repair)).toEqual(['hours', 'faultCategoryId'])
  })
})

describe('a repairer', () => {
  let userId = 0
  beforeEach(async () => {
    userId = (await make(shop.store, systemActor(shop.plantId), user, { plantIds: [shop.plantId], passwordHash: 'hash' })).id
  })
  const wang = () => person(shop.plantId, ['repair:log:list', 'repair:log:edit', 'repair:log:start', 'repair:log:complete'], { userId })
  const work = (step: string, one: { id: number }, by = wang()) =>
    operations(shop.store, registry).step(by, shop.stepOfRepair(step), one.id, {})

  it('acts on own repairs and on nobody else’s', async () => {
    const { repair } = await reportInWork(shop)
    const row = await shop.repairNow(repair)
    const read = shop.store.read(wang())
    expect(actionsOf(wang(), repairLog, row)).toContain('complete')
    expect(await untouchable(read, registry, repairLog, [row])).toEqual(new Set([repair.id]))
    expect(await refusal(work('complete', repair))).toBe('repair.notYours')
    const blocked = await blockedOf(read, registry, { resource: repairLog, row })
    expect(blocked.map(({ step, refusal: why }) => [step, why.code])).toEqual([['complete', 'repair.notYours']])
  })

  it('with the tag of a lead acts on everybody’s', async () => {
    const { repair } = await reportInWork(shop, { isStopped: false })
    const lead = { ...wang(), permissions: new Set([...wang().permissions, 'repair:log:lead']) }
    expect(await untouchable(shop.store.read(lead), registry, repairLog, [await shop.repairNow(repair)])).toEqual(new Set())
    expect(await refusal(work('complete', repair, lead))).toEqual({ description: 'required' })
  })

  it('is known by the account', async () => {
    const { repair } = await reportInWork(shop, { isStopped: false })
    await shop.store.write(systemActor(shop.plantId), async (uow) =>
      uow.of(repairer).patch(await uow.of(repairer).lockForUpdate(shop.repairers[0].id), { userId }),
    )
    expect(await untouchable(shop.store.read(wang()), registry, repairLog, [await shop.repairNow(repair)])).toEqual(new Set())
  })
})
