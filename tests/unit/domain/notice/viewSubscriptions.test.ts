import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { preference, role, user } from '../../../../server/domain/identity/index.ts'
import { registry } from '../../../../server/domain/index.ts'
import { worker } from '../../../../server/domain/masterdata/index.ts'
import {
  type Channels,
  mySubscriptions,
  nextSendTime,
  type Outcome,
  type Outgoing,
  pauseSubscription,
  type SubscriptionInput,
  sendDueViews,
  subscribe,
  unsubscribe,
  viewSending,
  viewSubscription,
} from '../../../../server/domain/notice/index.ts'
import { operationLog, outbox, savedView } from '../../../../server/domain/system/index.ts'
import { openExports } from '../../../../server/excel/index.ts'
import { sendView } from '../../../../server/jobs/subscriptions.job.ts'
import { type Actor, type Store, systemActor } from '../../../../server/kernel/index.ts'
import { words } from '../../../../server/platform/words.ts'
import { workbooks } from '../../../../server/rest/resources/workbooks.ts'
import { openStore } from '../../../../server/store/index.ts'
import { make, makePlant, person } from '../../../support/samples/factories.ts'
import { noAuditor, noBackups } from '../../../support/store/noBackups.ts'
import { dialect, fixedClock, testStore } from '../../../support/store/store.ts'

const MINUTE = 60_000
const logger = pino({ level: 'silent' })
const EXPORTS = 'masterdata:worker:list masterdata:worker:export'
/** 10:00 on a Wednesday in the plant. */
const clock = fixedClock()
let base: Awaited<ReturnType<typeof testStore>>
let here: Actor
let me: Actor
let roleId: number
let sent: Outgoing[]
let answering: (notice: Outgoing) => Promise<Outcome>
const channels: Channels = {
  isReady: () => true,
  send: (notice) => {
    sent.push(notice)
    return answering(notice)
  },
  close: async () => {},
}

beforeEach(async () => {
  clock.set('2026-11-18T02:00:00.000Z')
  base = await testStore(clock)
  here = (await makePlant(base.store)).actor
  sent = []
  answering = async () => ({ kind: 'sent', answer: 'OK' })
  roleId = (await make(base.store, here, role, { dataScope: 'ALL', permissions: EXPORTS })).id
  me = person(here.plantId, EXPORTS.split(' '), { userId: await account('me@example.com') })
  for (const name of ['Anna', 'Bert']) await make(base.store, here, worker, { name })
})
afterEach(() => base.close())

const account = async (email: string | null, more: object = {}) =>
  (await make(base.store, here, user, { email, plantIds: [here.plantId], roleIds: [roleId], passwordHash: 'hash', ...more })).id
const viewOf = async (search: string, more: object = {}) => {
  const state = JSON.stringify({ search, columns: { shown: ['name', 'gone'] } })
  return (await make(base.store, here, savedView, { resource: 'worker', name: 'Crew', userId: me.userId, state, ...more })).id
}
const daily = { channel: 'EMAIL', rhythm: 'DAILY', sendTime: '11:00' } as const
const subscribed = async (input: Partial<SubscriptionInput> = {}, actor = me) => {
  const viewId = input.board ? undefined : (input.viewId ?? (await viewOf('')))
  return (await base.store.write(actor, (uow) => subscribe(uow, registry, { ...daily, viewId, ...input }))).id
}
const workbooksOf = (store: Store) => workbooks({ registry, store, ...openExports({ store, registry, logger }) })
async function run(store: Store, sendingId: number) {
  const contents = { remove: async () => {}, sweep: async () => ({}) }
  const services = {
    store,
    channels,
    logger,
    contents,
    backups: noBackups,
    auditor: noAuditor,
    progress: async () => {},
    workbooks: workbooksOf(store),
  }
  return sendView({ ...services, payload: { sendingId, plantId: here.plantId } })
}
/** The scheduled task, and then every job that it handed over. */
async function tick(store: Store = base.store) {
  await sendDueViews(store, here)
  const jobs = await base.store.read(systemActor(0)).of(outbox).find({ job: 'sendView' })
  for (const job of jobs) await run(store, (JSON.parse(job.payload) as { sendingId: number }).sendingId)
}
const sendings = () => base.store.read(here).of(viewSending).find({})
const mine = () => mySubscriptions(base.store.read(me), words('en'))

describe('send times', () => {
  const timing = { rhythm: 'MONTHLY', weekday: null, monthDay: 31, sendTime: '07:30' } as const
  it.each([
    [{ ...timing }, '2026-11-18T02:00:00Z', 480, '2026-11-29T23:30:00.000Z'],
    [{ ...timing }, '2026-12-30T23:30:00Z', 480, '2027-01-30T23:30:00.000Z'],
    [{ ...timing, rhythm: 'DAILY' as const }, '2026-12-31T23:30:00Z', 480, '2027-01-01T23:30:00.000Z'],
    [{ ...timing, rhythm: 'DAILY' as const }, '2026-10-25T00:00:00Z', 345, '2026-10-25T01:45:00.000Z'],
    [{ ...timing, rhythm: 'WEEKLY' as const, weekday: 1 }, '2026-11-22T23:30:00Z', 480, '2026-11-29T23:30:00.000Z'],
  ])('%j after %s', (one, after, offset, next) => {
    expect(nextSendTime(one, new Date(after), offset).toISOString()).toBe(next)
  })
})

