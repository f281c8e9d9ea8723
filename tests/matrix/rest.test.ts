import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { role, user } from '../../server/domain/identity/index.ts'
import { registry } from '../../server/domain/index.ts'
import { type Actor, type FieldDef, isMandatory, type ResourceDef, type Store, systemActor } from '../../server/kernel/index.ts'
import { make, makePlant, sampleInput, unique } from '../support/samples/factories.ts'
import { type TestApp, testApp } from '../support/servers/app.ts'
import { type Heard, type LegacyClient, legacyClient } from '../support/stories/legacyClient.ts'

type Row = Record<string, unknown> & { id: number }
let server: TestApp
let store: Store
let old: LegacyClient
let here: Actor
let there: Actor
beforeAll(async () => {
  server = await testApp()
  store = server.app.store
  old = legacyClient(server.address)
  await old.login()
  here = systemActor(1)
  there = (await makePlant(store)).actor
})
afterAll(async () => {
  old.close()
  await server.close()
})

const dataOf = ({ status, body }: Heard): Row => {
  expect([status, body.code, body.msg]).toEqual([200, 200, ''])
  return body.data
}
const isRefused = ({ status, body }: Heard, kind: number) => {
  expect([status, body.data, body.error, typeof body.requestId, Array.isArray(body.errors)]).toEqual([kind, null, body.msg, 'string', true])
  return body
}
const named = (r: ResourceDef) => [r.name, r] as const
const able = (operation: ResourceDef['can'][number]) => registry.exposed.filter((r) => r.can.includes(operation)).map(named)
const isStatus = (field: FieldDef | undefined) => field?.values?.join() === 'ENABLED,DISABLED'
/** An input as old clients write it. */
async function wireInput(resource: ResourceDef) {
  const input = await sampleInput(store, here, resource)
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [key.replace(/Id(s?)$/, 'ID$1'), value instanceof Date ? value.toISOString() : value]),
  )
}
const rowOf = async (resource: ResourceDef, actor = here) =>
  (resource.scope === 'membership' && resource.name === 'plant' ? { id: 1 } : make(store, actor, resource)) as Promise<Row>

describe.each(able('create'))('%s over REST', (_name, resource) => {
  it('is created, read, listed, changed and removed', async () => {
    const made = dataOf(await old.post(resource.rest, { ...(await wireInput(resource)), nonsense: { a: 1 }, createdById: 99 }))
    expect(made).not.toHaveProperty('nonsense')
    const read = dataOf(await old.get(`${resource.rest}/${made.id}`))
    expect(read).toEqual(made)
    const page = dataOf(await old.get(resource.rest, { id: made.id })) as unknown as { list: Row[]; count: number }
    expect([page.count, page.list]).toEqual([1, [read]])
    if (isStatus(resource.fields.status)) {
      expect(made.status).toBe('0')
      if (resource.can.includes('update'))
        expect(dataOf(await old.put(`${resource.rest}/${made.id}`, { status: '1' }))).toMatchObject({ status: '1' })
    }
    if (resource.can.includes('update')) {
      const whole = dataOf(await old.get(`${resource.rest}/${made.id}`))
      const { updatedAt, rowVersion, ...same } = whole
      expect(dataOf(await old.put(`${resource.rest}/${made.id}`, whole))).toMatchObject({ ...same, updatedBy: expect.anything() })
    }
    if (resource.can.includes('delete')) {
      expect(dataOf(await old.delete(`${resource.rest}/${made.id}`))).toEqual({ count: 1 })
      expect(isRefused(await old.get(`${resource.rest}/${made.id}`), 400).code).toBe(40004)
    }
  })

  it('names what is missing, in the spelling of this wire', async () => {
    const required = Object.entries(resource.fields).filter(([, f]) => isMandatory(f) && !f.options.readonly)
    const { errors } = isRefused(await old.post(resource.rest, {}), 400)
    // Where one of several ways to say it is asked for, a rule asks for it.
    expect(errors).toHaveLength(required.length || 1)
    for (const { field } of errors ?? []) expect(field).not.toMatch(/Ids?$(?<!menuIds|deptIds|parentId|deptId)/)
  })
})

