import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { role, user } from '../../../../server/domain/identity/index.ts'
import { refusal } from '../shop.ts'
import { type Office, openOffice } from './office.ts'

const ROLES = ['system:role:list', 'system:role:add', 'system:role:edit', 'system:role:remove']
let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())
const page = async (permission: string) => (await office.menu({ menuType: 'C', permission, path: `/p/${permission}` })).id

describe('the administrator role', () => {
  it('stays: not deleted, disabled, renamed by key or narrowed', async () => {
    const { id } = office.adminRole
    expect(await refusal(office.ops.remove(office.boss, role, [id]))).toBe('identity.builtInRole')
    expect(await refusal(office.ops.update(office.boss, role, id, { status: 'DISABLED' }))).toEqual({ status: 'builtIn' })
    expect(await refusal(office.ops.update(office.boss, role, id, { roleKey: 'chief' }))).toEqual({ roleKey: 'builtIn' })
    expect(await refusal(office.ops.update(office.boss, role, id, { dataScope: 'SELF' }))).toEqual({ dataScope: 'builtIn' })
    expect(await refusal(office.ops.update(office.boss, role, id, { permissions: '' }))).toEqual({ permissions: 'unknownField' })
    expect(await office.ops.update(office.boss, role, id, { roleName: '管理员', status: 'ENABLED' })).toMatchObject({ roleName: '管理员' })
  })
})

describe('menus of a role', () => {
  it('are granted only by those who hold their tags', async () => {
    const clerk = office.as(await office.member(), [...ROLES, 'repair:fault:list'])
    const [own, other] = [await page('repair:fault:list'), await page('repair:fault:edit')]
    expect(await refusal(office.ops.create(clerk, role, await office.input(role, { menuIds: [own, other] })))).toEqual({
      menuIds: 'notHeld',
    })
    const made = await office.ops.create(clerk, role, await office.input(role, { menuIds: [own] }))
    expect(await refusal(office.ops.update(clerk, role, made.id, { menuIds: [own, other] }))).toEqual({ menuIds: 'notHeld' })
    await office.ops.update(office.boss, role, made.id, { menuIds: [own, other] })
    expect(await refusal(office.ops.update(clerk, role, made.id, { remark: '现在它更多' }))).toBe('identity.holdsMore')
    expect(await refusal(office.ops.remove(clerk, role, [made.id]))).toBe('identity.holdsMore')
  })
})

describe('the data scope of a role', () => {
  const departmentsOf = async (id: number) => (await office.read().of(role).linksOf('departmentIds', [id])).get(id) ?? []

  it('has departments exactly when they are chosen', async () => {
    const { id } = await office.department()
    const make = async (values: object) => office.ops.create(office.boss, role, await office.input(role, { ...values }))
    expect(await refusal(make({ dataScope: 'SELF', departmentIds: [id] }))).toEqual({ departmentIds: 'customOnly' })
    expect(await refusal(make({ dataScope: 'CUSTOM' }))).toEqual({ departmentIds: 'required' })
    const made = await make({ dataScope: 'CUSTOM', departmentIds: [id] })
    await office.ops.update(office.boss, role, made.id, { dataScope: 'DEPARTMENT' })
    expect(await departmentsOf(made.id)).toEqual([])
  })

  it('is not wider than that of the one who sets it', async () => {
    const [mine, other] = [await office.department(), await office.department()]
    const clerk = office.as(await office.member(), ROLES, { dataScope: { departmentIds: [mine.id], self: true } })
    const make = async (values: object) => office.ops.create(clerk, role, await office.input(role, { ...values }))
    expect(await refusal(make({}))).toEqual({ dataScope: 'widerThanOwn' })
    expect(await refusal(make({ dataScope: 'CUSTOM', departmentIds: [mine.id, other.id] }))).toEqual({ dataScope: 'widerThanOwn' })
    const made = await make({ dataScope: 'CUSTOM', departmentIds: [mine.id] })
    const self = await make({ dataScope: 'SELF' })
    expect(await refusal(office.ops.update(clerk, role, made.id, { dataScope: 'ALL' }))).toEqual({ dataScope: 'widerThanOwn' })
    // Whoever holds it already would reach a whole department.
    expect(await refusal(office.ops.update(clerk, role, self.id, { dataScope: 'DEPARTMENT' }))).toEqual({ dataScope: 'widerThanOwn' })
    expect(await office.ops.update(clerk, role, made.id, { roleName: '改名' })).toMatchObject({ roleName: '改名' })
  })
})

describe('a role that reaches further than the one who changes it', () => {
  it('is neither enabled nor given more menus, for its holders may be anywhere', async () => {
    const [mine, shop] = [await office.department(), await page('repair:shop:list')]
    const clerk = office.as(await office.member(), [...ROLES, 'repair:shop:list'], { dataScope: { departmentIds: [mine.id], self: true } })
    const made = async (values: object) => (await office.role('', { ...values })).id
    const off = await made({ status: 'DISABLED' })
    expect(await refusal(office.ops.update(clerk, role, off, { status: 'ENABLED' }))).toEqual({ status: 'widerThanOwn' })
    const wide = await made({ dataScope: 'DEPARTMENT' })
    expect(await refusal(office.ops.update(clerk, role, wide, { menuIds: [shop] }))).toEqual({ menuIds: 'widerThanOwn' })
    const own = await made({ dataScope: 'SELF', status: 'DISABLED' })
    expect(await office.ops.update(clerk, role, own, { status: 'ENABLED', menuIds: [shop] })).toMatchObject({ status: 'ENABLED' })
    expect(await office.ops.update(office.boss, role, off, { status: 'ENABLED', menuIds: [shop] })).toMatchObject({ status: 'ENABLED' })
  })
})

describe('a role in use', () => {
  it('is not deleted but disabled', async () => {
    const made = await office.ops.create(office.boss, role, await office.input(role))
    await office.ops.create(office.boss, user, await office.input(user, { roleIds: [made.id] }))
    expect(await refusal(office.ops.remove(office.boss, role, [made.id]))).toBe('referenced')
    expect(await office.ops.update(office.boss, role, made.id, { status: 'DISABLED' })).toMatchObject({ status: 'DISABLED' })
  })
})
