import { TLSSocket } from 'node:tls'
import { configValue, SITE_ADDRESS } from '../domain/system/index.ts'
import { systemActor } from '../kernel/index.ts'
import { type Finding, green, type HealthCheck, red, yellow } from './check.ts'
import { reasonOf } from './reason.ts'

const TIMEOUT_MS = 8_000
const DAY_MS = 24 * 3_600_000
const EXPIRY_WARNING_DAYS = 30
const URGENT_DAYS = 3
const HOLDS_MS = 10 * 60_000

/** Connects and logs in as the notices do. Out: when the certificate of the server ends; null where it speaks without one. */
async function greet(url: string): Promise<Date | null> {
  const [{ default: SMTPConnection }, { parseConnectionUrl }] = await Promise.all([
    import('nodemailer/lib/smtp-connection'),
    import('nodemailer/lib/shared'),
  ])
  const { auth, ...options } = parseConnectionUrl(url)
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS, dnsTimeout: TIMEOUT_MS }
  const connection = new SMTPConnection({ ...options, ...timeouts } as never)
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject)
      connection.once('end', () => reject(Object.assign(new Error('connection closed'), { code: 'ECONNECTION' })))
      connection.connect((error) => (error ? reject(error) : resolve()))
    })
    if (auth) await new Promise<void>((resolve, reject) => connection.login(auth as never, (error) => (error ? reject(error) : resolve())))
    const { _socket: socket } = connection as unknown as { readonly _socket: unknown }
    return socket instanceof TLSSocket ? new Date(socket.getPeerCertificate().valid_to) : null
  } finally {
    connection.on('error', () => {})
    connection.close()
  }
}

function ofEnd(ends: Date | null, now: Date, host: string): Finding {
  if (!ends) return green('plain', { host })
  const days = Math.floor((ends.getTime() - now.getTime()) / DAY_MS)
  const values = { host, days }
  if (days < URGENT_DAYS) return red('ends', values)
  return days < EXPIRY_WARNING_DAYS ? yellow('ends', values) : green('fine', values)
}

/** Whether e-mails can leave, and how long the certificate of their server lasts. */
export const smtp: HealthCheck = {
  name: 'smtp',
  group: 'network',
  holdsMs: HOLDS_MS,
  async run({ config: { channels }, now }) {
    if (!channels.mail) return green('unset')
    const host = new URL(channels.mail.url).host.replace(/^.*@/, '')
    try {
      return ofEnd(await greet(channels.mail.url), now(), host)
    } catch (error) {
      return red('away', { host, ...reasonOf(error) })
    }
  },
}

/** Whether e-mails lead to what they are about: the address people open is nowhere but in the settings, as a request may name any host. */
export const mailLinks: HealthCheck = {
  name: 'mailLinks',
  group: 'network',
  needsBase: true,
  async run({ config: { channels }, store }) {
    if (!channels.mail) return green('unset')
    const address = await configValue((await store()).read(systemActor(0)), SITE_ADDRESS)
    return address ? green('fine', { address }) : yellow('none')
  },
}
