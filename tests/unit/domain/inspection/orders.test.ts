import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { repairTimeLog } from '../../../../server/domain/hours/index.ts'
import { user } from '../../../../server/domain/identity/index.ts'
import { registry } from '../../../../server/domain/index.ts'
import {
  inspectionFlow,
  inspectionOrder,
  inspectionPoint,
  inspectionRound,
  inspectionsToday,
} from '../../../../server/domain/inspection/index.ts'
import { isDoneAfterDeadline } from '../../../../server/domain/inspection/inspectionOrder.resource.ts'
import { equipment, shift, workshop } from '../../../../server/domain/masterdata/index.ts'
import { noticeEvent, notificationType } from '../../../../server/domain/notice/index.ts'
import { repairer, reportLog } from '../../../../server/domain/repair/index.ts'
import { file } from '../../../../server/domain/system/index.ts'
import { type Actor, operations, type RowOf, systemActor } from '../../../../server/kernel/index.ts'
import { make, person, unique } from '../../../support/samples/factories.ts'
import { acceptedReport, openShop, refusal, type Shop } from '../shop.ts'

type Order = RowOf<typeof inspectionOrder>
let shop: Shop
let early: RowOf<typeof shift>
beforeAll(async () => {
  shop = await openShop()
  await shop.shifts()
  early = (await shop.read().of(shift).find({ name: '早班' }))[0] as typeof early
  const type = { code: 'INSPECTION_OVER', name: '点检超限' }
  await shop.store.write(systemActor(0), (uow) => uow.of(notificationType).create(type as never))
})
afterAll(() => shop.close())
const TODAY = '2026-11-18'
beforeEach(() => shop.clock.set('2026-11-18T02:00:00.000Z'))

let days = 0
/** A day in the past that no other order of this file has. */
const anotherDay = () => new Date(Date.UTC(2026, 9, 1) - ++days * 86_400_000).toISOString().slice(0, 10)
const point = (values: object = {}) =>
  shop.create(inspectionPoint, {
    ...{ equipmentId: shop.machine.id, name: `点 ${unique()}`, pointName: '主电机', checkName: '温度', refValue: '<=70', unit: '℃' },
    ...values,
  })
const order = async (values: object = {}, of: object = {}) =>
  shop.create(inspectionOrder, { pointId: (await point(of)).id, planDate: TODAY, shiftId: early.id, ...values })
const step = (name: 'record' | 'skip', one: { id: number }, input: object, actor: Actor = shop.actor) =>
  operations(shop.store, registry).step(actor, inspectionFlow[name] as never, one.id, input as never) as Promise<unknown> as Promise<Order>
const record = (one: { id: number }, input: object, actor?: Actor) => step('record', one, input, actor)

describe('an inspection point', () => {
  it.each([
    [{ refValue: '<=x' }, { refValue: 'refNumber' }],
    [{ refValue: '80~60' }, { refValue: 'refOrder' }],
    [{ refValue: '<=70 MPa' }, { refValue: 'refUnit' }],
    [{ refValue: '好||坏' }, { refValue: 'refWords' }],
    [{ inspectCycle: 'DAYS' }, { cycleDays: 'required' }],
    [{ inspectCycle: 'DAYS', cycleDays: 0 }, { cycleDays: 'min' }],
    [{ inspectCycle: 'DAYS', cycleDays: 367 }, { cycleDays: 'max' }],
    [{ firstDate: '2026-02-31' }, { firstDate: 'date' }],
  ])('is refused with %o', async (values, faults) => {
    expect(await refusal(point(values))).toEqual(faults)
  })

  it('counts from the day of its making unless another is said, and keeps days for the cycle of days alone', async () => {
    expect(await point({ inspectCycle: 'WEEK', cycleDays: 3 })).toMatchObject({ firstDate: TODAY, cycleDays: null })
    const counted = await point({ inspectCycle: 'DAYS', cycleDays: 3, firstDate: '2026-11-01' })
    expect(counted).toMatchObject({ firstDate: '2026-11-01', cycleDays: 3 })
    expect(await shop.update(inspectionPoint, counted, { inspectCycle: 'DAY', firstDate: null })).toMatchObject({
      ...{ firstDate: TODAY, cycleDays: null },
    })
  })

  it('does not take a unit that its range was not given in', async () => {
    const one = await point({ refValue: '60~70 ℃', unit: null })
    expect(await refusal(shop.update(inspectionPoint, one, { unit: 'MPa' }))).toEqual({ unit: 'refUnit' })
    expect(await shop.update(inspectionPoint, one, { unit: 'MPa', refValue: '1~2 MPa' })).toMatchObject({ unit: 'MPa' })
  })

  it('needs a machine and a shift in service, but lives on when they leave it', async () => {
    const machine = await shop.row(equipment, { name: '旧机', number: `O-${unique()}`, workshopId: shop.hall.id })
    const one = await point({ equipmentId: machine.id })
    await shop.disable(equipment, machine)
    expect(await refusal(point({ equipmentId: machine.id }))).toEqual({ equipmentId: 'disabled' })
    expect(await shop.update(inspectionPoint, one, { equipmentId: machine.id, sortOrder: 5 })).toMatchObject({ sortOrder: 5 })
  })
})