describe('a subscription', () => {
  it('sends the view as a workbook at its time, once, in the receiver’s language', async () => {
    await make(base.store, here, preference, { userId: me.userId, key: 'settings', value: '{"language":"en"}' })
    await subscribed({ viewId: await viewOf('name=Anna') })
    await tick()
    expect(sent).toEqual([])
    clock.forward(61 * MINUTE)
    await tick()
    await tick()
    expect(sent).toEqual([expect.objectContaining({ channel: 'EMAIL', address: 'me@example.com', subject: 'Crew (1)' })])
    expect(sent[0]?.attachment?.fileName).toMatch(/^Worker.*\.xlsx$/)
    expect(sent[0]?.attachment?.content.subarray(0, 2).toString()).toBe('PK')
    expect(await mine()).toMatchObject([
      {
        name: 'Crew',
        resource: 'worker',
        lastRowCount: 1,
        lastSentAt: clock.now(),
        failure: null,
        nextAt: new Date('2026-11-19T03:00:00Z'),
      },
    ])
  })

  it('is sent once by two processes, and once for all the times that nobody ran', async () => {
    await subscribed()
    clock.forward(5 * 24 * 60 * MINUTE)
    // SQLite has one process.
    const other = dialect === 'sqlite' ? base.store : await openStore({ url: base.url, now: clock.now })
    try {
      await Promise.all([tick(), tick(other), tick(), tick(other)])
      await Promise.all([tick(), tick(other)])
      expect([sent.length, (await sendings()).map(({ status }) => status)]).toEqual([1, ['SENT']])
      // A clock that is set back brings nothing a second time.
      clock.set('2026-11-19T02:00:00Z')
      await Promise.all([tick(), tick(other)])
      clock.set('2026-11-20T03:01:00Z')
      await tick()
      expect(sent).toHaveLength(1)
    } finally {
      if (other !== base.store) await other.close()
    }
  })

  it('says that there are no records, without a workbook', async () => {
    await subscribed({ viewId: await viewOf('name=Nobody') })
    clock.forward(61 * MINUTE)
    await tick()
    expect(sent).toEqual([expect.objectContaining({ body: expect.stringContaining('没有符合条件的记录') })])
    expect(sent[0]).not.toHaveProperty('attachment')
  })

  it('resolves relative filters when it is sent', async () => {
    await make(base.store, here, worker, { name: 'Own', userId: me.userId })
    await subscribed({ viewId: await viewOf('userId=me') })
    clock.forward(61 * MINUTE)
    await tick()
    expect((await sendings())[0]).toMatchObject({ status: 'SENT', rowCount: 1 })
  })

  it('tries again what was surely not sent, under one reference', async () => {
    await subscribed()
    answering = async () => ({ kind: 'again', reason: 'UNREACHABLE', answer: 'refused' })
    clock.forward(61 * MINUTE)
    await tick()
    expect((await mine())[0]?.failure).toBe(words('en')('subscriptions.reasons.UNREACHABLE'))
    await tick()
    expect(sent).toHaveLength(1)
    answering = async () => ({ kind: 'sent', answer: 'OK' })
    clock.forward(2 * MINUTE)
    await tick()
    expect(sent).toHaveLength(2)
    expect(new Set(sent.map(({ reference }) => reference)).size).toBe(1)
    expect((await mine())[0]).toMatchObject({ failure: null, lastRowCount: 2 })
  })

  it('is given up where a worker died while sending, which may have arrived', async () => {
    await subscribed()
    answering = () => Promise.reject(new Error('killed'))
    clock.forward(61 * MINUTE)
    await expect(tick()).rejects.toThrow('killed')
    clock.forward(11 * MINUTE)
    await tick()
    expect([sent.length, (await sendings())[0]]).toEqual([1, expect.objectContaining({ status: 'FAILED', reason: 'INTERRUPTED' })])
  })
})

