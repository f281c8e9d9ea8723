import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { user } from '../../../../server/domain/identity/index.ts'
import { registry } from '../../../../server/domain/index.ts'
import { ledgerFaults, postEntry } from '../../../../server/domain/ledger/index.ts'
import { holiday, worker } from '../../../../server/domain/masterdata/index.ts'
import { NOTICE_CODES, noticeEvent, notificationType } from '../../../../server/domain/notice/index.ts'
import { leaveEntitlement, leaveLedger, leaveLog, vacationFlow, workerVacation } from '../../../../server/domain/shifts/index.ts'
import { config } from '../../../../server/domain/system/index.ts'
import { type Actor, operations, type ResourceDef, type RowOf, systemActor } from '../../../../server/kernel/index.ts'
import { make, makePlant, person } from '../../../support/samples/factories.ts'
import { testStore } from '../../../support/store/store.ts'
import { refusal } from '../shop.ts'

type Vacation = RowOf<typeof workerVacation>
type Values = Record<string, unknown>

// It is Wednesday, 18 November 2026, 10:00; the 23rd and the 24th are a Monday and a Tuesday.
let base: Awaited<ReturnType<typeof testStore>>
let system: Actor
let clerk: Actor
let boss: Actor
beforeAll(async () => {
  base = await testStore()
  for (const code of NOTICE_CODES)
    if (!(await base.store.read(systemActor(0)).of(notificationType).count({ code })))
      await make(base.store, systemActor(0), notificationType, { code, name: code, subject: code, body: code, status: 'ENABLED' })
})
afterAll(() => base.close())

/** Which days of the week are days of rest, 1 = Monday. */
async function setRestDays(configValue: string) {
  const everywhere = systemActor(0)
  const [known] = await base.store.read(everywhere).of(config).find({ configKey: 'calendar.restDays' })
  const { id } = known ?? (await make(base.store, everywhere, config, { configKey: 'calendar.restDays', configValue }))
  await base.store.write(everywhere, async (uow) => uow.of(config).patch(await uow.of(config).lockForUpdate(id), { configValue }))
}
beforeEach(async () => {
  await setRestDays('6,7')
  const plant = await makePlant(base.store)
  system = plant.actor
  clerk = person(plant.id, ['*:*:*'])
  boss = person(plant.id, ['*:*:*'], { userId: (await make(base.store, systemActor(0), user, { plantIds: [plant.id] })).id })
})

const ops = () => operations(base.store, registry)
const read = () => base.store.read(system)
const row = async <D extends ResourceDef>(resource: D, values: Values = {}) =>
  (await make(base.store, system, resource, values)) as unknown as RowOf<D>
const step = (one: { id: number }, name: keyof typeof vacationFlow, by = clerk) =>
  ops().step(by, vacationFlow[name] as never, one.id, name === 'cancel' ? { reason: '计划有变' } : {})

/** Somebody with so many days of annual leave in each of these years. */
async function entitled(days: number, ...years: number[]) {
  const who = await row(worker, { userId: (await make(base.store, systemActor(0), user, { plantIds: [system.plantId] })).id })
  for (const year of years) {
    const { id: entitlementId } = await row(leaveEntitlement, { workerId: who.id, year, vacType: 'ANNUAL', accountNo: `${who.id}-${year}` })
    await base.store.write(system, (uow) => postEntry(uow, leaveLedger.ledger, { entitlementId, storeType: 'GRANT', quantity: days }))
  }
  return who
}
async function submitted(workerId: number, beginDate: string, endDate: string, values: Values = {}): Promise<Vacation> {
  const one = (await ops().create(clerk, workerVacation, { workerId, vacType: 'ANNUAL', beginDate, endDate, ...values })) as { id: number }
  await step(one, 'submit')
  return now(one)
}
async function approved(workerId: number, beginDate: string, endDate: string, values: Values = {}): Promise<Vacation> {
  const one = await submitted(workerId, beginDate, endDate, values)
  await step(one, 'approve', boss)
  return now(one)
}
const now = ({ id }: { id: number }) => read().of(workerVacation).get(id)
const daysOf = async (one: { id: number }) => (await now(one)).days
const balance = async ({ id: workerId }: { id: number }, year = 2026) =>
  (await read().of(leaveEntitlement).find({ workerId, year, vacType: 'ANNUAL' }))[0]?.quantity
const rest = (beginDate: string, endDate = beginDate, holidayType = 'HOLIDAY') =>
  ops().create(clerk, holiday, { name: `${holidayType} ${beginDate}`, holidayType, beginDate, endDate })

