import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, type TestApp, testApp } from '../../support/servers/app.ts'

let site: TestApp
let admin: string
beforeAll(async () => {
  site = await testApp()
  admin = await site.login()
})
afterAll(() => site.close())

const send = (query: string, variables: object, token = admin) => site.send(query, { token, variables, language: 'en' })
const refusalOf = ({ errors }: Answer) => errors?.[0]?.extensions.refusal
/** One part of an answer that must be there. */
const part = <T>({ data, errors }: Answer, key: string) => {
  if (!data) throw new Error(errors?.[0]?.message)
  return data[key] as T
}
const said = ({ errors }: Answer) => errors?.[0]?.message ?? ''

let seq = 0
/** Positions of a name that nobody else uses, and the filter that finds them. */
async function positions(count: number, more: object = {}) {
  const mark = `Batch${++seq}x`
  const ids: string[] = []
  for (let i = 0; i < count; i++) {
    const input = { name: `${mark} ${i}`, sortOrder: i, ...more }
    const made = await send('mutation($input: CreateProductionPositionInput!) { createProductionPosition(input: $input) { id } }', {
      input,
    })
    ids.push(part<{ id: string }>(made, 'createProductionPosition').id)
  }
  return { ids, filter: { name: { contains: mark } } }
}
const list = async (filter: object) => {
  const answer = await send(
    'query($filter: ProductionPositionFilter) { productionPositions(filter: $filter, page: { size: 200 }) { total items { id sortOrder status updatedAt } } }',
    { filter },
  )
  return part<{ total: number; items: { id: string; sortOrder: number; status: string; updatedAt: string }[] }>(
    answer,
    'productionPositions',
  )
}
const CHANGE = `mutation($filter: ProductionPositionFilter!, $count: Int!, $input: UpdateProductionPositionInput!) {
  n: updateMatchingProductionPositions(filter: $filter, count: $count, input: $input) }`
const CHANGE_IDS =
  'mutation($ids: [ID!]!, $input: UpdateProductionPositionInput!) { n: updateProductionPositions(ids: $ids, input: $input) }'
const REMOVE =
  'mutation($filter: ProductionPositionFilter!, $count: Int!) { n: deleteMatchingProductionPositions(filter: $filter, count: $count) }'
const REMOVE_IDS = 'mutation($ids: [ID!]!) { n: deleteProductionPositions(ids: $ids) }'
const UNDELETE = 'mutation($ids: [ID!]) { n: undeleteProductionPositions(ids: $ids) }'

