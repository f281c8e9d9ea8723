import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Channels } from '../../../server/domain/notice/index.ts'
import { openChannels } from '../../../server/notice/index.ts'
import { httpProvider, nobody, outgoing } from './provider.ts'

const OK = { Code: 'OK', Message: 'OK', RequestId: 'F655A8D5', BizId: '9006197469', CallId: '116012354148' }
const VALUES = { equipment: '凹印机 3 号', description: `张力\n${'不稳'.repeat(40)}`, reporter: '' }
const text = outgoing({ channel: 'SMS', address: '13800000001', templateCode: 'SMS_1', values: VALUES })
const call = outgoing({ channel: 'VOICE', address: '0512-66660001', templateCode: 'TTS_1', values: VALUES })

let provider: Awaited<ReturnType<typeof httpProvider>>
let channels: Channels
const openAt = (endpoint: string, timeoutMs = 1_500) =>
  openChannels(
    {
      mail: null,
      cloud: {
        keyId: 'LTAI-key-id',
        keySecret: 'very-secret-key',
        sms: { sign: '工厂维修', endpoint },
        voice: { number: '0512-88880000', endpoint },
      },
      wechat: null,
    },
    { timeoutMs },
  )
beforeEach(async () => {
  provider = await httpProvider()
  channels = openAt(provider.endpoint)
})
afterEach(async () => {
  await channels.close()
  await provider.close()
})
const params = () => {
  const [asked] = provider.asked
  return new URLSearchParams([...(asked?.url.searchParams ?? []), ...new URLSearchParams(asked?.body ?? '')])
}

describe('a text message', () => {
  it('is asked for in the provider’s own form, signed', async () => {
    provider.answer(200, OK)
    expect(await channels.send(text)).toMatchObject({ kind: 'sent', answer: expect.stringContaining('9006197469'), httpStatus: 200 })
    const [asked] = provider.asked
    expect(asked?.method).toBe('POST')
    expect(asked?.headers).toMatchObject({ 'x-acs-action': 'SendSms', 'x-acs-version': '2017-05-25' })
    expect(asked?.headers.authorization).toMatch(/^ACS3-HMAC-SHA256 Credential=LTAI-key-id,SignedHeaders=[\w;-]+,Signature=[0-9a-f]{64}$/)
    expect(asked?.headers['x-acs-content-sha256']).toMatch(/^[0-9a-f]{64}$/)
    expect(Object.fromEntries(params())).toMatchObject({
      PhoneNumbers: '13800000001',
      SignName: '工厂维修',
      TemplateCode: 'SMS_1',
      OutId: '1-42-abc',
    })
    expect(JSON.stringify(provider.asked)).not.toContain('very-secret-key')
  })
  it('carries values that a template takes: one line, at most 35 characters, none empty', async () => {
    provider.answer(200, OK)
    await channels.send(text)
    const { equipment, description, reporter } = JSON.parse(params().get('TemplateParam') ?? '')
    expect([equipment, reporter]).toEqual(['凹印机 3 号', '-'])
    expect(description).toBe(`张力 ${'不稳'.repeat(40)}`.slice(0, 35))
  })
})

it.each([text, call])('to $channel goes to nobody whom the provider names instead', async (message) => {
  const elsewhere = await httpProvider()
  for (const status of [301, 302, 307, 308]) {
    elsewhere.answer(200, OK)
    provider.answer(status, '', { location: `${elsewhere.endpoint}/` })
    expect(await channels.send(message)).toMatchObject({ kind: 'failed' })
  }
  expect([provider.asked.length, elsewhere.asked]).toEqual([4, []])
  await elsewhere.close()
})

describe('a call', () => {
  it('is asked for in the provider’s own form, with bare numbers', async () => {
    provider.answer(200, OK)
    expect(await channels.send(call)).toMatchObject({ kind: 'sent', answer: expect.stringContaining('116012354148') })
    const [asked] = provider.asked
    expect(asked?.headers).toMatchObject({ 'x-acs-action': 'SingleCallByTts', 'x-acs-version': '2017-05-25' })
    expect(asked?.headers.authorization).toMatch(/^ACS3-HMAC-SHA256 /)
    expect(Object.fromEntries(params())).toMatchObject({
      CalledNumber: '051266660001',
      CalledShowNumber: '051288880000',
      TtsCode: 'TTS_1',
      OutId: '1-42-abc',
    })
    expect(JSON.parse(params().get('TtsParam') ?? '')).toMatchObject({ equipment: '凹印机 3 号' })
  })
})

