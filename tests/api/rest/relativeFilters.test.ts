import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../support/servers/app.ts'
import { fixedClock } from '../../support/store/store.ts'
import { type LegacyClient, legacyClient } from '../../support/stories/legacyClient.ts'

const clock = fixedClock('2026-11-18T02:00:00.000Z')
let server: TestApp
let old: LegacyClient
beforeAll(async () => {
  server = await testApp({}, undefined, clock)
  old = legacyClient(server.address)
  await old.login()
})
afterAll(async () => {
  old.close()
  await server.close()
})

const count = async (path: string, params: Record<string, unknown>) => {
  const { status, body } = await old.get(path, params)
  expect([status, body.msg]).toEqual([200, ''])
  return (body.data as { count: number }).count
}
async function graphql(query: string, variables: object) {
  const answer = await fetch(`${server.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${old.token()}` },
    body: JSON.stringify({ query, variables }),
  })
  return (await answer.json()) as { data: { page: { total: number } } | null; errors?: { message: string; extensions: object }[] }
}
const REPORTS = `query ($filter: ReportLogFilter) { page: reportLogs(filter: $filter) { total } }`

describe('a relative filter', () => {
  it('means the same in REST, GraphQL and exports as its days', async () => {
    const wanted = await count('/reportlogs', { reportDate: '2026-11-12,2026-11-18' })
    expect(wanted).toBeGreaterThan(0)
    expect(await count('/reportlogs', { reportDate: 'last7days' })).toBe(wanted)
    const { data } = await graphql(REPORTS, { filter: { reportDate: { relative: 'last7days' } } })
    expect(data?.page.total).toBe(wanted)
    const sheet = await fetch(`${server.address}/api/v1/reportlogs/export?reportDate=last7days`, {
      headers: { authorization: `Bearer ${old.token()}` },
    })
    expect([sheet.status, Number(sheet.headers.get('x-row-count'))]).toEqual([200, wanted])
    await sheet.body?.cancel()
  })

  it('works through links and for people', async () => {
    expect(await count('/repairlogs', { 'report.reportDate': 'lastMonth' })).toBe(
      await count('/repairlogs', { 'report.reportDate': '2026-10-01,2026-10-31' }),
    )
    const me = ((await old.get('/admin/sysusers', { username: 'admin' })).body.data as { list: { id: number }[] }).list[0]
    expect(await count('/workers', { userID: 'me' })).toBe(await count('/workers', { userID: me?.id }))
    expect((await old.get('/equipments', { workshopID: 'me' })).status).toBe(400)
  })

  it.each([
    ['last0days', /1.*3660/],
    ['last-7days', /1.*3660/],
    ['last100000days', /1.*3660/],
    ['lastYear', /olderThanNdays/],
  ])('%s is refused in words', async (text, words) => {
    const { status, body } = await old.get('/reportlogs', { reportDate: text })
    expect([status, body.msg]).toEqual([400, expect.stringMatching(words)])
    const { errors } = await graphql(REPORTS, { filter: { reportDate: { relative: text } } })
    expect(JSON.stringify(errors)).toMatch(words)
  })

  it('is described where callers look', async () => {
    type Document = { paths: Record<string, { get: { parameters: { name: string; description: string }[] } }> }
    const { paths } = (await (await fetch(`${server.address}/api/v1/openapi.json`)).json()) as Document
    const parameters = paths['/reportlogs']?.get.parameters
    expect(parameters?.find(({ name }) => name === 'reportDate')?.description).toContain('olderThanNdays')
  })
})
