import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { user } from '../../../../server/domain/identity/index.ts'
import { registry } from '../../../../server/domain/index.ts'
import { productionPosition, shift, worker } from '../../../../server/domain/masterdata/index.ts'
import { noticeEvent, notificationType } from '../../../../server/domain/notice/index.ts'
import { productionSchedule, shiftSwap, swapFlow, workerVacation } from '../../../../server/domain/shifts/index.ts'
import { type Actor, operations, type ResourceDef, type RowOf, systemActor } from '../../../../server/kernel/index.ts'
import { make, makePlant, person } from '../../../support/samples/factories.ts'
import { testStore } from '../../../support/store/store.ts'
import { refusal } from '../shop.ts'

type Values = Record<string, unknown>
type Swap = RowOf<typeof shiftSwap>
type Step = keyof typeof swapFlow

let base: Awaited<ReturnType<typeof testStore>>
beforeAll(async () => {
  base = await testStore()
})
afterAll(() => base.close())

/** Two colleagues with accounts, each in a shift of their own, and a lead. */
async function colleagues() {
  const { store } = base
  const { id: plantId, actor: system } = await makePlant(store)
  const row = async <D extends ResourceDef>(resource: D, values: Values = {}) =>
    (await make(store, system, resource, values)) as unknown as RowOf<D>
  const account = async (permissions: string[]) =>
    person(plantId, permissions, { userId: (await make(store, systemActor(0), user, { plantIds: [plantId] })).id })
  const own = [
    'shifts:swap:add',
    'shifts:swap:list',
    'shifts:swap:query',
    'shifts:swap:accept',
    'shifts:swap:refuse',
    'shifts:swap:withdraw',
  ]
  const [asker, asked, lead] = [await account(own), await account(own), await account(['*:*:*'])]
  const [wang, li] = [await row(worker, { name: '王强', userId: asker.userId }), await row(worker, { name: '李伟', userId: asked.userId })]
  const early = await row(shift, { name: '早班', beginTime: '08:00', endTime: '16:00' })
  const late = await row(shift, { name: '中班', beginTime: '16:00', endTime: '00:00' })
  const position = await row(productionPosition)
  const entry = (date: string, shiftId: number, ...workerIds: number[]) =>
    row(productionSchedule, { date, shiftId, positionId: position.id, equipmentId: null, workerIds, origin: 'GENERATED' })
  const ops = operations(store, registry)
  const ask = (values: Values = {}, by = asker) =>
    ops.create(by, shiftSwap, {
      fromWorkerId: wang.id,
      date: '2026-12-01',
      shiftId: early.id,
      toWorkerId: li.id,
      ...values,
    }) as Promise<unknown> as Promise<Swap>
  const take = (swap: { id: number }, step: Step, by: Actor, input: Values = {}) =>
    ops.step(by, swapFlow[step] as never, swap.id, input) as Promise<unknown> as Promise<Swap>
  const read = () => store.read(system)
  const peopleIn = async (one: { id: number }) => (await read().of(productionSchedule).linksOf('workerIds', [one.id])).get(one.id) ?? []
  const inReturn = { toDate: '2026-12-03', toShiftId: late.id }
  return { ...{ asker, asked, lead, wang, li, early, late, row, entry, ask, take, read, peopleIn, inReturn }, store, plantId }
}

