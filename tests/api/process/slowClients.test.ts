import type { Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { apk } from '../../support/images/apk.ts'
import { type TestApp, testApp } from '../../support/servers/app.ts'
import { type Ruthless, ruthless } from '../../support/stories/ruthless.ts'
import { isLong } from '../../support/suite/longForms.ts'

/** Long enough for an honest call on a busy machine. */
const limits = {
  http: { headersMs: 1_000, bodyMs: 1_500, fileMs: 8_000, checkMs: 100, stalledMs: 1_500 },
  sockets: { pingMs: 100, unansweredPings: 20, socketsPerUser: 1_000, messagesPerSecond: 1_000 },
}
const SIZE = 8 * 2 ** 20
let site: TestApp
let admin: string
beforeAll(async () => {
  site = await testApp({}, undefined, { limits })
  admin = await site.login()
})
afterAll(() => site.close())

let guests: Ruthless[] = []
afterEach(() => {
  for (const guest of guests) guest.leave()
  guests = []
})
const meet = (manner: Parameters<typeof ruthless>[1]) => {
  const guest = ruthless(site.address, manner)
  guests.push(guest)
  return guest
}
const connections = () => new Promise<number>((resolve) => site.app.http.server.getConnections((_, open) => resolve(open ?? 0)))
const figure = async (name: string) => {
  const text = await (await fetch(`${site.address}/metrics`, { headers: { connection: 'close' } })).text()
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1])
}
/** What somebody honest gets, over a connection of their own. */
const honest = async () => (await fetch(`${site.address}/readyz`, { headers: { connection: 'close' } })).status
/** What is left of connections once all of ours have gone. */
const isEmpty = () => expect.poll(connections).toBe(0)
const closeKept = () => site.app.http.server.closeIdleConnections()

const GRAPHQL = 'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
describe('whoever sends slowly', () => {
  it('is cut, whatever it never ends, while others are served, and keeps nothing open', async () => {
    const manners = [
      { begin: '' },
      { begin: 'GET /read' },
      { begin: 'GET /readyz HTTP/1.1\r\nHost: x\r\n', drip: 'X-a: b\r\n' },
      { begin: 'GET /graphql HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n', drip: 'X' },
      { begin: `${GRAPHQL}Content-Length: 100000\r\n\r\n{`, drip: ' ' },
      { begin: `${GRAPHQL}Transfer-Encoding: chunked\r\n\r\n`, drip: '1\r\n \r\n' },
      {
        begin: `PUT /files/app-versions/1?name=a.apk HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${admin}\r\nContent-Type: application/octet-stream\r\nContent-Length: 100000\r\n\r\nPK`,
        drip: 'P',
      },
    ]
    const met = manners.flatMap((manner) => Array.from({ length: 10 }, () => meet(manner)))
    const all = Promise.all(met.map(({ told }) => told))
    const statuses = new Set<number>()
    const asking = setInterval(() => void honest().then((status) => statuses.add(status)), 100)
    const told = await all
    clearInterval(asking)
    expect([...statuses]).toEqual([200])
    // Node says so to those of whom it has read no head; the others are simply cut.
    expect(told.slice(20, 30).every((text) => text.startsWith('HTTP/1.1 408'))).toBe(true)
    closeKept()
    await isEmpty()
  })
})

describe('a flood of headers', () => {
  const head = (lines: readonly string[]) => ({
    begin: `GET /readyz HTTP/1.1\r\nHost: x\r\n${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`,
  })
  it.each([
    ['too many', Array.from({ length: 300 }, (_, n) => `X-${n}: a`)],
    ['one that is too large', [`X: ${'a'.repeat(17_000)}`]],
    ['one after the other without an end', Array.from({ length: 4_000 }, (_, n) => `X-${n}: ${'a'.repeat(20)}`)],
  ])('%s: is refused with 431, and nothing breaks', async (_what, lines) => {
    const met = Array.from({ length: 30 }, () => meet(head(lines)))
    const told = await Promise.all(met.map((guest) => guest.told))
    expect(told.map((text) => text.slice(0, 12))).toEqual(told.map(() => 'HTTP/1.1 431'))
    expect(await honest()).toBe(200)
    closeKept()
    await isEmpty()
  })

  it('within the limit is served', async () => {
    const { told } = meet(head(Array.from({ length: 150 }, (_, n) => `X-${n}: a`)))
    expect((await told).slice(0, 12)).toBe('HTTP/1.1 200')
  })
})

