import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { calleesOf, type Step } from '../../../../server/domain/callout/callees.ts'
import { callLadder, callRun, whoWouldBeCalled } from '../../../../server/domain/callout/index.ts'
import { shiftNotice } from '../../../../server/domain/handover/index.ts'
import { user } from '../../../../server/domain/identity/index.ts'
import { equipment, worker } from '../../../../server/domain/masterdata/index.ts'
import { noticeEvent, notificationType } from '../../../../server/domain/notice/index.ts'
import { repairer } from '../../../../server/domain/repair/index.ts'
import { onDuty } from '../../../../server/domain/shifts/index.ts'
import { systemActor } from '../../../../server/kernel/index.ts'
import { HOUR, MINUTE } from '../shop.ts'
import { type CallDesk, openCallDesk } from './callDesk.ts'

const TODAY = '2026-11-18'
const DAY = 24 * HOUR
const NIGHT = { whom: 'NIGHT_TEL', hasBell: false, hasVoice: true }
const LADDER = [{ whom: 'REPAIRER_ON_DUTY' }, { whom: 'SHIFT_LEAD' }, NIGHT]
let desk: CallDesk
beforeEach(async () => {
  desk = await openCallDesk()
})
afterEach(() => desk.close())
const pass = (ms: number) => {
  desk.clock.forward(ms)
  return desk.round()
}
/** A team of the early shift: its lead, and a repairer. */
async function earlyShift() {
  const [lead, fitter] = [await desk.hand('班长', { isRepairer: false }), await desk.hand('早班钳工')]
  const team = await desk.team(lead.workerId)
  for (const one of [lead, fitter]) await desk.member(team.id, one.workerId)
  await desk.schedule(TODAY, '早班', [lead.workerId, fitter.workerId], team.id)
  return { lead, fitter, team }
}