describe.each(registry.exposed.map(named))('%s over REST', (_name, resource) => {
  it('tells nothing secret, every moment with its offset and every code of its status', async () => {
    const { id } = await rowOf(resource)
    const row = dataOf(await old.get(`${resource.rest}/${id}`))
    for (const [key, field] of Object.entries(resource.fields)) {
      if (field.options.secret) expect(Object.keys(row)).not.toContain(key)
      // A flag that nobody has judged yet is empty.
      const isJudged = field.options.required || field.options.default !== undefined || row[key] !== null
      if (field.kind === 'flag' && key !== 'visible' && isJudged) expect([key, typeof row[key]]).toEqual([key, 'boolean'])
    }
    // Lists hold every field that single rows have.
    const { list = [] } = dataOf(await old.get(resource.rest, { id })) as unknown as { list?: Row[] }
    expect(Object.keys(list[0] ?? {}).sort()).toEqual(Object.keys(row).sort())
    expect(row.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/)
    if (isStatus(resource.fields.status)) expect(row.status).toMatch(/^[01]$/)
    expect(typeof row.id).toBe('number')
  })

  it('says of what is never done to its rows that it is not done, not that a right is missing', async () => {
    const { id } = await rowOf(resource)
    const { rest, can } = resource
    const heard = [
      ...(can.includes('create') ? [] : [old.post(rest, {})]),
      ...(can.includes('update') ? [] : [old.put(`${rest}/${id}`, { remark: 'x' })]),
      ...(can.includes('delete') ? [] : [old.delete(`${rest}/${id}`)]),
    ]
    for (const { code, msg } of (await Promise.all(heard)).map((one) => isRefused(one, 400))) {
      expect(code).toBe(40023)
      expect(msg).toMatch(/^\p{L}[^{}$]*$/u)
      expect(msg).not.toMatch(/\w+\.\w+|权限/)
    }
  })

  it('is closed to whoever lacks its tags', async () => {
    const { id } = await rowOf(resource)
    const nobody = await somebodyWith('other:thing:list')
    const calls = [
      nobody.get(resource.rest),
      nobody.get(`${resource.rest}/${id}`),
      nobody.post(resource.rest, {}),
      nobody.put(`${resource.rest}/${id}`, {}),
      nobody.delete(`${resource.rest}/${id}`),
    ]
    for (const heard of await Promise.all(calls)) isRefused(heard, 403)
    nobody.close()
  })
})

describe.each(registry.exposed.filter((r) => r.scope === 'plant').map(named))('%s of another plant', (_name, resource) => {
  it('is not there, whatever is asked', async () => {
    const foreign = await rowOf(resource, there)
    expect(isRefused(await old.get(`${resource.rest}/${foreign.id}`), 400).code).toBe(40004)
    expect(dataOf(await old.get(resource.rest, { id: foreign.id }))).toMatchObject({ list: [], count: 0 })
    if (resource.can.includes('update'))
      expect(isRefused(await old.put(`${resource.rest}/${foreign.id}`, { plantID: 1 }), 400).code).toBe(40004)
    if (resource.can.includes('delete')) expect(isRefused(await old.delete(`${resource.rest}/${foreign.id}`), 400).code).toBe(40004)
    expect(await store.read(there).of(resource).get(foreign.id)).toMatchObject({ updatedAt: foreign.updatedAt })
  })
})

/** Somebody of plant 1 with exactly these permissions; one for all that ask for the same. */
const people = new Map<string, string>()
async function somebodyWith(permissions: string): Promise<LegacyClient> {
  const client = legacyClient(server.address)
  let token = people.get(permissions)
  if (!token) {
    const username = `nobody${unique()}`
    await store.write(systemActor(0), async (uow) => {
      const [admin] = await uow.of(user).find({ username: 'admin' })
      const made = await uow.of(role).create({ roleName: 'nobody', roleKey: username, permissions } as never)
      await uow
        .of(user)
        .create({ username, name: 'nobody', passwordHash: admin?.passwordHash as string, roleIds: [made.id], plantIds: [1] } as never)
    })
    await client.login(username)
    token = client.token()
    people.set(permissions, token)
  }
  client.use(token)
  return client
}
