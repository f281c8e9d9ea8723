import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../support/servers/app.ts'

let server: TestApp
let token: string
beforeAll(async () => {
  server = await testApp()
  token = await server.login('developer')
})
afterAll(() => server.close())

/** Audits ask for __typename and __type; the schema is shown to developers only, so they come as one. */
const asDeveloper: typeof fetch = (url, init) =>
  fetch(url, { ...init, headers: { ...(init?.headers as object), authorization: `Bearer ${token}` } })

describe('GraphQL over HTTP', () => {
  it('passes the audits of its specification', async () => {
    const audits = serverAudits({ url: `${server.address}/graphql`, fetchFn: asDeveloper })
    const results = await Promise.all(audits.map((audit) => audit.fn()))
    const of = (status: string) =>
      results.filter((r) => r.status === status).map((r) => `${r.id} ${r.name}: ${'reason' in r ? r.reason : ''}`)
    expect(of('error')).toEqual([])
    expect(of('warn').length, of('warn').join('\n')).toBeLessThanOrEqual(3)
    expect(of('ok').length).toBeGreaterThanOrEqual(55)
  })
})