describe('a ladder', () => {
  it('calls the repairer on duty, then the lead, then the night telephone, each once and with its pause', async () => {
    await earlyShift()
    await desk.row(shiftNotice, { date: TODAY, title: '早班', nightTel: '0512-66668888' })
    await desk.ladder(LADDER)
    await desk.report({ urgency: 'STOP' })
    expect(await pass(5 * MINUTE - 1)).toBe(0)
    expect([await pass(1), await desk.round()]).toEqual([1, 0])
    expect(await desk.attempts()).toEqual([[1, '早班钳工', 'CALLED']])
    expect([await pass(5 * MINUTE - 1), await pass(1), await pass(5 * MINUTE)]).toEqual([0, 1, 1])
    expect((await desk.attempts()).slice(1)).toEqual([
      [2, '班长', 'CALLED'],
      [3, '0512-66668888', 'CALLED'],
    ])
    await pass(5 * MINUTE)
    expect(await desk.runs()).toMatchObject([{ state: 'UNANSWERED' }])
    expect(await pass(DAY)).toBe(0)
  })

  it('is told of by one event for each call, on the ways of its step, to the person', async () => {
    const { fitter } = await earlyShift()
    await desk.ladder([{ whom: 'REPAIRER_ON_DUTY', hasSms: true }])
    const report = await desk.report({ urgency: 'HIGH' })
    await pass(5 * MINUTE)
    const [type] = await desk.read().of(notificationType).find({ code: 'CALL_OUT' })
    const events = await desk
      .read()
      .of(noticeEvent)
      .find({ typeId: type?.id as number })
    expect(events).toMatchObject([{ recordId: report.id, channels: 'BELL,SMS', isUrgent: true }])
    expect(JSON.parse(events[0]?.audience ?? '')).toMatchObject([{ key: `repairer:${fitter.repairerId}`, userId: fitter.userId }])
  })

  it('finds the telephone of whoever is on shift on any record of that person', async () => {
    const tel = '13866667777'
    const { workerId } = await desk.hand('没有账号的电话', { isRepairer: false })
    const own = await desk.row(repairer, { name: '早班电工', userId: null, mobile: null, workerId })
    await desk.row(worker, { name: '别人', userId: null, mobile: null })
    await desk.schedule(TODAY, '早班', [workerId])
    const account = (await desk.read().of(worker).get(workerId)).userId as number
    await desk.store.write(systemActor(0), async (uow) => {
      const row = await uow.of(user).lockForUpdate(account)
      await uow.of(user).patch(row, { mobile: tel })
    })
    const duty = await onDuty(desk.read(), desk.clock.now())
    const step = { whom: 'REPAIRER_ON_DUTY', onShiftOnly: false, hasSms: true } as Step
    expect(await calleesOf({ read: desk.read(), duty, equipmentId: null }, step)).toMatchObject([
      { name: '早班电工', mobile: tel, repairerId: own.id, userId: account, skipped: null },
    ])
  })

  it('passes over who is on leave and takes the next, and says so', async () => {
    const { fitter, lead, team } = await earlyShift()
    const second = await desk.hand('早班电工')
    await desk.member(team.id, second.workerId)
    await desk.schedule('2026-11-17', '早班', [second.workerId], team.id)
    await desk.away(fitter.workerId, TODAY)
    await desk.away(lead.workerId, TODAY)
    await desk.ladder(LADDER)
    await desk.report()
    await pass(5 * MINUTE)
    expect(await desk.attempts()).toEqual([
      [1, '早班钳工', 'ON_LEAVE'],
      [2, '班长', 'ON_LEAVE'],
      [3, '—', 'NOBODY'],
    ])
    expect(await desk.runs()).toMatchObject([{ state: 'UNANSWERED' }])
  })

  it('knows half days: a morning of leave is over at noon', async () => {
    const { fitter } = await earlyShift()
    await desk.away(fitter.workerId, TODAY, { endHalf: true })
    const who = async (hours: number) =>
      (await whoWouldBeCalled(desk.read(), { urgency: 'STOP', at: new Date(desk.clock.now().getTime() + hours * HOUR) }))[0]?.people
    await desk.ladder(LADDER)
    expect(await who(0)).toMatchObject([{ skipped: 'ON_LEAVE', isCalled: false }])
    expect(await who(3)).toMatchObject([{ skipped: null, isCalled: true }])
  })

  it('counts a night by the day on which it began, its telephone too', async () => {
    const night = await desk.hand('夜班钳工')
    await desk.schedule(TODAY, '夜班', [night.workerId])
    await desk.row(shiftNotice, { date: TODAY, title: '夜班', nightTel: '13800001111' })
    await desk.row(shiftNotice, { date: '2026-11-19', title: '夜班', nightTel: '13800002222' })
    await desk.ladder(LADDER)
    // 02:00 of the 19th.
    const at = new Date(desk.clock.now().getTime() + 16 * HOUR)
    const plan = await whoWouldBeCalled(desk.read(), { equipmentId: desk.machine.id, urgency: 'STOP', at })
    expect(plan.map(({ people, afterMinutes }) => [people.map(({ name }) => name), afterMinutes])).toEqual([
      [['夜班钳工'], 5],
      [[], null],
      [['13800001111'], 10],
    ])
    expect(await desk.runs()).toEqual([])
  })

  it('goes up at once where nobody is scheduled', async () => {
    await desk.row(shiftNotice, { date: TODAY, title: '早班', nightTel: '13800001111' })
    await desk.ladder(LADDER)
    await desk.report()
    await pass(5 * MINUTE)
    expect(await desk.attempts()).toEqual([
      [1, '—', 'NOBODY'],
      [2, '—', 'NOBODY'],
      [3, '13800001111', 'CALLED'],
    ])
  })

  it('passes over whom none of the ways of the step reaches, whatever other ways there are', async () => {
    const { fitter, lead } = await earlyShift()
    await desk.row(shiftNotice, { date: TODAY, title: '早班', nightTel: '0512-66668888' })
    const only = (whom: string, way: object) => ({ whom, hasBell: false, ...way })
    await desk.ladder([
      only('REPAIRER_ON_DUTY', { hasSms: true }),
      { whom: 'NIGHT_TEL' },
      only('NIGHT_TEL', { hasSms: true }),
      only('SHIFT_LEAD', { hasEmail: true }),
      only('NIGHT_TEL', { hasSms: true, hasVoice: true }),
    ])
    const plan = await whoWouldBeCalled(desk.read(), { equipmentId: desk.machine.id, urgency: 'STOP' })
    expect(plan.map(({ afterMinutes }) => afterMinutes)).toEqual([null, null, null, null, 5])
    await desk.report()
    await pass(5 * MINUTE)
    // No telephone, no account, a telephone that takes no messages, an account without e-mail; the last one rings.
    expect(await desk.attempts()).toEqual([
      [1, '早班钳工', 'NO_ADDRESS'],
      [2, '0512-66668888', 'NO_ADDRESS'],
      [3, '0512-66668888', 'NO_ADDRESS'],
      [4, '班长', 'NO_ADDRESS'],
      [5, '0512-66668888', 'CALLED'],
    ])
    // With a telephone, an address, or an account that is switched off.
    const change = (id: number, values: object) =>
      desk.store.write(systemActor(0), async (uow) => uow.of(user).patch(await uow.of(user).lockForUpdate(id), values))
    await change(fitter.userId, { mobile: '13866667777' })
    await change(lead.userId, { email: 'lead@example.com' })
    const reached = async () =>
      (await whoWouldBeCalled(desk.read(), { equipmentId: desk.machine.id, urgency: 'STOP' })).map(({ people }) => people[0]?.skipped)
    expect(await reached()).toEqual([null, 'NO_ADDRESS', 'NO_ADDRESS', null, null])
  })

  it('ends with its ladder, and goes on where it was once that is on again', async () => {
    await earlyShift()
    const ladder = await desk.ladder(LADDER)
    const turn = (status: 'ENABLED' | 'DISABLED') =>
      desk.store.write(desk.read().actor, async (uow) =>
        uow.of(callLadder).patch(await uow.of(callLadder).lockForUpdate(ladder.id), { status }),
      )
    await desk.report()
    await pass(5 * MINUTE)
    expect(await desk.runs()).toMatchObject([{ state: 'RUNNING', position: 1 }])
    await turn('DISABLED')
    expect(await pass(MINUTE)).toBe(1)
    expect(await desk.runs()).toMatchObject([{ state: 'ENDED', position: 1 }])
    expect(await pass(DAY)).toBe(0)
    await turn('ENABLED')
    expect(await pass(MINUTE)).toBe(1)
    expect((await desk.runs())[0]).toMatchObject({ state: expect.not.stringMatching('ENDED') })
    expect((await desk.attempts()).filter(([position]) => position === 1)).toHaveLength(1)
  })

  it('rings no bell of an account that is switched off', async () => {
    const { fitter } = await earlyShift()
    await desk.ladder([{ whom: 'REPAIRER_ON_DUTY' }])
    await desk.store.write(systemActor(0), async (uow) =>
      uow.of(user).patch(await uow.of(user).lockForUpdate(fitter.userId), { status: 'DISABLED' }),
    )
    await desk.report()
    await pass(5 * MINUTE)
    expect(await desk.attempts()).toEqual([[1, '早班钳工', 'NO_ADDRESS']])
  })

  it('calls a user who is named in leisure time too, unless the step wants a shift', async () => {
    const boss = await desk.hand('主管', { isRepairer: false })
    const person = { whom: 'PERSON', userId: boss.userId }
    await desk.ladder([{ ...person, onShiftOnly: true }, person])
    await desk.report()
    await pass(5 * MINUTE)
    expect(await desk.attempts()).toEqual([
      [1, '主管', 'OFF_SHIFT'],
      [2, '主管', 'CALLED'],
    ])
  })

  it('is for stops, urgencies and machines that it names', async () => {
    await earlyShift()
    await desk.ladder(LADDER, { urgency: 'HIGH', criticality: 'A' })
    await desk.report({ urgency: 'STOP' })
    expect(await pass(HOUR)).toBe(0)
    await desk.ladder(LADDER, { urgency: 'HIGH', stopsOnly: false })
    expect(await desk.round()).toBe(1)
  })
})

