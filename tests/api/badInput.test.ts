import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256Hex } from '../../server/access/index.ts'
import { documentFor } from '../support/samples/documents.ts'
import { type TestApp, testApp } from '../support/servers/app.ts'
import { quickest } from '../support/suite/quickest.ts'

let server: TestApp
let admin: string
beforeAll(async () => {
  server = await testApp()
  admin = await server.login()
})
afterAll(() => server.close())

const LOGIN = 'mutation($input: LoginInput!) { login(input: $input) { token } }'
const attempt = (username: string, password: string, language = 'zh') =>
  server.send(LOGIN, { variables: { input: { username, password: sha256Hex(password) } }, language })
const codeOf = (answer: Awaited<ReturnType<TestApp['send']>>) => answer.errors?.[0]?.extensions.code
const messageOf = (answer: Awaited<ReturnType<TestApp['send']>>) => answer.errors?.[0]?.message ?? ''
const LEAKS = /sqlite|postgres|drizzle|select |insert |node_modules|\.ts:|\.js:|Error:|at \w+ \(/i

describe('log-in', () => {
  it('tells a wrong password in the reader’s language, the same for a name nobody has', async () => {
    const [zh, en, nobody] = [
      await attempt('viewer', 'wrong'),
      await attempt('viewer', 'wrong', 'en'),
      await attempt('nobody-here', 'wrong'),
    ]
    expect([zh, en, nobody].map(codeOf)).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT'])
    expect(messageOf(zh)).toBe(messageOf(nobody))
    expect(messageOf(zh)).toMatch(/[\u4e00-\u9fff]/)
    expect(messageOf(en)).not.toMatch(/[\u4e00-\u9fff]/)
  })

  it('locks after five failures, with the minutes left, even for the right password', async () => {
    for (let i = 0; i < 5; i++) await attempt('operator', 'wrong')
    const locked = await attempt('operator', 'Millwright-2026')
    expect(codeOf(locked)).toBe('RATE_LIMITED')
    expect(messageOf(locked)).toMatch(/10/)
    expect((await attempt('manager', 'Millwright-2026')).errors).toBeUndefined()
  })
})

describe('tokens', () => {
  const forged = ['nonsense', 'eyJhbGciOiJub25lIn0.eyJpZGVudGl0eSI6MSwicGxhbnRpZCI6MSwic2lkIjoxLCJleHAiOjQxMDI0NDQ4MDB9.', 'a.b.c']
  it.each(forged)('%s opens nothing', async (token) => {
    const answer = await server.send('{ me { user { name } } }', { token })
    expect([answer.status, codeOf(answer)]).toEqual([401, 'UNAUTHENTICATED'])
    expect(answer.headers.get('content-type')).toContain('application/graphql-response+json')
  })

  it('are asked for by everything but the operations of the log-in page and the answer to a call', () => {
    const open = [...server.app.api.catalogue].filter(([, permission]) => permission === 'public').map(([operation]) => operation)
    // A call is answered by its one-use key, also by somebody who is not signed in.
    const byKey = ['Mutation.answerCallByLink', 'Query.callOfLink']
    const steps = ['login', 'loginStep2', 'loginNewPassword', 'autoLogin'].map((step) => `Mutation.${step}`)
    expect(open.sort()).toEqual([...byKey, ...steps, 'Query.site'].sort())
  })

  it('without one, every operation but the public ones is refused', async () => {
    for (const [operation, permission] of server.app.api.catalogue) {
      const [root, name] = operation.split('.')
      if (permission === 'public' || root === 'Subscription') continue
      const field = (root === 'Query' ? server.app.api.schema.getQueryType() : server.app.api.schema.getMutationType())?.getFields()[
        name as string
      ]
      const answer = await server.send(documentFor(root as string, field as never))
      expect([operation, answer.status, codeOf(answer)]).toEqual([operation, 401, 'UNAUTHENTICATED'])
    }
  })

  it('of somebody without tags open nothing that wants one', async () => {
    const { role } = await import('../../server/domain/identity/index.ts')
    const { systemActor } = await import('../../server/kernel/index.ts')
    const token = await server.login('viewer')
    const { store } = server.app
    const [viewer] = await store.read(systemActor(0)).of(role).find({ roleKey: 'viewer' })
    await store.write(systemActor(0), async (uow) =>
      uow
        .of(role)
        .patch(await uow.of(role).lockForUpdate((viewer as { id: number }).id), { permissions: 'nothing:at:all', menuIds: [] } as never),
    )
    for (const [operation, permission] of server.app.api.catalogue) {
      const [root, name] = operation.split('.')
      if (permission === 'public' || permission.length === 0 || root === 'Subscription') continue
      const field = (root === 'Query' ? server.app.api.schema.getQueryType() : server.app.api.schema.getMutationType())?.getFields()[
        name as string
      ]
      const answer = await server.send(documentFor(root as string, field as never), { token })
      expect([operation, answer.status, codeOf(answer)]).toEqual([operation, 403, 'FORBIDDEN'])
    }
  })
})

describe('values', () => {
  const create = (input: object, language = 'zh') =>
    server.send('mutation($input: CreateReportLogInput!) { createReportLog(input: $input) { id } }', {
      token: admin,
      variables: { input },
      language,
    })
  const base = { equipmentId: '30', reporterId: '1' }
  const count = async () =>
    ((await server.send('{ reportLogs { total } }', { token: admin })).data as { reportLogs: { total: number } }).reportLogs.total

  it('that are wrong name the field and what is allowed, and write nothing', async () => {
    const before = await count()
    const long = await create({ ...base, description: '长'.repeat(4001) })
    expect([codeOf(long), long.errors?.[0]?.extensions.fields]).toEqual([
      'BAD_USER_INPUT',
      [{ field: 'description', message: expect.stringContaining('4000') }],
    ])
    const future = await create({ ...base, description: 'x', reportDate: '2099-01-01T00:00:00Z' })
    expect(future.errors?.[0]?.extensions.fields).toEqual([{ field: 'reportDate', message: expect.any(String) }])
    const blank = await create({ ...base, description: '   ' }, 'en')
    expect(blank.errors?.[0]?.extensions.fields).toEqual([{ field: 'description', message: expect.stringMatching(/required|empty|must/i) }])
    const reference = await create({ ...base, equipmentId: '999999', description: 'x' })
    expect(reference.errors?.[0]?.extensions.fields?.[0]?.field).toBe('equipmentId')
    expect(await count()).toBe(before)
  })

  it('of an unknown plant are refused', async () => {
    const answer = await server.send('mutation { switchPlant(plantId: "77") { token } }', { token: admin })
    expect(codeOf(answer)).toBe('NOT_FOUND')
  })

  it('that are no ids, pages or sorts say so', async () => {
    const ask = (query: string) => server.send(query, { token: admin })
    expect(codeOf(await ask('{ reportLog(id: "abc") { id } }'))).toBe('BAD_USER_INPUT')
    expect(codeOf(await ask('{ reportLog(id: "99999999") { id } }'))).toBe('NOT_FOUND')
    expect(codeOf(await ask('{ reportLogs(page: { size: 201 }) { items { id } } }'))).toBe('BAD_USER_INPUT')
    expect(codeOf(await ask('{ reportLogs(page: { no: 0 }) { items { id } } }'))).toBe('BAD_USER_INPUT')
    expect(codeOf(await ask('{ reportLogs(page: { sort: "photoIds" }) { items { id } } }'))).toBe('BAD_USER_INPUT')
    expect(codeOf(await ask('{ reportLogs(page: { thenBy: [{ sort: "", order: ASC }] }) { items { id } } }'))).toBe('BAD_USER_INPUT')
  })

  it('that look like wildcards are taken literally', async () => {
    const answer = await server.send('{ reportLogs(filter: { description: { contains: "%_%" } }) { total } }', { token: admin })
    expect(answer.data).toEqual({ reportLogs: { total: 0 } })
  })
})

describe('moves', () => {
  it('that the flow does not name, and moves made twice, are conflicts', async () => {
    const { reportLogs } = (
      await server.send('{ reportLogs(filter: { status: { in: [CONFIRMED] } }, page: { size: 1 }) { items { id updatedAt } } }', {
        token: admin,
      })
    ).data as {
      reportLogs: { items: { id: string; updatedAt: string }[] }
    }
    const { id, updatedAt } = reportLogs.items[0] as { id: string; updatedAt: string }
    const illegal = await server.send('mutation($id: ID!) { confirmReportLog(id: $id) { id } }', { token: admin, variables: { id } })
    expect(codeOf(illegal)).toBe('CONFLICT')
    expect(messageOf(illegal)).not.toMatch(/CONFIRMED|reportLog/)
    const after = await server.send('query($id: ID!) { reportLog(id: $id) { updatedAt } }', { token: admin, variables: { id } })
    expect(after.data).toEqual({ reportLog: { updatedAt } })
  })

  it('based on an old version are conflicts', async () => {
    const { workshops } = (await server.send('{ workshops(page: { size: 1 }) { items { id updatedAt } } }', { token: admin })).data as {
      workshops: { items: { id: string; updatedAt: string }[] }
    }
    const { id, updatedAt } = workshops.items[0] as { id: string; updatedAt: string }
    const update = (sortOrder: number) =>
      server.send('mutation($id: ID!, $input: UpdateWorkshopInput!) { updateWorkshop(id: $id, input: $input) { sortOrder } }', {
        token: admin,
        variables: { id, input: { sortOrder, updatedAt } },
      })
    expect((await update(7)).errors).toBeUndefined()
    expect(codeOf(await update(8))).toBe('CONFLICT')
  })
})

describe('documents and bodies', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${server.address}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })

  it('that are too deep, too broad or too long are refused at once', async () => {
    const deep = `{ reportLogs { items { ${'joinedTo { '.repeat(12)} id ${'}'.repeat(12)} } } }`
    const broad = `{ ${Array.from({ length: 40 }, (_, i) => `a${i}: site { name }`).join(' ')} }`
    const long = `{ site { name ${'name '.repeat(1200)} } }`
    const bomb = `query { ...f0 } ${Array.from({ length: 24 }, (_, i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`).join(' ')} fragment f24 on Query { site { name } }`
    const rows =
      'reportLogs(page: { size: 200 }) { items { id reportNo status equipment { id name number workshop { id name } } reporter { id name } } }'
    const costly = `{ ${Array.from({ length: 6 }, (_, i) => `a${i}: ${rows}`).join(' ')} }`
    for (const query of [deep, broad, long, bomb, costly]) {
      const took = await quickest(async () => {
        const answer = await server.send(query, { token: admin })
        expect([query.slice(0, 40), codeOf(answer)]).toEqual([query.slice(0, 40), 'BAD_USER_INPUT'])
        expect(answer.text).not.toMatch(LEAKS)
      }, 3)
      expect(took).toBeLessThan(500)
    }
  })

  it('that are no JSON, no query, or enormous get a clear error', async () => {
    const broken = await post('{"query": "{')
    expect([broken.status, /json/.test(broken.headers.get('content-type') ?? '')]).toEqual([400, true])
    expect((await post('[]')).status).toBe(400)
    expect((await post('{}')).status).toBe(400)
    const huge = await post(JSON.stringify({ query: 'x'.repeat(10 * 1024 * 1024) })).catch(() => undefined)
    if (huge) expect(huge.status).toBe(413)
    expect((await server.send('{ site { name } }')).data).toEqual({ site: { name: 'Millwright' } })
  })
})
