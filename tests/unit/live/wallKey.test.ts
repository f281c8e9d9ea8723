import type { GraphQLError, GraphQLField } from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../server/domain/index.ts'
import { overSocket } from '../../../server/graphql/overSocket.ts'
import { buildApi } from '../../../server/graphql/schema.ts'
import { type Actor, NO_DATA_SCOPE } from '../../../server/kernel/index.ts'
import type { ConnectionGate, Guest } from '../../../server/live/connectionGate.ts'
import { argsOf } from '../../../server/live/operations.ts'
import { documentFor } from '../../support/samples/documents.ts'

/** The one list of what a wall may ask for: live, or read once. */
const SUMMARIES = ['downtimeSummary', 'faultSummary', 'repairSummary', 'scheduleSummary', 'complaintSummary'].flatMap((name) => [
  `Query.${name}`,
  `Subscription.${name}`,
])

let api: Awaited<ReturnType<typeof buildApi>>
let graphql: ReturnType<typeof overSocket>
beforeAll(async () => {
  api = await buildApi(registry)
  graphql = overSocket({ schema: api.schema, isOpen: true, contextOf: ((request: object) => request) as never, onFault: () => undefined })
})

const actor: Actor = {
  kind: 'display',
  userId: null,
  name: 'Hall 1',
  plantId: 1,
  plantIds: [1],
  permissions: new Set(registry.readModels.flatMap((model) => (model.isForWalls ? model.permission : []))),
  dataScope: NO_DATA_SCOPE,
  sessionId: null,
  ip: '10.0.0.1',
}
const guest = { actor, expiresAt: null, language: 'en', display: {} } as unknown as Guest
const door = { recheck: async () => undefined } as unknown as ConnectionGate
/** The error codes that a wall gets for a document; none when it is carried out. */
async function codesFor(query: string, who = guest) {
  const args = await argsOf(graphql as never, door, {
    client: { ip: '' } as never,
    guest: who,
    payload: { query },
    deliverTo: () => () => undefined,
  })
  if (!Array.isArray(args)) return []
  return args.map((error: GraphQLError) => graphql.formatError(error, { language: 'en', requestId: '1' }).extensions?.code)
}
const fields = () =>
  [api.schema.getQueryType(), api.schema.getMutationType(), api.schema.getSubscriptionType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {}).map((field) => [root?.name ?? '', field] as [string, GraphQLField<unknown, unknown>]),
  )

describe('the key of a wall', () => {
  it('opens the summaries and no other operation of the schema', async () => {
    const opened: string[] = []
    for (const [root, field] of fields()) {
      const codes = await codesFor(documentFor(root, field))
      if (!codes.length) opened.push(`${root}.${field.name}`)
      else expect([root, field.name, codes]).toEqual([root, field.name, ['FORBIDDEN']])
    }
    expect(opened.sort()).toEqual(SUMMARIES.sort())
  })
  it('opens nothing that hides beside a summary, behind a fragment or another name', async () => {
    const hidden = [
      'query A { me { user { name } } } subscription B { downtimeSummary { __typename } }',
      'subscription { downtimeSummary: recordsChanged(resource: "user") { __typename } }',
      'subscription { ...S } fragment S on Subscription { recordsChanged(resource: "user") { __typename } }',
      '{ __schema { types { name } } }',
      '{ __typename }',
      '{ faultSummary { total } me { user { name } } }',
    ]
    for (const query of hidden) expect([query, (await codesFor(query)).length > 0]).toEqual([query, true])
    expect(await codesFor('subscription { ...S } fragment S on Subscription { repairSummary { __typename } }')).toEqual([])
  })
  it('leaves people what is theirs', async () => {
    const person = { ...guest, display: undefined } as Guest
    expect(await codesFor('{ me { user { name } } }', person)).toEqual([])
  })
})
