import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operationLog } from '../../server/domain/system/index.ts'
import { systemActor } from '../../server/kernel/index.ts'
import { type TestApp, testApp } from '../support/servers/app.ts'
import { freshBase } from '../support/store/store.ts'
import { type LegacyClient, legacyClient } from '../support/stories/legacyClient.ts'
import { isLong } from '../support/suite/longForms.ts'

/** Each of them changes the record once: every change is one that somebody else's had to wait for. */
const CLIENTS = isLong ? 100 : 20
/** Two servers on one base and one messenger, where there are such. */
const isShared = Boolean(process.env.TEST_DATABASE_URL && process.env.TEST_REDIS_URL)
const READ = 'query($id: ID!) { workshop(id: $id) { sortOrder updatedAt } }'
const WRITE = 'mutation($id: ID!, $input: UpdateWorkshopInput!) { updateWorkshop(id: $id, input: $input) { sortOrder } }'
const MAKE = 'mutation { createWorkshop(input: { name: "contested", sortOrder: 0 }) { id } }'

let base: Awaited<ReturnType<typeof freshBase>>
let servers: TestApp[]
let token: string
const olds: LegacyClient[] = []
beforeAll(async () => {
  base = await freshBase()
  const settings = { DEMO: '0', ADMIN_PASSWORD: 'not guessed by anybody', JWT_SECRET: 'two servers sign with the same 0123456789' }
  servers = [await testApp(settings, base)]
  if (isShared) servers.push(await testApp(settings, base))
  token = await (servers[0] as TestApp).login('admin', settings.ADMIN_PASSWORD)
  for (const { address } of servers) {
    const old = legacyClient(address)
    await old.login('admin', settings.ADMIN_PASSWORD)
    olds.push(old)
  }
})
afterAll(async () => {
  for (const old of olds) old.close()
  for (const server of servers) await server.close()
  await base.drop()
})
const of = <T>(all: readonly T[], at: number) => all[at % all.length] as T

/** Adds one over GraphQL; true once it is acknowledged, false when it is told that somebody was faster. */
async function overGraphql(server: TestApp, id: string): Promise<boolean> {
  const row = (await server.send(READ, { token, variables: { id } })).data?.workshop as { sortOrder: number; updatedAt: string }
  const input = { sortOrder: row.sortOrder + 1, updatedAt: row.updatedAt }
  const { status, errors } = await server.send(WRITE, { token, variables: { id, input } })
  if (errors) expect([status, errors[0]?.extensions.code]).toEqual([200, 'CONFLICT'])
  return !errors
}
/** The same as old clients do: the row as it was read, with one thing changed. */
async function overRest(old: LegacyClient, id: string): Promise<boolean> {
  const row = (await old.get(`/workshops/${id}`)).body.data as { sortOrder: number }
  const { status, body } = await old.put(`/workshops/${id}`, { ...row, sortOrder: row.sortOrder + 1 })
  if (status !== 200) expect([status, body.code]).toEqual([400, 40021])
  return status === 200
}

describe('a record that many change at once', () => {
  it('keeps each change that was acknowledged, and everybody else is told of it', async () => {
    const [server] = servers as [TestApp]
    const { createWorkshop } = (await server.send(MAKE, { token })).data as { createWorkshop: { id: string } }
    const { id } = createWorkshop
    let refused = 0
    async function addOne(at: number) {
      const write = () => (Math.floor(at / servers.length) % 2 ? overRest(of(olds, at), id) : overGraphql(of(servers, at), id))
      while (!(await write())) refused++
    }
    await Promise.all(Array.from({ length: CLIENTS }, (_, at) => addOne(at)))
    expect((await server.send(READ, { token, variables: { id } })).data?.workshop).toMatchObject({ sortOrder: CLIENTS })
    // It was contested, and each change stands in the log once.
    expect(refused).toBeGreaterThan(CLIENTS)
    const log = await server.app.store
      .read(systemActor(0))
      .of(operationLog)
      .find({ resource: 'workshop', recordId: Number(id) })
    expect(log.filter(({ action }) => action === 'update')).toHaveLength(CLIENTS)
  })
})
