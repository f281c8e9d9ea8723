import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword, sha256Hex, user, verifyPassword } from '../../../../server/domain/identity/index.ts'
import { plant } from '../../../../server/domain/masterdata/index.ts'
import { systemActor } from '../../../../server/kernel/index.ts'
import { makePlant } from '../../../support/samples/factories.ts'
import { refusal } from '../shop.ts'
import { type Office, openOffice } from './office.ts'

const USERS = ['system:user:list', 'system:user:add', 'system:user:edit', 'system:user:remove']
let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

describe('a new user', () => {
  it('needs a password, kept as a slow hash of what the client sent', async () => {
    const { password: _, ...without } = await office.input(user)
    expect(await refusal(office.ops.create(office.boss, user, without))).toEqual({ password: 'required' })
    const password = sha256Hex('Stapel-Batterie-7')
    const made = await office.ops.create(office.boss, user, { ...(await office.input(user)), password })
    expect(await verifyPassword(made.passwordHash as string, password)).toBe(true)
    expect(made).not.toHaveProperty('password')
  })

  it('does not begin with a password that everybody tries first', async () => {
    const password = sha256Hex('password123')
    expect(await refusal(office.ops.create(office.boss, user, { ...(await office.input(user)), password }))).toEqual({
      password: 'commonPassword',
    })
  })

  it('does not begin with a word of this installation', async () => {
    const [{ code = '' } = {}] = await office.store.read(systemActor(0)).of(plant).find({})
    const password = sha256Hex(`${code.toLowerCase()}123456`)
    expect(await refusal(office.ops.create(office.boss, user, { ...(await office.input(user)), password }))).toEqual({
      password: 'commonPassword',
    })
  })

  it('never has the password changed by an edit', async () => {
    const one = await office.member()
    expect(await refusal(office.ops.update(office.boss, user, one.id, { password: sha256Hex('Stapel-Batterie-8') }))).toEqual({
      password: 'unknownField',
    })
  })

  it('gets roles, posts and departments in service only; old choices stand', async () => {
    const off = { status: 'DISABLED' }
    const [dept, post, role] = [await office.department(off), await office.post(off), await office.role('', off)]
    const values = { departmentId: dept.id, postIds: [post.id], roleIds: [role.id] }
    expect(await refusal(office.ops.create(office.boss, user, await office.input(user, values)))).toEqual({
      departmentId: 'disabled',
      postIds: 'disabled',
      roleIds: 'disabled',
    })
    const old = await office.member(values)
    expect(await office.ops.update(office.boss, user, old.id, { ...values, name: '新名' })).toMatchObject({ name: '新名' })
  })
})

