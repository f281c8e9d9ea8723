import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { user } from '../../../server/domain/identity/index.ts'
import { noticeDelivery, noticeReceiver, notificationType, publish } from '../../../server/domain/notice/index.ts'
import { outbox } from '../../../server/domain/system/index.ts'
import { deliverNotice, fanOutNotice } from '../../../server/jobs/definitions.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { make, unique } from '../../support/samples/factories.ts'
import { watch } from '../../support/servers/app.ts'
import { noAuditor, noBackups } from '../../support/store/noBackups.ts'
import { type Desk, openDesk } from '../../support/stories/repairDesk.ts'

const CODE = 'COMPLAINT_NEW'
const VALUES = { claimNo: 'KS1', customer: '东方家居', category: '色差' }
interface Mine {
  id: string
  typeName: string
  subject: string
  body: string
  path: string
  isUrgent: boolean
  readAt: string | null
}
const MINE = '{ myNotices { id typeName subject body path isUrgent at readAt } }'
const UNREAD = '{ myUnreadNotices }'

let desk: Desk
let typeId: number
beforeAll(async () => {
  desk = await openDesk()
  const [type] = await desk.store.read(systemActor(0)).of(notificationType).find({ code: CODE })
  typeId = type?.id ?? 0
})
afterAll(() => desk.close())

const noContents = { remove: async () => {}, sweep: async () => ({}) }
const sentTo: string[] = []
const channels = {
  isReady: () => true,
  send: async ({ address }: { address: string }) => {
    sentTo.push(address)
    return { kind: 'sent' as const, answer: 'OK' }
  },
  close: async () => {},
}
/** The jobs that the outbox holds, as the worker runs them. */
async function work() {
  const jobs = new Map([fanOutNotice, deliverNotice].map((job) => [job.name, job]))
  for (;;) {
    const rows = await desk.store
      .read(systemActor(0))
      .of(outbox)
      .find({ job: [...jobs.keys()] })
    if (!rows.length) return
    await desk.store.write(systemActor(0), async (uow) => {
      await uow.of(outbox).remove(await uow.of(outbox).lockWhere({ id: rows.map(({ id }) => id) }))
    })
    for (const row of rows) {
      const services = {
        store: desk.store,
        logger: pino({ level: 'silent' }),
        contents: noContents,
        backups: noBackups,
        auditor: noAuditor,
        channels,
        progress: async () => {},
      }
      await jobs.get(row.job)?.handle({ ...services, payload: JSON.parse(row.payload) })
    }
  }
}
async function tell(plantId: number, id = unique()) {
  await desk.store.write(systemActor(plantId), (uow) => publish(uow, { code: CODE, about: { resource: 'reportLog', id }, values: VALUES }))
  await work()
}
/** Somebody new whose bell rings, by log-in name. */
async function listener() {
  const username = await desk.somebody('repair:report:list')
  const userId = await desk.userId(username)
  await make(desk.store, systemActor(1), noticeReceiver, { typeId, userId, name: username })
  return username
}
const mine = (who: string) => desk.call<Mine[]>(who, MINE)
const unread = (who: string) => desk.call<number>(who, UNREAD)

