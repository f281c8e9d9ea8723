import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callAttempt, callLadder, callLadderStep, callOut, callRun, makeLink } from '../../../server/domain/callout/index.ts'
import { registry } from '../../../server/domain/index.ts'
import { noticeDelivery, noticeEvent, notificationType } from '../../../server/domain/notice/index.ts'
import { repairLog, reporter, reportLog } from '../../../server/domain/repair/index.ts'
import { deliverNotice, fanOutNotice } from '../../../server/jobs/notices.job.ts'
import { type RowOf, systemActor } from '../../../server/kernel/index.ts'
import { openChannels } from '../../../server/notice/index.ts'
import { readConfig } from '../../../server/platform/settings/config.ts'
import { make } from '../../support/samples/factories.ts'
import { testApp } from '../../support/servers/app.ts'
import { voiceGateway } from '../../support/servers/voiceGateway.ts'

const KEY = 'k'.repeat(40)
const PLANT = 1
const actor = systemActor(PLANT)
const HOUR = 3_600_000
let clock = new Date('2026-11-18T02:00:00Z')
let gateway: Awaited<ReturnType<typeof voiceGateway>>
let app: Awaited<ReturnType<typeof testApp>>
let channels: ReturnType<typeof openChannels>
let report: RowOf<typeof reportLog>

/** A plant in which one person is called at once, by telephone and e-mail. */
beforeAll(async () => {
  gateway = await voiceGateway()
  const settings = {
    ...{ ALIYUN_KEY_ID: 'LTAI', ALIYUN_KEY_SECRET: 'secret', ALIYUN_VOICE_NUMBER: '0512-88880000' },
    ...{ ALIYUN_VOICE_ENDPOINT: gateway.endpoint, ALIYUN_VOICE_CALLBACK_KEY: KEY, ALIYUN_VOICE_ANSWER_CODE: 'TTS_THANKS' },
  }
  app = await testApp(settings, undefined, { now: () => clock })
  channels = openChannels(readConfig({ ...settings, DATA_DIR: '/tmp' }).channels)
  await app.app.store.write(systemActor(0), async (uow) => {
    const [type] = await uow.of(notificationType).find({ code: 'CALL_OUT' })
    await uow.of(notificationType).patch(await uow.of(notificationType).lockForUpdate((type as { id: number }).id), {
      hasVoice: true,
      voiceTemplateCode: 'TTS_CALL',
      status: 'ENABLED',
    } as never)
  })
  const user = registry.inRole('principal')
  const { id: userId } = await make(app.app.store, actor, user, { name: '值班员', mobile: '13800002233', plantIds: [PLANT] })
  const ladder = await make(app.app.store, actor, callLadder, {
    urgency: 'LOW',
    criticality: 'C',
    stopsOnly: true,
    afterMinutes: 0,
    status: 'ENABLED',
  })
  await make(app.app.store, actor, callLadderStep, {
    ...{ ladderId: ladder.id, position: 1, whom: 'PERSON', userId, receiverId: null, onShiftOnly: false, pauseMinutes: 30 },
    ...{ hasBell: true, hasEmail: false, hasSms: false, hasVoice: true, hasWechat: false },
  })
}, 60_000)
afterAll(async () => {
  await app.close()
  await channels.close()
  await gateway.close()
})

/** A machine stands still and the person is called about it. */
beforeEach(async () => {
  clock = new Date(clock.getTime() + HOUR)
  const [someone] = await app.app.store.read(actor).of(reporter).find({})
  report = (await make(app.app.store, actor, reportLog, {
    ...{ reporterId: someone?.id, description: '断纸', isStopped: true, urgency: 'STOP', status: 'PENDING', reportDate: clock },
  })) as RowOf<typeof reportLog>
  await callOut(app.app.store, actor)
})
const runNow = async () => (await app.app.store.read(actor).of(callRun).find({ reportId: report.id }))[0]
const attemptNow = async () => {
  const run = await runNow()
  return (
    await app.app.store
      .read(actor)
      .of(callAttempt)
      .find({ runId: run?.id as number })
  )[0] as RowOf<typeof callAttempt>
}
const repairs = () => app.app.store.read(actor).of(repairLog).count({ reportId: report.id })

