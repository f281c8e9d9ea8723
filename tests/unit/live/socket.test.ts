import { connect as dial } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { operationLog } from '../../../server/domain/system/index.ts'
import { wallDisplay } from '../../../server/domain/wall/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import type { SocketLimits } from '../../../server/live/limits.ts'
import { ruthless } from '../../support/stories/ruthless.ts'
import { connect, KEYS, keyHash, startSockets } from './socketServer.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
let app: Awaited<ReturnType<typeof startSockets>>
const start = async (limits?: Partial<SocketLimits>) => (app = await startSockets(limits))
afterEach(() => app.close())

describe('entering', () => {
  it('lets a signed-in person in and shows the plant of the session', async () => {
    await start()
    const client = connect(app.port, { params: app.signIn(1, 2) })
    await client.acknowledged()
    client.subscribe('a')
    expect((await client.result('a')).data.board.plantId).toBe(2)
  })

  it('lets a wall in by its key and shows the plant of the wall', async () => {
    await start()
    const client = connect(app.port, { params: { displayKey: KEYS.two } })
    await client.acknowledged()
    client.subscribe('a')
    expect((await client.result('a')).data.board.plantId).toBe(2)
  })

  it.each([
    ['without a token', {}, 4401, 'zh refusal.unauthenticated'],
    ['with a token nobody knows', { authorization: 'Bearer 99', language: 'en' }, 4401, 'en refusal.unauthenticated'],
    ['with a key nobody knows', { displayKey: 'guess' }, 4403, 'zh refusal.displayUnknown'],
    ['with a key far too long', { displayKey: 'x'.repeat(5000) }, 4403, 'zh refusal.displayUnknown'],
    ['with params of wrong kinds', { displayKey: 7, authorization: { a: 1 } }, 4401, 'zh refusal.unauthenticated'],
  ])('turns away a client %s', async (_, params, code, reason) => {
    await start()
    expect(await connect(app.port, { params }).closed()).toEqual({ code, reason })
  })

  it('closes a socket that never introduces itself', async () => {
    await start({ initTimeoutMs: 50 })
    expect((await connect(app.port).closed()).code).toBe(4408)
  })

  it.each([
    ['our own page', (port: number) => `http://127.0.0.1:${port}`, true],
    ['a listed origin', () => 'http://ok.example', true],
    ['another site', () => 'http://evil.example', false],
    ['a sandboxed page', () => 'null', false],
  ])('answers %s by the rules of origins', async (_, origin, isWelcome) => {
    await start()
    expect(await connect(app.port, { origin: origin(app.port) }).opened()).toBe(isWelcome)
  })

  it.each([
    [['127.0.0.1'], 'https', 101],
    [['127.0.0.1'], 'http', 426],
    [['127.0.0.1', 'other.example'], 'https', 400],
    [['127.0.0.1', '127.0.0.1'], 'https', 400],
  ])('answers an upgrade for the hosts %j that came by %s with %i', async (hosts, protocol, status) => {
    await start()
    const socket = dial(app.port, '127.0.0.1')
    const more = ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==']
    const lines = [
      'GET /graphql HTTP/1.1',
      ...hosts.map((host) => `Host: ${host}`),
      ...more,
      'Sec-WebSocket-Protocol: graphql-transport-ws',
      `X-Forwarded-Proto: ${protocol}`,
    ]
    socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    const answer = await new Promise<string>((told) => socket.once('data', (data) => told(String(data))))
    socket.destroy()
    expect(answer.split('\r\n')[0]).toContain(`HTTP/1.1 ${status} `)
  })

  it('refuses upgrades of other paths', async () => {
    await start()
    expect(await connect(app.port, { path: '/other' }).opened()).toBe(false)
  })
})

