import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerByLink, callLink, makeLink, openCalls, readLink } from '../../../../server/domain/callout/index.ts'
import { registry } from '../../../../server/domain/index.ts'
import { fanOut, noticeDelivery } from '../../../../server/domain/notice/index.ts'
import { repairer } from '../../../../server/domain/repair/index.ts'
import { type Actor, type Call, carryOut, systemActor } from '../../../../server/kernel/index.ts'
import { words } from '../../../../server/platform/words.ts'
import { person } from '../../../support/samples/factories.ts'
import { HOUR, MINUTE, refusal } from '../shop.ts'
import { type CallDesk, openCallDesk } from './callDesk.ts'

let desk: CallDesk
let fitter: Awaited<ReturnType<CallDesk['hand']>>
let report: Awaited<ReturnType<CallDesk['report']>>
beforeEach(async () => {
  desk = await openCallDesk()
  fitter = await desk.hand('早班钳工')
  await desk.schedule('2026-11-18', '早班', [fitter.workerId])
  const { userId } = await desk.hand('主管', { isRepairer: false })
  await desk.ladder([{ whom: 'REPAIRER_ON_DUTY' }, { whom: 'PERSON', userId }])
  report = await desk.report()
  desk.clock.forward(5 * MINUTE)
  await desk.round()
})
afterEach(() => desk.close())

const write = <T>(work: Parameters<typeof desk.store.write<T>>[1]) => desk.store.write(systemActor(desk.plantId), work)
/** The key of a message to whoever was called last. */
async function key(personKey?: string) {
  const attempt = (await desk.attemptRows()).at(-1)
  const link = await write((uow) =>
    makeLink(uow, {
      eventId: attempt?.eventNo as number,
      channel: 'SMS',
      receiver: { id: 0, personKey: personKey ?? attempt?.personKey ?? '' },
    }),
  )
  return link?.key ?? ''
}
const as = (userId: number): Actor => ({ ...person(desk.plantId, []), userId })
const answering = registry.areas.flatMap(({ calls = [] }) => calls).find(({ name }) => name === 'answerMyNotice') as Call
const press = (userId: number, noticeId: number) =>
  carryOut(answering, { store: desk.store, registry, actor: as(userId), language: 'zh', words }, { noticeId })

describe('the link of a call', () => {
  it('takes the report on, stops the ladder and is used up', async () => {
    const link = await key()
    expect(link).toMatch(/^[\w-]{43}$/)
    expect(await readLink(desk.store, link)).toMatchObject({ name: '早班钳工', reportNo: report.reportNo })
    expect(await desk.reportNow(report)).toMatchObject({ status: 'PENDING' })
    expect(await answerByLink(desk.store, link)).toEqual({ reportNo: report.reportNo, isAssigned: true })
    expect(await desk.reportNow(report)).toMatchObject({ status: 'REPAIRING' })
    expect(await desk.repairersOf(await desk.repairOf(report))).toEqual([fitter.repairerId])
    expect(await desk.runs()).toMatchObject([{ state: 'ANSWERED', answeredBy: '早班钳工', answeredOn: 'SMS' }])
    desk.clock.forward(HOUR)
    expect(await desk.round()).toBe(0)
    expect(await refusal(answerByLink(desk.store, link))).toBe('callout.linkUsed')
    expect(await refusal(readLink(desk.store, link))).toBe('callout.linkUsed')
    expect(await desk.repairsOf(report)).toHaveLength(1)
  })
  it('is kept as a hash alone, and is made for the person who is called', async () => {
    const link = await key()
    expect(JSON.stringify(await desk.read().of(callLink).find({}))).not.toContain(link)
    expect(await key('repairer:0')).toBe('')
  })
  it.each(['', 'x', 'A'.repeat(43), "' or 1=1 --", 'A'.repeat(100_000)])('that is forged opens nothing', async (forged) => {
    expect(await refusal(readLink(desk.store, forged))).toBe('callout.linkUnknown')
    expect(await refusal(answerByLink(desk.store, forged))).toBe('callout.linkUnknown')
    expect(await desk.reportNow(report)).toMatchObject({ status: 'PENDING' })
  })
  it('expires, and changes nothing then', async () => {
    const link = await key()
    desk.clock.forward(12 * HOUR)
    expect(await refusal(answerByLink(desk.store, link))).toBe('callout.linkExpired')
    expect(await desk.reportNow(report)).toMatchObject({ status: 'PENDING' })
  })
  it('of two people, the second is told who was first', async () => {
    const first = await key()
    desk.clock.forward(5 * MINUTE)
    await desk.round()
    const second = await key()
    const came = await Promise.allSettled([answerByLink(desk.store, second), answerByLink(desk.store, first)])
    expect(came.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await refusal(answerByLink(desk.store, came[0].status === 'fulfilled' ? first : second))).toBe('callout.taken')
    expect(await desk.repairsOf(report)).toHaveLength(1)
  })
  it('is of no use once somebody has accepted the report', async () => {
    const link = await key()
    await desk.take(report, 'accept')
    expect(await refusal(readLink(desk.store, link))).toBe('callout.over')
    expect(await refusal(answerByLink(desk.store, link))).toBe('callout.over')
  })
})

describe('the button in the bell', () => {
  const ring = async () => {
    const attempt = (await desk.attemptRows()).at(-1)
    await write((uow) => fanOut(uow, attempt?.eventNo as number, { isReady: () => true, pathOf: () => null, worded: (values) => values }))
    const [bell] = await desk
      .read()
      .of(noticeDelivery)
      .find({ eventId: attempt?.eventNo as number, channel: 'BELL' })
    return { attempt: attempt as NonNullable<typeof attempt>, id: bell?.id as number }
  }
  it('stands at the notice of whoever was called, and answers the call', async () => {
    const { id } = await ring()
    const mine = () => openCalls(desk.store.read(as(fitter.userId)))
    expect(await mine()).toEqual([id])
    expect(await press(fitter.userId, id)).toEqual({ number: report.reportNo, isAssigned: true })
    expect(await mine()).toEqual([])
    expect(await refusal(press(fitter.userId, id))).toBe('callout.answered')
  })
  it('is nobody else’s', async () => {
    const { id } = await ring()
    const { id: other } = await desk.account('别人')
    expect(await openCalls(desk.store.read(as(other)))).toEqual([])
    expect(await refusal(press(other, id))).toBe('notFound')
  })
  it('makes somebody with an account a repairer', async () => {
    desk.clock.forward(5 * MINUTE)
    await desk.round()
    const { attempt, id } = await ring()
    expect(attempt).toMatchObject({ name: '主管', repairerId: null })
    await press(attempt.userId as number, id)
    const [made] = await desk
      .read()
      .of(repairer)
      .find({ userId: attempt.userId as number })
    expect(await desk.repairersOf(await desk.repairOf(report))).toEqual([made?.id])
  })
})
