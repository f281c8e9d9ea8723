import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { Engine } from '../../../server/store/engine/engine.ts'
import { type TestApp, testApp } from '../../support/servers/app.ts'
import { awayBase } from '../../support/servers/awayBase.ts'
import { dialect, freshBase } from '../../support/store/store.ts'

const SETTINGS = { ADMIN_PASSWORD: 'not guessed by anybody', DEMO: '0' }
const MAKE = 'mutation($name: String!) { createWorkshop(input: { name: $name }) { id } }'
/** What a driver, a statement or a place would look like in an answer. */
const INTERNAL =
  /sqlite|postgres|failed query|econn|errno|127\.0\.0\.1|\bselect\b|\binsert\b|no such|relation "|params|\/tmp\/|\bat .*\.ts/i

/** Runs statements on the connection that writes, also when that takes no writes any more. */
async function writerOf({ app }: TestApp) {
  const transaction = await (app.store as unknown as { engine: Engine }).engine.begin()
  await transaction.commit()
  return transaction.run
}
let n = 0
const make = (server: TestApp, token: string) => server.send(MAKE, { token, variables: { name: `hall ${++n}` }, language: 'en' })
const rest = (server: TestApp, token: string, init: RequestInit = {}) =>
  fetch(`${server.address}/api/v1/workshops`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'accept-language': 'en' },
  })
const status = async ({ address }: TestApp, path: string) => (await fetch(address + path)).status
async function until(isSo: () => Promise<boolean>) {
  for (let tries = 0; tries < 900 && !(await isSo()); tries++) await new Promise((resolve) => setTimeout(resolve, 100))
}
const isReady = async (server: TestApp) => (await status(server, '/readyz')) === 200

async function expectWritesUnavailable(server: TestApp, token: string, refusal: string) {
  const overGraphql = await make(server, token)
  expect([overGraphql.status, overGraphql.errors?.[0]?.extensions]).toEqual([
    503,
    expect.objectContaining({ code: 'SERVICE_UNAVAILABLE', refusal }),
  ])
  expect(overGraphql.headers.get('retry-after')).toMatch(/^\d+$/)
  const overRest = await rest(server, token, { method: 'POST', body: JSON.stringify({ name: `hall ${++n}` }) })
  const body = await overRest.text()
  expect([overRest.status, JSON.parse(body).code, overRest.headers.get('retry-after')]).toEqual([503, 503, expect.stringMatching(/^\d+$/)])
  for (const text of [overGraphql.text, body]) expect(text).not.toMatch(INTERNAL)
  expect(JSON.parse(body).msg).toBe(overGraphql.errors?.[0]?.message)
  await until(async () => !(await isReady(server)))
  expect([await status(server, '/readyz'), await status(server, '/healthz')]).toEqual([503, 200])
}
async function expectAllWell(server: TestApp, token: string) {
  await until(() => isReady(server))
  expect(await status(server, '/readyz')).toBe(200)
  expect((await make(server, token)).errors).toBeUndefined()
}

describe('a fault of ours while a call finds out who asks', () => {
  it('tells nothing of the base on any wire', async () => {
    const base = await freshBase()
    const secret = { ...SETTINGS, JWT_SECRET: 'a secret of this test, long enough for anybody' }
    const first = await testApp(secret, base)
    const token = await first.login('admin', SETTINGS.ADMIN_PASSWORD)
    await (await writerOf(first))('ALTER TABLE session RENAME TO lost')
    await first.close()
    const server = await testApp(secret, base)
    try {
      const graphql = await server.send('{ me { user { name } } }', { token, language: 'en' })
      const file = await fetch(`${server.address}/files/1`, { headers: { authorization: `Bearer ${token}` } })
      const sheet = await fetch(`${server.address}/api/v1/workshops/export`, { headers: { authorization: `Bearer ${token}` } })
      const answers = [graphql.text, await (await rest(server, token)).text(), await file.text(), await sheet.text()]
      expect([graphql.status, file.status, sheet.status]).toEqual([500, 500, 500])
      expect(graphql.errors?.[0]).toMatchObject({ extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: expect.stringMatching(/.+/) } })
      for (const text of answers) expect(text).not.toMatch(INTERNAL)
      const closed = await closedBy(server, { authorization: `Bearer ${token}`, language: 'en' })
      expect(closed.code).toBe(1013)
      expect(closed.reason).not.toMatch(INTERNAL)
    } finally {
      await (await writerOf(server))('ALTER TABLE lost RENAME TO session')
      await server.close()
      await base.drop()
    }
  })
})

/** How a socket ends that says hello with these params. */
async function closedBy({ address }: TestApp, payload: object) {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload })))
  return new Promise<{ code: number; reason: string }>((resolve) =>
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason) })),
  )
}

