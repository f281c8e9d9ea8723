import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeHandovers, shiftHandoverItem } from '../../../../server/domain/handover/index.ts'
import { user } from '../../../../server/domain/identity/index.ts'
import { areas, registry } from '../../../../server/domain/index.ts'
import { productionPosition, shift, worker } from '../../../../server/domain/masterdata/index.ts'
import { rollCall } from '../../../../server/domain/shifts/attendance/rollCall.model.ts'
import { attendance, productionSchedule } from '../../../../server/domain/shifts/index.ts'
import { config } from '../../../../server/domain/system/index.ts'
import { scheduleSummary } from '../../../../server/domain/wall/scheduleSummary.query.ts'
import { type Actor, carryOut, flowOf, operations, type RowOf, systemActor } from '../../../../server/kernel/index.ts'
import { make, person } from '../../../support/samples/factories.ts'
import { HOUR, MINUTE, openShop, refusal, type Shop } from '../shop.ts'

const TODAY = '2026-11-18'
let shop: Shop
let [early, late] = [{} as RowOf<typeof shift>, {} as RowOf<typeof shift>]
let crew: RowOf<typeof worker>[] = []
let me = {} as Actor

/** It is 10:00; the early shift began at seven and goes on until three. Three people work in it, one of whom has an account. */
beforeAll(async () => {
  shop = await openShop()
  await shop.shifts()
  ;[early, late] = (await shop.read().of(shift).find({})) as [typeof early, typeof late]
  await shop.row(productionPosition, { name: '机长' })
})
afterAll(() => shop.close())
beforeEach(async () => {
  me = person(shop.plantId, [], { userId: (await make(shop.store, systemActor(0), user, { plantIds: [shop.plantId] })).id })
  crew = []
  for (const [name, userId] of [
    ['陈建军', me.userId],
    ['刘洋', null],
    ['王强', null],
  ] as const)
    crew.push(await shop.row(worker, { name, userId }))
  await shop.row(productionSchedule, { date: TODAY, shiftId: early.id, workerIds: crew.map(({ id }) => id), equipmentId: null })
})

const call = async (name: string, args: Record<string, unknown> = {}, actor: Actor = shop.actor) => {
  const found = areas.flatMap(({ calls = [] }) => calls).find((one) => one.name === name)
  if (!found) throw new Error(`no call ${name}`)
  return carryOut(found, { store: shop.store, registry, actor, language: 'zh', words: () => (key) => key }, args)
}
const mark = (which: readonly number[], said: string, more: object = {}) =>
  call('markAttendance', { date: TODAY, shiftId: early.id, workerIds: which.map((at) => crew[at]?.id), mark: said, ...more })
/** What the board says of this crew. */
async function board() {
  const { days } = await scheduleSummary(shop.read())
  const people = days[1]?.shifts[0]?.places.flatMap((place) => place.people) ?? []
  return crew.map(({ id }) => people.find(({ workerId }) => workerId === id)?.state)
}
const rows = async () =>
  (
    await shop
      .read()
      .of(attendance)
      .find({ workerId: crew.map(({ id }) => id) })
  ).map(({ presence, source, arrivedAt, status }) => [
    ...[presence, source, status],
    arrivedAt && Math.round((shop.clock.now().getTime() - arrivedAt.getTime()) / MINUTE),
  ])

