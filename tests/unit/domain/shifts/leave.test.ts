import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { user } from '../../../../server/domain/identity/index.ts'
import { registry } from '../../../../server/domain/index.ts'
import { ledgerFaults } from '../../../../server/domain/ledger/index.ts'
import { holiday, productionPosition, shift, worker } from '../../../../server/domain/masterdata/index.ts'
import {
  leaveEntitlement,
  leaveLog,
  positionDemand,
  productionSchedule,
  vacationFlow,
  workerVacation,
} from '../../../../server/domain/shifts/index.ts'
import { config } from '../../../../server/domain/system/index.ts'
import { type Actor, type Call, carryOut, operations, type ResourceDef, type RowOf, systemActor } from '../../../../server/kernel/index.ts'
import { make, makePlant, person, unique } from '../../../support/samples/factories.ts'
import { testStore } from '../../../support/store/store.ts'
import { refusal } from '../shop.ts'

type Vacation = RowOf<typeof workerVacation>
type Step = keyof typeof vacationFlow
type Values = Record<string, unknown>

let base: Awaited<ReturnType<typeof testStore>>
let plantId: number
let boss: Actor
let system: Actor
beforeAll(async () => {
  base = await testStore()
  const plant = await makePlant(base.store)
  plantId = plant.id
  system = plant.actor
  boss = person(plantId, ['*:*:*'])
})
afterAll(() => base.close())

const row = async <D extends ResourceDef>(resource: D, values: Values = {}) =>
  (await make(base.store, system, resource, values)) as unknown as RowOf<D>
const read = () => base.store.read(system)
const ops = () => operations(base.store, registry)
const ask = (workerId: number, values: Values, by = boss) =>
  ops().create(by, workerVacation, { workerId, vacType: 'SICK', ...values }) as Promise<unknown> as Promise<Vacation>
const take = (one: { id: number }, step: Step, by = boss) =>
  ops().step(
    by,
    vacationFlow[step] as never,
    one.id,
    step === 'reject' || step === 'cancel' ? { reason: '计划有变' } : {},
  ) as Promise<unknown> as Promise<Vacation>
const submitted = async (workerId: number, values: Values, by = boss) => take(await ask(workerId, values, by), 'submit', by)
const approved = async (workerId: number, values: Values) => take(await submitted(workerId, values), 'approve')
const call = (name: string, args: Values, by = boss) => {
  const found = registry.areas.flatMap((area) => area.calls ?? []).find((one) => one.name === name) as Call
  return carryOut(found, { store: base.store, registry, actor: by, language: 'zh', words: () => (key) => key }, args) as Promise<{
    lines: { workerId: number; days: number; balance: number }[]
    skipped: number
  }>
}
const grant = (one: { id: number }, days: number, year = 2026) => call('grantLeave', { year, vacType: 'ANNUAL', days, workerIds: [one.id] })
const balance = async (one: { id: number }, year = 2026) =>
  (await read().of(leaveEntitlement).find({ workerId: one.id, year, vacType: 'ANNUAL' }))[0]?.quantity
const tell = (model: string, args: Values) =>
  registry.readModels.find(({ name }) => name === model)?.read({ read: read(), registry } as never, args)
/** What is computed of an account. */
const factsOf = async (id: number) => {
  const keys = ['entitled', 'taken', 'planned', 'left']
  const told = keys.map(
    async (key) => [key, (await registry.batchComputedFor(leaveEntitlement, key)?.load(read(), [id]))?.get(id)] as const,
  )
  return Object.fromEntries(await Promise.all(told))
}
const booksAgree = async () => expect(await ledgerFaults(base.store)).toEqual([])