describe('all that match a filter', () => {
  it('change together, and only when as many match as the caller saw', async () => {
    const { filter } = await positions(3)
    const early = await send(CHANGE, { filter, count: 2, input: { status: 'DISABLED' } })
    expect([refusalOf(early), early.errors?.[0]?.extensions.code]).toEqual(['countChanged', 'CONFLICT'])
    expect(said(early)).toContain('3')
    expect((await list(filter)).items.map((row) => row.status)).toEqual(['ENABLED', 'ENABLED', 'ENABLED'])
    expect((await send(CHANGE, { filter, count: 3, input: { status: 'DISABLED' } })).data).toEqual({ n: 3 })
    expect((await list(filter)).items.every((row) => row.status === 'DISABLED')).toBe(true)
  })

  it('go together and come back together', async () => {
    const { filter } = await positions(4)
    const before = (await list(filter)).items.map(({ id, sortOrder }) => ({ id, sortOrder }))
    expect(refusalOf(await send(REMOVE, { filter, count: 5 }))).toBe('countChanged')
    expect((await send(REMOVE, { filter, count: 4 })).data).toEqual({ n: 4 })
    expect((await list(filter)).total).toBe(0)
    expect((await send(UNDELETE, {})).data).toEqual({ n: 4 })
    expect((await list(filter)).items.map(({ id, sortOrder }) => ({ id, sortOrder }))).toEqual(before)
    expect(refusalOf(await send(UNDELETE, {}))).toBe('undoOver')
  })

  it('are at most a thousand at once', async () => {
    const over = await send(REMOVE, { filter: {}, count: 1001 })
    expect(over.errors?.[0]?.extensions.fields).toMatchObject([{ field: 'count' }])
    const ids = Array.from({ length: 1001 }, (_, i) => String(i + 1))
    for (const query of [CHANGE_IDS, REMOVE_IDS]) {
      const answer = await send(query, { ids, input: { status: 'ENABLED' } })
      expect(answer.errors?.[0]?.extensions.fields).toMatchObject([{ field: 'ids' }])
    }
  })

  it('are no business of somebody without the permission', async () => {
    const viewer = await site.login('viewer')
    const { ids, filter } = await positions(1)
    for (const [query, variables] of [
      [CHANGE, { filter, count: 1, input: { status: 'DISABLED' } }],
      [CHANGE_IDS, { ids, input: { status: 'DISABLED' } }],
      [REMOVE, { filter, count: 1 }],
      [UNDELETE, { ids }],
    ] as const)
      expect((await send(query, variables, viewer)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect((await list(filter)).items[0]?.status).toBe('ENABLED')
  })
})

describe('rows that are named', () => {
  it('change all or none, and the refusal names the one that cannot', async () => {
    const { ids, filter } = await positions(2)
    const gone = await send(CHANGE_IDS, { ids: [...ids, '999999'], input: { sortOrder: 77 } })
    expect(gone.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    const wrong = await send(CHANGE_IDS, { ids, input: { sortOrder: -5 } })
    expect(wrong.errors?.[0]?.extensions.fields).toMatchObject([{ field: 'sortOrder' }])
    expect((await list(filter)).items.map((row) => row.sortOrder)).toEqual([0, 1])
    expect((await send(CHANGE_IDS, { ids, input: { sortOrder: 77 } })).data).toEqual({ n: 2 })
  })

  it('are named too when one of many cannot be deleted', async () => {
    const reports = await send('{ reportLogs(page: { size: 100 }) { items { faultCategory { id title } } } }', {})
    const { items } = part<{ items: { faultCategory: { id: string; title: string } | null }[] }>(reports, 'reportLogs')
    const held = items.find((one) => one.faultCategory)?.faultCategory
    const made = await send('mutation { createFaultCategory(input: { name: "Nobody uses it" }) { id } }', {})
    const free = part<{ id: string }>(made, 'createFaultCategory').id
    const answer = await send('mutation($ids: [ID!]!) { deleteFaultCategories(ids: $ids) }', { ids: [free, held?.id] })
    expect(said(answer).startsWith(`${held?.title}:`)).toBe(true)
    expect(refusalOf(answer)).toBe('referenced')
  })

  it('of a finished flow stay as they are, and so does everything else that was ticked', async () => {
    const { data } = await send(
      '{ open: reportLogs(filter: { status: { in: [PENDING] } }, page: { size: 1 }) { items { id urgency } } done: reportLogs(filter: { status: { in: [CONFIRMED] } }, page: { size: 1 }) { items { id title } } }',
      {},
    )
    const { open, done } = data as { open: { items: { id: string; urgency: string }[] }; done: { items: { id: string; title: string }[] } }
    const [first, last] = [open.items[0], done.items[0]]
    const urgency = first?.urgency === 'LOW' ? 'HIGH' : 'LOW'
    const query = 'mutation($ids: [ID!]!, $input: UpdateReportLogInput!) { updateReportLogs(ids: $ids, input: $input) }'
    const answer = await send(query, { ids: [first?.id, last?.id], input: { urgency } })
    expect(answer.errors?.[0]?.extensions.code).toBe('CONFLICT')
    expect(said(answer).startsWith(last?.title ?? '-')).toBe(true)
    const after = await send('query($id: ID!) { reportLog(id: $id) { urgency } }', { id: first?.id })
    expect(part<{ urgency: string }>(after, 'reportLog').urgency).toBe(first?.urgency)
  })
})

describe('a removal taken back', () => {
  it('is refused when something has taken the place', async () => {
    const { ids } = await positions(1)
    const { name } = part<{ name: string }>(
      await send('query($id: ID!) { productionPosition(id: $id) { name } }', { id: ids[0] }),
      'productionPosition',
    )
    await send(REMOVE_IDS, { ids })
    const taken = await send('mutation($input: CreateProductionPositionInput!) { createProductionPosition(input: $input) { id } }', {
      input: { name },
    })
    const answer = await send(UNDELETE, { ids })
    expect(answer.errors?.[0]?.extensions.fields).toMatchObject([{ field: 'name' }])
    await send(REMOVE_IDS, { ids: [part<{ id: string }>(taken, 'createProductionPosition').id] })
    // A refusal takes nothing away: the way is free again.
    expect((await send(UNDELETE, { ids })).data).toEqual({ n: 1 })
  })

  it('gives a user the same log-in again, and tells the hash to nobody', async () => {
    const password = `${'0'.repeat(60)}abcd`
    const { currentPlantId } = part<{ currentPlantId: string }>(await send('{ me { currentPlantId } }', {}), 'me')
    const input = { username: 'returning', name: 'Returning', password, plantIds: [currentPlantId] }
    const made = await send('mutation($input: CreateUserInput!) { createUser(input: $input) { id } }', { input })
    const { id } = part<{ id: string }>(made, 'createUser')
    const enter = () =>
      site.send('mutation($input: LoginInput!) { login(input: $input) { token } }', {
        variables: { input: { username: 'returning', password } },
      })
    const gone = await send('mutation($ids: [ID!]!) { deleteUsers(ids: $ids) }', { ids: [id] })
    expect(gone.data).toEqual({ deleteUsers: 1 })
    expect((await enter()).errors).toBeDefined()
    expect((await send('mutation($ids: [ID!]) { undeleteUsers(ids: $ids) }', { ids: [id] })).data).toEqual({ undeleteUsers: 1 })
    expect((await enter()).errors).toBeUndefined()
    const log = await send('query($id: ID!) { history(resource: "user", id: $id) { action changes { field before after } } }', { id })
    expect(log.text).toContain('undelete')
    expect(log.text).toContain('{"field":"passwordHash","before":"***","after":"***"}')
    expect(log.text).not.toContain('argon2')
  })
})