describe('the receiver', () => {
  const failure = async (reason: string) => {
    clock.forward(61 * MINUTE)
    await tick()
    expect(sent).toEqual([])
    expect((await sendings()).map((one) => one.reason)).toEqual([reason])
    const [row] = await base.store.read(here).of(viewSubscription).find({})
    return row?.status
  }
  const patchUser = (values: object) =>
    base.store.write(systemActor(0), async (uow) => {
      const locked = await uow.of(user).lockForUpdate(me.userId as number)
      await uow.of(user).patch(locked, values)
    })

  it('who may no longer export gets nothing', async () => {
    await subscribed()
    await patchUser({ roleIds: [] })
    expect(await failure('NO_RIGHT')).toBe('PAUSED')
  })
  it('who has left gets nothing', async () => {
    await subscribed()
    await patchUser({ status: 'DISABLED' })
    expect(await failure('RECEIVER_GONE')).toBe('PAUSED')
  })
  it('who has moved to another plant gets nothing', async () => {
    await subscribed()
    await patchUser({ plantIds: [(await makePlant(base.store)).id] })
    expect(await failure('RECEIVER_GONE')).toBe('PAUSED')
  })
  it('gets nothing of a deleted view', async () => {
    const viewId = await viewOf('')
    await subscribed({ viewId })
    await base.store.write(me, async (uow) => uow.of(savedView).remove([await uow.of(savedView).lockForUpdate(viewId)]))
    expect(await failure('VIEW_GONE')).toBe('PAUSED')
  })
  it('gets nothing of a filter that no longer exists, which would let more rows through', async () => {
    await subscribed({ viewId: await viewOf('gone=1') })
    expect(await failure('FIELD_GONE')).toBe('PAUSED')
  })
  it('without an address is told in the list', async () => {
    await subscribed()
    await patchUser({ email: null })
    expect(await failure('NO_ADDRESS')).toBe('ENABLED')
  })
})

describe('a board', () => {
  const board = { board: '/dataview/repairs?table=byDay', period: 'last7days', name: 'Repairs by day' }
  const reader = () => ({ ...me, permissions: new Set(['dataview:repair:export']) })
  const grant = (permissions: string) =>
    base.store.write(systemActor(0), async (uow) => uow.of(role).patch(await uow.of(role).lockForUpdate(roleId), { permissions }))
  it('is sent with the days that its period is then', async () => {
    await grant('dataview:repair:list dataview:repair:export')
    await subscribed(board, reader())
    clock.forward(61 * MINUTE)
    await tick()
    expect(await sendings()).toMatchObject([{ status: 'SENT' }])
    expect(sent[0]?.attachment?.fileName ?? sent[0]?.body).toMatch(/2026-11-12_2026-11-18|Repairs by day/)
  })
  it('is refused without the right to export it, and with days that it cannot have', async () => {
    await expect(subscribed(board)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(subscribed({ ...board, board: '/dataview/none' }, reader())).rejects.toMatchObject({ fields: [{ field: 'board' }] })
    for (const period of ['', 'thisShift', 'olderThan7days', 'last0days'])
      await expect(subscribed({ ...board, period }, reader())).rejects.toMatchObject({ fields: [{ field: 'period' }] })
    await subscribed(board, reader())
    clock.forward(61 * MINUTE)
    await tick()
    expect(await sendings()).toMatchObject([{ status: 'FAILED', reason: 'NO_RIGHT' }])
  })
})

describe('whoever sets it up', () => {
  it('does so for themselves, and for others with the permission to share', async () => {
    const other = await account('other@example.com')
    const viewId = await viewOf('')
    await expect(subscribed({ viewId, userId: other })).rejects.toMatchObject({ code: 'forbidden' })
    await subscribed({ viewId, userId: other }, { ...me, permissions: new Set([...me.permissions, 'system:savedView:share']) })
    expect(await mine()).toMatchObject([{ isForMe: false }])
    clock.forward(61 * MINUTE)
    await tick()
    expect(sent).toMatchObject([{ address: 'other@example.com' }])
    const log = await base.store.read(here).of(operationLog).find({ resource: 'viewSubscription' })
    expect(log.map(({ action }) => action)).toContain('create')
  })
  it('sees only views of their own or shared with them', async () => {
    const viewId = await viewOf('', { userId: await account('other@example.com') })
    await expect(subscribed({ viewId })).rejects.toMatchObject({ kind: 'notFound' })
  })
  it.each([
    [{ rhythm: 'WEEKLY' }, 'weekday'],
    [{ rhythm: 'MONTHLY' }, 'monthDay'],
    [{ channel: 'WECHAT' }, 'robotKey'],
  ] as const)('says what %j needs', async (input, field) => {
    await expect(subscribed(input)).rejects.toMatchObject({ fields: [{ field, rule: 'required' }] })
  })
  it('pauses, resumes and deletes it, and nobody else does', async () => {
    const id = await subscribed()
    const write = <T>(work: (uow: Parameters<Parameters<Store['write']>[1]>[0]) => Promise<T>, actor = me) => base.store.write(actor, work)
    await expect(
      write((uow) => unsubscribe(uow, id), person(here.plantId, [], { userId: await account('x@example.com') })),
    ).rejects.toMatchObject({
      kind: 'notFound',
    })
    await write((uow) => pauseSubscription(uow, id, true))
    clock.forward(61 * MINUTE)
    await tick()
    expect([sent.length, (await mine())[0]]).toEqual([0, expect.objectContaining({ isPaused: true, nextAt: null })])
    await write((uow) => pauseSubscription(uow, id, false))
    await tick()
    expect([sent.length, (await mine())[0]?.nextAt]).toEqual([0, new Date('2026-11-19T03:00:00Z')])
    await write((uow) => unsubscribe(uow, id))
    expect(await mine()).toEqual([])
  })
})
