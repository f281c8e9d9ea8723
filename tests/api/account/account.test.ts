import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256Hex } from '../../../server/access/index.ts'
import { DEMO_PASSWORD } from '../../../server/demo/index.ts'
import { role, user } from '../../../server/domain/identity/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { type Answer, type TestApp, testApp } from '../../support/servers/app.ts'

const PASSWORD = sha256Hex(DEMO_PASSWORD)
const NEXT = sha256Hex('an unusual new one')
let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code
const fieldsOf = ({ errors }: Answer) => errors?.[0]?.extensions.fields
const CHANGE = 'mutation($input: ChangePasswordInput!) { changePassword(input: $input) { token needStep2 user { username } } }'
const change = (token: string, oldPassword: string, newPassword: string, language = 'en') =>
  server.send(CHANGE, { token, language, variables: { input: { oldPassword, newPassword } } })
const isAlive = async (token: string) => (await server.send('{ me { currentPlantId } }', { token })).status === 200

describe('one’s own account', () => {
  it('changes its password; everybody else who held it is out', async () => {
    const [here, there] = [await server.login('operator'), await server.login('operator')]
    const answer = await change(here, PASSWORD, NEXT)
    const { token } = (answer.data as { changePassword: { token: string } }).changePassword
    expect(await Promise.all([token, here, there].map(isAlive))).toEqual([true, false, false])
    await expect(server.login('operator')).rejects.toThrow()
    expect(await isAlive(await server.login('operator', 'an unusual new one'))).toBe(true)
  })
  it('hears what is wrong with a password in its language', async () => {
    const token = await server.login('viewer')
    const said = async (oldPassword: string, newPassword: string, language: string) =>
      fieldsOf(await change(token, oldPassword, newPassword, language))
    const common = sha256Hex('password123')
    expect(await said(PASSWORD, common, 'zh')).toEqual([
      { field: 'newPassword', message: '该密码过于常见，或由本单位的名称组成，容易被猜到，请换一个更长、更少见的密码' },
    ])
    expect(await said(PASSWORD, common, 'en')).toEqual([
      { field: 'newPassword', message: 'This password is too common or made of names used here. Use a longer, less common one' },
    ])
    expect(await said(NEXT, sha256Hex('x y z'), 'en')).toEqual([{ field: 'oldPassword', message: 'Wrong password' }])
    expect(await said(PASSWORD, PASSWORD, 'zh')).toEqual([{ field: 'newPassword', message: '新密码不能与当前密码相同' }])
    expect(await said(PASSWORD, 'typed', 'en')).toEqual([
      { field: 'newPassword', message: 'The password was not sent in the required format' },
    ])
  })
  it('shows and changes its details, and nothing that decides rights', async () => {
    const token = await server.login('manager')
    const UPDATE = 'mutation($input: AccountInput!) { updateMyAccount(input: $input) { mobile email gender departmentName } }'
    const update = (input: object) => server.send(UPDATE, { token, language: 'en', variables: { input } })
    expect((await update({ email: 'zhou@mill.example', gender: 'MALE' })).data).toMatchObject({
      updateMyAccount: { mobile: '13806120002', email: 'zhou@mill.example', gender: 'MALE' },
    })
    expect(fieldsOf(await update({ mobile: '13806120003' }))).toEqual([{ field: 'mobile', message: 'Already in use. Use a different one' }])
    expect(fieldsOf(await update({ mobile: '1' }))).toEqual([
      { field: 'mobile', message: 'Enter an 11-digit mobile number, for example 13806120004' },
    ])
    expect(codeOf(await update({ status: 'DISABLED' }))).toBe('BAD_USER_INPUT')
  })
  it('ends its sessions one by one', async () => {
    const [here, there] = [await server.login('lead'), await server.login('lead')]
    const { data } = await server.send('{ mySessions { id ip browser os startedAt lastSeenAt current } }', { token: here })
    const { mySessions } = data as { mySessions: { id: string; current: boolean }[] }
    expect(mySessions.map((one) => one.current).sort()).toEqual([false, true])
    const end = (id: string, token: string) => server.send('mutation($id: ID!) { endMySession(id: $id) }', { token, variables: { id } })
    const other = mySessions.find((one) => !one.current)?.id as string
    expect(codeOf(await end(other, await server.login('manager')))).toBe('NOT_FOUND')
    expect((await end(other, here)).data).toEqual({ endMySession: true })
    expect(await Promise.all([here, there].map(isAlive))).toEqual([true, false])
  })
  it('keeps preferences', async () => {
    const token = await server.login('developer')
    const save = (key: string, value: string) =>
      server.send('mutation($key: String!, $value: String!) { savePreference(key: $key, value: $value) }', {
        token,
        language: 'en',
        variables: { key, value },
      })
    expect((await save('console.look', '{"theme": "dark"}')).data).toEqual({ savePreference: true })
    expect((await server.send('{ myPreferences { key value } }', { token })).data).toEqual({
      myPreferences: [{ key: 'console.look', value: '{"theme":"dark"}' }],
    })
    expect(fieldsOf(await save('console.look', '{oops'))).toEqual([{ field: 'value', message: 'Must be valid JSON' }])
  })
})

