import { isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loginLog, role, session, user } from '../../../server/domain/identity/index.ts'
import { operationLog } from '../../../server/domain/system/index.ts'
import { type Actor, Refusal, systemActor } from '../../../server/kernel/index.ts'
import { type TestApp, testApp } from '../../support/servers/app.ts'

/* An administrator sees what somebody else sees, writes nothing, and both of them find it in the logs. */
const MINUTE = 60_000
const START = new Date('2026-11-18T02:00:00.000Z')
let at = START
let server: TestApp
let admin: string
beforeAll(async () => {
  server = await testApp({}, undefined, { now: () => new Date(at) })
  admin = await server.login()
})
afterAll(() => server.close())

const base = () => server.app.store.read(systemActor(0))
const userNamed = async (username: string) => (await base().of(user).find({ username }))[0] as { id: number; name: string }
const VIEW = 'mutation($id: ID!) { viewAs(userId: $id) { token expiresAt } }'
const view = (token: string, id: number) => server.send(VIEW, { token, variables: { id: String(id) }, language: 'en' })
async function viewing(username = 'lead', token = admin) {
  const target = await userNamed(username)
  const { data, errors } = await view(token, target.id)
  if (!data) throw new Error(errors?.[0]?.message)
  return { target, token: (data as { viewAs: { token: string } }).viewAs.token }
}
const refusalOf = ({ errors }: Awaited<ReturnType<TestApp['send']>>) => errors?.[0]?.extensions.refusal ?? errors?.[0]?.extensions.code

describe('looking on as somebody else', () => {
  it('shows exactly what that person gets', async () => {
    const { token } = await viewing()
    const own = await server.login('lead')
    for (const query of [
      '{ me { user { username } currentPlantId permissions menus { title children { title } } } }',
      '{ reportLogs(page: { size: 50 }) { total items { id reportNo actions blocked { step } } } }',
      '{ repairLogs(page: { size: 50 }) { total items { id actions } } }',
      '{ users { total } }',
      '{ operationLogs { total items { id } } }',
    ]) {
      const [seen, shown] = [await server.send(query, { token: own }), await server.send(query, { token })]
      expect([shown.status, shown.data, shown.errors?.[0]?.message]).toEqual([seen.status, seen.data, seen.errors?.[0]?.message])
    }
    const { data } = await server.send('{ me { viewedBy { name until } } }', { token })
    const { name } = await userNamed('admin')
    expect(data).toEqual({ me: { viewedBy: { name, until: new Date(at.getTime() + 15 * MINUTE).toISOString() } } })
    expect((await server.send('{ me { viewedBy { name } } }', { token: own })).data).toEqual({ me: { viewedBy: null } })
  })

  it('refuses every mutation of the schema but the one that ends it, and what tells of the account', () => {
    const { schema } = server.app.api
    const context = { actor: { ...systemActor(1), impersonatedBy: { id: 1, name: 'Chief' } } }
    const codeOf = (field: { resolve?: unknown }) => {
      try {
        ;(field.resolve as (...args: unknown[]) => unknown)({}, {}, context, {})
        return 'went through'
      } catch (e) {
        return e instanceof Refusal ? e.code : 'went through'
      }
    }
    const mutations = schema.getMutationType()
    if (!isObjectType(mutations)) throw new Error('no mutations')
    const open = Object.values(mutations.getFields()).filter((field) => field.name !== 'logout' && codeOf(field) !== 'onlyLooking')
    expect(open.map(({ name }) => name)).toEqual([])
    for (const name of ['myAccount', 'mySessions'])
      expect([name, codeOf(schema.getQueryType()?.getFields()[name] ?? {})]).toEqual([name, 'onlyLooking'])
  })

  it('refuses writes over HTTP and sockets, and all of REST with its exports', async () => {
    const { token } = await viewing()
    const add = 'mutation { createWorkshop(input: { name: "Never" }) { id } }'
    const refused = await server.send(add, { token, language: 'en' })
    expect([refusalOf(refused), refused.errors?.[0]?.message]).toEqual([
      'onlyLooking',
      'You are viewing as another user. Viewing is read-only',
    ])
    expect(refusalOf(await server.send('{ mySessions { id } }', { token }))).toBe('onlyLooking')
    const over = server.socket({ authorization: `Bearer ${token}`, language: 'en' }).iterate({ query: add })
    expect((await over.next()).value?.errors?.[0]?.extensions?.refusal).toBe('onlyLooking')
    for (const [method, path] of [
      ['GET', '/api/v1/reportlogs/export'],
      ['GET', '/api/v1/reportlogs'],
      ['POST', '/api/v1/reportlogs'],
      ['POST', '/files'],
    ] as const)
      expect([path, (await fetch(server.address + path, { method, headers: { authorization: `Bearer ${token}` } })).status]).toEqual([
        path,
        403,
      ])
  })

  it('writes nothing in that name, whatever way a write might find', async () => {
    const { id } = await userNamed('lead')
    const looking: Actor = { ...systemActor(1), kind: 'user', userId: id, impersonatedBy: { id: 1, name: 'Chief' } }
    for (const write of ['write', 'dryRun'] as const)
      await expect(server.app.store[write](looking, async () => 1)).rejects.toMatchObject({ code: 'onlyLooking' })
  })
})