describe('whoever does not read', () => {
  it('of a download holds none of it, and is cut', async () => {
    const content = apk('one', SIZE)
    const made = await site.send('mutation { createAppVersion(input: { platform: ANDROID, version: "1.0.0", build: 7 }) { id } }', {
      token: admin,
    })
    const { id } = (made.data as { createAppVersion: { id: string } }).createAppVersion
    const headers = { authorization: `Bearer ${admin}`, 'content-type': 'application/octet-stream' }
    const address = `${site.address}/files/app-versions/${id}`
    expect((await fetch(`${address}?name=a.apk`, { method: 'PUT', headers, body: content as never })).status).toBe(200)
    closeKept()
    await isEmpty()
    const held = new Set<Socket>()
    const meeting = (socket: Socket) => held.add(socket)
    site.app.http.server.on('connection', meeting)
    const begin = `GET /files/app-versions/${id} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${admin}\r\n\r\n`
    for (let i = 0; i < 4; i++) meet({ begin, isDeaf: true })
    await expect.poll(() => [...held].filter(({ writableLength }) => writableLength).length).toBe(4)
    site.app.http.server.off('connection', meeting)
    let most = 0
    await expect
      .poll(() => {
        most = Math.max(most, ...[...held].map(({ writableLength }) => writableLength))
        return connections()
      })
      .toBe(0)
    expect(most).toBeLessThan(SIZE / 16)
  })
})

/** A socket by hand, which a library would keep in order. */
function socketOf() {
  const socket = new WebSocket(`${site.address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  socket.on('error', () => {})
  const send = (message: object) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(message))
  const opened = new Promise<void>((resolve) => socket.once('open', resolve))
  const heard = (isIt: (message: { type: string; id?: string }) => boolean) =>
    new Promise<void>((resolve) => socket.on('message', (data) => isIt(JSON.parse(String(data))) && resolve()))
  async function enter() {
    await opened
    const acknowledged = heard(({ type }) => type === 'connection_ack')
    send({ type: 'connection_init', payload: { authorization: `Bearer ${admin}` } })
    await acknowledged
  }
  async function subscribe(id: string) {
    const first = heard((message) => message.type === 'next' && message.id === id)
    send({ id, type: 'subscribe', payload: { query: 'subscription { faultSummary { total } }' } })
    await first
  }
  return { socket, send, opened, enter, subscribe }
}
/** Nobody is left: no socket, no subscription and nothing that is computed for one. */
async function nobodyIsLeft() {
  await expect.poll(() => figure('millwright_live_sockets')).toBe(0)
  await expect.poll(() => figure('millwright_live_viewers')).toBe(0)
}

describe('a socket', () => {
  it('whose other end reads nothing is dropped with a megabyte unsent, and its subscriptions end', async () => {
    const { socket, send, enter, subscribe } = socketOf()
    await enter()
    await subscribe('a')
    expect(await figure('millwright_live_viewers')).toBe(1)
    const pinged = setInterval(() => socket.pong(), 200)
    socket.pause()
    let asked = 0
    const query = '{ __schema { types { name description fields { name description } } } }'
    await expect
      .poll(() => {
        send({ id: `q${asked++}`, type: 'subscribe', payload: { query } })
        return figure('millwright_live_sockets')
      })
      .toBe(0)
    clearInterval(pinged)
    await nobodyIsLeft()
    socket.terminate()
  })

  it('whose other end is gone without a word is dropped', async () => {
    const { socket, enter, subscribe } = socketOf()
    await enter()
    await subscribe('a')
    socket.pause()
    await nobodyIsLeft()
    socket.terminate()
  })

  it('that is cut leaves nothing behind, in whatever state', async () => {
    const cycles = isLong ? 1_000 : 60
    const states = [
      async () => socketOf().socket,
      async () => {
        const { socket, opened } = socketOf()
        await opened
        return socket
      },
      async () => {
        const { socket, opened, send } = socketOf()
        await opened
        send({ type: 'connection_init', payload: { authorization: `Bearer ${admin}` } })
        return socket
      },
      async () => {
        const { socket, enter, send } = socketOf()
        await enter()
        send({ id: 'a', type: 'subscribe', payload: { query: 'subscription { faultSummary { total } }' } })
        return socket
      },
      async () => {
        const { socket, enter, subscribe } = socketOf()
        await enter()
        await subscribe('a')
        return socket
      },
    ]
    for (let n = 0; n < cycles; n += states.length) {
      const sockets = await Promise.all(states.map((reach) => reach()))
      for (const [at, socket] of sockets.entries()) {
        if ((n / states.length + at) % 2) socket.terminate()
        else socket.close()
      }
    }
    await nobodyIsLeft()
    closeKept()
    await isEmpty()
    expect(await honest()).toBe(200)
  })
})
