import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shiftNotice } from '../../../server/domain/handover/index.ts'
import { shift, worker } from '../../../server/domain/masterdata/index.ts'
import { productionSchedule, shiftPattern, workerVacation } from '../../../server/domain/shifts/index.ts'
import { type ResourceDef, systemActor } from '../../../server/kernel/index.ts'
import { make } from '../../support/samples/factories.ts'
import { type TestApp, testApp } from '../../support/servers/app.ts'
import { type LegacyClient, legacyClient } from '../../support/stories/legacyClient.ts'

let server: TestApp
let old: LegacyClient
let token: string
let [workerId, foreignId] = [0, 0]
const here = systemActor(1)
beforeAll(async () => {
  server = await testApp()
  old = legacyClient(server.address, 'en')
  await old.login()
  token = await server.login()
  workerId = (await make(server.app.store, here, worker, {})).id
  foreignId = (await make(server.app.store, systemActor(2), worker, {})).id
})
afterAll(async () => {
  old.close()
  await server.close()
})

type Values = Record<string, unknown>
const count = (resource: ResourceDef) => server.app.store.read(here).of(resource).count({})
/** Fields that a create of this type is refused for. */
async function graphql(type: string, input: Values) {
  const query = `mutation($input: Create${type}Input!) { create${type}(input: $input) { id } }`
  const { errors } = await server.send(query, { token, language: 'en', variables: { input } })
  const { code, fields = [] } = errors?.[0]?.extensions ?? {}
  return { code, fields: fields.map(({ field }: { field: string }) => field) }
}
async function rest(path: string, body: Values) {
  const { status, body: told } = await old.post(path, body)
  return { status, fields: (told.errors ?? []).map(({ field }) => field) }
}

describe('leave', () => {
  const leave = (more: Values) => ({ workerId, vacType: 'SICK', beginDate: '2031-03-03', endDate: '2031-03-04', ...more })
  it.each<[string, () => Values, string]>([
    ['that ends before it begins', () => leave({ endDate: '2031-03-02' }), 'endDate'],
    ['of 400 days', () => leave({ endDate: '2032-04-06' }), 'endDate'],
    ['of somebody of another plant', () => leave({ workerId: foreignId }), 'workerId'],
    ['of a type that there is not', () => leave({ vacType: 'HOBBY' }), 'vacType'],
    ['on a day that there is not', () => leave({ beginDate: '2031-02-30' }), 'beginDate'],
  ])('%s is refused by field on both wires', async (_, given, field) => {
    const before = await count(workerVacation)
    const { workerId: workerID, ...others } = given()
    // What is no value of the type at all, GraphQL refuses before us.
    if (field !== 'vacType' && field !== 'beginDate') expect((await graphql('WorkerVacation', given())).fields).toEqual([field])
    expect(await rest('/workervacations', { workerID, ...others })).toEqual({
      status: 400,
      fields: [field === 'workerId' ? 'workerID' : field],
    })
    expect(await count(workerVacation)).toBe(before)
  })

  it('over other leave is refused', async () => {
    expect((await graphql('WorkerVacation', leave({}))).fields).toEqual([])
    const before = await count(workerVacation)
    expect((await graphql('WorkerVacation', leave({ beginDate: '2031-03-04', endDate: '2031-03-05' }))).fields).toEqual(['beginDate'])
    expect(await count(workerVacation)).toBe(before)
  })
})

describe('a pattern', () => {
  it.each(['', '---', 'AXB'])('of %j is refused', async (cycle) => {
    const before = await count(shiftPattern)
    expect((await graphql('ShiftPattern', { name: 'none', cycle })).fields).toEqual(['cycle'])
    expect((await rest('/shiftpatterns', { name: 'none', cycle })).status).toBe(400)
    expect(await count(shiftPattern)).toBe(before)
  })
})

it('a shift that is scheduled is not deleted', async () => {
  const [planned] = (await server.app.store.read(here).list(productionSchedule, { no: 1, size: 1, sort: 'date', filter: {} })).items
  const shiftId = planned?.shiftId
  const before = await count(shift)
  const { errors } = await server.send('mutation($ids: [ID!]!) { deleteShifts(ids: $ids) }', { token, variables: { ids: [shiftId] } })
  expect(errors?.[0]?.extensions?.code).toBe('CONFLICT')
  expect((await old.delete(`/shifts/${shiftId}`)).status).toBe(400)
  expect(await count(shift)).toBe(before)
})

describe('a notice', () => {
  const MIB = 1024 * 1024
  const notice = (title: string, text: string) => ({ date: '2031-03-03', title, notice: text })

  it('keeps what was written and nothing that would run, whichever way it came', async () => {
    const hostile = '<p onclick="x()">Roll <b>7</b><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:x()">y</a></p>'
    expect((await graphql('ShiftNotice', notice('one', hostile))).fields).toEqual([])
    expect((await rest('/shiftnotices', notice('two', hostile))).status).toBe(200)
    const rows = await server.app.store.read(here).of(shiftNotice).find({ date: '2031-03-03' })
    const texts = rows.map((row) => (row as unknown as { notice: string }).notice)
    expect(texts).toHaveLength(2)
    for (const text of texts) {
      expect(text).toContain('<strong>7</strong>')
      expect(text).not.toMatch(/script|onclick|onerror|javascript/i)
    }
  })

  it('of a megabyte is refused, and of more than its field takes by name', async () => {
    const before = await count(shiftNotice)
    const query = 'mutation($input: CreateShiftNoticeInput!) { createShiftNotice(input: $input) { id } }'
    const large = await fetch(`${server.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables: { input: notice('large', 'x'.repeat(MIB)) } }),
    })
    expect(large.status).toBe(413)
    expect((await old.post('/shiftnotices', notice('large', 'x'.repeat(MIB)))).status).toBe(413)
    expect((await graphql('ShiftNotice', notice('long', 'x'.repeat(20_001)))).fields).toEqual(['notice'])
    expect(await rest('/shiftnotices', notice('long', 'x'.repeat(20_001)))).toEqual({ status: 400, fields: ['notice'] })
    expect(await count(shiftNotice)).toBe(before)
  })
})
