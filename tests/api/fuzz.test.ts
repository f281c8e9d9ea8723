import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../support/app.ts'
import { callsOf, gibberish } from '../support/hostile.ts'

/** More of them, from another seed: FUZZ_RUNS=5000 SEED=7 npx vitest run --project core tests/api/fuzz */
const RUNS = Number(process.env.FUZZ_RUNS ?? process.env.RUNS ?? 200)
const SEED = Number(process.env.SEED ?? 2026)
/** Not log-in, which counts failures, nor what would end the session that asks. */
const EXCEPT = ['login', 'logout', 'switchPlant', 'updatePlant', 'endSession', 'endMySession']
const LEAKS = /sqlite|postgres|drizzle|node_modules|\.ts:|\.js:|at \w+ \(|violates|constraint/i

let server: TestApp
let token: string
beforeAll(async () => {
  server = await testApp(process.env.LOG ? { LOG_LEVEL: process.env.LOG } : {})
  token = await server.login()
})
afterAll(() => server.close())

async function staysCalm({ query, variables }: { query: string; variables: object }) {
  const { status, errors = [], text } = await server.send(query, { token, variables })
  const faults = errors.filter((e) => !e.extensions?.code || e.extensions.code === 'INTERNAL_SERVER_ERROR')
  expect({ query, variables, status, faults: faults.map((e) => e.message) }).toMatchObject({ faults: [] })
  expect(status).toBeLessThan(500)
  if (errors.length) expect(errors.map((e) => e.message).join()).not.toMatch(LEAKS)
  return text
}

describe('whatever is asked', { timeout: 120_000 + RUNS * 40 }, () => {
  it('is no fault of the server, with any values', async () => {
    await fc.assert(
      fc.asyncProperty(callsOf(server.app.api.schema, EXCEPT), async (call) => void (await staysCalm(call))),
      { seed: SEED, numRuns: RUNS, endOnFailure: true },
    )
  })

  it('is no fault of the server, if it is a document at all or not', async () => {
    await fc.assert(
      fc.asyncProperty(gibberish, async (call) => void (await staysCalm(call))),
      { seed: SEED, numRuns: RUNS, endOnFailure: true },
    )
  })

  it('leaves the server alive', async () => {
    expect((await server.send('{ me { user { username } } }', { token })).data).toEqual({ me: { user: { username: 'admin' } } })
  })
})
