import type { AddressInfo } from 'node:net'
import { buildSchema, execute, subscribe } from 'graphql'
import { useServer } from 'graphql-ws/use/ws'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { openSession } from '../../../bigscreen/pairing/session.ts'

const schema = buildSchema('type Query { a: Int } type Subscription { count: Int! }')
let server: WebSocketServer
let accepted = true
let endsByItself = false

async function* count() {
  yield { count: 1 }
  if (!endsByItself) await new Promise(() => {})
}

beforeEach(() => {
  accepted = true
  endsByItself = false
  vi.stubGlobal('WebSocket', WebSocket)
  server = new WebSocketServer({ port: 0 })
  useServer(
    { schema, execute, subscribe, roots: { subscription: { count } }, onConnect: () => (accepted ? { language: 'en' } : false) },
    server,
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const client of server.clients) client.terminate()
  server.close()
})

function open(signal = new AbortController().signal, port = (server.address() as AddressInfo).port) {
  const heard = vi.fn()
  const told = vi.fn()
  const ended = openSession(
    {
      url: `ws://127.0.0.1:${port}/`,
      params: () => ({ displayKey: 'k' }),
      documents: { count: 'subscription { count }' },
      onConnected: () => {},
      onSettings: told,
      onSummary: heard,
    },
    signal,
  )
  return { ended, heard, told }
}

describe('a session of the wall', () => {
  it('hears its streams and what the server says about the display, and is lost when the socket breaks', async () => {
    const { ended, heard, told } = open()
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('count', { count: 1 }))
    expect(told).toHaveBeenCalledWith({ language: 'en' })
    for (const client of server.clients) client.terminate()
    expect(await ended).toBe('lost')
  })

  it('hears of new settings in the payload of a ping, without asking and without a break', async () => {
    const { heard, told } = open()
    await vi.waitFor(() => expect(heard).toHaveBeenCalled())
    for (const client of server.clients) client.send(JSON.stringify({ type: 'ping', payload: { theme: 'LIGHT' } }))
    await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith({ theme: 'LIGHT' }))
    expect(server.clients.size).toBe(1)
  })

  it('is refused when the key is', async () => {
    accepted = false
    expect(await open().ended).toBe('refused')
  })

  it('is only lost when the server has too many at the moment: that is worth another try', async () => {
    const { ended, heard } = open()
    await vi.waitFor(() => expect(heard).toHaveBeenCalled())
    for (const client of server.clients) client.close(4429, 'too many')
    expect(await ended).toBe('lost')
  })

  it('moves when the server is about to end', async () => {
    const { ended, heard } = open()
    await vi.waitFor(() => expect(heard).toHaveBeenCalled())
    for (const client of server.clients) client.close(1012, 'service restart')
    expect(await ended).toBe('moved')
  })

  it('is lost when the server ends a stream, so that the caller opens a new one', async () => {
    endsByItself = true
    expect(await open().ended).toBe('lost')
  })

  it('is lost at once when nobody listens, and when it is called off', async () => {
    expect(await open(undefined, 9).ended).toBe('lost')
    const call = new AbortController()
    const { ended, heard } = open(call.signal)
    await vi.waitFor(() => expect(heard).toHaveBeenCalled())
    call.abort()
    expect(await ended).toBe('lost')
    await vi.waitFor(() => expect(server.clients.size).toBe(0))
  })
})
