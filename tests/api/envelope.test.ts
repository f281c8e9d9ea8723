import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { type TestApp, testApp } from '../support/servers/app.ts'

let server: TestApp
let token: string
beforeAll(async () => {
  server = await testApp()
  token = await server.login()
})
afterAll(() => server.close())

const QUERY = '{ site { name } }'
async function post(body: unknown, language = 'en') {
  const response = await fetch(`${server.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', 'accept-language': language },
    body: JSON.stringify(body),
  })
  const { errors, data } = (await response.json()) as {
    data?: unknown
    errors?: { message: string; extensions: Record<string, unknown> }[]
  }
  return { status: response.status, data, message: errors?.[0]?.message ?? '', extensions: errors?.[0]?.extensions ?? {} }
}
/** What comes back over a socket for one subscribe message, or how the socket ends. */
async function overSocket(payload: unknown) {
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  try {
    return await new Promise<{ type: string; errors?: { message: string; extensions: Record<string, unknown> }[]; code?: number }>(
      (resolve) => {
        socket.on('open', () =>
          socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}`, language: 'en' } })),
        )
        socket.on('close', (code) => resolve({ type: 'closed', code }))
        socket.on('message', (data) => {
          const { type, payload: told } = JSON.parse(String(data)) as { type: string; payload: never }
          if (type === 'connection_ack') socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }))
          else if (type === 'error') resolve({ type, errors: told })
          else if (type === 'next') resolve({ type })
        })
      },
    )
  } finally {
    socket.terminate()
  }
}

/** Well-formed or not, with the text or without it. */
const PERSISTED = [
  { version: 1, sha256Hash: 'a'.repeat(64) },
  { version: 1, sha256Hash: 7 },
  { version: 2 },
  {},
  [],
  'x',
  true,
  7,
  0,
  false,
  '',
]

describe('a persisted query', () => {
  it.each(PERSISTED.map((one) => [one]))(
    'is answered that there are none here, in the code that clients understand: %j',
    async (persistedQuery) => {
      for (const query of [QUERY, undefined]) {
        const { status, extensions, data } = await post({ query, extensions: { persistedQuery } })
        expect([status, data]).toEqual([400, undefined])
        expect(extensions).toMatchObject({ code: 'PERSISTED_QUERY_NOT_SUPPORTED', requestId: expect.any(String) })
      }
    },
  )

  it('is answered so in the reader’s language', async () => {
    const asked = { query: QUERY, extensions: { persistedQuery: PERSISTED[0] } }
    expect((await post(asked, 'en')).message).toMatch(/persisted queries.*send the full query/i)
    expect((await post(asked, 'zh')).message).toMatch(/[一-鿿]/)
  })

  it.each(PERSISTED.map((one) => [one]))('is refused over a socket as well: %j', async (persistedQuery) => {
    const { type, errors } = await overSocket({ query: QUERY, extensions: { persistedQuery } })
    expect([type, errors?.[0]?.extensions.code]).toEqual(['error', 'PERSISTED_QUERY_NOT_SUPPORTED'])
  })
})

const ODD: [string, object | null | string | number][] = [
  ['query', { query: 7 }],
  ['query', { query: null }],
  ['query', { query: '' }],
  ['query', { query: {} }],
  ['query', {}],
  ['variables', { query: QUERY, variables: 'x' }],
  ['variables', { query: QUERY, variables: 7 }],
  ['variables', { query: QUERY, variables: true }],
  ['variables', { query: QUERY, variables: [] }],
  ['operationName', { query: QUERY, operationName: 7 }],
  ['operationName', { query: QUERY, operationName: {} }],
  ['operationName', { query: QUERY, operationName: ['a'] }],
  ['extensions', { query: QUERY, extensions: 'x' }],
  ['extensions', { query: QUERY, extensions: 7 }],
  ['extensions', { query: QUERY, extensions: [] }],
  ['', [{ query: QUERY }]],
  ['', []],
  ['', 'x'],
  ['', 7],
]
describe('a request of the wrong form', () => {
  it.each(ODD)('is a mistake of its sender, who is told the field (%s): %j', async (field, body) => {
    for (const language of ['en', 'zh']) {
      const { status, message, extensions } = await post(body, language)
      expect([status, extensions.code, typeof extensions.requestId]).toEqual([400, 'BAD_USER_INPUT', 'string'])
      expect(message).toContain(field)
    }
  })

  it.each(ODD.filter(([field]) => field))('is no fault over a socket either (%s): %j', async (_field, body) => {
    const { type, code } = await overSocket(body)
    expect([type === 'error' || (type === 'closed' && code === 4400), type]).toEqual([true, type])
  })

  it('null stands for nothing', async () => {
    const { status, data } = await post({ query: QUERY, variables: null, operationName: null, extensions: null })
    expect([status, data]).toEqual([200, { site: { name: expect.any(String) } }])
    expect((await post({ query: QUERY, extensions: { persistedQuery: null, tracing: true } })).status).toBe(200)
  })
})