describe('who looks on as whom', () => {
  it('is never somebody with more rights, nor oneself, nor anybody without the right', async () => {
    const [chief, lead, manager] = [await userNamed('admin'), await userNamed('lead'), await userNamed('manager')]
    const token = await server.login('manager')
    expect(refusalOf(await view(token, lead.id))).toBe('forbidden')
    expect(refusalOf(await view(admin, chief.id))).toBeDefined()
    const [held] = await base()
      .of(role)
      .many((await base().of(user).linksOf('roleIds', [manager.id])).get(manager.id) ?? [])
    if (!held) throw new Error('the manager has no role')
    await server.app.store.write(systemActor(0), async (uow) =>
      uow
        .of(role)
        .patch(await uow.of(role).lockForUpdate(held.id), { permissions: `${held.permissions} system:user:viewAs system:user:list` }),
    )
    expect(refusalOf(await view(await server.login('manager'), chief.id))).toBe('outranked')
  })

  it('ends when the one who looks loses the right, signs out, or a quarter of an hour is over', async () => {
    const alive = async (token: string) => (await server.send('{ me { currentPlantId } }', { token })).status === 200
    const chief = await server.login()
    const first = (await viewing('lead', chief)).token
    expect(await alive(first)).toBe(true)
    await server.send('mutation { logout }', { token: chief })
    expect(await alive(first)).toBe(false)

    const second = (await viewing()).token
    at = new Date(at.getTime() + 14 * MINUTE)
    expect(await alive(second)).toBe(true)
    at = new Date(at.getTime() + MINUTE)
    expect(await alive(second)).toBe(false)

    const third = (await viewing()).token
    expect((await server.send('mutation { logout }', { token: third })).data).toEqual({ logout: true })
    expect([await alive(third), await alive(admin)]).toEqual([false, true])
  })

  it('stands in both logs, and among the sessions of the person', async () => {
    const { target, token } = await viewing()
    const chief = await userNamed('admin')
    const own = await server.login('lead')
    const { data } = await server.send('{ mySessions { viewedBy current } }', { token: own })
    expect((data as { mySessions: { viewedBy: string | null }[] }).mySessions.map(({ viewedBy }) => viewedBy)).toContain(chief.name)
    const logins = await base().of(loginLog).find({ userId: target.id, outcome: 'VIEW' })
    expect(logins.at(-1)).toMatchObject({ username: 'lead', viewedById: chief.id })
    const logged = await base().of(operationLog).find({ resource: 'user', recordId: target.id, action: 'viewAs' })
    expect(logged.at(-1)).toMatchObject({ userId: chief.id, userName: chief.name, recordTitle: target.name })
    await server.send('mutation { logout }', { token })
    const [row] = (await base().of(session).find({ userId: target.id, viewedById: chief.id })).slice(-1)
    expect(row?.status).toBe('ENDED')
  })
})
