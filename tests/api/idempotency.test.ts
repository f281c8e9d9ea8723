import { getNamedType, isObjectType, isScalarType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256Hex } from '../../server/access/index.ts'
import { DEMO_PASSWORD } from '../../server/demo/index.ts'
import { idempotentCall } from '../../server/domain/system/index.ts'
import { systemActor } from '../../server/kernel/index.ts'
import { type Answer, type TestApp, testApp } from '../support/servers/app.ts'
import { fixedClock, freshBase } from '../support/store/store.ts'

const HOUR = 3_600_000
const clock = fixedClock('2026-11-20T02:00:00.000Z')
let server: TestApp
let admin: string
beforeAll(async () => {
  server = await testApp({}, undefined, clock)
  admin = await server.login()
})
afterAll(() => server.close())

interface Sent {
  readonly key?: string
  readonly token?: string
  readonly variables?: object
  readonly at?: TestApp
}
async function send(query: string, { key, token = admin, variables, at = server }: Sent = {}): Promise<Answer> {
  const response = await fetch(`${at.address}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'en',
      authorization: `Bearer ${token}`,
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify({ query, variables }),
  })
  const text = await response.text()
  const { data, errors } = JSON.parse(text)
  return { status: response.status, headers: response.headers, data: data ?? null, errors, text }
}
const refusal = ({ errors }: Answer) => errors?.[0]?.extensions.refusal
const CREATE = 'mutation($name: String!) { createWorkshop(input: { name: $name }) { id name title createdBy { name } } }'
const total = async () => ((await send('{ workshops { total } }')).data as { workshops: { total: number } }).workshops.total
const idIn = ({ data }: Answer) => Number((data as { createWorkshop: { id: string } }).createWorkshop.id)

describe('a mutation that is sent again under its key', () => {
  it('has one effect however often it arrives at once, and one answer', async () => {
    const before = await total()
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(CREATE, { key: 'g-1', variables: { name: 'only once' } })))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect([answers[0]?.status, answers[0]?.errors, await total()]).toEqual([200, undefined, before + 1])
    expect(answers[0]?.data).toMatchObject({ createWorkshop: { name: 'only once', title: 'only once' } })
  })

  it('is answered alike whatever it does', async () => {
    const id = idIn(await send(CREATE, { variables: { name: 'to be changed' } }))
    const mutations = [
      `mutation { updateWorkshop(id: ${id}, input: { name: "changed" }) { id name } }`,
      `mutation { updateWorkshops(ids: [${id}], input: { sortOrder: 7 }) }`,
      `mutation { deleteWorkshops(ids: [${id}]) }`,
      'mutation { changeConfigVersion }',
      'mutation { createSavedView(input: { resource: "workshop", name: "mine", state: "{}" }) { id name isOwn canChange } }',
      'mutation { updateMyAccount(input: { email: "once@example.com" }) { username email } }',
      'mutation { savePreference(key: "once", value: "1") }',
      'mutation { makeMaintenanceOrders }',
    ]
    for (const [at, mutation] of mutations.entries()) {
      const [first, second] = [await send(mutation, { key: `g-2-${at}` }), await send(mutation, { key: `g-2-${at}` })]
      expect([mutation, first.status, first.errors]).toEqual([mutation, 200, undefined])
      if (!mutation.includes('makeMaintenanceOrders')) expect([mutation, second.text]).toEqual([mutation, first.text])
      expect([mutation, second.errors]).toEqual([mutation, undefined])
    }
  })

  it('takes one step of a flow', async () => {
    const found = await send(
      '{ equipments(page: { size: 1 }) { items { id } } repairers(page: { size: 1 }) { items { id } } reporters(page: { size: 1 }) { items { id } } }',
    )
    const { equipments, repairers, reporters } = found.data as Record<string, { items: { id: string }[] }>
    const [machine, repairer, reporter] = [equipments, repairers, reporters].map((page) => page?.items[0]?.id)
    const made = await send(
      `mutation { createReportLog(input: { equipmentId: ${machine}, reporterId: ${reporter}, description: "leaks" }) { id } }`,
    )
    const { id } = (made.data as { createReportLog: { id: string } }).createReportLog
    const accept = () =>
      send(`mutation { acceptReportLog(id: ${id}, input: { repairerIds: [${repairer}] }) { id status reportNo } }`, { key: 'g-3' })
    const [first, second] = [await accept(), await accept()]
    expect([first.errors, second.text]).toEqual([undefined, first.text])
  })

  it('with other variables, another operation, or over the other wire, is refused', async () => {
    expect((await send(CREATE, { key: 'g-4', variables: { name: 'first' } })).errors).toBeUndefined()
    for (const [query, name] of [
      [CREATE, 'second'],
      ['mutation($name: String!) { createVendor(input: { name: $name }) { id } }', 'first'],
    ] as const) {
      const answer = await send(query, { key: 'g-4', variables: { name } })
      expect([refusal(answer), answer.errors?.[0]?.extensions.code]).toEqual(['idempotency.keyReused', 'BAD_USER_INPUT'])
      expect(answer.errors?.[0]?.message).toMatch(/another request/)
    }
    const rest = await fetch(`${server.address}/api/v1/workshops`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json', 'idempotency-key': 'g-4' },
      body: '{"name":"first"}',
    })
    expect([rest.status, (await rest.json()).code]).toEqual([400, 40030])
  })

  it('belongs to the person who sent it', async () => {
    const [mine, theirs] = [await server.login('manager'), await server.login('repairer')]
    const view = (token: string, name: string) =>
      send('mutation($name: String!) { createSavedView(input: { resource: "equipment", name: $name, state: "{}" }) { id name } }', {
        key: 'g-5',
        token,
        variables: { name },
      })
    const [first, second] = [await view(mine, 'of the manager'), await view(theirs, 'of the repairer')]
    expect([first.errors, second.errors]).toEqual([undefined, undefined])
    expect(second.text).not.toContain('of the manager')
    // Even asked word by word: the other's answer is not to be had by guessing.
    const guessed = await view(theirs, 'of the manager')
    expect([refusal(guessed), guessed.data]).toEqual(['idempotency.keyReused', null])
  })

  it('that was refused may be put right under the same key', async () => {
    expect((await send(CREATE, { key: 'g-6', variables: { name: '' } })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect((await send(CREATE, { key: 'g-6', variables: { name: 'put right' } })).errors).toBeUndefined()
  })

  it('has one effect also when a new version of its client writes the document otherwise, 29 days later', async () => {
    const first = await send(CREATE, { key: 'g-9', variables: { name: 'from the outbox' } })
    expect(first.errors).toBeUndefined()
    const before = await total()
    clock.forward(29 * 24 * HOUR)
    admin = await server.login()
    const spellings = [
      `# version 2\nmutation Create(\n  $name: String!\n) { createWorkshop(input: { name: $name }) { id name } }`,
      'mutation($called: String! = "x") { made: createWorkshop(input: { name: $called }) { ...own } } fragment own on Workshop { id name sortOrder }',
      'mutation { createWorkshop(input: { name: "from the outbox" }) { name id } }',
    ]
    for (const [at, query] of spellings.entries()) {
      const variables = at === 1 ? { called: 'from the outbox' } : { name: 'from the outbox' }
      const answer = await send(query, { key: 'g-9', variables })
      expect(Object.values(answer.data ?? {})).toMatchObject([{ id: String(idIn(first)), name: 'from the outbox' }])
    }
    expect(await total()).toBe(before)
  })

  it('is a new one after 30 days', async () => {
    const mutation = () => send('mutation { changeConfigVersion }', { key: 'g-7' })
    const first = await mutation()
    expect((await mutation()).text).toBe(first.text)
    clock.forward(30 * 24 * HOUR)
    admin = await server.login()
    expect((await mutation()).data).not.toEqual(first.data)
    expect(await server.app.store.read(systemActor(0)).of(idempotentCall).find({ key: 'g-7' })).toHaveLength(1)
  })

  it('whose record is gone meanwhile is told so, and makes no other one', async () => {
    const make = () => send(CREATE, { key: 'g-8', variables: { name: 'soon gone' } })
    await send(`mutation { deleteWorkshops(ids: [${idIn(await make())}]) }`)
    const before = await total()
    expect([refusal(await make()), await total()]).toEqual(['notFound', before])
  })

  it.each(['k'.repeat(129), 'tab\there'])('under a key that cannot be kept is refused: %s', async (key) => {
    expect((await send(CREATE, { key, variables: { name: 'never' } })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })
})

