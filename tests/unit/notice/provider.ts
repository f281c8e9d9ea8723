import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import type { Outgoing } from '../../../server/domain/notice/index.ts'

export interface Asked {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingMessage['headers']
  readonly body: string
}
type Answering = (asked: Asked, response: ServerResponse) => void

/** A provider on a free port of this machine that answers as told and remembers what it was asked. */
export async function httpProvider() {
  const asked: Asked[] = []
  let answering: Answering = (_, response) => void response.end()
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const one = {
      method: request.method ?? '',
      url: new URL(request.url ?? '/', 'http://provider'),
      headers: request.headers,
      body: Buffer.concat(parts).toString(),
    }
    asked.push(one)
    answering(one, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    asked,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer(status: number, body: string | object, headers: Record<string, string> = {}) {
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      answering = (_, response) => response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text)
    },
    answerBy: (by: Answering) => {
      answering = by
    },
    silent: () => {
      answering = () => {}
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A real SMTP server that keeps the mails it takes, parsed, with the envelopes they came in. */
export async function smtpProvider(options: SMTPServerOptions = {}) {
  const mails: (Email & { to: string[]; raw: string })[] = []
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onConnect: (_, done) => {
      connections++
      done()
    },
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', async () => {
        const raw = Buffer.concat(parts)
        const email = await PostalMime.parse(raw)
        mails.push(Object.assign(email, { to: session.envelope.rcptTo.map((one) => one.address), raw: raw.toString() }) as never)
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return {
    mails,
    url: `smtp://127.0.0.1:${port}`,
    port,
    connections: () => connections,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** A port on which nobody listens. */
export async function nobody(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

export const outgoing = (more: Partial<Outgoing>): Outgoing => ({
  channel: 'EMAIL',
  address: 'li@example.com',
  subject: '【报修】凹印机 3 号',
  body: '第一行\n.第二行 <b>不是 HTML</b>',
  templateCode: null,
  values: {},
  reference: '1-42-abc',
  ...more,
})