describe('operations', () => {
  it('answers queries over the socket', async () => {
    await start()
    const client = connect(app.port, { params: app.signIn(1) })
    await client.acknowledged()
    client.subscribe('q', '{ who }')
    expect((await client.result('q')).data.who).toBe('Li')
  })

  it('shows a change to the walls of the plant only', async () => {
    await start()
    const [one, two] = [connect(app.port, { params: { displayKey: KEYS.one } }), connect(app.port, { params: { displayKey: KEYS.two } })]
    for (const client of [one, two]) {
      await client.acknowledged()
      client.subscribe('a')
      await client.result('a')
    }
    await pause(60)
    app.change(1)
    expect((await one.result('a', 1)).data.board).toEqual({ plantId: 1, n: 3 })
    await pause(100)
    expect(two.heard.filter((m) => m.type === 'next')).toHaveLength(1)
  })

  it('says what is wrong with a document, in the language of the socket', async () => {
    await start()
    const client = connect(app.port, { params: { ...app.signIn(1), language: 'en' } })
    await client.acknowledged()
    client.subscribe('a', 'subscription { nothing }')
    const error = await client.until(() => client.heard.find((m) => m.type === 'error'))
    expect((error.payload as { message: string }[])[0]?.message).toMatch(/^en: Cannot query field/)
  })

  it('refuses a stream without its permission', async () => {
    await start()
    const client = connect(app.port, { params: app.signIn(1, 1, ['other:thing:view']) })
    await client.acknowledged()
    client.subscribe('a')
    expect(await client.until(() => client.heard.find((m) => m.id === 'a'))).toMatchObject({
      payload: { errors: [{ message: 'zh: forbidden' }] },
    })
    expect(app.sockets.counts().executions).toBe(0)
  })

  it('stops when the client completes', async () => {
    await start()
    const client = connect(app.port, { params: app.signIn(1) })
    await client.acknowledged()
    client.subscribe('a')
    await client.result('a')
    client.send({ id: 'a', type: 'complete' })
    await client.until(() => (app.sockets.counts().subscriptions === 0 ? true : undefined))
    expect(app.hub.counts()).toEqual({ snapshots: 0, viewers: 0 })
  })

  it('leaves nothing behind after a thousand subscriptions that died in every way', async () => {
    await start({ socketsPerUser: 100, messagesPerSecond: 10_000 })
    const params = app.signIn(1)
    for (let round = 0; round < 20; round++) {
      const client = connect(app.port, { params })
      await client.acknowledged()
      for (let i = 0; i < 50; i++) client.subscribe(String(i))
      if (round % 4 !== 3) await client.result('49')
      if (round % 4 === 0) for (let i = 0; i < 50; i++) client.send({ id: String(i), type: 'complete' })
      if (round % 4 === 1) client.socket.terminate()
      else client.socket.close()
      await client.closed()
    }
    await pause(100)
    expect(app.sockets.counts()).toEqual({ sockets: 0, executions: 0, subscriptions: 0 })
    expect(app.hub.counts()).toEqual({ snapshots: 0, viewers: 0 })
  })
})

describe('rights that end', () => {
  it('closes the sockets of a session that ended', async () => {
    await start()
    const client = connect(app.port, { params: app.signIn(1) })
    await client.acknowledged()
    app.sessions.delete(1)
    app.publisher.publish({ plantId: 0, resources: ['session'] })
    expect((await client.closed()).code).toBe(4401)
  })

  it('closes the sockets of a session that lost a permission', async () => {
    await start()
    const client = connect(app.port, { params: app.signIn(1) })
    await client.acknowledged()
    app.signIn(1, 1, [])
    app.publisher.publish({ plantId: 0, resources: ['user'] })
    expect(await client.closed()).toEqual({ code: 4403, reason: 'zh refusal.rightsChanged' })
  })

  it('keeps the sockets of a session that won a permission', async () => {
    await start()
    const client = connect(app.port, { params: app.signIn(1) })
    await client.acknowledged()
    app.signIn(1, 1, ['dataview:downtime:view', 'more:of:it'])
    app.publisher.publish({ plantId: 0, resources: ['role'] })
    client.subscribe('a')
    await client.result('a')
    expect(client.socket.readyState).toBe(client.socket.OPEN)
  })

  it('notices an ended session by itself, without any news', async () => {
    await start({ recheckMs: 60 })
    const client = connect(app.port, { params: app.signIn(1) })
    await client.acknowledged()
    app.sessions.delete(1)
    expect((await client.closed()).code).toBe(4401)
  })

  it('refuses the next operation of an ended session even before that', async () => {
    await start()
    const client = connect(app.port, { params: app.signIn(1) })
    await client.acknowledged()
    app.sessions.delete(1)
    client.subscribe('q', '{ who }')
    expect((await client.closed()).code).toBe(4401)
  })

  it('tells a wall how it is set when it comes in, and again in a ping when somebody changes it', async () => {
    await start()
    const client = connect(app.port, { params: { displayKey: KEYS.two } })
    await client.acknowledged()
    const ack = client.heard.find((m) => m.type === 'connection_ack')?.payload
    expect(ack).toMatchObject({
      language: 'en',
      theme: 'DARK',
      seconds: { downtime: 30, faults: 20, repairs: 20 },
      inches: 55,
      distance: 6,
    })
    const change = (values: { theme?: 'LIGHT'; remark?: string; distance?: number }) =>
      app.store.write(systemActor(2), async (uow) => {
        const [row] = await uow.of(wallDisplay).lockWhere({ name: 'wall 2' })
        if (row) await uow.of(wallDisplay).patch(row, values)
      })
    await change({ theme: 'LIGHT', distance: 7.5 })
    const told = await client.until(() => client.heard.find((m) => m.type === 'ping' && m.payload !== undefined))
    expect(told.payload).toMatchObject({ theme: 'LIGHT', distance: 7.5, hasAlarm: true })
    await change({ remark: 'nothing that a screen shows' })
    await pause(700)
    expect(client.heard.filter((m) => m.type === 'ping' && m.payload !== undefined)).toHaveLength(1)
  })

  it.each([
    ['is revoked', { status: 'REVOKED' as const }],
    ['gets a new key', { keyHash: keyHash('another') }],
  ])('closes the socket of a wall that %s', async (_, values) => {
    await start()
    const client = connect(app.port, { params: { displayKey: KEYS.one } })
    await client.acknowledged()
    await app.store.write(systemActor(1), async (uow) => {
      const [row] = await uow.of(wallDisplay).lockWhere({ name: 'wall 1' })
      if (row) await uow.of(wallDisplay).patch(row, values)
    })
    expect(await client.closed()).toEqual({ code: 4403, reason: 'zh refusal.displayUnknown' })
  })
})