describe('administrators', () => {
  const call = (token: string, field: string, variables: object, language = 'en') => {
    const args = 'password' in variables ? '($id: ID!, $password: String!)' : '($id: ID!)'
    return server.send(`mutation${args} { ${field} }`, { token, language, variables })
  }
  const idOf = async (username: string) => (await server.app.store.read(systemActor(0)).of(user).find({ username }))[0]?.id as number

  it('reset a password and unlock a user, and the history of the user says so', async () => {
    const admin = await server.login('admin')
    const [id, held] = [await idOf('repairer'), await server.login('repairer')]
    expect((await call(admin, 'resetUserPassword(id: $id, password: $password)', { id, password: NEXT })).data).toEqual({
      resetUserPassword: true,
    })
    expect(await isAlive(held)).toBe(false)
    for (let at = 0; at < 5; at++) await server.login('repairer', 'wrong').catch(() => null)
    await expect(server.login('repairer', 'an unusual new one')).rejects.toThrow()
    expect((await call(admin, 'unlockUser(id: $id)', { id })).data).toEqual({ unlockUser: true })
    expect(await isAlive(await server.login('repairer', 'an unusual new one'))).toBe(true)
    const history = await server.send(
      'query($id: ID!) { history(resource: "user", id: $id) { action userName changes { field before after } } }',
      {
        token: admin,
        variables: { id },
      },
    )
    expect((history.data as { history: { action: string }[] }).history.map((one) => one.action).slice(0, 2)).toEqual([
      'unlock',
      'resetPassword',
    ])
    expect(history.text).not.toContain('argon2')
  })
  it('do not rise by way of somebody with more rights', async () => {
    const tags = ['resetPassword', 'resetTwoFactor', 'unlock', 'list'].map((verb) => `system:user:${verb}`)
    await server.app.store.write(systemActor(0), async (uow) => {
      const made = await uow.of(role).create({ roleName: 'Help desk', roleKey: 'helpdesk', permissions: tags.join(' ') })
      const [one] = await uow.of(user).lockWhere({ username: 'manager' })
      if (one)
        await uow.of(user).patch(one, { roleIds: [...((await uow.of(user).linksOf('roleIds', [one.id])).get(one.id) ?? []), made.id] })
    })
    const token = await server.login('manager')
    const [boss, viewer] = [await idOf('admin'), await idOf('viewer')]
    for (const field of ['resetUserTwoFactor(id: $id)', 'unlockUser(id: $id)']) {
      const answer = await call(token, field, { id: boss })
      expect([answer.status, codeOf(answer), answer.errors?.[0]?.extensions.refusal]).toEqual([403, 'FORBIDDEN', 'outranked'])
    }
    const taken = await call(token, 'resetUserPassword(id: $id, password: $password)', { id: boss, password: NEXT }, 'zh')
    expect(taken.errors?.[0]?.message).toBe('该用户拥有您没有的权限、工厂或部门，您不能修改其账号')
    expect(await isAlive(await server.login('admin'))).toBe(true)
    // Nor is it offered: the console asks the row.
    const { data } = await server.send('query($ids: [ID!]!) { users(filter: { id: { in: $ids } }) { items { id isAboveReader } } }', {
      token,
      variables: { ids: [boss, viewer] },
    })
    const above = (data as { users: { items: { id: string; isAboveReader: boolean }[] } }).users.items
    expect(new Map(above.map((one) => [Number(one.id), one.isAboveReader]))).toEqual(
      new Map([
        [boss, true],
        [viewer, false],
      ]),
    )
    expect((await call(token, 'resetUserPassword(id: $id, password: $password)', { id: viewer, password: NEXT })).data).toEqual({
      resetUserPassword: true,
    })
  })
})