describe('a call that keeps no key', () => {
  it('is every query', async () => {
    expect((await send('{ workshops { total } }', { key: 'g-9' })).errors).toBeUndefined()
    await send(CREATE, { variables: { name: 'one more' } })
    const [one, two] = [await send('{ workshops { total } }', { key: 'g-9' }), await total()]
    expect(one.data).toEqual({ workshops: { total: two } })
    expect((await send('{ site { name } }', { key: 'k'.repeat(500) })).errors).toBeUndefined()
  })

  it('is every log-in, which has nobody yet whose key it could be', async () => {
    const logIn = () =>
      send('mutation($input: LoginInput!) { login(input: $input) { token } }', {
        key: 'g-10',
        token: '',
        variables: { input: { username: 'viewer', password: sha256Hex(DEMO_PASSWORD) } },
      })
    const answers = [await logIn(), await logIn()]
    expect(await server.app.store.read(systemActor(0)).of(idempotentCall).find({ key: 'g-10' })).toEqual([])
    expect(answers.map(({ status }) => status)).toEqual([answers[0]?.status, answers[0]?.status])
  })
})

describe('an answer that is shown once', () => {
  it('is not kept: its repeat does nothing and is told so', async () => {
    const { data } = await send('{ wallDisplays(page: { size: 1 }) { items { id } } }')
    const [display] = (data as { wallDisplays: { items: { id: string }[] } }).wallDisplays.items
    const issue = () => send(`mutation { issueWallDisplayKey(id: ${display?.id}) { key } }`, { key: 'g-11' })
    const answers = await Promise.all(Array.from({ length: 5 }, issue))
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    expect(answers.filter((one) => refusal(one) === 'idempotency.answeredOnce')).toHaveLength(4)
    const [kept] = await server.app.store.read(systemActor(0)).of(idempotentCall).find({ key: 'g-11' })
    expect(kept?.result).toBe('-')
  })

  it('is told so before it is asked for a password that is another by now', async () => {
    const token = await server.login('operator')
    const [old, fresh] = [sha256Hex(DEMO_PASSWORD), sha256Hex('quite another one 2026')]
    const change = (bearer: string) =>
      send('mutation($input: ChangePasswordInput!) { changePassword(input: $input) { token } }', {
        key: 'g-12',
        token: bearer,
        variables: { input: { oldPassword: old, newPassword: fresh } },
      })
    const { data, errors } = await change(token)
    expect(errors).toBeUndefined()
    const next = (data as { changePassword: { token: string } }).changePassword.token
    expect(refusal(await change(next))).toBe('idempotency.answeredOnce')
  })

  it('is marked as such wherever an answer may hold a secret', () => {
    const fields = Object.values(server.app.api.schema.getMutationType()?.getFields() ?? {})
    const holdsSecret = (field: (typeof fields)[number]) => {
      const type = getNamedType(field.type)
      if (isObjectType(type))
        return Object.keys(type.getFields()).some(
          (name) => /^(token|key|secret|code|password)$|Codes$/i.test(name) && !('actions' in type.getFields()),
        )
      return isScalarType(type) && type.name === 'String'
    }
    const unmarked = fields.filter((field) => holdsSecret(field) && !field.extensions.isOneTime && field.extensions.permission !== 'public')
    // Another token of the same session: asked again, it is made again.
    expect(unmarked.map(({ name }) => name)).toEqual(['switchPlant'])
  })
})

describe('an answer that was lost because the server died', () => {
  it('is given by the next one, and the effect is there once', async () => {
    const base = await freshBase()
    const settings = { JWT_SECRET: 'a secret of this test, long enough for anybody', DEMO: '0', ADMIN_PASSWORD: 'not guessed by anybody' }
    const first = await testApp(settings, base)
    const token = await first.login('admin', settings.ADMIN_PASSWORD)
    const variables = { name: 'written before the end' }
    const answer = await send(CREATE, { key: 'g-13', token, variables, at: first })
    await first.close()
    const second = await testApp(settings, base)
    try {
      const again = await send(CREATE, { key: 'g-13', token, variables, at: second })
      expect([answer.errors, again.text]).toEqual([undefined, answer.text])
    } finally {
      await second.close()
      await base.drop()
    }
  })
})