describe('the bell', () => {
  it('rings for those it is meant for, and says what and where', async () => {
    const [li, wang] = [await listener(), await desk.somebody('repair:report:list')]
    await tell(1, 4711)
    const [notice] = await mine(li)
    expect(notice).toMatchObject({
      typeName: '新客诉',
      subject: '【新客诉】东方家居',
      path: '/repair/reportLogs?open=4711',
      isUrgent: false,
      readAt: null,
    })
    expect(notice?.body).toContain('KS1')
    expect([await unread(li), await unread(wang), (await mine(wang)).length]).toEqual([1, 0, 0])
  })
  it('names the category in the reader’s language', async () => {
    const li = await listener()
    await tell(1)
    const [type] = await desk.store.read(systemActor(0)).of(notificationType).find({ code: CODE })
    const { data } = await desk.server.send(MINE, { token: await desk.server.login(li), language: 'en' })
    expect((Object.values(data ?? {}) as Mine[][])[0]?.[0]?.typeName).toBe(type?.nameEn)
    expect(type?.nameEn).toMatch(/^[A-Z][a-z]/)
  })
  it('shows the newest first, at most fifty', async () => {
    const li = await listener()
    for (let id = 1; id <= 3; id++) await tell(1, 9000 + id)
    const got = await desk.call<Mine[]>(li, '{ myNotices(size: 2) { id path } }')
    expect(got.map(({ path }) => path)).toEqual(['/repair/reportLogs?open=9003', '/repair/reportLogs?open=9002'])
    expect(await desk.fails(li, '{ myNotices(size: 51) { id } }')).toEqual({ code: 'BAD_USER_INPUT', why: ['size'] })
  })
  it('shows what was told before one of them, page by page, and nothing of others', async () => {
    const [li, wang] = [await listener(), await listener()]
    for (let id = 1; id <= 3; id++) await tell(1, 9100 + id)
    const page = async (who: string, before?: string) => {
      const got = await desk.call<Mine[]>(who, 'query($before: ID) { myNotices(size: 2, before: $before) { id path } }', { before })
      return got.map(({ id, path }) => ({ id, record: path.slice(-4) }))
    }
    const [first, theirs] = [await page(li), await page(wang)]
    expect(first.map(({ record }) => record)).toEqual(['9103', '9102'])
    const rest = await page(li, first[1]?.id)
    expect(rest.map(({ record }) => record)).toEqual(['9101'])
    expect(await page(li, rest[0]?.id)).toEqual([])
    expect((await page(li, theirs[0]?.id)).map(({ id }) => id)).not.toContain(theirs[1]?.id)
    expect(await desk.fails(li, '{ myNotices(before: "x") { id } }')).toEqual({ code: 'BAD_USER_INPUT', why: ['before'] })
  })
  it('is silenced one by one or all at once, and nobody silences another’s', async () => {
    const [li, wang] = [await listener(), await listener()]
    await tell(1)
    await tell(1)
    const READ = 'mutation($ids: [ID!]) { readMyNotices(ids: $ids) }'
    const ids = (await mine(li)).map(({ id }) => id)
    expect(await desk.call(wang, READ, { ids })).toBe(0)
    expect(await desk.call(li, READ, { ids: ids.slice(0, 1) })).toBe(1)
    expect(await desk.call(li, READ, { ids: ids.slice(0, 1) })).toBe(0)
    expect([await unread(li), await unread(wang)]).toEqual([1, 2])
    expect(await desk.call(li, READ, { ids: null })).toBe(1)
    expect([await unread(li), await unread(wang)]).toEqual([0, 2])
    expect((await mine(li)).every(({ readAt }) => readAt !== null)).toBe(true)
  })
  it('of all plants in which somebody works is heard in each of them, and names where', async () => {
    // Who works in both plants, and is in the first now.
    await make(desk.store, systemActor(2), noticeReceiver, { typeId, userId: await desk.userId('manager'), name: '周国平' })
    const before = await unread('manager')
    await tell(2, 8123)
    const [row] = await desk.store.read(systemActor(2)).of(noticeDelivery).find({ path: '/repair/reportLogs?open=8123', channel: 'BELL' })
    expect(row?.status).toBe('SENT')
    expect(await unread('manager')).toBe(before + 1)
    const [newest] = await desk.call<(Mine & { plant: { id: string; name: string } })[]>(
      'manager',
      '{ myNotices { id plant { id name } } }',
    )
    expect(newest).toEqual({ id: String(row?.id), plant: { id: '2', name: expect.stringMatching(/./) } })
    expect(await desk.call('manager', 'mutation($ids: [ID!]) { readMyNotices(ids: $ids) }', { ids: [String(row?.id)] })).toBe(1)
  })
  it('of a plant that somebody has left is heard no more', async () => {
    const li = await listener()
    const id = await desk.userId(li)
    const work = (plantIds: number[]) =>
      desk.store.write(systemActor(0), async (uow) => uow.of(user).patch(await uow.of(user).lockForUpdate(id), { plantIds }))
    await work([1, 2])
    await make(desk.store, systemActor(2), noticeReceiver, { typeId, userId: id, name: li })
    await tell(2)
    expect(await unread(li)).toBe(1)
    await work([1])
    expect([await unread(li), await mine(li)]).toEqual([0, []])
  })
  it('is heard live: at once, after each change, and by its own person alone', async () => {
    const [li, wang] = [await listener(), await desk.somebody('repair:report:list')]
    // The same rights and words: what one hears must not be shared with the other.
    const open = async (who: string) =>
      watch<{ myNoticesChanged: { unread: number } }>(
        desk.server.socket({ authorization: `Bearer ${await desk.server.login(who)}` }),
        'subscription { myNoticesChanged { unread } }',
      )
    const [mineLive, otherLive] = [await open(li), await open(wang)]
    const counts = (stream: typeof mineLive) => stream.seen.map(({ myNoticesChanged }) => myNoticesChanged.unread)
    await mineLive.until(({ myNoticesChanged }) => myNoticesChanged.unread === 0)
    await otherLive.until(({ myNoticesChanged }) => myNoticesChanged.unread === 0)
    await tell(1)
    await mineLive.until(({ myNoticesChanged }) => myNoticesChanged.unread === 1)
    await desk.call(li, 'mutation { readMyNotices }')
    const end = Date.now() + 30_000
    while (counts(mineLive).at(-1) !== 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50))
    expect(counts(mineLive)).toEqual([0, 1, 0])
    expect(counts(otherLive)).toEqual([0])
    mineLive.stop()
    otherLive.stop()
  })
  it('asks for a session', async () => {
    const { errors } = await desk.server.send(MINE)
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })
})