describe('the days of a leave that is not over', () => {
  it('follow the calendar, with an entry of the balance of its own', async () => {
    const who = await entitled(10, 2026)
    const leave = await approved(who.id, '2026-11-23', '2026-11-24')
    expect([leave.days, await balance(who)]).toEqual([2, 8])
    const day = await rest('2026-11-24')
    expect([await daysOf(leave), await balance(who)]).toEqual([1, 9])
    const entries = await read().of(leaveLog).find({ workerVacationId: leave.id })
    expect(entries.map(({ storeType, quantity, balance: left }) => [storeType, quantity, left])).toEqual([
      ['TAKEN', 2, 8],
      ['GIVEN_BACK', 1, 9],
    ])
    // Moved to a day on which nobody is away, removed, and put back.
    await ops().update(clerk, holiday, day.id, { beginDate: '2026-11-25', endDate: '2026-11-25' })
    expect([await daysOf(leave), await balance(who)]).toEqual([2, 8])
    await ops().update(clerk, holiday, day.id, { beginDate: '2026-11-23', endDate: '2026-11-24' })
    expect([await daysOf(leave), await balance(who)]).toEqual([0, 10])
    await ops().remove(clerk, holiday, [day.id])
    expect([await daysOf(leave), await balance(who)]).toEqual([2, 8])
    await ops().undelete(clerk, holiday, [day.id])
    expect([await daysOf(leave), await balance(who)]).toEqual([0, 10])
    expect(await ledgerFaults(base.store)).toEqual([])
  })

  it('are given back whole when it is cancelled after that', async () => {
    const who = await entitled(10, 2026)
    const leave = await approved(who.id, '2026-11-23', '2026-11-24')
    await rest('2026-11-24')
    await step(leave, 'cancel', boss)
    expect(await balance(who)).toBe(10)
    expect(await ledgerFaults(base.store)).toEqual([])
  })

  it('grow with a day of rest that is worked, and change in the year to which a day belongs', async () => {
    const who = await entitled(10, 2026, 2027)
    // Friday to Monday, without the weekend.
    const friday = await approved(who.id, '2026-11-27', '2026-11-30')
    expect(friday.days).toBe(2)
    await rest('2026-11-28', '2026-11-28', 'WORKDAY')
    expect([await daysOf(friday), await balance(who)]).toEqual([3, 7])
    // Thursday, 31 December, and Friday, 1 January.
    const turn = await approved(who.id, '2026-12-31', '2027-01-01')
    expect([turn.days, await balance(who), await balance(who, 2027)]).toEqual([2, 6, 9])
    await rest('2027-01-01')
    expect([await daysOf(turn), await balance(who), await balance(who, 2027)]).toEqual([1, 6, 10])
  })

  it('are counted anew while it waits for a decision, and of types that nothing is booked for', async () => {
    const who = await entitled(10, 2026)
    const [waiting, sick] = [
      await submitted(who.id, '2026-11-23', '2026-11-24'),
      await approved(who.id, '2026-11-25', '2026-11-26', { vacType: 'SICK', endHalf: true }),
    ]
    await rest('2026-11-24', '2026-11-25')
    expect([await daysOf(waiting), await daysOf(sick), await balance(who)]).toEqual([1, 0.5, 10])
    expect(
      await read()
        .of(leaveLog)
        .count({ workerVacationId: [waiting.id, sick.id] }),
    ).toBe(0)
  })

  it('are told to the person and to whoever approved, once for each change', async () => {
    const who = await entitled(10, 2026)
    const leave = await approved(who.id, '2026-11-23', '2026-11-24')
    await rest('2026-11-24')
    await rest('2026-12-24')
    const events = await read().of(noticeEvent).find({ resource: workerVacation.name, recordId: leave.id })
    const told = events.map(({ audience, values }) => [
      (JSON.parse(audience ?? '[]') as { userId: number }[]).map(({ userId }) => userId),
      JSON.parse(values ?? '{}'),
    ])
    const words = { leaveNo: leave.leaveNo, worker: who.name, from: '2026-11-23', to: '2026-11-24', daysBefore: '2', days: '1' }
    expect(told).toEqual([[[who.userId, boss.userId], words]])
  })

  it('follow the weekly days of rest too, at the next run of the clock', async () => {
    const who = await entitled(10, 2026)
    const leave = await approved(who.id, '2026-11-23', '2026-11-24')
    await setRestDays('1,6,7')
    const round = registry.areas.flatMap((area) => area.scheduledTasks ?? []).find(({ name }) => name === 'recountLeave')
    expect(await round?.run(base.store, system)).toBe(1)
    expect([await daysOf(leave), await balance(who)]).toEqual([1, 9])
    expect(await round?.run(base.store, system)).toBe(0)
  })
})

it('leave that is over stays as it was taken', async () => {
  const who = await entitled(10, 2026)
  const leave = await approved(who.id, '2026-11-16', '2026-11-17')
  await rest('2026-11-16', '2026-11-18')
  expect([await daysOf(leave), await balance(who)]).toEqual([2, 8])
})

it('a calendar by which somebody would take more than there is left is refused, and says whose leave it is', async () => {
  const who = await entitled(1, 2026)
  const day = await rest('2026-11-24')
  const leave = await approved(who.id, '2026-11-23', '2026-11-24')
  expect([leave.days, await balance(who)]).toEqual([1, 0])
  expect(await refusal(ops().remove(clerk, holiday, [day.id]))).toBe('shifts.calendarNeedsLeave')
  expect([await daysOf(leave), await balance(who), await read().of(holiday).count({ id: day.id })]).toEqual([1, 0, 1])
})
