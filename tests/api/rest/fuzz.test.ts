import { describe, expect, it, onTestFinished } from 'vitest'
import { makeCalls } from '../../support/random/callers.ts'
import { graphqlRows } from '../../support/random/graphqlRows.ts'
import { knownRows } from '../../support/random/knownRows.ts'
import { restCalls } from '../../support/random/restCalls.ts'
import { restJudge } from '../../support/random/restJudge.ts'
import { restOperations } from '../../support/random/restOperations.ts'
import { restRows } from '../../support/random/restRows.ts'
import { restSender } from '../../support/random/restSender.ts'
import { type Round, replay, rounds, SHARE_DONE, timeoutOf } from '../../support/random/rounds.ts'
import { testApp } from '../../support/servers/app.ts'
import type { OpenDocument } from '../../support/suite/conforms.ts'

/** What counts failures of log-in, and what would end the session that asks. */
const EXCEPT = [
  ...['post /admin/login', 'post /admin/login/step2', 'post /admin/autologin', 'post /admin/logout'],
  ...['post /admin/sysusers/switchplant/{plantId}', 'post /sessions/{id}/end'],
]

describe.each(rounds)('calls of everything in the OpenAPI document, $count from seed $seed', (round: Round) => {
  it(
    'are answered in the documented shape and in time, are no fault of the server, and tell nothing of the inside',
    async () => {
      const server = await testApp(process.env.LOG ? { LOG_LEVEL: process.env.LOG } : {})
      onTestFinished(() => server.close())
      const token = await server.login()
      const send = restSender(server.address, token)
      const described = await fetch(`${server.address}/api/v1/openapi.json`)
      const document = (await described.json()) as OpenDocument
      const offered = await graphqlRows(server.app.api.schema, (query) => server.send(query, { token }))
      const known = knownRows(await restRows(document, send, offered))
      const judge = restJudge(document)
      const { faults, depths } = await makeCalls({
        count: round.count,
        callOf: restCalls(restOperations(document, EXCEPT), known, round.seed),
        send: async (call) => judge(call, await send(call)),
        replay: (call) => replay(round, 'tests/api/rest/fuzz', call),
      })
      expect(faults.join('\n')).toBe('')
      const own = await send({ method: 'get', path: '/admin/userinfo', query: [], body: undefined, headers: {} })
      expect(own.status).toBe(200)
      expect(depths.done / round.count).toBeGreaterThan(SHARE_DONE)
    },
    timeoutOf(round),
  )
})
