import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { user } from '../../../../server/domain/identity/index.ts'
import {
  fanOut,
  type NoticeCode,
  noticeDelivery,
  noticeEvent,
  noticeReceiver,
  notificationType,
} from '../../../../server/domain/notice/index.ts'
import { escalateReports } from '../../../../server/domain/repair/index.ts'
import { pathOf, worded } from '../../../../server/jobs/noticeSurroundings.ts'
import { systemActor } from '../../../../server/kernel/index.ts'
import { words } from '../../../../server/platform/words.ts'
import { syncBuiltIns } from '../../../../server/setup/index.ts'
import { make } from '../../../support/samples/factories.ts'
import { HOUR, MINUTE, openShop, reportInWork, type Shop } from '../shop.ts'
import { repairer, repairLog, reporter } from './names.ts'

let shop: Shop
let wang: number
let li: number
beforeEach(async () => {
  shop = await openShop()
  await syncBuiltIns(shop.store as never, words('zh'))
  const account = async () =>
    (
      await make(shop.store, systemActor(shop.plantId), user, {
        plantIds: [shop.plantId],
        passwordHash: 'hash',
        email: `p${Math.random()}@example.com`,
      })
    ).id
  wang = await account()
  li = await account()
  await shop.store.write(systemActor(shop.plantId), async (uow) => {
    await uow.of(repairer).patch(await uow.of(repairer).lockForUpdate(shop.repairers[0].id), { userId: wang })
    await uow.of(reporter).patch(await uow.of(reporter).lockForUpdate(shop.someone.id), { userId: li, mobile: '13800000001' })
  })
})
afterEach(() => shop.close())

const typeOf = async (code: NoticeCode) => (await shop.store.read(systemActor(0)).of(notificationType).find({ code }))[0]?.id ?? 0
/** What the fan-out job does for everything that is left. */
async function told(code: NoticeCode) {
  const surroundings = { isReady: () => true, pathOf, worded }
  for (const event of await shop.read().of(noticeEvent).find({ fannedOutAt: null }))
    await shop.store.write(systemActor(shop.plantId), (uow) => fanOut(uow, event.id, surroundings))
  const rows = await shop
    .read()
    .of(noticeDelivery)
    .find({ typeId: await typeOf(code) })
  return rows.map(({ channel, userId, address, subject, status }) => ({ channel, userId, address, subject, status }))
}
const receiver = async (code: NoticeCode, name: string, more: object = {}) =>
  shop.row(noticeReceiver, { typeId: await typeOf(code), name, userId: wang, ...more })

describe('an assigned repairer', () => {
  it('hears the bell and gets an e-mail, and a colleague does not', async () => {
    await reportInWork(shop, { urgency: 'HIGH' })
    const rows = await told('REPAIR_ASSIGNED')
    expect(rows).toMatchObject([
      { channel: 'BELL', userId: wang, status: 'SENT', subject: '【派工】凹印机 3 号（紧急）' },
      { channel: 'EMAIL', address: expect.stringContaining('@example.com'), status: 'QUEUED' },
    ])
  })

  it('who joins a repair later is told, once; with neither account nor number a row says so', async () => {
    const { repair } = await reportInWork(shop)
    await told('REPAIR_ASSIGNED')
    await shop.update(repairLog, repair, { repairerIds: shop.repairers.map(({ id }) => id) })
    await shop.update(repairLog, repair, { repairerIds: shop.repairers.map(({ id }) => id), causes: '缺油' })
    const [, , ...later] = await told('REPAIR_ASSIGNED')
    expect(later.map(({ channel, status }) => [channel, status])).toEqual([
      ['BELL', 'NOT_CONFIGURED'],
      ['EMAIL', 'NOT_CONFIGURED'],
    ])
    expect(await shop.read().of(noticeReceiver).find({})).toHaveLength(2)
  })

  it('is not told what they took themselves, nor when the row of the person is switched off', async () => {
    const self = { ...shop.actor, userId: wang }
    const report = await shop.report()
    await shop.takeAs(self, report, 'accept')
    expect(await told('REPAIR_ASSIGNED')).toEqual([])
    await reportInWork(shop, { isStopped: false })
    expect(await told('REPAIR_ASSIGNED')).toHaveLength(2)
    await shop.store.write(systemActor(shop.plantId), async (uow) => {
      const [own] = await uow.of(noticeReceiver).lockWhere({})
      if (own) await uow.of(noticeReceiver).patch(own, { status: 'DISABLED' })
    })
    await reportInWork(shop, { isStopped: false })
    expect(await told('REPAIR_ASSIGNED')).toHaveLength(2)
  })
})

