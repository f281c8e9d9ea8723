import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, createApp } from '../../server/app.ts'
import { DEMO_PASSWORD } from '../../server/demo/index.ts'
import { readConfig } from '../../server/platform/settings/config.ts'
import { freshBase } from '../support/store/store.ts'
import { connect } from '../unit/live/socketServer.ts'

const SUMMARY = `subscription { downtimeSummary { at plant { id name } shiftName machineCount faultyCount availability
  stopped { reportId reportNo equipmentId number name workshopName since urgency status description repairerNames }
  stopHours { equipmentId name today week month isStopped } byDay { day hours } } }`
const FAULTS = `subscription { faultSummary { at plant { id } total categories { categoryId name count cumulative } machines { equipmentId name count }
  byDay { day count } newest { id reportNo equipmentName description urgency status reportDate isStopped } } }`
const REPAIRS = `subscription { repairSummary { at plant { id } reportedToday pending inRepair waitingParts usableWithFault doneToday mttaMinutes mttrMinutes
  manHours { repairerId name hours } open { reportId reportNo equipmentName status since repairerNames description } } }`

/** An answer whose shape the test knows better than the compiler. */
// biome-ignore lint/suspicious/noExplicitAny: read as JSON
type Json = any
let app: App
let folder: string
let base: Awaited<ReturnType<typeof freshBase>>
let port: number

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mw-live-api-'))
  base = await freshBase()
  const config = readConfig({ NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, DATABASE_URL: base.url, DEMO: '1', RATE_LIMIT: 'off' })
  app = await createApp({ config, logger: pino({ level: process.env.LOG ?? 'silent' }), isMigrated: true, hasQueue: false })
  port = Number(new URL(await app.listen()).port)
})
afterAll(async () => {
  await app.close()
  await base.drop()
  rmSync(folder, { recursive: true, force: true })
})

async function post(query: string, token = '', variables: object = {}) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
  return (await response.json()) as { data: Json; errors?: { message: string; extensions: { code: string } }[] }
}
async function must(query: string, token = '', variables: object = {}) {
  const { data, errors } = await post(query, token, variables)
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}
async function signIn(username = 'admin') {
  const input = { username, password: createHash('sha256').update(DEMO_PASSWORD).digest('hex') }
  const query = 'mutation($input: LoginInput!) { login(input: $input) { token currentPlantId plants { id } } }'
  return (await must(query, '', { input })).login as { token: string; currentPlantId: string; plants: { id: string }[] }
}
const switchTo = async (token: string, plantId: string) =>
  (await must('mutation($p: ID!) { switchPlant(plantId: $p) { token } }', token, { p: plantId })).switchPlant as { token: string }
async function makeWall(token: string, name: string) {
  const made = await must('mutation($input: CreateWallDisplayInput!) { createWallDisplay(input: $input) { id } }', token, {
    input: { name },
  })
  const id = String(made.createWallDisplay?.id)
  const issued = await must('mutation($id: ID!) { issueWallDisplayKey(id: $id) { key } }', token, { id })
  return { id, key: String(issued.issueWallDisplayKey?.key) }
}
async function wallOf(key: string) {
  const wall = connect(port, { params: { displayKey: key } })
  await wall.acknowledged()
  return wall
}
const pictures = (wall: Awaited<ReturnType<typeof wallOf>>, id: string) =>
  wall.heard.filter((m) => m.type === 'next' && m.id === id).map((m) => (m.payload as { data: Json }).data)

/** Reports a stop of a machine that runs; answers the report's id. */
async function reportStop(token: string) {
  const { equipments, reporters, downtimeSummary } = await must(
    '{ equipments(page: { size: 100 }) { items { id isAssembly status } } reporters { items { id } } downtimeSummary { stopped { equipmentId } } }',
    token,
  )
  const stopped = new Set(downtimeSummary.stopped.map((s: Json) => s.equipmentId))
  const machine = equipments.items.find((e: Json) => e.isAssembly && e.status === 'ENABLED' && !stopped.has(e.id))
  const reporterId = reporters.items[0].id
  const input = { equipmentId: machine.id, reporterId, description: '收卷张力异常，自动停机', isStopped: true, urgency: 'STOP' }
  const made = await must('mutation($input: CreateReportLogInput!) { createReportLog(input: $input) { id } }', token, { input })
  return { reportId: String(made.createReportLog?.id), equipmentId: String(machine.id) }
}

