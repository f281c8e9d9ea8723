import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256Hex } from '../../../server/access/index.ts'
import { requestControl } from '../../../server/platform/control/controlClient.mjs'
import { migrate } from '../../../server/store/index.ts'
import { type Running, run } from '../../support/servers/process.ts'
import { dialect, freshBase } from '../../support/store/store.ts'

let dataDir: string
let base: Awaited<ReturnType<typeof freshBase>>
const started: Running[] = []
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'millwright-process-'))
  base = await freshBase()
})
afterAll(async () => {
  for (const { child, ended } of started) {
    child.kill('SIGKILL')
    await ended
  }
  await base.drop()
  rmSync(dataDir, { recursive: true, force: true })
})
async function start(settings: Record<string, string> = {}, roles: string[] = []) {
  const server = await run({ DATA_DIR: dataDir, DATABASE_URL: base.url, DEMO: '0', ...settings }, roles)
  started.push(server)
  return server
}
interface Asked {
  readonly token?: string
  readonly variables?: object
  readonly key?: string
}
async function ask({ address }: Running, query: string, { token = '', variables = {}, key = '' }: Asked = {}) {
  const headers = {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(key && { 'idempotency-key': key }),
  }
  const response = await fetch(`${address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
  // biome-ignore lint/suspicious/noExplicitAny: read as JSON
  return (await response.json()) as { data: any; errors?: { message: string }[] }
}
async function signIn(server: Running, password: string): Promise<string> {
  const input = { username: 'admin', password: sha256Hex(password) }
  const { data, errors } = await ask(server, 'mutation($input: LoginInput!) { login(input: $input) { token } }', { variables: { input } })
  if (errors) throw new Error(errors[0]?.message)
  return data.login.token
}
/** Calls over connections that stay open, as a browser or a proxy makes them, until the server takes no new one. */
function load({ address }: Running, clients: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const body = JSON.stringify({ query: '{ site { name } }' })
  const outcomes: Record<string, number> = {}
  const once = () =>
    new Promise<string>((resolve) => {
      const headers = { 'content-type': 'application/json', 'content-length': body.length }
      const call = request(`${address}/graphql`, { method: 'POST', agent, headers }, (response) => {
        response.resume().on('end', () => resolve(String(response.statusCode)))
        response.on('error', () => resolve('cut off'))
      })
      call.on('error', (e) => resolve((e as NodeJS.ErrnoException).code ?? 'failed'))
      call.end(body)
    })
  const note = async () => {
    const outcome = await once()
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
    return outcome
  }
  const everyoneOnce = Promise.all(Array.from({ length: clients }, note))
  const loop = async () => {
    while ((await note()) !== 'ECONNREFUSED');
  }
  const ended = everyoneOnce.then(() => Promise.all(Array.from({ length: clients }, loop))).then(() => agent.destroy())
  return { outcomes, everyoneOnce, ended }
}

// Of these no base is asked anything that depends on its kind.
describe.runIf(dialect === 'sqlite')('a process that cannot start (needs SQLite)', () => {
  it('lists every fault of its settings and shows no secret', async () => {
    const server = await start({
      NODE_ENV: 'production',
      PORT: 'x',
      JWT_SECRET: 'change-me-change-me-change-me-change-me',
      ENV_NAME: 'x'.repeat(40),
    })
    expect((await server.ended).code).toBe(1)
    for (const name of ['PORT', 'JWT_SECRET', 'ENV_NAME']) expect(server.said()).toContain(name)
    expect(server.said()).not.toContain('change-me')
  })

  it('refuses roles nobody knows', async () => {
    const server = await start({}, ['api', 'wroker'])
    expect((await server.ended).code).toBe(1)
    expect(server.said()).toContain('wroker')
  })

  it('says in a sentence that its port is taken', async () => {
    const { createServer } = await import('node:net')
    const taken = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => taken.once('listening', resolve))
    const { port } = taken.address() as { port: number }
    const own = await freshBase()
    const server = await start({ PORT: String(port), DATABASE_URL: own.url, DATA_DIR: join(dataDir, 'other') })
    expect((await server.ended).code).toBe(1)
    expect(server.said()).toContain(`cannot start: Port ${port} is already in use`)
    expect(server.said()).not.toMatch(/\n\s+at /)
    // What is shown once was shown, although the server never came up.
    expect(server.said()).toMatch(/first log-in: admin \/ \S{16}/)
    taken.close()
    await own.drop()
  })
})

describe.runIf(dialect === 'sqlite')('a process on a base of the future (needs SQLite)', () => {
  it('says in one sentence what to do and leaves the base alone, whatever its roles', async () => {
    const file = join(dataDir, 'future.sqlite')
    await migrate(`file:${file}`)
    const base = new Database(file)
    base.exec("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('of the future', 4711)")
    base.close()
    const server = await start({ DATABASE_URL: `file:${file}` }, ['worker'])
    expect((await server.ended).code).toBe(1)
    expect(server.said()).toMatch(/cannot start: .*newer Millwright.*Start the newer version/)
    expect(server.said()).not.toMatch(/\n\s+at |first log-in/)
  })
})

describe('a process', () => {
  let first: Running
  let again: Running
  let password: string

  it('prints a generated password once, and it opens', async () => {
    first = await start()
    expect(await first.ready).toBe(true)
    const shown = [...first.said().matchAll(/first log-in: admin \/ (\S+)/g)]
    expect(shown).toHaveLength(1)
    password = shown[0]?.[1] as string
    expect(await signIn(first, password)).toMatch(/\./)
  })

  it.runIf(dialect === 'sqlite')('has a SQLite base to itself (needs SQLite)', async () => {
    const second = await start()
    expect((await second.ended).code).toBe(1)
    expect(second.said()).toMatch(/cannot start: Another Millwright is already using/)
    expect(second.said()).not.toContain('first log-in')
    const elsewhere = await start({ DATABASE_URL: `file:${join(dataDir, 'other.sqlite')}`, LANG: 'zh_CN.UTF-8' })
    expect((await elsewhere.ended).code).toBe(1)
    expect(elsewhere.said()).toContain(`另一个 Millwright 正在使用 ${dataDir}`)
    expect(existsSync(join(dataDir, 'other.sqlite'))).toBe(false)
  })

  it('says on its control channel what it is and whether it is ready', async () => {
    const { answer } = await requestControl(dataDir, 'status')
    expect(answer).toMatchObject({ pid: first.child.pid, address: first.address, isReady: true, roles: ['api', 'worker', 'scheduler'] })
    expect(Date.now() - Date.parse(answer.since)).toBeGreaterThan(0)
  })

  it('that is asked to end loses no request and ends in time', async () => {
    const { outcomes, everyoneOnce, ended } = load(first, 20)
    await everyoneOnce
    while ((outcomes['200'] ?? 0) < 60) await new Promise((resolve) => setTimeout(resolve, 1))
    first.child.kill('SIGTERM')
    // A process that has not ended by itself when its time is over ends with 1.
    expect(await first.ended).toEqual({ code: 0, signal: null })
    await ended
    expect(Object.keys(outcomes).sort()).toEqual(['200', 'ECONNREFUSED'])
  })

  it('that is killed keeps every write it has acknowledged and does none twice, and shows the password no more', async () => {
    const server = await start()
    expect(await server.ready).toBe(true)
    expect(server.said()).not.toContain('first log-in')
    const token = await signIn(server, password)
    let acknowledged = 0
    const write = async (n: number, on: Running, as: string) => {
      const made = await ask(on, 'mutation($input: CreateWorkshopInput!) { createWorkshop(input: $input) { id } }', {
        token: as,
        variables: { input: { name: `W${n}` } },
        key: `killed ${n}`,
      })
      if (made.data) acknowledged++
      return made
    }
    const WRITES = 60
    const writing = Array.from({ length: WRITES }, (_, n) => write(n, server, token).catch(() => undefined))
    while (acknowledged < 20) await new Promise((resolve) => setTimeout(resolve, 1))
    server.child.kill('SIGKILL')
    await Promise.all([server.ended, ...writing])
    again = await start({ READY_DRAIN: '30' })
    expect(await again.ready).toBe(true)
    // Of the channel of the killed one nothing but a file is left.
    expect((await requestControl(dataDir, 'status')).answer).toMatchObject({ pid: again.child.pid })
    const renewed = await signIn(again, password)
    const total = async () => (await ask(again, '{ workshops { total } }', { token: renewed })).data.workshops.total
    expect(await total()).toBeGreaterThanOrEqual(acknowledged)
    // Whoever heard no answer asks again: among them are writes that were committed and whose answer died with the server.
    for (let n = 0; n < WRITES; n++) expect((await write(n, again, renewed)).errors).toBeUndefined()
    expect(await total()).toBe(WRITES)
  })

  it('that has proxies in front is taken out of service first and serves meanwhile; whoever asks again does not wait', async () => {
    const ready = async () => {
      const answer = await fetch(`${again.address}/readyz`, { headers: { 'accept-language': 'en' } })
      return [answer.status, ((await answer.json()) as { reason?: string }).reason]
    }
    const { closed } = await requestControl(dataDir, 'stop')
    await expect.poll(ready).toEqual([503, expect.stringMatching(/is stopping/)])
    // Each over a connection of its own: it still listens.
    for (let i = 0; i < 3; i++) expect((await ask(again, '{ site { name } }')).errors).toBeUndefined()
    expect((await fetch(`${again.address}/healthz`)).status).toBe(200)
    again.child.kill('SIGTERM')
    expect(await again.ended).toEqual({ code: 0, signal: null })
    await closed
    await expect(requestControl(dataDir, 'status')).rejects.toMatchObject({ code: 'ENOENT' })
  })

  it('without the role api answers for its health and nothing else', async () => {
    const worker = await start({ ADMIN_PASSWORD: 'set by hand 2026' }, ['worker', 'scheduler'])
    expect(await worker.ready).toBe(true)
    const status = async (path: string, init?: RequestInit) => (await fetch(`${worker.address}${path}`, init)).status
    expect(await status('/readyz')).toBe(200)
    expect(
      await status('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"query":"{ site { name } }"}' }),
    ).toBe(404)
    worker.child.kill('SIGTERM')
    expect((await worker.ended).code).toBe(0)
    expect(worker.said()).not.toContain('set by hand')
  })
})
