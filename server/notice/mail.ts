import type { Transporter } from 'nodemailer'
import type { Outcome, Outgoing } from '../domain/notice/index.ts'
import type { ChannelSettings } from '../platform/settings/config.ts'
import type { Route } from './route.ts'

type MailSettings = NonNullable<ChannelSettings['mail']>
const CONNECTIONS = 5

/** What nodemailer tells of a failure. */
interface Failure {
  readonly message?: string
  readonly code?: string
  readonly response?: string
  readonly responseCode?: number
  /** The command that was refused; 'CONN' whenever the connection itself ended. */
  readonly command?: string
}
interface Reading {
  readonly readableDidRead?: boolean
}
interface Composed {
  createReadStream(): Reading
}

/** Who refused what, and whether the message may have been taken all the same. */
function outcomeOf(failure: Failure, hasBegun: boolean): Outcome {
  const { code = '', response, responseCode = 0, command = '' } = failure
  const answer = response ?? `${code} ${failure.message ?? ''}`.trim()
  if (responseCode >= 400 && responseCode < 500) return { kind: 'again', reason: 'PROVIDER_ERROR', answer }
  const isOfMessage = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (responseCode >= 500)
    return isOfMessage ? { kind: 'failed', reason: 'REFUSED', answer } : { kind: 'again', reason: 'PROVIDER_ERROR', answer }
  // Nothing answers for an address that never went out.
  if (isOfMessage && command === 'API') return { kind: 'failed', reason: 'REFUSED', answer }
  if (hasBegun) return { kind: 'failed', reason: code === 'EPROTOCOL' ? 'BAD_ANSWER' : 'NO_ANSWER', answer }
  return { kind: 'again', reason: code === 'EPROTOCOL' || code === 'EAUTH' ? 'PROVIDER_ERROR' : 'UNREACHABLE', answer }
}

const domainOf = (from: string) => /@([^\s<>@]+?)>?$/.exec(from)?.[1] ?? 'localhost'

async function openTransport(url: string, timeoutMs: number): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs, dnsTimeout: timeoutMs }
  // Tries are counted by the delivery, where everybody sees them; one is free, over a connection that the server had left meanwhile.
  const pool = { pool: true, maxConnections: CONNECTIONS, maxMessages: Number.POSITIVE_INFINITY, maxRequeues: 1 }
  const transport = createTransport({ url, ...pool, ...timeouts, disableFileAccess: true, disableUrlAccess: true } as never)
  // Whether a server may have got the message shows in whether anybody has begun to read it.
  transport.use('stream', (mail, done) => {
    const { message, data } = mail as unknown as { message: Composed; data: { onStream?: (stream: Reading) => void } }
    const create = message.createReadStream.bind(message)
    message.createReadStream = () => {
      const stream = create()
      data.onStream?.(stream)
      return stream
    }
    done()
  })
  return transport
}

/** The password of the server, in the forms in which it may be repeated. */
function passwordOf(url: string): string[] {
  if (!URL.canParse(url)) return []
  const { username, password } = new URL(url)
  const plain = decodeURIComponent(password)
  // Servers repeat what they were told in the form in which they were told.
  const encoded = [plain, `\0${decodeURIComponent(username)}\0${plain}`].map((text) => Buffer.from(text).toString('base64'))
  return plain ? [password, plain, ...encoded] : []
}

/** E-mail through one SMTP server, over a few connections that stay open. */
export function mailRoute({ url, from }: MailSettings, timeoutMs: number): Route {
  let transport: Promise<Transporter> | undefined
  async function send({ address, subject, body, reference, attachment }: Outgoing): Promise<Outcome> {
    transport ??= openTransport(url, timeoutMs)
    const opened = await transport
    let message: Reading | undefined
    const mail = {
      from,
      to: { name: '', address },
      subject,
      text: body,
      ...(attachment && { attachments: [{ filename: attachment.fileName, content: attachment.content }] }),
      // The same for every try: whoever gets it twice after all can tell.
      messageId: `<${reference}@${domainOf(from)}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      onStream: (stream: Reading) => {
        message = stream
      },
    }
    try {
      const { response } = await opened.sendMail(mail as never)
      return { kind: 'sent', answer: String(response) }
    } catch (error) {
      return outcomeOf(error as Failure, message?.readableDidRead === true)
    }
  }
  return { send, close: async () => void (await transport)?.close(), secrets: passwordOf(url) }
}
