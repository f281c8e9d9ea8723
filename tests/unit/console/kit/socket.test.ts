// @vitest-environment happy-dom
import { createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildSchema, execute, subscribe } from 'graphql'
import { useServer as serveOver } from 'graphql-ws/use/ws'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { MOVE_UNNOTICED_MS } from '../../../../console/shared/reconnectBackoff.ts'

const schema = buildSchema('type Query { a: Int } type Subscription { count: Int! }')
let server: Server
let sockets: WebSocketServer
let port = 0
async function* count() {
  yield { count: 1 }
  await new Promise(() => {})
}
async function listen() {
  server = createServer((_, answer) => answer.end('{}'))
  sockets = new WebSocketServer({ server })
  serveOver({ schema, execute, subscribe, roots: { subscription: { count } } }, sockets)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
}
function stop(code?: number) {
  for (const client of sockets.clients) code ? client.close(code) : client.terminate()
  server.close()
  sockets.close()
}

let connection: typeof import('../../../../console/kit/network/socket.ts')['connection']
let closed: () => Promise<void>
let heard = 0
let leave = () => {}
beforeEach(async () => {
  await listen()
  vi.stubGlobal('WebSocket', WebSocket)
  // That of the test's browser knows only its own origin.
  const ask = (url: string) =>
    new Promise((done, fail) => get(url, (answer) => done({ status: answer.resume().statusCode })).on('error', fail))
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('location', { protocol: 'http:', host: `127.0.0.1:${port}` })
  vi.resetModules()
  const loaded = await import('../../../../console/kit/network/socket.ts')
  connection = loaded.connection
  closed = () =>
    new Promise((resolve) => {
      const off = loaded.socket.on('closed', () => resolve(off()))
    })
  heard = 0
  leave = loaded.socket.subscribe({ query: 'subscription { count }' }, { next: () => heard++, error: () => {}, complete: () => {} })
  await vi.waitFor(() => expect(heard).toBe(1))
})
afterEach(() => {
  leave()
  stop()
  vi.unstubAllGlobals()
})
/** Every state that was told to those who show it. */
function toldStates() {
  const states: boolean[] = []
  connection.follow(() => states.push(connection.isUp()))
  return states
}

it('comes back from a server that sends it away without a word about it', async () => {
  const states = toldStates()
  stop(1012)
  await listen()
  await vi.waitFor(() => expect(heard).toBe(2), 20_000)
  expect(states).not.toContain(false)
  expect(connection.isUp()).toBe(true)
})

it('says that it is away when nobody takes it in time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const states = toldStates()
  const away = closed()
  stop(1012)
  await away
  await vi.advanceTimersByTimeAsync(MOVE_UNNOTICED_MS - 1)
  expect(states).not.toContain(false)
  await vi.advanceTimersByTimeAsync(1)
  expect([states.at(-1), connection.isUp()]).toEqual([false, false])
  vi.useRealTimers()
})

it('says at once that it has lost a server that broke off', async () => {
  stop()
  await vi.waitFor(() => expect(connection.isUp()).toBe(false))
})

it('opens no socket to a server that is away, for browsers wait ever longer after one that failed', async () => {
  const opened = vi.fn()
  const Counted = class extends WebSocket {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given)
      opened()
    }
  }
  vi.stubGlobal('WebSocket', Counted)
  stop()
  await vi.waitFor(() => expect(connection.isUp()).toBe(false))
  await new Promise((done) => setTimeout(done, 4_000))
  expect(opened).not.toHaveBeenCalled()
  await listen()
  const since = performance.now()
  await vi.waitFor(() => expect(heard).toBe(2), 20_000)
  expect(performance.now() - since).toBeLessThan(3_000)
})
