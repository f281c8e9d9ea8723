import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import exceljs from 'exceljs'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { preference, role, user } from '../../../../server/domain/identity/index.ts'
import { registry } from '../../../../server/domain/index.ts'
import { worker } from '../../../../server/domain/masterdata/index.ts'
import { type Outgoing, type SubscriptionInput, sendDueViews, subscribe, viewSending } from '../../../../server/domain/notice/index.ts'
import { repairLog } from '../../../../server/domain/repair/index.ts'
import { outbox, savedView } from '../../../../server/domain/system/index.ts'
import { openExports } from '../../../../server/excel/index.ts'
import { sendView } from '../../../../server/jobs/subscriptions.job.ts'
import { type Actor, systemActor } from '../../../../server/kernel/index.ts'
import { wechatRoute } from '../../../../server/notice/wechat.ts'
import { workbooks } from '../../../../server/rest/resources/workbooks.ts'
import { make, makePlant, person } from '../../../support/samples/factories.ts'
import { noAuditor, noBackups } from '../../../support/store/noBackups.ts'
import { fixedClock, testStore } from '../../../support/store/store.ts'

const MINUTE = 60_000
const FIGURES = 'dataview:repair:view dataview:repair:export'
const EXPORTS = 'masterdata:worker:list masterdata:worker:export'
const clock = fixedClock()
const logger = pino({ level: 'silent' })
let base: Awaited<ReturnType<typeof testStore>>
let here: Actor
let me: Actor
let roleId: number
let sent: Outgoing[]

beforeEach(async () => {
  clock.set('2026-11-18T02:00:00.000Z')
  base = await testStore(clock)
  here = (await makePlant(base.store)).actor
  sent = []
  roleId = (await make(base.store, here, role, { dataScope: 'ALL', permissions: EXPORTS })).id
  const account = { email: 'me@example.com', plantIds: [here.plantId], roleIds: [roleId], passwordHash: 'hash' }
  me = person(here.plantId, EXPORTS.split(' '), { userId: (await make(base.store, here, user, account)).id })
  for (const status of ['ENABLED', 'ENABLED', 'DISABLED']) await make(base.store, here, worker, { status })
  await make(base.store, (await makePlant(base.store)).actor, worker, {})
})
afterEach(() => base.close())

const byState = { list: 'worker', search: 'sort=name&group=status~~-count', name: '工人状态' }
const subscribed = (input: Partial<SubscriptionInput> = {}, actor = me) =>
  base.store.write(actor, (uow) => subscribe(uow, registry, { channel: 'EMAIL', rhythm: 'DAILY', sendTime: '11:00', ...byState, ...input }))
const channels = {
  isReady: () => true,
  send: async (notice: Outgoing) => {
    sent.push(notice)
    return { kind: 'sent' as const, answer: 'OK' }
  },
  close: async () => {},
}
/** The scheduled task an hour later, and then every job that it handed over. */
async function tick(forward = 61 * MINUTE) {
  clock.forward(forward)
  const { store } = base
  await sendDueViews(store, here)
  const jobs = await store.read(systemActor(0)).of(outbox).find({ job: 'sendView' })
  const contents = { remove: async () => {}, sweep: async () => ({}) }
  const services = { store, channels, logger, contents, backups: noBackups, auditor: noAuditor, progress: async () => {} }
  const made = workbooks({ registry, store, ...openExports({ store, registry, logger }) })
  for (const { payload } of jobs) await sendView({ ...services, workbooks: made, payload: JSON.parse(payload) })
}
async function readSheet(content: Buffer | undefined) {
  const book = new exceljs.Workbook()
  await book.xlsx.load(content as never)
  return book.worksheets[0]?.getSheetValues().flatMap((row) => (Array.isArray(row) ? [row.slice(1)] : []))
}
const states = async () => (await base.store.read(here).of(viewSending).find({})).map(({ status, reason }) => reason ?? status)