describe('a wall', () => {
  it('shows a report of its plant within half a second, and a wall of another plant shows nothing of it', async () => {
    const { token, currentPlantId, plants } = await signIn()
    const here = await makeWall(token, 'hall A')
    const other = plants.find((p) => p.id !== currentPlantId)?.id as string
    const there = await makeWall((await switchTo(token, other)).token, 'hall B')
    const { token: back } = await switchTo(token, currentPlantId)
    const [near, far] = [await wallOf(here.key), await wallOf(there.key)]
    for (const wall of [near, far]) {
      for (const [id, query] of Object.entries({ d: SUMMARY, f: FAULTS, r: REPAIRS })) wall.subscribe(id, query)
      for (const id of ['d', 'f', 'r']) await wall.result(id)
    }
    const [first] = pictures(near, 'd')
    expect(first?.downtimeSummary?.plant?.id).toBe(currentPlantId)
    await new Promise((resolve) => setTimeout(resolve, 300))
    const { reportId } = await reportStop(back)
    const shows = (picture: Json | undefined) =>
      JSON.stringify(picture?.downtimeSummary?.stopped ?? []).includes(`"reportId":"${reportId}"`)
    await near.until(() => (pictures(near, 'd').some(shows) ? true : undefined))
    await near.until(() =>
      JSON.stringify(pictures(near, 'f').at(-1)?.faultSummary?.newest ?? '').includes(`"id":"${reportId}"`) ? true : undefined,
    )
    await near.until(() => (JSON.stringify(pictures(near, 'r').at(-1)?.repairSummary ?? '').includes('reportedToday') ? true : undefined))
    await new Promise((resolve) => setTimeout(resolve, 300))
    for (const id of ['d', 'f', 'r']) expect(pictures(far, id)).toHaveLength(1)
    for (const wall of [near, far]) wall.socket.close()
  })

  it('may read the summaries and nothing else', async () => {
    const { token } = await signIn()
    const { key } = await makeWall(token, 'hall C')
    const wall = await wallOf(key)
    wall.subscribe('own', '{ faultSummary { total } }')
    wall.subscribe('list', '{ reportLogs { total } }')
    wall.subscribe('figures', '{ faultFigures(from: "2026-11-01", to: "2026-11-02") { __typename } }')
    wall.subscribe('me', '{ me { user { name } } }')
    wall.subscribe('site', '{ site { name } }')
    wall.subscribe('write', 'mutation { createWallDisplay(input: { name: "x" }) { id } }')
    expect(await wall.result('own')).toMatchObject({ data: { faultSummary: { total: expect.any(Number) } } })
    for (const id of ['list', 'figures', 'me', 'site', 'write']) {
      const answer = await wall.until(() => wall.heard.find((m) => m.id === id))
      expect(JSON.stringify(answer.payload)).toContain('"code":"FORBIDDEN"')
    }
    wall.socket.close()
    // Over HTTP it is no token, wherever it is put.
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ query: '{ faultSummary { total } }' })
    const ask = (path: string, method = 'GET') =>
      fetch(`http://127.0.0.1:${port}${path}`, { method, headers, ...(method === 'POST' && { body }) })
    for (const path of ['/graphql', `/graphql?displayKey=${key}`]) expect((await ask(path, 'POST')).status).toBe(401)
    expect((await ask(`/api/v1/reportlogs?displayKey=${key}`)).status).toBe(401)
  })

  it('is out at once when it is revoked or gets a new key', async () => {
    const { token } = await signIn()
    const { id, key } = await makeWall(token, 'hall D')
    const wall = await wallOf(key)
    await must('mutation($id: ID!) { issueWallDisplayKey(id: $id) { key } }', token, { id })
    expect((await wall.closed()).code).toBe(4403)
    const { key: newer } = await makeWall(token, 'hall E')
    const second = await wallOf(newer)
    const { wallDisplays } = await must('{ wallDisplays(filter: { name: { contains: "hall E" } }) { items { id } } }', token)
    await must('mutation($id: ID!) { revokeWallDisplay(id: $id) { id } }', token, { id: wallDisplays.items[0].id })
    expect((await second.closed()).code).toBe(4403)
    expect(await connect(port, { params: { displayKey: newer, language: 'en' } }).closed()).toMatchObject({
      code: 4403,
      reason: expect.stringMatching(/[a-z]/),
    })
  })
})