describe('a lead says who is there', () => {
  it('of the whole crew at once, since the shift began; nobody is absent of whom nobody has said so', async () => {
    expect(await board()).toEqual(['EXPECTED', 'EXPECTED', 'EXPECTED'])
    await mark([0, 1], 'HERE')
    expect(await board()).toEqual(['PRESENT', 'PRESENT', 'EXPECTED'])
    // Three hours ago, at seven, whenever the lead came round to say it.
    expect(await rows()).toEqual([
      ['PRESENT', 'LEAD', 'RECORDED', 180],
      ['PRESENT', 'LEAD', 'RECORDED', 180],
    ])
  })

  it('and changes it as long as the shift is on', async () => {
    await mark([0, 1, 2], 'HERE')
    await mark([1], 'ABSENT', { remark: '电话未接' })
    await mark([2], 'ARRIVES')
    expect(await board()).toEqual(['PRESENT', 'ABSENT', 'LATE'])
    await mark([1, 2], 'NONE')
    expect(await board()).toEqual(['PRESENT', 'EXPECTED', 'EXPECTED'])
    await mark([1], 'ARRIVES')
    expect(await board()).toEqual(['PRESENT', 'LATE', 'EXPECTED'])
  })

  it('all or none, and only of who is planned in that shift', async () => {
    const stranger = await shop.row(worker, { name: '外人' })
    crew.push(stranger)
    expect(await refusal(mark([0, 3], 'HERE'))).toEqual({ workerIds: 'notInShift' })
    expect(await refusal(call('markAttendance', { date: TODAY, shiftId: late.id, workerIds: [crew[0]?.id], mark: 'HERE' }))).toEqual({
      workerIds: 'notInShift',
    })
    expect(await refusal(mark([], 'HERE'))).toEqual({ workerIds: 'required' })
    expect(await refusal(mark([0], 'SOMEWHERE'))).toEqual({ mark: 'choice' })
    expect(await refusal(call('markAttendance', { date: TODAY, shiftId: early.id, workerIds: [crew[0]?.id], mark: 'HERE' }, me))).toBe(
      'forbidden',
    )
    expect(await rows()).toEqual([])
  })

  it('not of a shift to come: nobody is absent from it', async () => {
    await shop.row(productionSchedule, { date: TODAY, shiftId: late.id, workerIds: [crew[0]?.id], equipmentId: null })
    const of = { date: TODAY, shiftId: late.id, workerIds: [crew[0]?.id] }
    // It begins at three, four hours of which are at eleven.
    expect(await refusal(call('markAttendance', { ...of, mark: 'HERE' }))).toEqual({ date: 'attendanceClosed' })
    expect(await refusal(shop.create(attendance, { date: TODAY, shiftId: late.id, workerId: crew[0]?.id }))).toEqual({
      arrivedAt: 'shiftToCome',
    })
  })
})

describe('a worker signs in', () => {
  it('for the shift that is on, once, and out of it', async () => {
    const first = await call('signInForShift', {}, me)
    expect(first).toMatchObject({ date: TODAY, shiftId: early.id, presence: 'LATE', arrivedAt: shop.clock.now() })
    expect(await call('signInForShift', {}, me)).toEqual(first)
    expect(await rows()).toEqual([['LATE', 'SELF', 'RECORDED', 0]])
    expect(await call('signOutOfShift', {}, me)).toMatchObject({ leftAt: shop.clock.now() })
    expect(await board()).toEqual(['LEFT', 'EXPECTED', 'EXPECTED'])
    expect(await refusal(call('signOutOfShift', {}, me))).toBe('shifts.notSignedIn')
    // Pressed by mistake: whoever comes back has been there since they came.
    expect(await call('signInForShift', {}, me)).toMatchObject({ ...(first as object), leftAt: null })
    expect(await board()).toEqual(['LATE', 'EXPECTED', 'EXPECTED'])
  })

  it('for the next shift once they have left the one that is on', async () => {
    await shop.row(productionSchedule, { date: TODAY, shiftId: late.id, workerIds: [crew[0]?.id], equipmentId: null })
    await call('signInForShift', {}, me)
    shop.clock.forward(4 * HOUR)
    expect(await call('signInForShift', {}, me)).toMatchObject({ shiftId: early.id })
    await call('signOutOfShift', {}, me)
    expect(await call('signInForShift', {}, me)).toMatchObject({ shiftId: late.id, presence: 'PRESENT' })
    shop.clock.forward(-4 * HOUR)
  })

  it('who was called absent, and comes all the same', async () => {
    await mark([0], 'ABSENT')
    await call('signInForShift', {}, me)
    expect(await board()).toEqual(['LATE', 'EXPECTED', 'EXPECTED'])
  })

  it('in time within the minutes of grace', async () => {
    const grace = await shop.row(config, { configName: 'grace', configKey: 'attendance.graceMinutes', configValue: '180' })
    expect(await call('signInForShift', {}, me)).toMatchObject({ presence: 'PRESENT' })
    await shop.remove(config, grace)
  })

  it('not without a shift, nor without being a worker', async () => {
    const idle = person(shop.plantId, [], { userId: (await make(shop.store, systemActor(0), user, { plantIds: [shop.plantId] })).id })
    expect(await refusal(call('signInForShift', {}, idle))).toBe('shifts.noWorker')
    await shop.row(worker, { name: '闲人', userId: idle.userId })
    expect(await refusal(call('signInForShift', {}, idle))).toBe('shifts.noShiftNow')
  })
})