describe.runIf(dialect === 'sqlite')('a base file that takes no writes (needs SQLite)', () => {
  let server: TestApp
  let token: string
  beforeAll(async () => {
    server = await testApp(SETTINGS)
    token = await server.login('admin', SETTINGS.ADMIN_PASSWORD)
  })
  afterAll(() => server.close())

  it('because it is read-only: writes are refused for the moment, reads go on, and it heals', async () => {
    const run = await writerOf(server)
    await run('PRAGMA query_only = ON')
    await expectWritesUnavailable(server, token, 'outage.readOnly')
    expect((await server.send('{ workshops { total } }', { token })).errors).toBeUndefined()
    expect((await rest(server, token)).status).toBe(200)
    await run('PRAGMA query_only = OFF')
    await expectAllWell(server, token)
  })

  it('because it may not grow: nothing is half-written', async () => {
    const total = async () =>
      ((await server.send('{ workshops { total } }', { token })).data as { workshops: { total: number } }).workshops.total
    const run = await writerOf(server)
    await run('PRAGMA max_page_count = 1')
    let acknowledged = await total()
    let last = await make(server, token)
    for (; !last.errors && n < 2000; last = await make(server, token)) acknowledged++
    expect([last.status, last.errors?.[0]?.extensions.refusal]).toEqual([503, 'outage.full'])
    expect(last.text).not.toMatch(INTERNAL)
    expect(await total()).toBe(acknowledged)
    await run('PRAGMA max_page_count = 1000000')
    await expectAllWell(server, token)
  })
})

/** Only root may, and not in every container. */
function smallDisk(folder: string) {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
describe.runIf(dialect === 'sqlite')('a disk that fills up (needs SQLite, and to be allowed to mount)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-disk-'))
  const isMounted = dialect === 'sqlite' && smallDisk(folder)
  afterAll(() => {
    if (isMounted) execFileSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  })

  it.runIf(isMounted)('costs no row that was acknowledged, and heals when there is room again', async () => {
    const source = await freshBase()
    const file = join(folder, 'base.sqlite')
    copyFileSync(source.url.slice('file:'.length), file)
    const server = await testApp({ ...SETTINGS, DATA_DIR: folder }, { url: `file:${file}`, drop: source.drop })
    const token = await server.login('admin', SETTINGS.ADMIN_PASSWORD)
    const ballast = join(folder, 'ballast')
    expect(() => writeFileSync(ballast, Buffer.alloc(8 * 1024 * 1024))).toThrow(/ENOSPC/)
    let acknowledged = 0
    let last = await make(server, token)
    for (; !last.errors && n < 5000; last = await make(server, token)) acknowledged++
    expect([last.status, last.errors?.[0]?.extensions.refusal]).toEqual([503, 'outage.full'])
    await expectWritesUnavailable(server, token, 'outage.full')
    // Room for the beginning of a photo only.
    truncateSync(ballast, statSync(ballast).size - 256 * 1024)
    const photo = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(1024 * 1024)])
    const upload = await fetch(`${server.address}/files?for=reportLog.photoIds&name=a.png`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
      body: photo,
    })
    expect([upload.status, (await upload.json()).code, upload.headers.has('retry-after')]).toEqual([503, 503, true])
    expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.part'))).toEqual([])
    rmSync(ballast)
    await expectAllWell(server, token)
    const { data } = await server.send('{ workshops { total } }', { token })
    expect(data).toEqual({ workshops: { total: acknowledged + 1 } })
    await server.close()
    await source.drop()
  })
})

describe.runIf(dialect === 'postgres')('a PostgreSQL that is away (needs PostgreSQL)', () => {
  it('is waited for by a server that starts before it', async () => {
    const base = await freshBase()
    const door = await awayBase(base.url)
    await door.shut()
    const starting = testApp(SETTINGS, { url: door.url, drop: base.drop })
    setTimeout(() => void door.open(), 300)
    const server = await starting
    expect(await isReady(server)).toBe(true)
    await server.close()
    await door.shut()
    await base.drop()
  })

  it('is unavailable on every wire for as long, and no longer', { timeout: 60_000 }, async () => {
    const base = await freshBase()
    const door = await awayBase(base.url)
    const server = await testApp(SETTINGS, { url: door.url, drop: base.drop })
    try {
      const token = await server.login('admin', SETTINGS.ADMIN_PASSWORD)
      expect(await isReady(server)).toBe(true)
      await door.shut()
      await expectWritesUnavailable(server, token, 'outage.away')
      const bearer = { headers: { authorization: `Bearer ${token}` } }
      for (const path of ['/files/1', '/api/v1/workshops/export', '/api/v1/workshops']) {
        const heard = await fetch(server.address + path, bearer)
        expect([path, heard.status, heard.headers.has('retry-after')]).toEqual([path, 503, true])
        expect(await heard.text()).not.toMatch(INTERNAL)
      }
      const logIn = await server.send(`mutation { login(input: { username: "admin", password: "${'0'.repeat(64)}" }) { token } }`)
      expect([logIn.status, logIn.errors?.[0]?.extensions.code]).toEqual([503, 'SERVICE_UNAVAILABLE'])
      const closed = await closedBy(server, { authorization: `Bearer ${token}`, language: 'en' })
      expect(closed).toEqual({ code: 1013, reason: expect.stringMatching(/database/) })
      await door.open()
      await expectAllWell(server, token)
    } finally {
      await server.close()
      await door.shut()
      await base.drop()
    }
  })
})
