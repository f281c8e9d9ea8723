import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { STEPS_TABLE } from '../../../server/store/engine/steps.ts'
import { type TestApp, testApp } from '../../support/servers/app.ts'
import { statements } from '../../support/store/oldBase.ts'
import { dialect } from '../../support/store/store.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp({}, undefined, { limits: { sockets: { recheckMs: 200 } } })
})
afterAll(() => server.close())

/** A socket that has said hello; whether it was let in, and how it ends. */
async function opened({ address }: TestApp, payload: object) {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason) })),
  )
  socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload })))
  const acknowledged = new Promise<boolean>((resolve) => socket.on('message', () => resolve(true)))
  return { closed, isAcknowledged: await Promise.race([acknowledged, closed.then(() => false)]) }
}

it('a server beside a base that a newer one has migrated serves nobody, says why, and goes on once the base is as it was', async () => {
  const token = await server.login()
  const ask = () => server.send('{ equipments { total } }', { token, language: 'en' })
  expect((await ask()).status).toBe(200)
  const open = () => opened(server, { authorization: `Bearer ${token}`, language: 'en' })
  const standing = await open()
  expect(standing.isAcknowledged).toBe(true)
  await statements(server.url, [`INSERT INTO ${STEPS_TABLE[dialect]} (hash, created_at) VALUES ('of the future', 4711000000000)`])
  await expect.poll(async () => (await ask()).status, { timeout: 15_000 }).toBe(503)
  expect((await ask()).text).toMatch(/still runs the old version/)
  const rest = await fetch(`${server.address}/api/v1/equipments`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
  })
  expect([rest.status, await rest.text()]).toEqual([503, expect.stringMatching(/still runs the old version/)])
  const ready = await fetch(`${server.address}/readyz`, { headers: { 'accept-language': 'en' } })
  expect([ready.status, await ready.json()]).toMatchObject([503, { reason: expect.stringMatching(/old version/) }])
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
  // Who hears over a socket is sent to where the newer one serves.
  expect(await standing.closed).toMatchObject({ code: 1013, reason: expect.stringMatching(/still runs the old version/) })
  expect((await open()).isAcknowledged).toBe(false)
  await statements(server.url, [`DELETE FROM ${STEPS_TABLE[dialect]} WHERE created_at = 4711000000000`])
  await expect.poll(async () => (await ask()).status, { timeout: 15_000 }).toBe(200)
}, 60_000)