it('notes when a wall was last seen, without a new version and without an operation log row', async () => {
  await start()
  const read = () => app.store.read(systemActor(1))
  const logged = () => read().of(operationLog).count({ resource: 'wallDisplay' })
  const [before] = await read().of(wallDisplay).find({ name: 'wall 1' })
  const rows = await logged()
  expect(before?.lastSeenAt).toBeNull()
  const began = Date.now()
  await connect(app.port, { params: { displayKey: KEYS.one } }).acknowledged()
  const seen = async () => (await read().of(wallDisplay).find({ name: 'wall 1' }))[0]
  // A base may keep whole seconds.
  await expect.poll(async () => (await seen())?.lastSeenAt?.getTime() ?? 0).toBeGreaterThan(began - 1000)
  const after = await seen()
  expect(after?.updatedAt).toEqual(before?.updatedAt)
  expect(await logged()).toBe(rows)
})

describe('a server that ends', () => {
  const enter = async () => {
    const client = connect(app.port, { params: app.signIn(1) })
    await client.acknowledged()
    return client
  }
  it('sends everybody away to come back at once, together where nobody else would take them', async () => {
    await start({ movesPerSecond: 0.001, movingMs: 1e9 })
    const clients = [await enter(), await enter()]
    await app.sockets.close()
    for (const client of clients) expect(await client.closed()).toEqual({ code: 1012, reason: 'service restart' })
  })

  it('sends them away one after the other where others take them; who has not gone yet hears on', async () => {
    await start({ movesPerSecond: 4, movingMs: 60_000 })
    const [first, second] = [await enter(), await enter()]
    second.subscribe('a')
    await second.result('a')
    // Stays as long as the test wants, however slow the machine is.
    const answer = app.holdAnswers()
    second.subscribe('b', '{ slow }')
    await answer.isAsked
    const closing = app.sockets.close({ isSpread: true })
    await first.closed()
    app.change()
    await second.result('a', 1)
    answer.give('at last')
    expect((await second.closed()).code).toBe(1012)
    await closing
  })

  it('does not wait for those it has refused and who do not hang up', async () => {
    await start({ socketsPerAddress: 1 })
    await enter()
    const open = () => new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count ?? 0)))
    const key = Buffer.alloc(16).toString('base64')
    const upgrade = `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}`
    const refused = ruthless(`http://127.0.0.1:${app.port}`, { begin: `GET /graphql HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n\r\n` })
    await expect.poll(open).toBe(2)
    expect(app.sockets.counts().sockets).toBe(1)
    await app.sockets.close()
    await expect.poll(open, { timeout: 5_000 }).toBe(0)
    refused.leave()
  })

  it('takes no socket meanwhile, and answers first what was asked over one', async () => {
    await start()
    const client = await enter()
    const answer = app.holdAnswers()
    client.subscribe('a', '{ slow }')
    await answer.isAsked
    const closing = app.sockets.close()
    const late = connect(app.port)
    expect(await late.opened()).toBe(false)
    expect(client.socket.readyState).toBe(client.socket.OPEN)
    answer.give('at last')
    expect(await client.result('a')).toEqual({ data: { slow: 'at last' } })
    expect((await client.closed()).code).toBe(1012)
    await closing
  })
})