describe('the roll', () => {
  it('is of the crews of whom it can be said now who is there, nobody twice', async () => {
    await shop.row(productionSchedule, { date: TODAY, shiftId: late.id, workerIds: [crew[0]?.id], equipmentId: null })
    const other = await shop.row(productionPosition, { name: '质检' })
    await shop.row(productionSchedule, { date: TODAY, shiftId: early.id, positionId: other.id, workerIds: [crew[0]?.id] })
    await mark([1], 'ABSENT')
    const called = await rollCall(shop.read())
    // The late shift begins in five hours, the night of yesterday is over for three.
    expect(called.map(({ shiftId }) => shiftId)).toEqual([early.id])
    const people = called[0]?.people ?? []
    const ids = crew.map(({ id }) => id)
    expect(
      people
        .filter(({ workerId }) => ids.includes(workerId))
        .map(({ name, presence }) => [name, presence])
        .sort(),
    ).toEqual(
      [
        ['刘洋', 'ABSENT'],
        ['王强', null],
        ['陈建军', null],
      ].sort(),
    )
    expect(new Set(people.map(({ workerId }) => workerId)).size).toBe(people.length)
  })
})

describe('a record', () => {
  const write = (input: object) => shop.create(attendance, { date: TODAY, shiftId: early.id, workerId: crew[0]?.id, ...input })
  const at = (time: string) => new Date(`${TODAY}T${time}:00+08:00`)
  it('holds moments that are possible', async () => {
    expect(await refusal(write({ arrivedAt: at('02:30') }))).toEqual({ arrivedAt: 'outsideShift' })
    expect(await refusal(write({ leftAt: at('09:00') }))).toEqual({ leftAt: 'neverArrived' })
    expect(await refusal(write({ arrivedAt: at('07:05'), leftAt: at('07:00') }))).toEqual({ leftAt: 'leftBeforeArrival' })
    expect(await refusal(write({ arrivedAt: at('11:00') }))).toMatchObject({ arrivedAt: expect.any(String) })
    expect(await write({ arrivedAt: at('07:10') })).toMatchObject({ presence: 'PRESENT' })
  })

  it('is put right with a reason, and judged anew', async () => {
    const row = (await write({ arrivedAt: at('07:00') })) as RowOf<typeof attendance>
    const { correct } = flowOf(attendance)?.steps ?? {}
    const put = (input: object) => operations(shop.store, registry).step(shop.actor, correct as never, row.id, input as never)
    expect(await refusal(put({ arrivedAt: at('07:11') }))).toEqual({ reason: 'required' })
    expect(await put({ arrivedAt: at('07:11'), reason: '看错时间' })).toMatchObject({ presence: 'LATE', status: 'RECORDED' })
    expect(await put({ arrivedAt: null, reason: '未到岗' })).toMatchObject({ presence: 'ABSENT' })
  })
})

it('hands over who was absent', async () => {
  await mark([1], 'ABSENT', { remark: '电话未接' })
  shop.clock.forward(4 * HOUR + 45 * MINUTE)
  await makeHandovers(shop.store, systemActor(shop.plantId))
  const points = await shop.read().of(shiftHandoverItem).find({ kind: 'ABSENCE', resource: 'attendance' })
  expect(points.filter(({ title }) => title.startsWith('刘洋')).map(({ detail }) => detail)).toContain('电话未接')
})