describe('a key of the telephone', () => {
  const at = (key = KEY) => `${app.address}/callbacks/aliyun/voice?key=${key}`
  /** Calls the person, as the worker would. Out: the name of the call at the provider. */
  async function ring() {
    const job = { store: app.app.store, channels } as never
    const { eventNo } = await attemptNow()
    await fanOutNotice({ ...(job as object), payload: { eventId: eventNo as number, plantId: PLANT } } as never)
    const [event] = await app.app.store
      .read(actor)
      .of(noticeEvent)
      .find({ id: eventNo as number })
    const [delivery] = await app.app.store
      .read(actor)
      .of(noticeDelivery)
      .find({ eventId: event?.id as number, channel: 'VOICE' })
    await deliverNotice({ ...(job as object), payload: { deliveryId: delivery?.id as number, plantId: PLANT } } as never)
    return gateway.calls().at(-1) as Record<string, string>
  }

  it('is asked for by the call, whose name fits the provider, and takes the report on', async () => {
    const call = await ring()
    expect(call).toMatchObject({
      ...{ Action: 'IvrCall', CalledNumber: '13800002233', CalledShowNumber: '051288880000', StartCode: 'TTS_CALL' },
      ...{ 'MenuKeyMap.1.Key': '1', 'MenuKeyMap.1.Code': 'TTS_THANKS' },
    })
    expect(call.OutId).toMatch(/^[0-9a-z-]{1,15}$/)
    const answer = await gateway.post(at(), [gateway.pressed(call.OutId as string)])
    expect([answer.status, await answer.json()]).toEqual([200, { code: 0, msg: 'OK' }])
    expect(await runNow()).toMatchObject({ state: 'ANSWERED', answeredOn: 'VOICE', answeredBy: '值班员' })
    expect(await repairs()).toBe(1)
  })
  it('counts once, however often it is reported', async () => {
    const { OutId = '' } = await ring()
    const twice = [gateway.pressed(OutId), gateway.pressed(OutId)]
    const answers = await Promise.all([gateway.post(at(), twice), gateway.post(at(), twice)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect([(await runNow())?.state, await repairs()]).toEqual(['ANSWERED', 1])
  })
  it('that is another one, or of an unknown call, or a mere state changes nothing', async () => {
    const { OutId = '' } = await ring()
    const [plant, id] = OutId.split('-')
    const reports = [
      gateway.pressed(OutId, '2'),
      gateway.pressed('no-such-call'),
      gateway.pressed(`${plant}-${id}-0000`),
      { ...gateway.pressed(OutId), status_code: '200100' },
    ]
    expect((await gateway.post(at(), reports)).status).toBe(200)
    expect([(await runNow())?.state, await repairs()]).toEqual(['RUNNING', 0])
  })
  it('pressed half a day later is too late', async () => {
    const { OutId = '' } = await ring()
    clock = new Date(clock.getTime() + 13 * HOUR)
    expect((await gateway.post(at(), [gateway.pressed(OutId)])).status).toBe(200)
    expect([(await runNow())?.state, await repairs()]).toEqual(['RUNNING', 0])
  })
  it('is believed to the provider alone', async () => {
    const { OutId = '' } = await ring()
    for (const key of ['', 'wrong', `${KEY}x`]) {
      const answer = await gateway.post(at(key), [gateway.pressed(OutId)])
      expect([answer.status, (await answer.json()).msg]).toEqual([403, 'The key in the address is wrong'])
    }
    expect((await runNow())?.state).toBe('RUNNING')
  })
  it.each([
    ['{"a":1}', 'Must be an array of call reports'],
    ['[1]', '[0]: invalid format'],
    ['[{"out_id":{"$ne":1}}]', '[0].out_id: invalid format'],
    [JSON.stringify(Array(1001).fill({})), 'At most 1000 reports at once'],
  ])('in a report of another form is refused: %.30s', async (body, msg) => {
    const answer = await gateway.post(at(), body)
    expect([answer.status, (await answer.json()).msg]).toEqual([400, msg])
  })
  it('is no way to answer where nothing is set up for it', async () => {
    const plain = await testApp({ DEMO: '0' })
    const answer = await gateway.post(`${plain.address}/callbacks/aliyun/voice?key=${KEY}`, [], 'zh')
    expect([answer.status, (await answer.json()).msg]).toEqual([404, '本服务器未启用语音回执（ALIYUN_VOICE_CALLBACK_KEY）'])
    await plain.close()
    const half = { DATA_DIR: '/tmp', ALIYUN_VOICE_CALLBACK_KEY: 'short', ALIYUN_KEY_ID: 'a', ALIYUN_KEY_SECRET: 'b' }
    expect(() => readConfig(half)).toThrow(/ALIYUN_VOICE_CALLBACK_KEY/)
    expect(() => readConfig({ ...half, ALIYUN_VOICE_CALLBACK_KEY: KEY })).toThrow(/ALIYUN_VOICE_NUMBER/)
  })
})

describe('the link of a call', () => {
  const ASK = 'query($key: String!) { callOfLink(key: $key) { reportNo } }'
  const ANSWER = 'mutation($key: String!) { answerCallByLink(key: $key) { reportNo isAssigned } }'
  async function link() {
    const { eventNo, personKey } = await attemptNow()
    const receiver = { id: 0, personKey }
    return app.app.store.write(
      actor,
      async (uow) => (await makeLink(uow, { eventId: eventNo as number, channel: 'SMS', receiver }))?.key as string,
    )
  }
  const told = async (query: string, key: string, language = 'en') => {
    const { data, errors } = await app.send(query, { variables: { key }, language })
    return errors ? [errors[0]?.extensions.refusal, errors[0]?.message] : data
  }
  it('answers without signing in, once', async () => {
    const key = await link()
    expect(await told(ASK, key)).toEqual({ callOfLink: { reportNo: report.reportNo } })
    expect(await told(ANSWER, key)).toEqual({ answerCallByLink: { reportNo: report.reportNo, isAssigned: true } })
    const used = ['callout.linkUsed', 'This link has already been used']
    expect([await told(ANSWER, key), await told(ASK, key)]).toEqual([used, used])
    expect((await told(ANSWER, key, 'zh'))?.[1 as never]).toBe('链接已使用')
    expect(await repairs()).toBe(1)
  })
  it('that two people open at the same moment answers one of them', async () => {
    const key = await link()
    const answers = await Promise.all([told(ANSWER, key), told(ANSWER, key), told(ANSWER, key)])
    expect(answers.filter((one) => !Array.isArray(one))).toHaveLength(1)
    expect(await repairs()).toBe(1)
  })
  it('that has expired changes nothing', async () => {
    const key = await link()
    clock = new Date(clock.getTime() + 13 * HOUR)
    expect(await told(ANSWER, key)).toEqual(['callout.linkExpired', 'This link has expired'])
    expect([(await runNow())?.state, await repairs()]).toEqual(['RUNNING', 0])
  })
  it('that is forged says nothing of what it might have opened', async () => {
    const key = await link()
    for (const forged of ['', 'x', 'A'.repeat(43), `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`, `${key} `, 'A'.repeat(100_000)])
      for (const query of [ASK, ANSWER]) {
        const [code] = (await told(query, forged)) as unknown as string[]
        expect(code).toBe('callout.linkUnknown')
      }
    expect([(await runNow())?.state, await repairs()]).toEqual(['RUNNING', 0])
  })
})
