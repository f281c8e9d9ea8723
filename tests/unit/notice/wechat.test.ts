import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openChannels } from '../../../server/notice/index.ts'
import { httpProvider, nobody, outgoing } from './provider.ts'

const KEY = '693a91f6-7abc-4bc4-97a0-0ec2sifa5aaa'
const notice = outgoing({ channel: 'WECHAT', address: KEY })
const openAt = (endpoint: string, timeoutMs = 1_500) => openChannels({ mail: null, cloud: null, wechat: { endpoint } }, { timeoutMs })
let provider: Awaited<ReturnType<typeof httpProvider>>
beforeEach(async () => {
  provider = await httpProvider()
})
afterEach(() => provider.close())
const send = (more: Partial<typeof notice> = {}) => openAt(provider.endpoint).send({ ...notice, ...more })
const content = () => JSON.parse(provider.asked[0]?.body ?? '').text.content as string

describe('a message to a group', () => {
  it('is asked for in the robot’s own form', async () => {
    provider.answer(200, { errcode: 0, errmsg: 'ok' })
    expect(await send()).toMatchObject({ kind: 'sent', httpStatus: 200, answer: '{"errcode":0,"errmsg":"ok"}' })
    const [asked] = provider.asked
    expect([asked?.method, asked?.url.pathname, asked?.url.searchParams.get('key')]).toEqual(['POST', '/cgi-bin/webhook/send', KEY])
    expect(asked?.headers['content-type']).toBe('application/json')
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      msgtype: 'text',
      text: { content: '【报修】凹印机 3 号\n第一行\n.第二行 <b>不是 HTML</b>' },
    })
  })
  it.each(['长', '😀', 'é'])('fits into 2,048 bytes and ends with a whole character: %s', async (letter) => {
    provider.answer(200, { errcode: 0 })
    await send({ subject: 'x', body: letter.repeat(3000) })
    expect(Buffer.byteLength(content())).toBeLessThanOrEqual(2048)
    expect(Buffer.byteLength(content())).toBeGreaterThan(2040)
    expect(content()).toMatch(new RegExp(`^x\n(${letter})+…$`, 'u'))
  })
  it('waits when the robot spoke too often', async () => {
    provider.answer(200, { errcode: 45009, errmsg: 'api freq out of limit' })
    expect(await send()).toMatchObject({ kind: 'again', reason: 'RATE_LIMIT', afterMs: 60_000 })
  })
  it('is left to a person when the robot is gone, without telling its key', async () => {
    provider.answer(200, { errcode: 93000, errmsg: `invalid webhook url, key=${KEY}` })
    const outcome = await send()
    expect(outcome).toMatchObject({ kind: 'failed', reason: 'REFUSED' })
    expect(outcome.answer).not.toContain(KEY)
  })
  it('is tried again when WeChat breaks down or nobody listens', async () => {
    provider.answer(503, 'busy')
    expect(await send()).toMatchObject({ kind: 'again', reason: 'PROVIDER_ERROR', httpStatus: 503 })
    const outcome = await openAt(`http://127.0.0.1:${await nobody()}`).send(notice)
    expect(outcome).toMatchObject({ kind: 'again', reason: 'UNREACHABLE' })
    expect(outcome.answer).not.toContain(KEY)
  })
  it('is tried again when no trusted connection comes about: nothing was asked', async () => {
    const plain = provider.endpoint.replace('http://', 'https://')
    expect(await openAt(plain).send(notice)).toMatchObject({ kind: 'again', reason: 'UNREACHABLE' })
    expect(provider.asked).toEqual([])
  })
  it('has an answer that can be written down, whatever it is made of', async () => {
    provider.answer(200, 'a\u0000b\u001b[31m\nc')
    expect(await send()).toMatchObject({ kind: 'failed', reason: 'BAD_ANSWER', answer: 'a\ufffdb\ufffd[31m\nc' })
  })
  it.each([502, 504])('may have gone out when something in between answers %i', async (status) => {
    provider.answer(status, 'no answer from there')
    expect(await send()).toMatchObject({ kind: 'failed', reason: 'NO_ANSWER', httpStatus: status })
  })
  it('may have gone out when no answer comes, or the line breaks', async () => {
    provider.silent()
    expect(await openAt(provider.endpoint, 200).send(notice)).toMatchObject({ kind: 'failed', reason: 'NO_ANSWER' })
    provider.answerBy((_asked, response) => void response.destroy())
    expect(await send()).toMatchObject({ kind: 'failed', reason: 'NO_ANSWER' })
  })
  it.each(['garbage', '', '{"errcode":"0"}', 'null'])('may have gone out when the answer is %j', async (body) => {
    provider.answer(200, body)
    expect(await send()).toMatchObject({ kind: 'failed', reason: 'BAD_ANSWER' })
  })
  it('follows nobody elsewhere', async () => {
    const elsewhere = await httpProvider()
    elsewhere.answer(200, { errcode: 0 })
    provider.answer(307, '', { location: `${elsewhere.endpoint}/` })
    expect(await send()).toMatchObject({ kind: 'failed', reason: 'REFUSED', httpStatus: 307 })
    expect(elsewhere.asked).toEqual([])
    await elsewhere.close()
  })
  it('brings a workbook as a file, which is uploaded first', async () => {
    const attachment = { fileName: '报修单.xlsx', content: Buffer.from('PK workbook') }
    provider.answerBy(({ url }, response) =>
      response.end(JSON.stringify({ errcode: 0, ...(url.pathname.endsWith('upload_media') && { media_id: '3a8' }) })),
    )
    expect(await send({ attachment })).toMatchObject({ kind: 'sent' })
    const [upload, message] = provider.asked
    expect([upload?.url.pathname, upload?.url.searchParams.get('type'), upload?.body.includes('PK workbook')]).toEqual([
      '/cgi-bin/webhook/upload_media',
      'file',
      true,
    ])
    expect(JSON.parse(message?.body ?? '')).toEqual({ msgtype: 'file', file: { media_id: '3a8' } })
  })
  it.each([
    [504, 'no answer', 'again', 'PROVIDER_ERROR'],
    [200, { errcode: 93000 }, 'failed', 'REFUSED'],
  ])('whose upload fails by %i has not been seen by anybody', async (status, body, kind, reason) => {
    provider.answer(status, body)
    const attachment = { fileName: 'a.xlsx', content: Buffer.from('PK') }
    expect(await send({ attachment })).toMatchObject({ kind, reason })
    expect(provider.asked).toHaveLength(1)
  })
  it('reads no endless answer', async () => {
    let written = 0
    provider.answerBy((_asked, response) => {
      response.writeHead(200)
      const more = () => {
        if (response.destroyed) return
        written += 16_384
        response.write('x'.repeat(16_384), () => setImmediate(more))
      }
      more()
    })
    const outcome = await send()
    expect(outcome).toMatchObject({ kind: 'failed', reason: 'BAD_ANSWER' })
    expect(outcome.answer.length).toBeLessThanOrEqual(65_536)
    expect(written).toBeLessThan(20_000_000)
  })
})