describe.each([
  ['a text message', text],
  ['a call', call],
])('%s', (_, notice) => {
  const refused = (code: string, status = 200) => provider.answer(status, { Code: code, Message: 'no', RequestId: '1' })

  it.each([
    ['isv.BUSINESS_LIMIT_CONTROL', 200],
    ['Throttling.User', 400],
    ['Throttling', 503],
  ])('waits a minute when the provider says %s', async (code, status) => {
    refused(code, status)
    expect(await channels.send(notice)).toMatchObject({ kind: 'again', reason: 'RATE_LIMIT', afterMs: 60_000 })
  })
  it.each([
    ['isv.MOBILE_NUMBER_ILLEGAL', 200],
    ['isv.AMOUNT_NOT_ENOUGH', 200],
    ['SignatureDoesNotMatch', 400],
    ['isp.RAM_PERMISSION_DENY', 403],
  ])('is left to a person when the provider says %s', async (code, status) => {
    refused(code, status)
    expect(await channels.send(notice)).toMatchObject({ kind: 'failed', reason: 'REFUSED', answer: expect.stringContaining(code) })
  })
  it('is tried again when the provider breaks down, once each time', async () => {
    provider.answer(500, { Code: 'InternalError', Message: 'oops', RequestId: '1' })
    expect(await channels.send(notice)).toMatchObject({ kind: 'again', reason: 'PROVIDER_ERROR', httpStatus: 500 })
    expect(provider.asked).toHaveLength(1)
  })
  it('may have gone out when something between here and the provider breaks down', async () => {
    provider.answer(502, '<html>Bad Gateway</html>', { 'content-type': 'text/html' })
    expect(await channels.send(notice)).toMatchObject({ kind: 'failed', reason: 'BAD_ANSWER' })
  })
  it('is tried again when nobody listens', async () => {
    const elsewhere = openAt(`http://127.0.0.1:${await nobody()}`)
    expect(await elsewhere.send(notice)).toMatchObject({ kind: 'again', reason: 'UNREACHABLE' })
  })
  it('is tried again when no trusted connection comes about', async () => {
    const plain = openAt(provider.endpoint.replace('http://', 'https://'))
    expect(await plain.send(notice)).toMatchObject({ kind: 'again', reason: 'UNREACHABLE' })
  })
  it('may have gone out when no answer comes', async () => {
    const impatient = openAt(provider.endpoint, 200)
    provider.silent()
    expect(await impatient.send(notice)).toMatchObject({ kind: 'failed', reason: 'NO_ANSWER' })
    expect(provider.asked).toHaveLength(1)
  })
  it.each([150, 400, 1_000])('may have gone out when no answer comes for %i ms, neither at first nor after an answer', async (ms) => {
    const impatient = openAt(provider.endpoint, ms)
    provider.silent()
    expect(await Promise.all(Array.from({ length: 8 }, () => impatient.send(notice)))).toEqual(
      Array.from({ length: 8 }, () => expect.objectContaining({ kind: 'failed', reason: 'NO_ANSWER' })),
    )
    provider.answer(200, OK)
    await impatient.send(notice)
    provider.silent()
    expect(await impatient.send(notice)).toMatchObject({ kind: 'failed', reason: 'NO_ANSWER' })
  })
  it('may have gone out when the answer breaks off in the middle', async () => {
    const impatient = openAt(provider.endpoint, 200)
    provider.answerBy((_asked, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"Code":'))
    expect(await impatient.send(notice)).toMatchObject({ kind: 'failed' })
  })
  it('may have gone out when the line breaks', async () => {
    provider.answerBy((_asked, response) => void response.destroy())
    expect(await channels.send(notice)).toMatchObject({ kind: 'failed', reason: 'NO_ANSWER' })
  })
  it.each(['garbage', '', '[]', '{"Message":"hm"}', 'null'])('may have gone out when the answer is %j', async (body) => {
    provider.answer(200, body)
    expect(await channels.send(notice)).toMatchObject({ kind: 'failed', reason: 'BAD_ANSWER' })
  })
  it('keeps no secret of what the provider repeats', async () => {
    provider.answer(400, { Code: 'Bad', Message: 'AccessKeyId=LTAI-key-id&Signature=abcdef12 with very-secret-key', RequestId: '1' })
    const { answer } = await channels.send(notice)
    for (const secret of ['LTAI-key-id', 'abcdef12', 'very-secret-key']) expect(answer).not.toContain(secret)
  })
})