describe('somebody who manages users', () => {
  it('gives no role that holds more than they do', async () => {
    const clerk = office.as(await office.member(), [...USERS, 'repair:report:list'])
    const [same, more] = [await office.role('repair:report:list'), await office.role('repair:report:list repair:report:accept')]
    expect(await refusal(office.ops.create(clerk, user, await office.input(user, { roleIds: [more.id] })))).toEqual({
      roleIds: 'roleHoldsMore',
    })
    const made = await office.ops.create(clerk, user, await office.input(user, { roleIds: [same.id] }))
    expect(await refusal(office.ops.update(clerk, user, made.id, { roleIds: [same.id, more.id] }))).toEqual({ roleIds: 'roleHoldsMore' })
  })

  it('counts what menus grant as held by a role', async () => {
    const clerk = office.as(await office.member(), USERS)
    const page = await office.menu({ menuType: 'C', permission: 'repair:log:list', path: '/x1' })
    const role = await office.role('', { menuIds: [page.id] })
    expect(await refusal(office.ops.create(clerk, user, await office.input(user, { roleIds: [role.id] })))).toEqual({
      roleIds: 'roleHoldsMore',
    })
  })

  it('does not touch people who hold more', async () => {
    const clerk = office.as(await office.member(), USERS)
    expect(await refusal(office.ops.update(clerk, user, office.admin.id, { name: '改名' }))).toBe('identity.holdsMore')
    const above = await office.member({ roleIds: [(await office.role('repair:log:list')).id] })
    expect(await refusal(office.ops.remove(clerk, user, [above.id]))).toBe('identity.holdsMore')
    const plain = await office.member()
    expect(await office.ops.update(clerk, user, plain.id, { name: '改名' })).toMatchObject({ name: '改名' })
  })

  it('with a limited reach gives no role that reaches further', async () => {
    const head = await office.department()
    const [below, beside] = [await office.department({ parentId: head.id }), await office.department()]
    const of = (departmentIds: number[]) => ({ dataScope: { departmentIds, self: true } })
    const whole = office.as(await office.member(), USERS, of([head.id, below.id]))
    const half = office.as(await office.member(), USERS, of([head.id]))
    const scope = async (dataScope: string, values = {}) => (await office.role('', { dataScope, ...values })).id
    const give = async (actor: typeof half, roleId: number) =>
      office.ops.create(actor, user, await office.input(user, { departmentId: head.id, roleIds: [roleId] }))
    const further = { roleIds: 'roleReachesFurther' }
    expect(await refusal(give(whole, await scope('ALL')))).toEqual(further)
    expect(await refusal(give(whole, await scope('CUSTOM', { departmentIds: [beside.id] })))).toEqual(further)
    expect(await refusal(give(half, await scope('DEPARTMENT_AND_CHILDREN')))).toEqual(further)
    const deep = await scope('DEPARTMENT_AND_CHILDREN')
    const made = await give(whole, deep)
    expect(made).toMatchObject({ departmentId: head.id })
    for (const dataScope of ['DEPARTMENT', 'SELF'])
      expect(await give(half, await scope(dataScope))).toMatchObject({ departmentId: head.id })
    expect(await refusal(give(half, deep))).toEqual(further)
  })

  it('with a limited reach moves nobody to where their role reaches further', async () => {
    const [small, large] = [await office.department(), await office.department()]
    await office.department({ parentId: large.id })
    const actor = office.as(await office.member(), USERS, { dataScope: { departmentIds: [small.id, large.id], self: false } })
    const roleIds = [(await office.role('', { dataScope: 'DEPARTMENT_AND_CHILDREN' })).id]
    const one = await office.member({ departmentId: small.id, roleIds })
    expect(await refusal(office.ops.update(actor, user, one.id, { departmentId: large.id }))).toEqual({ roleIds: 'roleReachesFurther' })
  })
})

describe('an account', () => {
  it('is neither disabled nor deleted by its owner', async () => {
    const me = await office.member()
    const actor = office.as(me, USERS)
    expect(await refusal(office.ops.update(actor, user, me.id, { status: 'DISABLED' }))).toBe('identity.ownAccount')
    expect(await refusal(office.ops.remove(actor, user, [me.id]))).toBe('identity.ownAccount')
    expect(await office.ops.update(actor, user, me.id, { email: 'me@example.com' })).toMatchObject({ email: 'me@example.com' })
  })

  it('of the last administrator who works in every plant keeps all of them', async () => {
    const own = await openOffice()
    const other = await makePlant(own.store)
    const both = [own.plantId, other.id]
    const system = { ...own.boss, userId: null, plantIds: both }
    const chief = await own.member({ roleIds: [own.adminRole.id], plantIds: both })
    expect(await refusal(own.ops.update(system, user, chief.id, { plantIds: [own.plantId] }))).toBe('identity.lastEverywhere')
    expect(await refusal(own.ops.update(system, user, chief.id, { status: 'DISABLED' }))).toBe('identity.lastEverywhere')
    expect(await refusal(own.ops.remove(system, user, [chief.id]))).toBe('identity.lastEverywhere')
    await own.ops.update(system, user, own.admin.id, { plantIds: both })
    expect(await own.ops.update(system, user, chief.id, { plantIds: [own.plantId] })).toMatchObject({ id: chief.id })
    await own.close()
  })

  it('of the last administrator stays in service and keeps its role', async () => {
    const system = { ...office.boss, userId: null }
    expect(await refusal(office.ops.update(system, user, office.admin.id, { status: 'DISABLED' }))).toBe('identity.lastAdmin')
    expect(await refusal(office.ops.update(system, user, office.admin.id, { roleIds: [] }))).toBe('identity.lastAdmin')
    expect(await refusal(office.ops.remove(system, user, [office.admin.id]))).toBe('identity.lastAdmin')
    const second = await office.member({ roleIds: [office.adminRole.id], passwordHash: await hashPassword(sha256Hex('x')) })
    expect(await office.ops.update(system, user, second.id, { status: 'DISABLED' })).toMatchObject({ status: 'DISABLED' })
    expect(await refusal(office.ops.update(system, user, office.admin.id, { status: 'DISABLED' }))).toBe('identity.lastAdmin')
  })
})
