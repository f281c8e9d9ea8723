import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { Channels } from '../../../server/domain/notice/index.ts'
import { openChannels } from '../../../server/notice/index.ts'
import { nobody, outgoing, smtpProvider } from './provider.ts'

const FROM = 'Millwright <notices@plant.example>'
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})
function mailTo(url: string, timeoutMs = 1_500): Channels {
  const channels = openChannels({ mail: { url, from: FROM }, cloud: null, wechat: null }, { timeoutMs })
  closing.push(channels.close)
  return channels
}
async function provider(options: Parameters<typeof smtpProvider>[0] = {}) {
  const made = await smtpProvider(options)
  closing.push(made.close)
  return made
}
const refusing = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

/** A server that says these lines, one for each line it hears, and then nothing more. */
async function reciting(lines: readonly string[], then: 'silence' | 'hanging up' = 'silence') {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    const left = [...lines]
    const speak = () => {
      const line = left.shift()
      if (line) socket.write(`${line}\r\n`)
      else if (then === 'hanging up') socket.destroy()
    }
    speak()
    socket.on('data', (data) => {
      for (const _ of data.toString().matchAll(/\r\n/g)) if (left.length || then === 'hanging up') speak()
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('an e-mail', () => {
  it('brings its workbook along', async () => {
    const smtp = await provider()
    const attachment = { fileName: '报修单_2026.xlsx', content: Buffer.from('PK workbook') }
    expect(await mailTo(smtp.url).send(outgoing({ attachment }))).toMatchObject({ kind: 'sent' })
    const [sheet] = smtp.mails[0]?.attachments ?? []
    expect([sheet?.filename, Buffer.from(sheet?.content as ArrayBuffer).toString()]).toEqual(['报修单_2026.xlsx', 'PK workbook'])
  })
  it('arrives as plain text, once, and says that a machine wrote it', async () => {
    const smtp = await provider()
    const outcome = await mailTo(smtp.url).send(outgoing({}))
    expect(outcome).toMatchObject({ kind: 'sent', answer: expect.stringMatching(/^250 /) })
    expect(smtp.mails).toHaveLength(1)
    const [mail] = smtp.mails
    expect(mail).toMatchObject({ subject: '【报修】凹印机 3 号', to: ['li@example.com'], messageId: '<1-42-abc@plant.example>' })
    expect(mail?.from).toMatchObject({ address: 'notices@plant.example', name: 'Millwright' })
    expect(mail?.text?.trim()).toBe('第一行\n.第二行 <b>不是 HTML</b>')
    expect(mail?.html).toBeFalsy()
    expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  })
  it('that is sent again can be recognised', async () => {
    const smtp = await provider()
    const channels = mailTo(smtp.url)
    for (let i = 0; i < 2; i++) await channels.send(outgoing({}))
    expect(new Set(smtp.mails.map((mail) => mail.messageId)).size).toBe(1)
  })
  it('takes no header and no further recipient from anything it is given', async () => {
    const smtp = await provider()
    const channels = mailTo(smtp.url)
    await channels.send(outgoing({ subject: 'a\r\nBcc: evil@example.com', address: 'li@example.com, evil@example.com' }))
    await channels.send(outgoing({ subject: 'a\r\nBcc: evil@example.com\r\n\r\nbody' }))
    for (const mail of smtp.mails) {
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
      expect(mail.to).not.toContain('evil@example.com')
    }
  })
  it('goes over few connections, which stay open', async () => {
    const smtp = await provider()
    const channels = mailTo(smtp.url)
    const outcomes = await Promise.all(Array.from({ length: 60 }, (_, n) => channels.send(outgoing({ reference: `r${n}` }))))
    expect(outcomes.every(({ kind }) => kind === 'sent')).toBe(true)
    expect(new Set(smtp.mails.map((mail) => mail.messageId)).size).toBe(60)
    expect(smtp.connections()).toBeLessThanOrEqual(5)
  })
  it('logs in, and shows no password in what it answers', async () => {
    const smtp = await provider({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ password }, _, done) =>
        password === 'right-secret' ? done(null, { user: 'li' }) : done(refusing(535, `wrong password ${password}`)),
    })
    const at = (password: string) => smtp.url.replace('smtp://', `smtp://li:${password}@`)
    expect((await mailTo(at('right-secret')).send(outgoing({}))).kind).toBe('sent')
    const refused = await mailTo(at('wrong-secret')).send(outgoing({}))
    expect(refused).toMatchObject({ kind: 'again', reason: 'PROVIDER_ERROR' })
    expect(refused.answer).toContain('535')
    expect(refused.answer).not.toContain('wrong-secret')
  })
  it('shows no password in the form in which it was sent either', async () => {
    const plain = Buffer.from('\0li\0wrong-secret').toString('base64')
    const url = await reciting(['220 hello', '250-hello\r\n250 AUTH PLAIN', `535 what is ${plain}?`])
    const refused = await mailTo(url.replace('smtp://', 'smtp://li:wrong-secret@')).send(outgoing({}))
    expect(refused.answer).toContain('535 what is ***?')
  })
})

describe('an e-mail that surely did not arrive is tried again', () => {
  it('when nobody listens', async () => {
    expect(await mailTo(`smtp://127.0.0.1:${await nobody()}`).send(outgoing({}))).toMatchObject({ kind: 'again', reason: 'UNREACHABLE' })
  })
  it('when there is no such server', async () => {
    expect(await mailTo('smtp://no-such-host.invalid:25').send(outgoing({}))).toMatchObject({ kind: 'again', reason: 'UNREACHABLE' })
  })
  it('when the server does not greet', async () => {
    expect(await mailTo(await reciting([]), 200).send(outgoing({}))).toMatchObject({ kind: 'again', reason: 'UNREACHABLE' })
  })
  it('when it hangs up before it has taken the text', async () => {
    const url = await reciting(['220 hello', '250 hello', '250 sender'], 'hanging up')
    expect(await mailTo(url, 300).send(outgoing({}))).toMatchObject({ kind: 'again', reason: 'UNREACHABLE' })
  })
  it('when the server is too busy, or its mailbox is', async () => {
    const busy = await provider({ onRcptTo: (_, __, done) => done(refusing(451, 'try later')) })
    const outcome = await mailTo(busy.url).send(outgoing({}))
    expect(outcome).toMatchObject({ kind: 'again', reason: 'PROVIDER_ERROR', answer: expect.stringContaining('451') })
    const late = await provider({
      onData: (stream, _, done) => {
        stream.resume()
        stream.on('end', () => done(refusing(452, 'full')))
      },
    })
    expect(await mailTo(late.url).send(outgoing({}))).toMatchObject({ kind: 'again', reason: 'PROVIDER_ERROR' })
  })
  it('when the server turns everybody away', async () => {
    expect(await mailTo(await reciting(['554 no service'], 'hanging up')).send(outgoing({}))).toMatchObject({
      kind: 'again',
      reason: 'PROVIDER_ERROR',
    })
  })
})

describe('an e-mail is left to a person', () => {
  it('when the server refuses recipient or text for good', async () => {
    const unknown = await provider({ onRcptTo: (_, __, done) => done(refusing(550, 'no such user')) })
    const channels = mailTo(unknown.url)
    expect(await channels.send(outgoing({}))).toMatchObject({
      kind: 'failed',
      reason: 'REFUSED',
      answer: expect.stringContaining('no such user'),
    })
    const spam = await provider({
      onData: (stream, _, done) => {
        stream.resume()
        stream.on('end', () => done(refusing(554, 'spam')))
      },
    })
    expect(await mailTo(spam.url).send(outgoing({}))).toMatchObject({ kind: 'failed', reason: 'REFUSED' })
  })
  it('when no answer comes to the text: it may have been taken', async () => {
    const silent = await provider({ onData: (stream) => void stream.resume() })
    expect(await mailTo(silent.url, 300).send(outgoing({}))).toMatchObject({ kind: 'failed', reason: 'NO_ANSWER' })
  })
  it('when the line breaks after the text', async () => {
    const url = await reciting(['220 hello', '250 hello', '250 sender', '250 recipient', '354 go on'], 'hanging up')
    expect(await mailTo(url, 500).send(outgoing({}))).toMatchObject({ kind: 'failed', reason: 'NO_ANSWER' })
  })
  it('and a later one goes out all the same', async () => {
    const smtp = await provider({ onRcptTo: ({ address }, _, done) => done(address.startsWith('bad') ? refusing(550, 'no') : null) })
    const channels = mailTo(smtp.url)
    await channels.send(outgoing({ address: 'bad@example.com' }))
    expect((await channels.send(outgoing({}))).kind).toBe('sent')
  })
})

describe('channels that are not set up', () => {
  it('are not ready, and connect nowhere', async () => {
    const channels = openChannels({ mail: null, cloud: null, wechat: null })
    for (const channel of ['EMAIL', 'SMS', 'VOICE', 'WECHAT'] as const) {
      expect(channels.isReady(channel)).toBe(false)
      expect(await channels.send(outgoing({ channel }))).toMatchObject({ kind: 'failed', reason: 'NO_SETTINGS' })
    }
    await channels.close()
  })
  it('hold nobody up when they close before anything was sent', async () => {
    const smtp = await provider()
    await mailTo(smtp.url).close()
    expect(smtp.connections()).toBe(0)
  })
})