describe('a clock that jumps', () => {
  beforeEach(async () => {
    await earlyShift()
    await desk.schedule('2026-11-21', '早班', [(await desk.hand('周六钳工')).workerId])
    const { userId } = await desk.hand('主管')
    await desk.ladder([{ whom: 'REPAIRER_ON_DUTY' }, { whom: 'PERSON', userId }, { whom: 'PERSON', userId }])
    await desk.report()
    await pass(5 * MINUTE)
  })
  it('forward by days takes one step, and the next one a pause later', async () => {
    expect([await pass(3 * DAY), await desk.round(), await pass(5 * MINUTE - 1), await pass(1)]).toEqual([1, 0, 0, 1])
    expect((await desk.attempts()).map(([position]) => position)).toEqual([1, 2, 3])
  })
  it('back repeats nothing, and does not wait until the time comes round again', async () => {
    expect([await pass(-3 * DAY), await desk.round()]).toEqual([0, 0])
    expect([await pass(5 * MINUTE - 1), await pass(1)]).toEqual([0, 1])
    expect((await desk.attempts()).map(([position]) => position)).toEqual([1, 2])
  })
})

describe('a ladder stops by itself', () => {
  const cases = {
    accepted: (report: { id: number }) => desk.take(report, 'accept'),
    cancelled: (report: { id: number }) => desk.take(report, 'cancel'),
    rejected: (report: { id: number }) => desk.take(report, 'reject', { reason: '误报' }),
  }
  for (const [name, end] of Object.entries(cases))
    it(`when the report is ${name}`, async () => {
      await earlyShift()
      await desk.ladder(LADDER)
      const report = await desk.report()
      await pass(5 * MINUTE)
      await end(report)
      expect([await pass(5 * MINUTE), await pass(DAY)]).toEqual([1, 0])
      expect(await desk.runs()).toMatchObject([{ state: 'ENDED' }])
      expect(await desk.attempts()).toHaveLength(1)
    })
})

it('two rounds at once take each step once', async () => {
  await earlyShift()
  await desk.ladder(LADDER)
  for (let n = 0; n < 5; n++) await desk.report({ equipmentId: (await desk.row(equipment, {})).id })
  desk.clock.forward(5 * MINUTE)
  await Promise.all([desk.round(), desk.round(), desk.round()])
  expect(await desk.attempts()).toHaveLength(5)
  expect(await desk.read().of(callRun).count({})).toBe(5)
})