describe('an order made by hand', () => {
  it('asks for what its point asks for, in its usual shift', async () => {
    const one = await point({ inspectMode: 'MEASURE' })
    const made = await shop.create(inspectionOrder, { pointId: one.id, planDate: TODAY })
    expect(made).toMatchObject({
      ...{ equipmentId: shop.machine.id, pointName: '主电机', checkName: '温度', inspectMode: 'MEASURE', inspectCycle: 'SHIFT' },
      ...{ refValue: '<=70', unit: '℃', shiftId: early.id, status: 'PENDING', inspectNo: expect.stringMatching(/^DJ20261118-\d{4}$/) },
      ...{ dueFrom: new Date('2026-11-17T23:00:00Z'), dueUntil: new Date('2026-11-18T07:00:00Z') },
    })
    await shop.update(inspectionPoint, one, { refValue: '<=60' })
    expect(await shop.read().of(inspectionOrder).get(made.id)).toMatchObject({ refValue: '<=70' })
  })

  it('is one for a point, a shift and a date', async () => {
    const { pointId } = await order()
    expect(await refusal(shop.create(inspectionOrder, { pointId, planDate: TODAY, shiftId: early.id }))).toEqual({
      planDate: 'inspectedAlready',
    })
  })

  it('needs a shift', async () => {
    const bare = await openShop()
    const values = { equipmentId: bare.machine.id, name: 'a', pointName: 'b', checkName: 'c' }
    const one = await bare.create(inspectionPoint, values)
    expect(await refusal(bare.create(inspectionOrder, { pointId: one.id, planDate: TODAY }))).toEqual({ shiftId: 'noShifts' })
    await bare.close()
  })

  it('goes when it is open, and stays once it is done', async () => {
    const [open, done, skipped] = [await order({ planDate: '2026-11-16' }), await order(), await order()]
    await record(done, { value1: '60' })
    await step('skip', skipped, { reason: '停机' })
    await shop.remove(inspectionOrder, open)
    for (const closed of [done, skipped]) expect(await refusal(shop.remove(inspectionOrder, closed))).toBe('closed')
    expect(await refusal(shop.update(inspectionOrder, done, { comment: '补' }))).toBe('readOnly')
  })

  it('is skipped rather than deleted where the clock would make it again', async () => {
    const remove = (one: Order) => shop.remove(inspectionOrder, one)
    const again = async (one: Order) => expect(await refusal(remove(one))).toBe('inspection.madeAgain')
    const today = await order()
    await again(today)
    await again(await order({ planDate: '2026-12-24' }))
    const daily = await order({ shiftId: (await shop.read().of(shift).find({ name: '中班' }))[0]?.id }, { inspectCycle: 'DAY' })
    await again(daily)

    // Nor its turn, at rest, or over.
    expect(await remove(await order({}, { inspectCycle: 'WEEK', firstDate: '2026-11-17' }))).toBe(1)
    await shop.update(inspectionPoint, { id: today.pointId }, { isPaused: true })
    expect(await remove(today)).toBe(1)
    shop.clock.set('2026-11-18T07:00:00.000Z')
    expect(await remove(await order())).toBe(1)
  })

  it('of last night is still the clock’s while the night goes on', async () => {
    const night = (await shop.read().of(shift).find({ name: '夜班' }))[0]
    const one = await order({ planDate: '2026-11-17', shiftId: night?.id }, { firstDate: '2026-11-01' })
    shop.clock.set('2026-11-17T18:00:00.000Z')
    expect(await refusal(shop.remove(inspectionOrder, one))).toBe('inspection.madeAgain')
    shop.clock.set('2026-11-17T23:00:00.000Z')
    expect(await shop.remove(inspectionOrder, one)).toBe(1)
  })
})