describe('a list in groups', () => {
  it('is sent as a workbook of its groups, once, with the rights and in the language of the receiver', async () => {
    await make(base.store, here, preference, { userId: me.userId, key: 'settings', value: '{"language":"en"}' })
    await subscribed()
    await tick()
    await tick(MINUTE)
    expect(sent).toEqual([expect.objectContaining({ address: 'me@example.com', subject: '工人状态 (2)' })])
    expect(await readSheet(sent[0]?.attachment?.content)).toEqual([
      ['Status', 'Count'],
      ['Enabled', 2],
      ['Disabled', 1],
    ])
  })
  it('of a saved view is sent in groups, too', async () => {
    const state = JSON.stringify({ search: 'status=DISABLED&group=status' })
    const viewId = (await make(base.store, here, savedView, { resource: 'worker', name: 'Gone', userId: me.userId, state })).id
    await subscribed({ viewId, list: null, search: null })
    await tick()
    expect(await readSheet(sent[0]?.attachment?.content)).toEqual([
      ['状态', '条数'],
      ['停用', 1],
    ])
  })
  it('is sent to nobody who may not export it any more, nor by a field that does not exist', async () => {
    await subscribed()
    await subscribed({ search: 'group=gone' })
    await base.store.write(systemActor(0), async (uow) => uow.of(role).patch(await uow.of(role).lockForUpdate(roleId), { permissions: '' }))
    await tick()
    expect([sent, await states()]).toEqual([[], ['NO_RIGHT', 'NO_RIGHT']])
  })
  it('is refused without the right to export, without groups and without a name', async () => {
    await expect(subscribed({}, { ...me, permissions: new Set() })).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(subscribed({ search: 'status=ENABLED' })).rejects.toMatchObject({ fields: [{ field: 'search' }] })
    await expect(subscribed({ list: 'nothing' })).rejects.toMatchObject({ fields: [{ field: 'list' }] })
    await expect(subscribed({ name: ' ' })).rejects.toMatchObject({ fields: [{ field: 'name' }] })
  })
})

describe('a picture', () => {
  it('has a bar for each group, and is drawn without a browser', async () => {
    await subscribed({ format: 'PICTURE' })
    await tick()
    const { fileName, content, isPicture } = sent[0]?.attachment ?? {}
    expect([fileName, isPicture, sent[0]?.body]).toEqual(['工人状态.png', true, expect.stringContaining('2 项')])
    expect(await sharp(content).metadata()).toMatchObject({ format: 'png', width: 1800 })
  })
  it('has a bar for each row of a board, too, for those who may export it', async () => {
    const board = { list: null, search: null, board: '/dataview/repairs?table=byType', period: 'last7days', name: '维修类型' }
    await expect(subscribed({ ...board, format: 'PICTURE' })).rejects.toMatchObject({ kind: 'forbidden' })
    await base.store.write(systemActor(0), async (uow) =>
      uow.of(role).patch(await uow.of(role).lockForUpdate(roleId), { permissions: FIGURES }),
    )
    await subscribed({ ...board, format: 'PICTURE' }, person(here.plantId, FIGURES.split(' '), { userId: me.userId }))
    await tick()
    const { fileName, content, isPicture } = sent[0]?.attachment ?? {}
    expect([fileName, isPicture, sent[0]?.body]).toEqual([
      '维修类型.png',
      true,
      expect.stringContaining(`${repairLog.fields.repairType.values?.length} 项`),
    ])
    expect(await sharp(content).metadata()).toMatchObject({ format: 'png', width: 1800 })
  })
  it('is not sent of rows', async () => {
    const viewId = (await make(base.store, here, savedView, { resource: 'worker', name: 'All', userId: me.userId, state: '{}' })).id
    await expect(subscribed({ viewId, format: 'PICTURE' })).rejects.toMatchObject({ fields: [{ field: 'format' }] })
  })
  it('comes to a group as a picture of the robot', async () => {
    const bodies: string[] = []
    const robot = createServer((request, response) => {
      request.on('data', (part) => bodies.push(String(part))).on('end', () => response.end('{"errcode":0}'))
    }).listen(0)
    try {
      const route = wechatRoute(`http://127.0.0.1:${(robot.address() as AddressInfo).port}`, 5_000)
      const content = Buffer.from('a picture')
      const attachment = { fileName: 'x.png', content, isPicture: true }
      const message = { channel: 'WECHAT' as const, address: 'k', subject: '', body: '', templateCode: null, values: {}, reference: 'r' }
      expect(await route.send({ ...message, attachment })).toMatchObject({ kind: 'sent' })
      const md5 = createHash('md5').update(content).digest('hex')
      expect(JSON.parse(bodies.join(''))).toEqual({ msgtype: 'image', image: { base64: content.toString('base64'), md5 } })
    } finally {
      robot.close()
    }
  })
})