describe('the preview', () => {
  const PREVIEW =
    'query($subject: String, $body: String) { previewNotice(code: "STOCK_LOW", subject: $subject, body: $body) { subject body } }'
  it('fills in samples in the reader’s language', async () => {
    const token = await desk.server.login()
    const variables = { subject: '{{name}}', body: '{{quantity}} {{unit}}' }
    const { data } = await desk.server.send(PREVIEW, { token, variables, language: 'en' })
    expect(data?.previewNotice).toEqual({ subject: 'Ball bearing 6205', body: '2 pcs' })
  })
  it.each([
    [{ subject: 'a\r\nBcc: b' }, ['subject']],
    [{ subject: '<b>x</b>', body: '{{reportNo}}' }, ['subject', 'body']],
    [{ body: 'x'.repeat(4001) }, ['body']],
  ])('names the field that is wrong', async (wording, fields) => {
    expect(await desk.fails('admin', PREVIEW, wording)).toEqual({ code: 'BAD_USER_INPUT', why: fields })
  })
  it('and what may be said are for those who may see categories', async () => {
    const nobody = await desk.somebody('repair:report:list')
    expect((await desk.fails(nobody, PREVIEW, {})).code).toBe('FORBIDDEN')
    expect((await desk.fails(nobody, '{ noticePlaceholders(code: "STOCK_LOW") { name } }')).code).toBe('FORBIDDEN')
    const seeing = await desk.somebody('notice:type:query')
    expect(await desk.call(seeing, '{ noticePlaceholders(code: "COMPLAINT_NEW") { name label } }')).toHaveLength(3)
    expect(await desk.call(seeing, '{ noticePlaceholders(code: "NOTHING") { name } }')).toEqual([])
  })
})