describe('limits', () => {
  it.each([
    ['sockets of one user', { socketsPerUser: 2 }, 'zh refusal.tooManySockets'],
    ['sockets of one address', { socketsPerAddress: 2 }, 'zh refusal.tooManySockets'],
  ])('closes the one too many of the %s, and lets others in when one leaves', async (_, limits, reason) => {
    await start(limits)
    const params = app.signIn(1)
    const [first, second] = [connect(app.port, { params }), connect(app.port, { params })]
    await first.acknowledged()
    await second.acknowledged()
    expect(await connect(app.port, { params }).closed()).toEqual({ code: 4429, reason })
    first.socket.close()
    await first.closed()
    await pause(20)
    await connect(app.port, { params }).acknowledged()
  })

  it('closes a socket that asks for the fifty-first subscription', async () => {
    await start({ messagesPerSecond: 1000 })
    const client = connect(app.port, { params: app.signIn(1) })
    await client.acknowledged()
    for (let i = 0; i < 50; i++) client.subscribe(String(i))
    await client.result('49')
    client.subscribe('50')
    expect(await client.closed()).toEqual({ code: 4429, reason: 'zh refusal.tooManySubscriptions' })
  })

  it('closes a socket that talks too fast', async () => {
    await start()
    const client = connect(app.port, { params: app.signIn(1) })
    await client.acknowledged()
    for (let i = 0; i < 51; i++) client.send({ type: 'ping' })
    expect(await client.closed()).toEqual({ code: 4429, reason: 'zh refusal.tooManyMessages' })
  })

  it('refuses a message above 64 KB', async () => {
    await start()
    const client = connect(app.port, { params: app.signIn(1) })
    await client.acknowledged()
    client.subscribe('a', `{ who } # ${'x'.repeat(70_000)}`)
    expect((await client.closed()).code).toBe(1009)
  })

  it.each([['not json'], ['{"type":"nonsense"}'], ['[]'], ['{"type":"subscribe"}']])('survives %s', async (message) => {
    await start()
    const client = connect(app.port, { params: app.signIn(1) })
    await client.acknowledged()
    client.socket.send(message)
    expect((await client.closed()).code).toBe(4400)
    await connect(app.port, { params: app.signIn(1) }).acknowledged()
  })

  async function pinged() {
    await start({ pingMs: 30, unansweredPings: 10 })
    const client = connect(app.port, { params: app.signIn(1) })
    let count = 0
    client.socket.on('ping', () => count++)
    await client.acknowledged()
    return { client, pings: () => count }
  }
  it('drops a client that no longer answers pings', async () => {
    const { client, pings } = await pinged()
    await expect.poll(pings).toBeGreaterThan(20)
    expect(client.socket.readyState).toBe(client.socket.OPEN)
    client.socket.pause()
    await expect.poll(() => app.sockets.counts().sockets).toBe(0)
  })

  it('drops nobody for the time that it stood still itself', async () => {
    const { client, pings } = await pinged()
    await expect.poll(pings).toBeGreaterThan(1)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 30 * 20)
    const before = pings()
    await expect.poll(pings).toBeGreaterThan(before + 2)
    expect(client.socket.readyState).toBe(client.socket.OPEN)
  })

  it('drops a client that lets too much pile up', async () => {
    await start({ unsentBytes: 64 * 1024, messagesPerSecond: 1e9 })
    const client = connect(app.port, { params: app.signIn(1) })
    await client.acknowledged()
    client.socket.pause()
    const payload = { pad: 'x'.repeat(60_000) }
    for (let i = 0; i < 300 && app.sockets.counts().sockets; i++) {
      client.send({ type: 'ping', payload })
      await pause(1)
    }
    expect(app.sockets.counts().sockets).toBe(0)
  })
})