describe('leave', () => {
  it('counts working days by the calendar: no holidays, but make-up working days, halves as halves', async () => {
    await row(holiday, { name: '元旦', holidayType: 'HOLIDAY', beginDate: '2027-01-01', endDate: '2027-01-03' })
    await row(holiday, { name: '元旦调休', holidayType: 'WORKDAY', beginDate: '2027-01-03', endDate: '2027-01-03' })
    const one = await ask((await row(worker)).id, { beginDate: '2026-12-30', beginHalf: true, endDate: '2027-01-04', endHalf: true })
    expect(one).toMatchObject({ days: 3, status: 'DRAFT', leaveNo: expect.stringMatching(/^QJ20261118-\d{4}$/) })
    expect(await refusal(ask((await row(worker)).id, { beginDate: '2027-01-01', endDate: '2027-01-02' }))).toEqual({
      endDate: 'noWorkingDay',
    })
  })

  it('counts the rest days of types that a parameter names, in the balance, the plan and the impact alike', async () => {
    const one = await row(worker)
    await row(holiday, { name: '劳动节', holidayType: 'HOLIDAY', beginDate: '2030-05-01', endDate: '2030-05-05' })
    // 98 days from 1 March to 6 June: 31 + 30 + 31 + 6. Of them, the plant rests on five.
    const span = { beginDate: '2030-03-01', endDate: '2030-06-06' }
    const asked = await ask(one.id, { ...span, vacType: 'SICK' })
    expect(asked.days).toBe(93)
    expect(await ops().update(boss, workerVacation, asked.id, { vacType: 'MATERNITY' })).toMatchObject({ days: 98 })
    await take(await take(asked, 'submit'), 'approve')
    const plan = (await tell('leavePlan', { year: 2030 })) as { workers: { workerId: number }[] }
    expect(plan.workers.find(({ workerId }) => workerId === one.id)).toMatchObject({
      months: [0, 0, 31, 30, 31, 6, 0, 0, 0, 0, 0, 0],
      ...{ days: 98, taken: 98, waiting: 0, left: null },
    })
    expect(await tell('leaveImpact', { id: asked.id })).toMatchObject({ accounts: [{ year: 2030, days: 98 }] })
    const key = 'leave.calendarTypes'
    await base.store.write(systemActor(0), (uow) =>
      uow.of(config).create({ configName: key, configKey: key, configValue: 'MATERNITY,MARRIAGE' }),
    )
    // Thursday to Monday over the holiday: all five days, the last until noon.
    const wed = await ask((await row(worker)).id, { vacType: 'MARRIAGE', beginDate: '2030-05-02', endDate: '2030-05-06', endHalf: true })
    expect(wed.days).toBe(4.5)
  })

  it('refuses what cannot be, naming the field, and writes nothing', async () => {
    const { id } = await row(worker)
    const theirs = await make(base.store, (await makePlant(base.store)).actor, worker)
    await ask(id, { beginDate: '2026-12-10', endDate: '2026-12-11', endHalf: true })
    const wrongs = [
      [{ beginDate: '2026-12-02', endDate: '2026-12-01' }, { endDate: 'beforeBegin' }],
      [{ beginDate: '2026-12-15', endDate: '2028-01-18' }, { endDate: 'tooManyDays' }],
      [{ beginDate: '2026-12-15', endDate: '2026-12-15', beginHalf: true, endHalf: true }, { endHalf: 'emptyLeave' }],
      [{ beginDate: '2026-12-11', endDate: '2026-12-12' }, { beginDate: 'overlap' }],
      [{ beginDate: '2026-12-15', endDate: '2026-12-15', vacType: 'HOBBY' }, { vacType: 'choice' }],
      [{ beginDate: '2026-12-15', endDate: '2026-12-15', days: 0 }, { days: 'unknownField' }],
      [{ beginDate: '2026-12-15', endDate: '2026-12-15', workerId: theirs.id }, { workerId: 'unknownReference' }],
    ] as const
    for (const [given, fault] of wrongs) expect([given, await refusal(ask(id, given))]).toEqual([given, fault])
    expect(await read().of(workerVacation).count({ workerId: id })).toBe(1)
    // They meet at noon.
    expect(await ask(id, { beginDate: '2026-12-11', beginHalf: true, endDate: '2026-12-11' })).toMatchObject({ days: 0.5 })
  })

  it('is changed as a draft alone, and approved by somebody else than who goes or asked', async () => {
    const clerk = person(plantId, ['*:*:*'], { userId: (await make(base.store, systemActor(0), user, { plantIds: [plantId] })).id })
    const { id } = await row(worker, { userId: clerk.userId })
    const own = await submitted(id, { beginDate: '2026-12-01', endDate: '2026-12-02' })
    expect(await refusal(ops().update(boss, workerVacation, own.id, { remark: '改' }))).toBe('shifts.onlyDrafts')
    expect(await refusal(take(own, 'approve', clerk))).toBe('shifts.ownApproval')
    const entered = await submitted((await row(worker)).id, { beginDate: '2026-12-01', endDate: '2026-12-02' }, clerk)
    expect(await refusal(take(entered, 'approve', clerk))).toBe('shifts.ownApproval')
    expect(await take(own, 'approve')).toMatchObject({ status: 'APPROVED', days: 2 })
    expect(await take(await take(entered, 'withdraw', clerk), 'submit', clerk)).toMatchObject({ status: 'SUBMITTED' })
  })

  it('books what is approved into the accounts of its years and gives it back when it is cancelled', async () => {
    const one = await row(worker)
    const span = { vacType: 'ANNUAL', beginDate: '2026-12-30', endDate: '2027-01-04' }
    const asked = await submitted(one.id, span)
    expect(await refusal(take(asked, 'approve'))).toBe('shifts.notEnoughLeave')
    await grant(one, 5)
    expect(await refusal(take(asked, 'approve'))).toBe('shifts.notEnoughLeave')
    expect([await balance(one), await read().of(leaveLog).count({ workerVacationId: asked.id })]).toEqual([5, 0])
    await grant(one, 2, 2027)
    await take(asked, 'approve')
    expect([await balance(one), await balance(one, 2027)]).toEqual([3, 0])
    const [entry] = await read().of(leaveLog).find({ workerVacationId: asked.id, state: 'POSTED' })
    const reverse = registry.areas
      .flatMap((area) => area.commands ?? [])
      .find(({ on }) => on.resource === leaveLog && on.name === 'reverse')?.on
    expect(await refusal(ops().step(boss, reverse as never, entry?.id ?? 0, { reason: '手工' }))).toBe('shifts.bookedByLeave')
    await take(asked, 'cancel')
    expect([await balance(one), await balance(one, 2027)]).toEqual([5, 2])
    await booksAgree()
  })

  it('lets a parameter say how far a balance may fall below zero', async () => {
    const one = await row(worker)
    const asked = await submitted(one.id, { vacType: 'ANNUAL', beginDate: '2026-11-23', endDate: '2026-11-24' })
    expect(await refusal(take(asked, 'approve'))).toBe('shifts.notEnoughLeave')
    const key = 'leave.overdraftDays'
    const made = await base.store.write(systemActor(0), (uow) =>
      uow.of(config).create({ configName: key, configKey: key, configValue: '2' }),
    )
    await take(asked, 'approve')
    expect(await balance(one)).toBe(-2)
    await base.store.write(systemActor(0), async (uow) =>
      uow.of(config).patch(await uow.of(config).lockForUpdate(made.id), { configValue: '0' }),
    )
    await take(asked, 'cancel')
    expect(await balance(one)).toBe(0)
    await booksAgree()
  })

  it('approves one of two at once where there are days for one', async () => {
    const one = await row(worker)
    await grant(one, 3)
    const [first, second] = [
      await submitted(one.id, { vacType: 'ANNUAL', beginDate: '2026-12-01', endDate: '2026-12-02' }),
      await submitted(one.id, { vacType: 'ANNUAL', beginDate: '2026-12-07', endDate: '2026-12-08' }),
    ]
    const all = await Promise.allSettled([first, second, first, second].map((asked) => take(asked, 'approve')))
    expect(all.filter((done) => done.status === 'fulfilled')).toHaveLength(1)
    expect([
      await balance(one),
      await read()
        .of(leaveLog)
        .count({ storeType: 'TAKEN', entitlementId: (await accountOf(one)).id }),
    ]).toEqual([1, 1])
  })
  const accountOf = async (one: { id: number }) =>
    (await read().of(leaveEntitlement).find({ workerId: one.id, year: 2026, vacType: 'ANNUAL' }))[0] as RowOf<typeof leaveEntitlement>

  it('keeps balances the sum of what is approved, whatever is done in whatever order', async () => {
    const steps = fc.array(
      fc.record({ of: fc.nat(3), step: fc.constantFrom<Step>('submit', 'withdraw', 'approve', 'approve', 'reject', 'cancel') }),
      { minLength: 4, maxLength: 16 },
    )
    await fc.assert(
      fc.asyncProperty(steps, fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 4, maxLength: 4 }), async (moves, lengths) => {
        const one = await row(worker)
        await grant(one, 5)
        const leaves = []
        for (const [nth, length] of lengths.entries()) {
          const [beginDate, endDate] = [`2026-12-${nth * 3 + 10}`, `2026-12-${nth * 3 + 9 + length}`]
          leaves.push(await ask(one.id, { vacType: 'ANNUAL', beginDate, endDate, endHalf: nth % 2 === 0 }))
        }
        for (const { of, step } of moves) await take(leaves[of] as Vacation, step).catch(() => undefined)
        const now = await read().of(workerVacation).find({ workerId: one.id })
        const taken = now.filter(({ status }) => status === 'APPROVED').reduce((sum, { days }) => sum + days, 0)
        expect(await balance(one)).toBe(5 - taken)
        const facts = await factsOf((await accountOf(one)).id)
        const planned = now.filter(({ status }) => status === 'SUBMITTED').reduce((sum, { days }) => sum + days, 0)
        expect(facts).toMatchObject({ entitled: 5, taken, planned, left: 5 - taken - planned })
      }),
      { numRuns: Number(process.env.RUNS ?? 6) },
    )
    await booksAgree()
  })

  it('grants once to each, carries over once and no more than is left, and shows before it does', async () => {
    const [first, second] = [await row(worker), await row(worker)]
    const args = { year: 2025, vacType: 'ANNUAL', days: 5, workerIds: [first.id, second.id] }
    expect(await call('grantLeave', { ...args, dryRun: true })).toMatchObject({ lines: [{ days: 5, balance: 5 }, { days: 5 }], skipped: 0 })
    expect(await balance(first, 2025)).toBeUndefined()
    await call('grantLeave', { ...args, workerIds: [first.id] })
    expect(await call('grantLeave', args)).toMatchObject({ lines: [{ workerId: second.id }], skipped: 1 })
    await approved(first.id, { vacType: 'ANNUAL', beginDate: '2025-12-01', endDate: '2025-12-04', endHalf: true })
    const carry = { fromYear: 2025, vacType: 'ANNUAL', maxDays: 3 }
    expect((await call('carryOverLeave', { ...carry, dryRun: true })).lines).toHaveLength(2)
    const { lines } = await call('carryOverLeave', carry)
    expect(lines.map(({ workerId, days }) => [workerId, days])).toEqual([
      [first.id, 1.5],
      [second.id, 3],
    ])
    expect([await balance(first, 2025), await balance(first), await balance(second, 2025), await balance(second)]).toEqual([0, 1.5, 2, 3])
    expect(await call('carryOverLeave', carry)).toMatchObject({ lines: [], skipped: 2 })
    await booksAgree()
  })

  it('leaves the schedule as it was once it is cancelled, with more people than a place needs too', async () => {
    const [first, one, last] = [await row(worker), await row(worker), await row(worker)]
    const place = await row(productionPosition)
    const day = await row(shift, { name: `白班 ${unique()}`, beginTime: '08:00', endTime: '20:00' })
    await row(positionDemand, { name: 'p', positionId: place.id, shiftId: day.id, heads: 2 })
    const workerIds = [first.id, one.id, last.id]
    const entry = await row(productionSchedule, {
      date: '2031-11-03',
      shiftId: day.id,
      positionId: place.id,
      workerIds,
      origin: 'GENERATED',
    })
    const stands = async () => {
      const now = await read().of(productionSchedule).get(entry.id)
      return [(await read().of(productionSchedule).linksOf('workerIds', [entry.id])).get(entry.id), now.origin]
    }
    const before = await stands()
    const leaves = [await approved(one.id, { beginDate: '2031-11-03', endDate: '2031-11-03' })]
    leaves.push(await approved(first.id, { beginDate: '2031-11-03', endDate: '2031-11-03' }))
    expect((await stands())[0]).toEqual([last.id])
    for (const leave of leaves.toReversed()) await take(leave, 'cancel')
    expect(await stands()).toEqual(before)
    // Somebody who has the place by then keeps it.
    const again = await approved(one.id, { beginDate: '2031-11-03', endDate: '2031-11-03' })
    const other = await row(worker)
    await ops().update(boss, productionSchedule, entry.id, { workerIds: [first.id, last.id, other.id] })
    await take(again, 'cancel')
    expect((await stands())[0]).toEqual([first.id, last.id, other.id])
  })

  it('takes whoever goes off their shifts, says which are short, and puts them back where the place is free', async () => {
    const [one, other] = [await row(worker), await row(worker)]
    const place = await row(productionPosition)
    const day = await row(shift, { name: `白班 ${unique()}`, beginTime: '08:00', endTime: '20:00' })
    await row(positionDemand, { name: 'p', positionId: place.id, shiftId: day.id, heads: 2 })
    const entry = (date: string) => row(productionSchedule, { date, shiftId: day.id, positionId: place.id, workerIds: [one.id, other.id] })
    const [before, first, second] = [await entry('2031-12-01'), await entry('2031-12-02'), await entry('2031-12-03')]
    await approved(other.id, { beginDate: '2031-12-03', endDate: '2031-12-04' })
    const asked = await submitted(one.id, { beginDate: '2031-12-02', endDate: '2031-12-03' })
    expect(await tell('leaveImpact', { id: asked.id })).toMatchObject({
      others: [{ date: '2031-12-03', names: [other.name] }],
      shifts: [
        { date: '2031-12-02', heads: 2, there: 1, isShort: true },
        { date: '2031-12-03', heads: 2, there: 0, isShort: true },
      ],
      short: 2,
      accounts: [{ year: 2031, days: 2, balance: null }],
    })
    await take(asked, 'approve')
    const there = async (...entries: { id: number }[]) => {
      const ids = entries.map(({ id }) => id)
      const people = await read().of(productionSchedule).linksOf('workerIds', ids)
      return ids.map((id) => people.get(id) ?? [])
    }
    expect(await there(before, first, second)).toEqual([[one.id, other.id], [other.id], []])
    const stand = await row(worker)
    await ops().update(boss, productionSchedule, first.id, { workerIds: [other.id, stand.id] })
    await take(asked, 'cancel')
    expect(await there(first, second)).toEqual([[other.id, stand.id], [one.id]])
    expect(await tell('leaveImpact', { id: asked.id })).toMatchObject({
      shifts: [
        { isBack: false, isShort: false },
        { isBack: true, isShort: true },
      ],
    })
  })

  it('plans a year: every worker, their leave, and the days of each month', async () => {
    const one = await row(worker, { team: '计划班' })
    await approved(one.id, { beginDate: '2029-01-30', endDate: '2029-02-01', endHalf: true })
    const none = await row(worker, { team: '计划班' })
    const plan = (await tell('leavePlan', { year: 2029, team: '计划班' })) as { workers: { months: number[] }[] }
    expect(plan.workers).toMatchObject([
      { workerId: one.id, days: 2.5, leaves: [{ beginDate: '2029-01-30', status: 'APPROVED' }] },
      { workerId: none.id, days: 0, leaves: [] },
    ])
    expect(plan.workers[0]?.months.slice(0, 3)).toEqual([2, 0.5, 0])
  })

  it('says what is taken, waits and is left of a year, and on which days a position is short', async () => {
    const place = await row(productionPosition)
    const day = await row(shift, { name: `计划白班 ${unique()}`, beginTime: '08:00', endTime: '20:00' })
    await row(positionDemand, { name: 'p', positionId: place.id, shiftId: day.id, heads: 2 })
    const [one, other] = [await row(worker, { positionId: place.id }), await row(worker, { positionId: place.id })]
    await row(worker, { positionId: place.id })
    await grant(one, 10, 2029)
    await approved(one.id, { vacType: 'ANNUAL', beginDate: '2029-04-02', endDate: '2029-04-03' })
    await submitted(one.id, { vacType: 'ANNUAL', beginDate: '2029-12-31', endDate: '2030-01-02' })
    await submitted(other.id, { beginDate: '2029-04-03', endDate: '2029-04-04' })
    const plan = await tell('leavePlan', { year: 2029, positionId: place.id })
    expect(plan).toMatchObject({
      short: [{ date: '2029-04-03', positionName: place.name, needed: 2, there: 1 }],
      workers: [
        { workerId: one.id, taken: 2, waiting: 1, left: 7 },
        { workerId: other.id, taken: 0, waiting: 2, left: null },
        { taken: 0, waiting: 0, left: null },
      ],
    })
  })
})
