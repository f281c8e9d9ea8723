import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256Hex } from '../../server/access/index.ts'
import { DEMO_PASSWORD } from '../../server/demo/index.ts'
import { user } from '../../server/domain/identity/index.ts'
import { workshop } from '../../server/domain/masterdata/index.ts'
import { systemActor } from '../../server/kernel/index.ts'
import { importer } from '../support/samples/importer.ts'
import { type TestApp, testApp } from '../support/servers/app.ts'
import { legacyClient } from '../support/stories/legacyClient.ts'

let app: TestApp
let token: string
let old: ReturnType<typeof legacyClient>
beforeAll(async () => {
  app = await testApp()
  token = await app.login()
  old = legacyClient(app.address, 'en')
  await old.login()
})
afterAll(async () => {
  old.close()
  await app.close()
})

const SAYS = /invisible characters.*Remove them/
const UNSEEN = ['Hall\u202e7', 'Hall\u20667', 'Hall\u200b7', 'Hall\u200d7', 'Hall\u20607', 'Ha\ufeffll', 'Hall\u00007']
const send = (query: string, variables: object) => app.send(query, { token, language: 'en', variables })
const CREATE = 'mutation($input: CreateWorkshopInput!) { createWorkshop(input: $input) { id } }'
const UPDATE = 'mutation($id: ID!, $input: UpdateWorkshopInput!) { updateWorkshop(id: $id, input: $input) { name sortOrder } }'
const count = () => app.app.store.read(systemActor(1)).of(workshop).count({})

describe('characters that nobody sees', () => {
  it('are refused in names, on every wire, by the name of the field and with what is allowed', async () => {
    const before = await count()
    for (const name of UNSEEN) {
      const { errors } = await send(CREATE, { input: { name } })
      expect(errors?.[0]?.extensions.fields).toEqual([{ field: 'name', message: expect.stringMatching(SAYS) }])
      const { status, body } = await old.post('/workshops', { name })
      expect([status, body.errors]).toEqual([400, [{ field: 'name', message: expect.stringMatching(SAYS) }]])
    }
    const { errors } = await send(CREATE, { input: { name: 'Hall\n7' } })
    expect(errors?.[0]?.extensions.fields).toEqual([{ field: 'name', message: 'Must be a single line' }])
    expect(await count()).toBe(before)
  })
  it('are refused in workbooks, by row and column', async () => {
    const book = new ExcelJS.Workbook()
    book.addWorksheet('Sheet1').addRows([['Name'], ['Hall 70'], ['Hall\u202e71'], ['Hall\u200b72'], ['Hall\n73']])
    const admin = importer(app, token)
    const { body } = await admin.upload('/workshops', Buffer.from(await book.xlsx.writeBuffer()))
    const { result } = await admin.check(body.id, { mapping: { '0': 'name' } })
    expect(
      result?.rows.filter(({ verdict }) => verdict === 'error').map(({ rowNo, faults }) => [rowNo, faults[0]?.field, faults[0]?.message]),
    ).toEqual([
      [3, 'name', expect.stringMatching(SAYS)],
      [4, 'name', expect.stringMatching(SAYS)],
      [5, 'name', 'Must be a single line'],
    ])
  })
  it('make no second spelling of a user name', async () => {
    const password = sha256Hex(DEMO_PASSWORD)
    for (const username of ['admin\u0000', 'ad\u200bmin', '\u202eadmin', 'ad\nmin']) {
      const query = 'mutation($input: LoginInput!) { login(input: $input) { token } }'
      const { data, errors } = await app.send(query, { language: 'en', variables: { input: { username, password } } })
      expect([data, errors?.[0]?.extensions.fields?.map(({ field }) => field)]).toEqual([null, ['username']])
      expect(errors?.[0]?.message).toMatch(/^Check these fields: Username: /)
      const rest = await old.post('/admin/login', { username, password })
      expect([rest.status, rest.body.errors?.[0]?.field]).toEqual([400, 'username'])
    }
  })
  it('that a row holds from before do not stop anybody from changing the rest of it', async () => {
    const name = 'Old\u200bhall\n9'
    const { id } = await app.app.store.write(systemActor(1), (uow) => uow.of(workshop).create({ name }))
    expect((await send(UPDATE, { id, input: { sortOrder: 5 } })).errors).toBeUndefined()
    // Old clients send whole rows back, and forms may.
    expect((await send(UPDATE, { id, input: { name, sortOrder: 6 } })).data).toEqual({ updateWorkshop: { name, sortOrder: 6 } })
    const row = (await old.get(`/workshops/${id}`)).body.data as Record<string, unknown>
    const back = await old.put(`/workshops/${id}`, { ...row, sortNo: 7, sortOrder: 7 })
    expect([back.status, back.body.msg]).toEqual([200, ''])
    expect((await send(UPDATE, { id, input: { name: `${name}x` } })).errors?.[0]?.extensions.fields?.map(({ field }) => field)).toEqual([
      'name',
    ])
    expect((await send(UPDATE, { id, input: { name: 'Hall 9' } })).data).toMatchObject({ updateWorkshop: { name: 'Hall 9' } })
  })
})

describe('what was right once', () => {
  it('stays where it is and is not used: numbers of old, pages elsewhere', async () => {
    const { store } = app.app
    const [lead] = await store.read(systemActor(0)).of(user).find({ username: 'lead' })
    const bad = { mobile: '12806120003', landingPage: '/\t/evil.example' }
    await store.write(systemActor(0), async (uow) => uow.of(user).patch(await uow.of(user).lockForUpdate(lead?.id ?? 0), bad))
    const query = 'mutation($input: LoginInput!) { login(input: $input) { token user { landingPage } } }'
    const { data } = await app.send(query, { variables: { input: { username: 'lead', password: sha256Hex(DEMO_PASSWORD) } } })
    expect((data as { login: { user: object } }).login.user).toEqual({ landingPage: null })
    const own = 'mutation($input: AccountInput!) { updateMyAccount(input: $input) { mobile email } }'
    const { token: mine } = (data as { login: { token: string } }).login
    const saved = await app.send(own, { token: mine, variables: { input: { mobile: bad.mobile, email: 'lead@plant.example' } } })
    expect(saved.data).toEqual({ updateMyAccount: { mobile: bad.mobile, email: 'lead@plant.example' } })
  })
})