describe('recording', () => {
  it.each([
    ['65', false],
    ['70 ℃', false],
    ['70.1', true],
    ['-5', false],
  ])('%s against <=70 ℃ is out of range: %s', async (value1, isOverRef) => {
    const done = await record(await order(), { value1, isOverRef: !isOverRef })
    expect(done).toMatchObject({ status: 'DONE', value1, isOverRef, doneAt: shop.clock.now() })
  })
  it.each([
    ['正常', false],
    ['异响', true],
  ])('the word %s is out of range: %s', async (value1, isOverRef) => {
    expect(await record(await order({}, { refValue: '正常|轻微', unit: null }), { value1 })).toMatchObject({ isOverRef })
  })
  it('leaves the judgement to people where no rule can tell', async () => {
    const free = () => order({}, { refValue: '无渗漏', unit: null })
    expect(await record(await free(), { value1: '干净' })).toMatchObject({ isOverRef: null })
    expect(await record(await free(), { value1: '渗油', isOverRef: true })).toMatchObject({ isOverRef: true })
    expect(await record(await order({}, { refValue: null }), { value1: '好', isOverRef: false })).toMatchObject({ isOverRef: false })
  })
  it('refuses what cannot be understood', async () => {
    const one = await order()
    expect(await refusal(record(one, { value1: '热' }))).toEqual({ value1: 'refNumber' })
    expect(await refusal(record(one, { value1: '60 MPa' }))).toEqual({ value1: 'refUnit' })
    expect(await refusal(record(one, { value1: '6'.repeat(10_000) }))).toEqual({ value1: 'tooLong' })
    expect(await refusal(record(one, { value1: '' }))).toEqual({ value1: 'required' })
    expect((await shop.read().of(inspectionOrder).get(one.id)).status).toBe('PENDING')
  })

  it('waits for the shift to begin, and is late half an hour after its end', async () => {
    const one = await order({ planDate: '2026-11-19' })
    expect(await refusal(record(one, { value1: '60' }))).toBe('inspection.tooEarly')
    shop.clock.set('2026-11-19T07:30:00.000Z')
    expect(isDoneAfterDeadline(await record(one, { value1: '60' }))).toBe(false)
    const other = await order({ planDate: '2026-11-19' })
    shop.clock.set('2026-11-19T07:30:00.001Z')
    expect(isDoneAfterDeadline(await record(other, { value1: '60' }))).toBe(true)
  })

  it('is done in the name of whoever records, if they are a repairer of the plant', async () => {
    const account = await make(shop.store, systemActor(0), user, { username: `u${unique()}`, plantIds: [shop.plantId] })
    const me = await shop.row(repairer, { name: '王师傅', userId: account.id })
    const actor = person(shop.plantId, ['*:*:*'], { userId: account.id })
    expect(await record(await order(), { value1: '60' }, actor)).toMatchObject({ inspectorId: me.id })
    const [other] = shop.repairers
    expect(await record(await order(), { value1: '60', inspectorId: other.id }, actor)).toMatchObject({ inspectorId: other.id })
    expect(await record(await order(), { value1: '60' })).toMatchObject({ inspectorId: null })
  })

  it('adds its photos to those taken before, and takes none away', async () => {
    const photo = async () => (await make(shop.store, shop.actor, file, { ownerName: 'inspectionOrder', ownerField: 'photoIds' })).id
    const photosOf = async ({ id }: { id: number }) => (await shop.read().of(inspectionOrder).linksOf('photoIds', [id])).get(id)
    const [first, second] = [await photo(), await photo()]
    const [bare, more, full] = [await order(), await order(), await order()]
    await shop.update(inspectionOrder, bare, { photoIds: [first] })
    await record(bare, { value1: '60', photoIds: [] })
    expect(await photosOf(bare)).toEqual([first])
    await shop.update(inspectionOrder, more, { photoIds: [second] })
    const third = await photo()
    await record(more, { value1: '60', photoIds: [third] })
    expect(await photosOf(more)).toEqual([second, third])
    const nine = await Promise.all(Array.from({ length: 9 }, photo))
    await shop.update(inspectionOrder, full, { photoIds: nine })
    expect(await refusal(record(full, { value1: '60', photoIds: [await photo()] }))).toEqual({ photoIds: 'max' })
  })

  it('tells of a result out of range, and of no other', async () => {
    const [good, bad] = [await order(), await order()]
    await record(good, { value1: '60' })
    await record(bad, { value1: '92' })
    const told = await shop.store.read(systemActor(shop.plantId)).of(noticeEvent).find({ resource: 'inspectionOrder' })
    expect(told.filter((one) => one.recordId === good.id)).toEqual([])
    expect(told.filter((one) => one.recordId === bad.id).map((one) => JSON.parse(one.values))).toEqual([
      {
        ...{ inspectNo: bad.inspectNo, equipment: shop.machine.name, pointName: '主电机', checkName: '温度' },
        ...{ value: '92', refValue: '<=70 ℃', inspector: 'tester' },
      },
    ])
  })

  it('happens once, and never to a skipped order', async () => {
    const [done, skipped] = [await order(), await order()]
    await record(done, { value1: '60' })
    expect(await refusal(record(done, { value1: '61' }))).toBe('illegalStep')
    expect(await refusal(step('skip', skipped, {}))).toEqual({ reason: 'required' })
    expect(await step('skip', skipped, { reason: '停机检修' })).toMatchObject({ status: 'SKIPPED', skipReason: '停机检修', value1: null })
    expect(await refusal(record(skipped, { value1: '60' }))).toBe('illegalStep')
  })
})

