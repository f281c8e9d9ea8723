import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { request } from 'node:http'
import { createConnection } from 'node:net'
import { type Finding, green, type HealthCheck, red } from './check.ts'

const ANSWER_MS = 3_000

/** Whether anybody listens there. */
const isTaken = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection({ port, host, timeout: ANSWER_MS })
    const end = (taken: boolean) => {
      socket.destroy()
      resolve(taken)
    }
    socket.on('connect', () => end(true))
    socket.on('error', () => end(false))
    socket.on('timeout', () => end(false))
  })
/** Whether whoever listens there answers as this program does. */
const isOurs = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = request({ host, port, path: '/healthz', timeout: ANSWER_MS }, (answer) => {
      let text = ''
      answer.on('data', (part: Buffer) => {
        text += part.toString().slice(0, 100)
      })
      answer.on('end', () => resolve(text.startsWith('{"status":"ok"')))
      answer.on('error', () => resolve(false))
    })
    probe.on('timeout', () => probe.destroy())
    probe.on('error', () => resolve(false))
    probe.end()
  })

const LISTENS = '0A'
function socketsOn(port: number): ReadonlySet<string> {
  const wanted = port.toString(16).toUpperCase().padStart(4, '0')
  const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => readOr(() => readFileSync(file, 'utf8').split('\n').slice(1), []))
  // sl local remote state tx:rx tr:when retransmits uid timeout inode
  const fields = lines.map((line) => line.trim().split(/\s+/))
  return new Set(fields.filter((row) => row[1]?.endsWith(`:${wanted}`) && row[3] === LISTENS).map((row) => `socket:[${row[9]}]`))
}
function readOr<T>(read: () => T, otherwise: T): T {
  try {
    return read()
  } catch {
    return otherwise
  }
}
/** Which program listens on a port, as far as Linux tells: processes of others only tell root. */
export function holderOf(port: number): string | undefined {
  const sockets = socketsOn(port)
  if (!sockets.size) return undefined
  for (const pid of readOr(() => readdirSync('/proc'), []).filter((name) => /^\d+$/.test(name))) {
    const folder = `/proc/${pid}/fd`
    const holds = readOr(() => readdirSync(folder), []).some((fd) => sockets.has(readOr(() => readlinkSync(`${folder}/${fd}`), '')))
    // Its name alone: what else stands on a command line may be secret.
    if (holds) return `${readOr(() => readFileSync(`/proc/${pid}/comm`, 'utf8').trim(), '?')} (${pid})`
  }
  return undefined
}

async function lookAt(setting: 'PORT' | 'PLAIN_PORT', number: number, host: string): Promise<Finding> {
  if (!number) return green('any')
  const at = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  if (!(await isTaken(at, number))) return green('free', { port: number })
  if (await isOurs(at, number)) return green('ours', { port: number })
  const holder = holderOf(number)
  return holder ? red('heldBy', { port: number, holder, setting }) : red('held', { port: number, setting })
}
export const port: HealthCheck = {
  name: 'port',
  group: 'network',
  isExternal: true,
  async run({ config: { port: number, host, tls } }) {
    const found = [lookAt('PORT', number, host)]
    if (tls.plainPort !== null) found.push(lookAt('PLAIN_PORT', tls.plainPort, host))
    return Promise.all(found)
  },
}
