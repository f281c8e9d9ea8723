import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256Hex } from '../../server/access/index.ts'
import { type Answer, type TestApp, testApp } from '../support/servers/app.ts'

let server: TestApp
let token: string
beforeAll(async () => {
  server = await testApp()
  token = await server.login()
})
afterAll(() => server.close())

const ask = (query: string, variables: object = {}) => server.send(query, { token, variables })
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code
const fieldsOf = ({ errors }: Answer) => errors?.[0]?.extensions.fields?.map((f) => f.field)
const LIST = 'query($filter: ReportLogFilter) { reportLogs(filter: $filter) { total } }'
const CREATE = 'mutation($input: CreateWorkshopInput!) { createWorkshop(input: $input) { id name sortOrder remark: status } }'
const UPDATE =
  'mutation($id: ID!, $input: UpdateRepairLogInput!) { updateRepairLog(id: $id, input: $input) { faultIds causes needNotice } }'

describe('ids', () => {
  it.each(['2147483648', '999999999999999', '9007199254740991'])('as large as %s are ids of nothing', async (id) => {
    expect(codeOf(await ask('query($id: ID!) { reportLog(id: $id) { id } }', { id }))).toBe('NOT_FOUND')
    expect(codeOf(await ask('query($id: ID!) { history(resource: "reportLog", id: $id) { id } }', { id }))).toBe('NOT_FOUND')
    expect((await ask(LIST, { filter: { id: { in: [id, '1'] }, equipmentId: { eq: id } } })).data).toEqual({ reportLogs: { total: 0 } })
    const created = await ask('mutation($input: CreateReportLogInput!) { createReportLog(input: $input) { id } }', {
      input: { equipmentId: id, reporterId: '1', description: 'x' },
    })
    expect([codeOf(created), fieldsOf(created)]).toEqual(['BAD_USER_INPUT', ['equipmentId']])
  })

  it('are removed at most a thousand at a time', async () => {
    const remove = (ids: string[]) => ask('mutation($ids: [ID!]!) { deleteWorkshops(ids: $ids) }', { ids })
    expect((await remove([])).data).toEqual({ deleteWorkshops: 0 })
    expect(codeOf(await remove(Array.from({ length: 1001 }, () => '1')))).toBe('BAD_USER_INPUT')
  })
})

describe('totals', () => {
  it('are exact unless they are asked to stop, and then stop only where counting is dear', async () => {
    const asked = 'query($filter: ReportLogFilter) { reportLogs(filter: $filter) { total some: total(upTo: 2) none: total(upTo: -1) } }'
    const totals = async (filter: object) =>
      ((await ask(asked, { filter })).data as { reportLogs: { total: number; some: number; none: number } }).reportLogs
    const found = await totals({ reportDate: { to: '2100-01-01T00:00:00Z' } })
    expect(found).toEqual({ total: found.total, some: 3, none: 1 })
    expect(found.total).toBeGreaterThan(10)
    expect(await totals({ description: { contains: 'nothing is called so' } })).toEqual({ total: 0, some: 0, none: 0 })
  })
})

describe('filters', () => {
  it('without a value ask nothing, and an empty list of choices finds nothing', async () => {
    const all = await ask(LIST, {})
    for (const filter of [
      null,
      { status: null },
      { status: { in: null } },
      { id: { in: null } },
      { description: { contains: null } },
      { keyword: null },
    ])
      expect((await ask(LIST, { filter })).data).toEqual(all.data)
    for (const filter of [{ status: { in: [] } }, { id: { in: [] } }, { reportNo: { in: [] } }])
      expect((await ask(LIST, { filter })).data).toEqual({ reportLogs: { total: 0 } })
  })

  it.each([
    ['a NUL', { keyword: 'a\0b' }, 'keyword'],
    ['a NUL', { description: { contains: '\0' } }, 'description'],
    ['a NUL', { reportNo: { in: ['x', '\0'] } }, 'reportNo'],
    ['half a character', { description: { eq: '\ud800' } }, 'description'],
    ['too many values', { reportNo: { in: Array.from({ length: 1001 }, (_, i) => `${i}`) } }, 'reportNo'],
  ])('with %s name the field', async (_what, filter, field) => {
    const answer = await ask(LIST, { filter })
    expect([codeOf(answer), fieldsOf(answer)]).toEqual(['BAD_USER_INPUT', [field]])
  })

  it('from the first to the last day there is find what is there', async () => {
    const filter = { reportDate: { from: '0000-01-01T00:00:00Z', to: '9999-12-31T23:59:59.999Z' } }
    expect((await ask(LIST, { filter })).data).toEqual((await ask(LIST)).data)
  })
})