describe('a reporter', () => {
  it('is told that the machine runs with its fault, and then that the fault is gone', async () => {
    const { report, repair } = await reportInWork(shop)
    await shop.work(repair, 'complete', { usableWithFault: true, expectedDays: 2 })
    await shop.take(report, 'complete')
    const bells = (await told('REPORT_DONE')).filter(({ channel }) => channel === 'BELL')
    expect(bells).toEqual([
      { channel: 'BELL', userId: li, address: null, subject: '【报修结果】凹印机 3 号：带病运行', status: 'SENT' },
      { channel: 'BELL', userId: li, address: null, subject: '【报修结果】凹印机 3 号：已完成', status: 'SENT' },
    ])
  })

  it('of a joined report is told too, and of a rejected one', async () => {
    const { repair } = await reportInWork(shop)
    await shop.report()
    await shop.work(repair, 'complete')
    const refused = await shop.report({ isStopped: false })
    await shop.take(refused, 'reject', { reason: '重复' })
    expect((await told('REPORT_DONE')).filter(({ channel }) => channel === 'BELL').map(({ subject }) => subject.slice(-3))).toEqual([
      '已完成',
      '已完成',
      '已驳回',
    ])
  })
})

describe('a report that nobody accepts', () => {
  const escalate = () => escalateReports(shop.store, systemActor(shop.plantId))
  const names = async () => {
    await told('FAULT_REPORTED')
    const rows = await shop
      .read()
      .of(noticeDelivery)
      .find({ typeId: await typeOf('FAULT_REPORTED') })
    const people = await shop
      .read()
      .of(noticeReceiver)
      .many(rows.map((row) => row.receiverId))
    return people.map((one, at) => `${one?.name} ${rows[at]?.subject.startsWith('【超时未受理】')}`)
  }

  it('is told to the next receivers after the time of its urgency, each level once', async () => {
    await receiver('FAULT_REPORTED', '班长')
    await receiver('FAULT_REPORTED', '主管', { level: 1 })
    await receiver('FAULT_REPORTED', '厂长', { level: 3 })
    await shop.report({ urgency: 'HIGH' })
    expect(await names()).toEqual(['班长 false'])
    shop.clock.forward(29 * MINUTE)
    expect(await escalate()).toBe(0)
    shop.clock.forward(MINUTE)
    expect([await escalate(), await escalate()]).toEqual([1, 0])
    expect(await names()).toEqual(['班长 false', '主管 true'])
    shop.clock.forward(30 * MINUTE)
    expect([await escalate(), await escalate()]).toEqual([1, 0])
    shop.clock.forward(5 * HOUR)
    expect(await escalate()).toBe(0)
    expect(await names()).toEqual(['班长 false', '主管 true', '厂长 true'])
  })

  it('is left alone once accepted, joined, of no urgency that counts, or older than a day', async () => {
    await receiver('FAULT_REPORTED', '主管', { level: 1 })
    await reportInWork(shop)
    await shop.report()
    await shop.report({ urgency: 'LOW', isStopped: false })
    shop.clock.forward(23 * HOUR)
    expect(await escalate()).toBe(0)
    await shop.report({ urgency: 'HIGH', isStopped: false })
    shop.clock.forward(25 * HOUR)
    expect(await escalate()).toBe(0)
  })
})