describe('a test notice', () => {
  const TEST = 'mutation($id: ID!) { sendTestNotice(receiverId: $id) }'
  const receiver = (input: object, plantId = 1) =>
    make(desk.store, systemActor(plantId), noticeReceiver, { typeId, userId: null, name: `R${unique()}`, ...input })
  it('reaches this receiver on all its ways, at any hour, again and again', async () => {
    const bystander = await listener()
    const to = await receiver({ email: 'test@example.com', quietFrom: '00:00', quietTo: '23:59', userId: await desk.userId('lead') })
    expect(await desk.call('admin', TEST, { id: to.id })).toBe(2)
    expect(await desk.call('admin', TEST, { id: to.id })).toBe(2)
    await work()
    const rows = await desk.store.read(systemActor(1)).of(noticeDelivery).find({ receiverId: to.id })
    expect(rows.map(({ channel, status }) => `${channel} ${status}`).sort()).toEqual(['BELL SENT', 'BELL SENT', 'EMAIL SENT', 'EMAIL SENT'])
    expect(rows[0]?.subject).toMatch(/^【测试】/)
    expect(await unread(bystander)).toBe(0)
  })
  it('keeps to the budget', async () => {
    const to = await receiver({ email: `busy${unique()}@example.com` })
    const [row] = await desk.store
      .read(systemActor(0))
      .of((await import('../../../server/domain/system/index.ts')).config)
      .find({ configKey: 'notice.emailPerHour' })
    expect(row?.configValue).toBe('60')
    for (let i = 0; i < 60; i++) await desk.call('admin', TEST, { id: to.id })
    await desk.call('admin', TEST, { id: to.id })
    const rows = await desk.store.read(systemActor(1)).of(noticeDelivery).find({ receiverId: to.id, status: 'SUPPRESSED' })
    expect(rows.map(({ reason }) => reason)).toEqual(['BUDGET'])
  })
  it('is for those who may change receivers, and for those of this plant', async () => {
    const to = await receiver({ email: 'a@example.com' })
    const seeing = await desk.somebody('notice:receiver:list notice:receiver:query')
    expect((await desk.fails(seeing, TEST, { id: to.id })).code).toBe('FORBIDDEN')
    const elsewhere = await receiver({ email: 'a@example.com' }, 2)
    expect((await desk.fails('admin', TEST, { id: elsewhere.id })).code).toBe('NOT_FOUND')
  })
  it('is not sent to whoever is switched off', async () => {
    const to = await receiver({ email: 'a@example.com', status: 'DISABLED' })
    expect(await desk.fails('admin', TEST, { id: to.id })).toEqual({ code: 'CONFLICT', why: 'notice.receiverDisabled' })
  })
})

describe('deliveries', () => {
  const RESEND = 'mutation($id: ID!) { resendNoticeDelivery(id: $id) { id status } }'
  async function failed(plantId = 1) {
    const actor = systemActor(plantId)
    const to = await make(desk.store, actor, noticeReceiver, {
      typeId,
      userId: null,
      name: `R${unique()}`,
      email: `r${unique()}@example.com`,
    })
    await tell(plantId)
    const [row] = await desk.store.read(actor).of(noticeDelivery).find({ receiverId: to.id, channel: 'EMAIL' })
    return desk.store.write(actor, async (uow) => {
      const known = await uow.of(noticeDelivery).lockForUpdate(row?.id ?? 0)
      return uow.of(noticeDelivery).patch(known, { status: 'FAILED', reason: 'REFUSED', sentAt: null })
    })
  }
  it('that failed are sent again by those who may, and it is known who did it', async () => {
    const row = await failed()
    const seeing = await desk.somebody('notice:delivery:list notice:delivery:query')
    expect((await desk.fails(seeing, RESEND, { id: row.id })).code).toBe('FORBIDDEN')
    expect(await desk.call('manager', RESEND, { id: row.id })).toMatchObject({ status: 'QUEUED' })
    await work()
    expect(sentTo.at(-1)).toBe(row.address)
    const history = 'query($id: ID!) { history(resource: "noticeDelivery", id: $id) { action userName } }'
    expect(await desk.call('admin', history, { id: row.id })).toEqual([{ action: 'resend', userName: '周国平' }])
  })
  it('of another plant are not there', async () => {
    const row = await failed(2)
    expect((await desk.fails('lead', 'query($id: ID!) { noticeDelivery(id: $id) { id } }', { id: row.id })).code).not.toBe('')
    expect((await desk.fails('admin', RESEND, { id: row.id })).code).toBe('NOT_FOUND')
    const { items } = await desk.call<{ items: { id: string }[] }>('admin', '{ noticeDeliveries(page: { size: 200 }) { items { id } } }')
    expect(items.map(({ id }) => id)).not.toContain(String(row.id))
  })
  it('are written by nobody from outside', async () => {
    expect((await desk.fails('admin', 'mutation { deleteNoticeDeliveries(ids: ["1"]) }')).code).toBe('BAD_USER_INPUT')
  })
  it('never show the key of a robot, nor do receivers', async () => {
    const to = await make(desk.store, systemActor(1), noticeReceiver, {
      typeId,
      userId: null,
      name: `R${unique()}`,
      wechatKey: 'robot-key-98765',
    })
    expect((await desk.fails('admin', 'query($id: ID!) { noticeReceiver(id: $id) { wechatKey } }', { id: to.id })).code).toBe(
      'BAD_USER_INPUT',
    )
  })
})