describe('inputs', () => {
  it('without a value for what must have one name the field', async () => {
    expect(fieldsOf(await ask('mutation { updateWorkshop(id: "1", input: { name: null }) { id } }'))).toEqual(['name'])
    expect(fieldsOf(await ask('mutation { updateWorkshop(id: "1", input: { sortOrder: null }) { id } }'))).toEqual(['sortOrder'])
    expect(fieldsOf(await ask(CREATE, { input: { name: 'null order', sortOrder: null } }))).toEqual(['sortOrder'])
  })

  it('that no base can hold name the field, and nothing is written', async () => {
    for (const name of ['a\0b', '\ud800', 'x\udfff', '\u0007']) expect(fieldsOf(await ask(CREATE, { input: { name } }))).toEqual(['name'])
    expect((await ask(CREATE, { input: { name: '𠮷野家 😀' } })).data).toMatchObject({ createWorkshop: { name: '𠮷野家 😀' } })
  })

  it('take no list for the empty list, and the history tells what happened', async () => {
    const { repairLogs } = (
      await ask('{ repairLogs(filter: { status: { in: [ASSIGNED, IN_PROGRESS] } }, page: { size: 1 }) { items { id faultCategoryId } } }')
    ).data as { repairLogs: { items: { id: string }[] } }
    const { id } = repairLogs.items[0] as { id: string }
    const { faults } = (await ask('{ faults(page: { size: 1 }) { items { id categoryId } } }')).data as {
      faults: { items: { id: string; categoryId: string }[] }
    }
    const [fault] = faults.items as [{ id: string; categoryId: string }]
    await ask(UPDATE, { id, input: { faultCategoryId: fault.categoryId, faultIds: [fault.id] } })
    expect((await ask(UPDATE, { id, input: { faultIds: null, causes: null } })).data).toMatchObject({
      updateRepairLog: { faultIds: [], causes: null },
    })
    expect(fieldsOf(await ask(UPDATE, { id, input: { repairerIds: null } }))).toEqual(['repairerIds'])
    const { history } = (await ask(`{ history(resource: "repairLog", id: "${id}") { changes { field before after } } }`)).data as {
      history: { changes: { field: string; before: string | null; after: string | null }[] }[]
    }
    expect(history[0]?.changes.find((c) => c.field === 'faultIds')).toMatchObject({ before: expect.any(String), after: null })
  })

  it('that are wrong many times over are still the caller’s mistake', async () => {
    const answer = await ask(LIST, { filter: { status: { in: Array.from({ length: 500 }, () => 'NONSENSE') } } })
    expect(codeOf(answer)).toBe('BAD_USER_INPUT')
  })

  it('of numbers beyond all bounds name the field', async () => {
    const book = (hours: number) =>
      ask('mutation($input: CreateRepairTimeLogInput!) { createRepairTimeLog(input: $input) { id } }', {
        input: { repairerId: '1', logDate: '2026-01-01', hours },
      })
    for (const hours of [1e300, -1e300, 1e15, 0.001, 5e-324]) expect(fieldsOf(await book(hours))).toEqual(['hours'])
  })

  it('clear a machine that hours were booked on', async () => {
    const { createRepairTimeLog: made } = (
      await ask('mutation($input: CreateRepairTimeLogInput!) { createRepairTimeLog(input: $input) { id } }', {
        input: { repairerId: '1', logDate: '2026-01-01', hours: 1, equipmentId: '1' },
      })
    ).data as { createRepairTimeLog: { id: string } }
    const cleared = await ask('mutation($id: ID!) { updateRepairTimeLog(id: $id, input: { equipmentId: null }) { equipmentId } }', made)
    expect(cleared.data).toEqual({ updateRepairTimeLog: { equipmentId: null } })
  })
})

describe('names at log-in', () => {
  it.each(['admin\0', '\0', '\ud800', `x${'長'.repeat(5000)}`, "' OR 1=1 --", ''])('such as %j are nobody’s', async (username) => {
    const input = { username, password: sha256Hex('nothing') }
    const answer = await server.send('mutation($input: LoginInput!) { login(input: $input) { token } }', { variables: { input } })
    expect(codeOf(answer)).toBe('BAD_USER_INPUT')
  })
})
