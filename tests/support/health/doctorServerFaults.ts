import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { connected } from '../../../server/platform/connections/postgresConnection.ts'

type Settings = Readonly<Record<string, string>>
export interface Servers {
  /** A database of this version. */
  readonly postgres: string
  readonly redis: string
}
export interface ServerFault {
  readonly fault: string
  /** Hurts a server. Out: settings to look with, and how it is mended. */
  readonly hurt: (servers: Servers) => Promise<{ readonly settings: Settings; readonly end?: () => unknown }>
  readonly finds: string
}

const on = async (url: string, ...statements: string[]) =>
  connected(url, async (client) => {
    for (const sql of statements) await client.query(sql)
  })
/** The same address with something else in it. */
const changed = (url: string, change: Partial<Pick<URL, 'username' | 'password' | 'pathname' | 'port' | 'hostname' | 'search'>>) =>
  Object.assign(new URL(url), change).href
const elsewhere =
  (change: Parameters<typeof changed>[1]) =>
  async ({ postgres }: Servers) => ({
    settings: { DATABASE_URL: changed(postgres, change) },
  })
const forgets =
  (name: string) =>
  async ({ postgres }: Servers) => {
    const set = (value: string) => on(postgres, `ALTER SYSTEM SET ${name} = ${value}`, 'SELECT pg_reload_conf()', 'SELECT pg_sleep(0.3)')
    await set('off')
    return { settings: { DATABASE_URL: postgres }, end: () => set('on') }
  }
const statement =
  (hurts: string, ...mends: string[]) =>
  async ({ postgres }: Servers) => {
    await on(postgres, hurts)
    return { settings: { DATABASE_URL: postgres }, end: () => on(postgres, ...mends) }
  }
const redisSetting =
  (name: string, value: string, normal: string) =>
  async ({ postgres, redis }: Servers) => {
    const set = async (to: string, password?: string) => {
      const client = new Redis(redis, { ...(password && { password }) })
      await client.config('SET', name, to)
      client.disconnect()
    }
    await set(value)
    return { settings: { DATABASE_URL: postgres, REDIS_URL: redis }, end: () => set(normal, name === 'requirepass' ? value : undefined) }
  }

/** A job that fails, as the product's worker would leave it. */
async function failJob({ postgres, redis }: Servers) {
  const { Queue, Worker } = await import('bullmq')
  const driver = { connection: { url: redis }, prefix: 'millwright' }
  const queue = new Queue('jobs', driver)
  const fail = async () => {
    throw new Error('the mail server refused it')
  }
  const worker = new Worker('jobs', fail, driver)
  const failed = new Promise((resolve) => worker.once('failed', resolve))
  await queue.add('sendNotice', {})
  await failed
  await worker.close()
  const end = async () => {
    await queue.clean(0, 100, 'failed')
    await queue.close()
  }
  return { settings: { DATABASE_URL: postgres, REDIS_URL: redis }, end }
}

/** What can happen to the servers that an installation stands on. */
export const SERVER_FAULTS: readonly ServerFault[] = [
  { fault: 'no server listens at DATABASE_URL', hurt: elsewhere({ port: '9' }), finds: 'base red away refused' },
  {
    fault: 'the host of DATABASE_URL has no such name',
    hurt: elsewhere({ hostname: 'no-such-host.invalid' }),
    finds: 'base red away unknownHost',
  },
  { fault: 'DATABASE_URL names no such database', hurt: elsewhere({ pathname: '/none' }), finds: 'base red away noSuchBase' },
  { fault: 'DATABASE_URL names no such account', hurt: elsewhere({ username: 'nobody' }), finds: 'base red away password' },
  { fault: 'the database speaks no TLS', hurt: elsewhere({ search: '?sslmode=require' }), finds: 'base red away tls' },
  { fault: 'PostgreSQL has synchronous_commit off', hurt: forgets('synchronous_commit'), finds: 'durability red off' },
  { fault: 'PostgreSQL has fsync off', hurt: forgets('fsync'), finds: 'durability red off' },
  {
    ...{ fault: 'PostgreSQL lacks a column', finds: 'schema red lacking' },
    hurt: statement('ALTER TABLE workshop RENAME COLUMN sort_order TO other', 'ALTER TABLE workshop RENAME COLUMN other TO sort_order'),
  },
  {
    ...{ fault: 'PostgreSQL lacks a unique index', finds: 'schema red lacking' },
    hurt: statement('ALTER INDEX workshop__name_uq RENAME TO other', 'ALTER INDEX other RENAME TO workshop__name_uq'),
  },
  {
    ...{ fault: 'PostgreSQL takes no writes', finds: 'writing red refused' },
    hurt: statement(
      'ALTER DATABASE postgres SET default_transaction_read_only = on',
      'SET default_transaction_read_only = off',
      'ALTER DATABASE postgres RESET default_transaction_read_only',
    ),
  },
  { fault: 'a job failed and was given up', hurt: failJob, finds: 'failedJobs yellow there' },
  { fault: 'Redis evicts jobs', hurt: redisSetting('maxmemory-policy', 'allkeys-lru', 'noeviction'), finds: 'redis red evicts' },
  { fault: 'Redis writes nothing to disk', hurt: redisSetting('appendonly', 'no', 'yes'), finds: 'redis yellow forgets' },
  { fault: 'Redis wants a password', hurt: redisSetting('requirepass', 'what-nobody-told', ''), finds: 'redis red away password' },
]

/** A way to a server over which each piece takes its time, as over a mobile network. */
export async function slowWay(url: string, delayMs: number) {
  const to = new URL(url)
  const gate = createServer((near) => {
    const far = connect(Number(to.port), to.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('data', (part) => void setTimeout(() => other.write(part), delayMs))
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
    }
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => gate.once('listening', resolve))
  const { port } = gate.address() as { port: number }
  return { url: changed(url, { port: String(port) }), close: () => gate.close() }
}

/** A copy of an installation on a disk of its own, which only root may make. */
export function onDisk(folder: string, options: string) {
  const disk = mkdtempSync(join(tmpdir(), 'millwright-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk])
  cpSync(folder, disk, { recursive: true })
  return {
    disk,
    makeReadOnly: () => void execFileSync('mount', ['-o', 'remount,ro', disk]),
    fill() {
      for (const bytes of [2 ** 20, 4096, 64])
        try {
          for (let n = 0; ; n++) writeFileSync(join(disk, `ballast-${bytes}-${n}`), Buffer.alloc(bytes))
        } catch {
          // Full, for pieces of this size.
        }
      for (const name of readdirSync(disk).filter((one) => one.startsWith('ballast-64-'))) rmSync(join(disk, name))
    },
    end() {
      execFileSync('umount', [disk])
      rmSync(disk, { recursive: true })
    },
  }
}