describe('what comes of an inspection', () => {
  it('is a report of its machine and no other', async () => {
    const one = await record(await order(), { value1: '92' })
    const other = await shop.row(equipment, { name: '另一台', number: `X-${unique()}`, workshopId: shop.hall.id })
    expect(await refusal(shop.report({ inspectionId: one.id, equipmentId: other.id }))).toEqual({ equipmentId: 'otherThanInspection' })
    const report = await shop.report({ inspectionId: one.id, isStopped: false })
    expect(await refusal(shop.update(reportLog, report, { equipmentId: other.id }))).toEqual({ equipmentId: 'foundByInspection' })
  })

  it('are hours on its machine', async () => {
    const [done, skipped] = [await record(await order(), { value1: '60' }), await order()]
    await step('skip', skipped, { reason: '停机' })
    const hours = { repairerId: shop.repairers[0].id, hours: 0.5, logDate: anotherDay() }
    const booked = await shop.create(repairTimeLog, { ...hours, inspectionId: done.id })
    expect(booked).toMatchObject({ equipmentId: shop.machine.id, inspectionId: done.id })
    expect(await refusal(shop.create(repairTimeLog, { ...hours, inspectionId: skipped.id }))).toEqual({ inspectionId: 'inspectionSkipped' })
    const { repair } = await acceptedReport(shop)
    expect(await refusal(shop.create(repairTimeLog, { ...hours, inspectionId: done.id, repairId: repair.id }))).toEqual({
      inspectionId: 'oneWorkOnly',
    })
    expect(await refusal(shop.update(repairTimeLog, booked, { inspectionId: skipped.id }))).toEqual({ inspectionId: 'fixed' })
  })
})