describe('a swap of shifts', () => {
  it('exchanges people once it is accepted by the colleague and approved by a third, and keeps the rotation off', async () => {
    const { wang, li, early, late, entry, ask, take, peopleIn, inReturn, asker, asked, lead, read } = await colleagues()
    const [mine, theirs] = [await entry('2026-12-01', early.id, wang.id), await entry('2026-12-03', late.id, li.id)]
    const swap = await ask(inReturn)
    expect(swap).toMatchObject({ status: 'REQUESTED', swapNo: expect.stringMatching(/^HB20261118-\d{4}$/) })
    expect(await refusal(take(swap, 'accept', asker))).toBe('shifts.notAskedOfYou')
    expect(await refusal(take(swap, 'accept', lead))).toBe('shifts.notAskedOfYou')
    expect(await refusal(take(swap, 'approve', lead))).toBe('illegalStep')
    await take(swap, 'accept', asked)
    const [both, third] = [{ ...asked, permissions: lead.permissions }, lead]
    expect(await refusal(take(swap, 'approve', both))).toBe('shifts.ownSwap')
    expect([await peopleIn(mine), await peopleIn(theirs)]).toEqual([[wang.id], [li.id]])
    expect(await take(swap, 'approve', third)).toMatchObject({ status: 'APPROVED' })
    expect([await peopleIn(mine), await peopleIn(theirs)]).toEqual([[li.id], [wang.id]])
    expect(await read().of(productionSchedule).get(mine.id)).toMatchObject({ origin: 'MANUAL' })
  })

  it('that somebody asked for in the name of another is approved by a third, not by themself', async () => {
    const { wang, early, entry, ask, take, asked, lead } = await colleagues()
    await entry('2026-12-01', early.id, wang.id)
    const swap = await ask({}, lead)
    await take(swap, 'accept', asked)
    expect(await refusal(take(swap, 'approve', lead))).toBe('shifts.ownSwap')
    const { id } = await make(base.store, systemActor(0), user, { plantIds: [lead.plantId] })
    expect(await take(swap, 'approve', { ...lead, userId: id })).toMatchObject({ status: 'APPROVED' })
  })

  it('is taken over without anything in return, and exchanged once when two approve at the same moment', async () => {
    const { wang, li, early, entry, ask, take, peopleIn, asked, lead, row } = await colleagues()
    const third = await row(worker)
    const mine = await entry('2026-12-01', early.id, wang.id, third.id)
    const swap = await ask()
    await take(swap, 'accept', asked)
    const outcomes = await Promise.allSettled([take(swap, 'approve', lead), take(swap, 'approve', lead)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await peopleIn(mine)).toEqual([li.id, third.id])
  })

  it('is judged by the rules of the roster, naming who, when and why, and leaves everything as it was', async () => {
    const { wang, li, early, entry, ask, take, peopleIn, asked, lead, row, read } = await colleagues()
    const mine = await entry('2026-12-01', early.id, wang.id)
    const swap = await ask()
    await take(swap, 'accept', asked)
    await row(workerVacation, {
      workerId: li.id,
      vacType: 'SICK',
      beginDate: '2026-12-01',
      endDate: '2026-12-01',
      days: 1,
      status: 'APPROVED',
    })
    await expect(take(swap, 'approve', lead)).rejects.toMatchObject({
      code: 'shifts.leave',
      params: { worker: '李伟', day: '2026-12-01', shift: '早班' },
    })
    expect([await peopleIn(mine), (await read().of(shiftSwap).get(swap.id)).status]).toEqual([[wang.id], 'ACCEPTED'])
  })

  it('is refused as stale where the entry is gone or the shift has begun', async () => {
    const { wang, early, entry, ask, take, asked, lead, store } = await colleagues()
    const mine = await entry('2026-12-01', early.id, wang.id)
    const swap = await ask()
    await take(swap, 'accept', asked)
    await operations(store, registry).remove(lead, productionSchedule, [mine.id])
    expect(await refusal(take(swap, 'approve', lead))).toBe('shifts.swapGone')
    await entry('2026-11-17', early.id, wang.id)
    expect(await refusal(ask({ date: '2026-11-17' }))).toBe('shifts.swapPast')
  })

  it('refuses what cannot be asked, naming the field', async () => {
    const { wang, li, early, late, entry, ask, asked, inReturn } = await colleagues()
    await entry('2026-12-01', early.id, wang.id)
    const theirs = await make(base.store, (await makePlant(base.store)).actor, worker)
    const wrongs = [
      [{ toWorkerId: wang.id }, { toWorkerId: 'sameWorker' }],
      [{ toDate: inReturn.toDate }, { toShiftId: 'required' }],
      [{ toShiftId: late.id }, { toDate: 'required' }],
      [{ toDate: '2026-12-01', toShiftId: early.id }, { toShiftId: 'sameShift' }],
      [{ toWorkerId: theirs.id }, { toWorkerId: 'unknownReference' }],
      [{ status: 'APPROVED' }, { status: 'unknownField' }],
      [inReturn, 'shifts.swapGone'],
    ] as const
    for (const [given, fault] of wrongs) expect([given, await refusal(ask(given))]).toEqual([given, fault])
    expect(await refusal(ask({}, asked))).toEqual({ fromWorkerId: 'ownShiftsOnly' })
    await ask()
    expect(await refusal(ask())).toEqual({ toWorkerId: 'askedAlready' })
    expect(li.id).not.toBe(wang.id)
  })

  it('is refused with a reason, or withdrawn by whoever asked', async () => {
    const { wang, early, entry, ask, take, asker, asked } = await colleagues()
    await entry('2026-12-01', early.id, wang.id)
    const swap = await ask()
    expect(await refusal(take(swap, 'refuse', asker, { reason: '不行' }))).toBe('shifts.notAskedOfYou')
    expect(await refusal(take(swap, 'refuse', asked))).toEqual({ reason: 'required' })
    expect(await take(swap, 'refuse', asked, { reason: '当天有事' })).toMatchObject({ status: 'REFUSED', answer: '当天有事' })
    const again = await ask()
    expect(await refusal(take(again, 'withdraw', asked))).toBe('shifts.notYourSwap')
    expect(await take(again, 'withdraw', asker)).toMatchObject({ status: 'WITHDRAWN' })
  })

  it('tells whom it concerns, and nobody of what they did themselves', async () => {
    const { wang, early, entry, ask, take, asked, lead, read, row } = await colleagues()
    for (const code of ['SHIFT_SWAP_ASKED', 'SHIFT_SWAP_ACCEPTED', 'SHIFT_SWAP_SETTLED'])
      if (!(await read().of(notificationType).find({ code })).length) await row(notificationType, { code, name: code })
    await entry('2026-12-01', early.id, wang.id)
    const swap = await ask()
    await take(swap, 'accept', asked)
    await take(swap, 'approve', lead)
    const events = (await read().of(noticeEvent).find({ recordId: swap.id, resource: 'shiftSwap' })).toSorted((a, b) => a.id - b.id)
    const told = events.map(({ audience }) => (JSON.parse(audience ?? '[]') as { name: string }[]).map(({ name }) => name))
    expect(told).toEqual([['李伟'], ['王强'], ['王强', '李伟']])
    expect(JSON.parse(events[0]?.values ?? '{}')).toMatchObject({ worker: '王强', shift: '早班', inReturn: 'shiftSwap.nothingInReturn' })
  })
})