describe('a person at a socket', () => {
  const enter = async (token: string, more: object = {}) => {
    const client = connect(port, { params: { authorization: `Bearer ${token}`, ...more } })
    await client.acknowledged()
    return client
  }

  it('is out at once after log-out', async () => {
    const { token } = await signIn()
    const client = await enter(token)
    await must('mutation { logout }', token)
    expect((await client.closed()).code).toBe(4401)
  })

  it('stays in its plant when the session goes to another one, and so does what is written with its token', async () => {
    const { token, currentPlantId, plants } = await signIn()
    const client = await enter(token)
    client.subscribe('d', SUMMARY)
    await client.result('d')
    const other = plants.find((p) => p.id !== currentPlantId)?.id as string
    const moved = await switchTo(token, other)
    const again = await enter(moved.token)
    again.subscribe('d', SUMMARY)
    expect(await again.result('d')).toMatchObject({ data: { downtimeSummary: { plant: { id: other } } } })
    // The old socket and the old token, as a tab holds them in which nobody switched.
    client.subscribe('w', '{ me { currentPlantId } }')
    expect(await client.result('w')).toMatchObject({ data: { me: { currentPlantId } } })
    const add = 'mutation($name: String!) { createWorkshop(input: { name: $name }) { id } }'
    const made = await must(add, token, { name: '旧标签页的车间' })
    const names = async (own: string) =>
      (await must('{ workshops(filter: { name: { contains: "旧标签页" } }) { items { id } } }', own)).workshops?.items
    expect([await names(token), await names(moved.token)]).toEqual([[{ id: made.createWorkshop?.id }], []])
    await switchTo(moved.token, currentPlantId)
  })

  it('is out of a plant to which it belongs no more, and goes on in the others', async () => {
    const admin = await signIn()
    const { users } = await must('{ users(filter: { username: { eq: "viewer" } }) { items { id plants { id } } } }', admin.token)
    const [person] = (users?.items ?? []) as { id: string; plants: { id: string }[] }[]
    const { token } = await signIn('viewer')
    const [stays, goes] = [admin.currentPlantId, admin.plants.find(({ id }) => id !== admin.currentPlantId)?.id as string]
    const [here, there] = [(await switchTo(token, stays)).token, (await switchTo(token, goes)).token]
    const [kept, lost] = [await enter(here), await enter(there)]
    const move = (plantIds: string[]) =>
      must('mutation($id: ID!, $plantIds: [ID!]) { updateUser(id: $id, input: { plantIds: $plantIds }) { id } }', admin.token, {
        id: person?.id,
        plantIds,
      })
    await move([stays])
    expect((await lost.closed()).code).toBe(4401)
    await expect(must('{ me { currentPlantId } }', there)).rejects.toThrow(/不属于|UNAUTHENTICATED/)
    await expect(switchTo(here, goes)).rejects.toThrow(/不存在|NOT_FOUND/)
    kept.subscribe('w', '{ me { currentPlantId plants { id } } }')
    expect(await kept.result('w')).toMatchObject({ data: { me: { currentPlantId: stays, plants: [{ id: stays }] } } })
    await move(person?.plants.map(({ id }) => id) ?? [])
  })

  it('gets the same answers as over HTTP, refusals included', async () => {
    const { token } = await signIn()
    const client = await enter(token)
    const deep = `{ reportLogs { items ${'{ equipment { workshop '.repeat(5)} { id } ${'} }'.repeat(5)} } }`
    const documents = [
      '{ me { user { username } currentPlantId expiresAt } }',
      '{ nothing }',
      '{ me {',
      deep,
      `{ ${'a: site { name } '.repeat(40)} }`,
      '{ reportLog(id: 99999999) { id } }',
    ]
    for (const [at, query] of documents.entries()) {
      client.subscribe(String(at), query)
      const { payload, type } = await client.until(() => client.heard.find((m) => m.id === String(at)))
      const http = await post(query, token)
      const codes = (errors: { message: string; extensions: { code: string } }[] | undefined) =>
        errors?.map((e) => [e.message, e.extensions.code])
      if (type === 'error') expect(codes(payload as never)).toEqual(codes(http.errors))
      else {
        expect(codes((payload as { errors?: never }).errors)).toEqual(codes(http.errors))
        if (at === 0) expect(payload).toEqual({ data: http.data })
      }
    }
    client.socket.close()
  })
})