describe('the round of a shift', () => {
  it('goes by workshop, machine and the place of the point, and is that of the shift that is on', async () => {
    const halls = [
      await shop.row(workshop, { name: `二 ${unique()}`, sortOrder: 2 }),
      await shop.row(workshop, { name: `一 ${unique()}`, sortOrder: 1 }),
    ]
    const machines = []
    for (const hall of halls) machines.push(await shop.row(equipment, { name: 'm', number: `W-${unique()}`, workshopId: hall.id }))
    const [second, first] = machines as [RowOf<typeof equipment>, RowOf<typeof equipment>]
    const planDate = anotherDay()
    const made: Order[] = []
    for (const of of [{ equipmentId: second.id }, { equipmentId: first.id, sortOrder: 20 }, { equipmentId: first.id, sortOrder: 10 }])
      made.push(await order({ planDate }, of))
    const read = shop.store.read(shop.actor)
    const round = await inspectionRound(read, { date: planDate })
    expect(round).toMatchObject({ shift: { id: early.id }, planDate })
    expect(round.orders.map((one) => one.id)).toEqual([made[2]?.id, made[1]?.id, made[0]?.id])
  })

  it('of a night is that of the day it began', async () => {
    shop.clock.set('2026-11-18T18:00:00.000Z') // 02:00 on the 19th
    const round = await inspectionRound(shop.store.read(shop.actor), {})
    expect(round).toMatchObject({ shift: { name: '夜班' }, planDate: TODAY, dueUntil: new Date('2026-11-18T23:00:00Z') })
  })
})

describe('the wall', () => {
  it('counts what is due now, what was missed today and what is done', async () => {
    const bare = await openShop()
    await bare.shifts()
    const [first, middle] = await bare.read().of(shift).find({})
    const one = await bare.create(inspectionPoint, { equipmentId: bare.machine.id, name: 'a', pointName: 'b', checkName: 'c' })
    const other = await bare.create(inspectionPoint, { equipmentId: bare.machine.id, name: 'd', pointName: 'b', checkName: 'c' })
    const planned = (pointId: number, shiftId = 0) => bare.create(inspectionOrder, { pointId, planDate: TODAY, shiftId })
    const done = await planned(one.id, first?.id)
    await planned(other.id, first?.id)
    await planned(one.id, middle?.id)
    const today = () => inspectionsToday(bare.store.read(bare.actor))
    expect(await today()).toEqual({ due: 2, missed: 0, done: 0 })
    const ops = operations(bare.store, registry)
    await ops.step(bare.actor, inspectionFlow.record as never, done.id, { value1: '好' })
    expect(await today()).toEqual({ due: 1, missed: 0, done: 1 })
    bare.clock.set('2026-11-18T08:00:00.000Z') // 16:00
    expect(await today()).toEqual({ due: 1, missed: 1, done: 1 })
    await bare.close()
  })

  it('counts last night’s shift to the day on which it ends', async () => {
    const bare = await openShop()
    await bare.shifts()
    const [night] = await bare.read().of(shift).find({ name: '夜班' })
    const order = async (name: string) => {
      const { id } = await bare.create(inspectionPoint, { equipmentId: bare.machine.id, name, pointName: 'b', checkName: 'c' })
      return bare.create(inspectionOrder, { pointId: id, planDate: TODAY, shiftId: night?.id })
    }
    const [done] = [await order('a'), await order('b')]
    const today = () => inspectionsToday(bare.store.read(bare.actor))
    bare.clock.set('2026-11-18T18:00:00.000Z') // 02:00 on the 19th
    await operations(bare.store, registry).step(bare.actor, inspectionFlow.record as never, done.id, { value1: '好' })
    expect(await today()).toEqual({ due: 1, missed: 0, done: 1 })
    bare.clock.set('2026-11-18T23:31:00.000Z') // 07:31
    expect(await today()).toEqual({ due: 0, missed: 1, done: 1 })
    bare.clock.set('2026-11-19T16:00:00.000Z') // the 20th
    expect(await today()).toEqual({ due: 0, missed: 0, done: 0 })
    await bare.close()
  })
})
