import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from 'graphql-ws'
import { Redis } from 'ioredis'
import { pino } from 'pino'
import { WebSocket } from 'ws'
import { sha256Hex } from '../../../server/access/index.ts'
import { type AppOptions, createApp } from '../../../server/app.ts'
import { DEMO_PASSWORD } from '../../../server/demo/index.ts'
import { readConfig } from '../../../server/platform/settings/config.ts'
import { filledBase, freshBase } from '../store/store.ts'

export interface Answer<T = Record<string, unknown>> {
  status: number
  headers: Headers
  data: T | null
  errors:
    | { message: string; extensions: { code: string; fields?: { field: string; message: string }[]; [key: string]: unknown } }[]
    | undefined
  text: string
}

/** Test files run side by side: each worker counts in a Redis base of its own. */
const redisUrl = process.env.TEST_REDIS_URL?.replace(/\/\d+$/, `/${9 + Number(process.env.VITEST_POOL_ID ?? 0)}`)
/** Failed log-ins are counted in Redis beyond the end of a run; those of an earlier one must not lock this one out. */
async function forgetFailures(url: string) {
  const client = new Redis(url)
  const keys = await client.keys('login:*')
  if (keys.length) await client.del(keys)
  client.disconnect()
}

/** Settings that decide what a new base is filled with. */
const FILLING = ['DEMO', 'DEMO_LANGUAGE', 'BUSINESS_UTC_OFFSET']
/** Demo data as a server with these settings fills it in at its hour, made once for all tests that want the same: demo data reach up to now. */
function demoBase(settings: Record<string, string>, now: () => Date) {
  const given = Object.fromEntries(FILLING.flatMap((name) => (name in settings ? [[name, settings[name] as string]] : [])))
  return filledBase(JSON.stringify([given, now().toISOString().slice(0, 13)]), async (url) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'millwright-app-'))
    const config = readConfig({ ...given, DATA_DIR: dataDir, DATABASE_URL: url, LOG_LEVEL: 'silent' })
    const { close } = await createApp({ config, logger: pino({ level: 'silent' }), isMigrated: true, hasQueue: false, now })
    await close()
    rmSync(dataDir, { recursive: true, force: true })
  })
}

/** The real server on a free port, with demo data on a base of its own unless another server's is given. */
export async function testApp(
  settings: Record<string, string> = {},
  shared?: Awaited<ReturnType<typeof freshBase>>,
  { now, limits }: Pick<AppOptions, 'now' | 'limits'> = {},
) {
  // Without demo data there is next to nothing to fill in, and tests of it look at how that is done.
  const isEmpty = settings.DEMO === '0' || 'ADMIN_PASSWORD' in settings || 'NODE_ENV' in settings
  const base = shared ?? (await (isEmpty ? freshBase() : demoBase(settings, now ?? (() => new Date()))))
  if (redisUrl) await forgetFailures(redisUrl)
  const dataDir = mkdtempSync(join(tmpdir(), 'millwright-app-'))
  const redis = redisUrl ? { REDIS_URL: redisUrl } : {}
  const env = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: base.url, RATE_LIMIT: '0', LOG_LEVEL: 'silent', ...redis, ...settings }
  const config = readConfig(env)
  const logger = pino({ level: config.logLevel })
  const app = await createApp({ config, logger, isMigrated: true, hasQueue: false, ...(now && { now }), ...(limits && { limits }) })
  const address = await app.listen()

  async function send(
    query: string,
    { token, variables, language }: { token?: string; variables?: object; language?: string } = {},
  ): Promise<Answer> {
    const headers: Record<string, string> = { 'content-type': 'application/json', accept: 'application/graphql-response+json' }
    if (token) headers.authorization = `Bearer ${token}`
    if (language) headers['accept-language'] = language
    const response = await fetch(`${address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
    const text = await response.text()
    const body = JSON.parse(text)
    return { status: response.status, headers: response.headers, data: body.data ?? null, errors: body.errors, text }
  }
  async function login(username = 'admin', password = DEMO_PASSWORD): Promise<string> {
    const answer = await send('mutation($input: LoginInput!) { login(input: $input) { token } }', {
      variables: { input: { username, password: sha256Hex(password) } },
    })
    if (answer.errors) throw new Error(answer.errors[0]?.message)
    return (answer.data as { login: { token: string } }).login.token
  }
  const sockets: Client[] = []
  /** A graphql-transport-ws client that does not try again. */
  function socket(connectionParams: Record<string, unknown>): Client {
    const client = createClient({
      url: `${address.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams,
      retryAttempts: 0,
      lazy: true,
    })
    sockets.push(client)
    return client
  }
  async function close() {
    for (const client of sockets) await client.dispose()
    await app.close()
    if (!shared) await base.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { app, address, send, login, socket, close, url: base.url }
}
export type TestApp = Awaited<ReturnType<typeof testApp>>

/** The results of a subscription as they come, with a way to wait for one that fits. */
export function watch<T>(client: Client, query: string) {
  const seen: T[] = []
  let failure: unknown
  let wake = () => {}
  const stop = client.subscribe<T>(
    { query },
    {
      next: ({ data, errors }) => {
        if (errors) failure = errors
        if (data) seen.push(data)
        wake()
      },
      error: (e) => {
        failure = e
        wake()
      },
      complete: () => wake(),
    },
  )
  async function until(fits: (value: T) => boolean, withinMs = 90_000): Promise<T> {
    const end = Date.now() + withinMs
    for (;;) {
      const found = seen.find(fits)
      if (found) return found
      if (failure) throw failure
      const left = end - Date.now()
      if (left <= 0) throw new Error(`nothing fitting among ${seen.length} pictures: ${JSON.stringify(seen.at(-1)).slice(0, 600)}`)
      await Promise.race([new Promise<void>((resolve) => (wake = resolve)), new Promise((resolve) => setTimeout(resolve, left))])
    }
  }
  return { seen, until, stop, failed: () => failure }
}
