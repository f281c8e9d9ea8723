import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makeCalls } from '../support/random/callers.ts'
import { graphqlCalls } from '../support/random/graphqlCalls.ts'
import { graphqlJudge } from '../support/random/graphqlJudge.ts'
import { operationsOf } from '../support/random/graphqlOperations.ts'
import { graphqlRows } from '../support/random/graphqlRows.ts'
import { knownRows } from '../support/random/knownRows.ts'
import { type Round, replay, rounds, SHARE_DONE, timeoutOf } from '../support/random/rounds.ts'
import { gibberish } from '../support/samples/gibberish.ts'
import { testApp } from '../support/servers/app.ts'

/** What counts failures of log-in, and what would end the session that asks. */
const EXCEPT = ['login', 'loginStep2', 'autoLogin', 'logout', 'switchPlant', 'changePassword', 'endSession', 'endMySession']
const GIBBERISH = 200

async function signedIn() {
  const server = await testApp(process.env.LOG ? { LOG_LEVEL: process.env.LOG } : {})
  onTestFinished(() => server.close())
  return { server, token: await server.login() }
}

describe.each(rounds)('calls of every operation, $count from seed $seed', (round: Round) => {
  it(
    'are no fault of the server, tell nothing of the inside, and are answered in time',
    async () => {
      const { server, token } = await signedIn()
      const { schema } = server.app.api
      const known = knownRows(await graphqlRows(schema, (query) => server.send(query, { token })))
      const judge = graphqlJudge(schema)
      const { faults, depths } = await makeCalls({
        count: round.count,
        callOf: graphqlCalls(operationsOf(schema, EXCEPT), known, round.seed),
        async send(call) {
          const { query, variables, language } = call
          return judge(call, await server.send(query, { token, variables, language }))
        },
        replay: (call) => replay(round, 'tests/api/fuzz', call),
      })
      expect(faults.join('\n')).toBe('')
      expect((await server.send('{ me { user { username } } }', { token })).data).toEqual({ me: { user: { username: 'admin' } } })
      expect(depths.done / round.count).toBeGreaterThan(SHARE_DONE)
    },
    timeoutOf(round),
  )
})

it('a text that is hardly a document is no fault of the server', async () => {
  const { server, token } = await signedIn()
  const judge = graphqlJudge(server.app.api.schema)
  await fc.assert(
    fc.asyncProperty(gibberish, async (query) => {
      const answer = await server.send(query, { token })
      expect(judge({ query, variables: {} }, answer).faults).toEqual([])
    }),
    { seed: rounds[0]?.seed ?? 0, numRuns: GIBBERISH, endOnFailure: true },
  )
})
