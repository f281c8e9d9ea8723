import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { pino } from 'pino'
import * as z from 'zod'
import type { Channels } from '../../../server/domain/notice/index.ts'
import { type Contents, defineJob, type JobDefinition } from '../../../server/jobs/job.ts'
import { startQueue } from '../../../server/jobs/queue.ts'
import { type Call, currentCall } from '../../../server/platform/call.ts'
import { connected } from '../../../server/platform/connections/postgresConnection.ts'
import { openStore } from '../../../server/store/index.ts'
import { noAuditor, noBackups } from '../../support/store/noBackups.ts'
import { freshFile } from '../../support/suite/bases.ts'

const logger = pino({ level: process.env.LOG ?? 'silent' })
export const REDIS_URL = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379/9'
const PG_URL = process.env.TEST_PG_URL ?? 'postgres://postgres@127.0.0.1:5432'
export const PREFIX = `mwtest${process.pid}`
const PG_BASE = `mw_live_test${process.pid}`
/** For jobs that tell nobody. */
export const noChannels: Channels = {
  isReady: () => false,
  send: async () => ({ kind: 'failed', reason: 'NO_SETTINGS', answer: '' }),
  close: async () => {},
}
/** For jobs that have nothing to do with files. */
export const noContents: Contents = { remove: async () => {}, sweep: async () => ({}) }

async function answers(check: () => Promise<unknown>) {
  try {
    await check()
    return true
  } catch (error) {
    if (process.env.CI === 'true') throw error
    return false
  }
}
export const hasRedis = await answers(async () => {
  const client = new Redis(REDIS_URL, { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null })
  client.on('error', () => {})
  await client.connect()
  client.disconnect()
})
const inPostgres = (sql: string) => connected(`${PG_URL}/postgres`, (client) => client.query(sql))
export const hasPostgres = await answers(() => inPostgres('SELECT 1'))

/** The three backends of the queue; what does not answer here is skipped, never on CI. */
export const backends = [
  { kind: 'redis', isThere: hasRedis, settings: { redisUrl: REDIS_URL, databaseUrl: 'file:x' } },
  { kind: 'postgres', isThere: hasPostgres, settings: { redisUrl: null, databaseUrl: `${PG_URL}/${PG_BASE}` } },
  { kind: 'embedded', isThere: true, settings: { redisUrl: null, databaseUrl: 'file:x' } },
] as const
export type BackendKind = (typeof backends)[number]['kind']
export async function makePlace(kind: BackendKind) {
  if (kind === 'postgres') {
    await inPostgres(`DROP DATABASE IF EXISTS ${PG_BASE} WITH (FORCE)`)
    await inPostgres(`CREATE DATABASE ${PG_BASE}`)
  }
  const folder = mkdtempSync(join(tmpdir(), 'mw-jobs-'))
  return folder
}
export async function removePlace(kind: BackendKind, folder: string) {
  if (kind === 'postgres') await inPostgres(`DROP DATABASE IF EXISTS ${PG_BASE} WITH (FORCE)`)
  if (kind === 'redis' && hasRedis) {
    const client = new Redis(REDIS_URL)
    const keys = await client.keys(`${PREFIX}:*`)
    if (keys.length) await client.del(keys)
    client.disconnect()
  }
  rmSync(folder, { recursive: true, force: true })
}

export async function openDatabase(folder: string, now?: () => Date) {
  const url = await freshFile(folder)
  return openStore({ url, readers: 1, ...(now && { now }) })
}

/** Jobs that tell what happened to them. */
export function witness() {
  const done: unknown[] = []
  const failures = new Map<number, number>()
  /** Under which call each was done. */
  const calls = new Map<number, Call | undefined>()
  const payload = z.strictObject({ n: z.int(), failing: z.int().optional(), ms: z.int().optional() })
  const note = defineJob('note', {
    payload,
    attempts: 3,
    load:
      async () =>
      async ({ payload: { n, failing = 0, ms = 0 } }) => {
        const failed = failures.get(n) ?? 0
        failures.set(n, failed + 1)
        if (failed < failing) throw new Error('not yet')
        await new Promise((resolve) => setTimeout(resolve, ms))
        calls.set(n, currentCall())
        done.push(n)
      },
  })
  const tick = defineJob('tick', {
    payload: z.strictObject({}),
    schedule: { everyMs: 300 },
    attempts: 1,
    load: async () => async () => void done.push('tick'),
  })
  return { done, failures, calls, note, tick }
}

export function queueOn(
  kind: BackendKind,
  { folder, store, jobs }: { folder: string; store: Awaited<ReturnType<typeof openDatabase>>; jobs: readonly JobDefinition[] },
) {
  const home = backends.find((one) => one.kind === kind)
  if (!home) throw new Error(kind)
  const settings = { ...home.settings, dataDir: folder, utcOffset: '+08:00' }
  return startQueue({
    settings,
    store,
    logger,
    contents: noContents,
    backups: noBackups,
    auditor: noAuditor,
    channels: noChannels,
    roles: new Set(['api', 'worker', 'scheduler']),
    jobs,
    prefix: PREFIX,
  })
}
export async function until(check: () => boolean | Promise<boolean>, ms = 60_000) {
  for (const end = Date.now() + ms; Date.now() < end; ) {
    if (await check()) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('it did not happen')
}
