import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { department, menu } from '../../../../server/domain/identity/index.ts'
import { refusal } from '../shop.ts'
import { type Office, openOffice } from './office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())
let seq = 0
const create = (values: Record<string, unknown>) => office.ops.create(office.boss, menu, { menuName: `菜单 ${++seq}`, ...values })
const change = (id: number, values: Record<string, unknown>) => office.ops.update(office.boss, menu, id, values)

describe('a department', () => {
  it('is not taken away from one above that its mover cannot see', async () => {
    const top = await office.department()
    const own = await office.department({ parentId: top.id })
    const below = await office.department({ parentId: own.id })
    const dataScope = { departmentIds: [own.id, below.id], self: true }
    const head = office.as(await office.member(), ['system:department:edit'], { dataScope })
    expect(await refusal(office.ops.update(head, department, own.id, { parentId: null }))).toEqual({ parentId: 'outsideReach' })
    expect(await refusal(office.ops.arrange(head, department, { parentId: null, ids: [own.id] }))).toEqual({ parentId: 'outsideReach' })
    expect(await office.ops.update(head, department, below.id, { parentId: null })).toMatchObject({ parentId: null })
  })

  it('is made below one that somebody reaches with all below it, and not below another', async () => {
    const own = await office.department()
    const other = await office.department()
    const dataScope = { departmentIds: [own.id, other.id], belowIds: [own.id], self: true }
    const head = office.as(await office.member(), ['system:department:add'], { dataScope })
    const below = (parentId: number) => office.ops.create(head, department, { deptName: `班组 ${++seq}`, parentId })
    expect(await below(own.id)).toMatchObject({ parentId: own.id })
    expect(await refusal(below(other.id))).toEqual({ parentId: 'outsideReach' })
  })
})

describe('a menu entry', () => {
  it('lies where its kind belongs', async () => {
    const folder = await create({ menuType: 'M' })
    const page = await create({ menuType: 'C', parentId: folder.id, path: '/a/one' })
    const action = await create({ menuType: 'F', parentId: page.id })
    expect(await refusal(create({ menuType: 'F' }))).toEqual({ parentId: 'actionsInPages' })
    expect(await refusal(create({ menuType: 'F', parentId: folder.id }))).toEqual({ parentId: 'actionsInPages' })
    expect(await refusal(create({ menuType: 'C', parentId: page.id, path: '/a/two' }))).toEqual({ parentId: 'pagesInFolders' })
    expect(await refusal(create({ menuType: 'M', parentId: action.id }))).toEqual({ parentId: 'pagesInFolders' })
    expect(await refusal(change(folder.id, { menuType: 'C', path: '/a/three' }))).toEqual({ menuType: 'holdsEntries' })
    expect(await refusal(change(page.id, { parentId: action.id }))).toEqual({ parentId: 'circle' })
    const empty = await create({ menuType: 'M' })
    expect(await change(page.id, { parentId: empty.id })).toMatchObject({ parentId: empty.id })
  })

  it('has an address of its own; only external ones lead elsewhere', async () => {
    expect(await refusal(create({ menuType: 'C' }))).toEqual({ path: 'required' })
    expect(await refusal(create({ menuType: 'C', path: 'https://example.com/' }))).toEqual({ path: 'ownAddress' })
    for (const path of ['javascript:alert(1)', '//evil.example', 'repair', '/\\evil'])
      expect(await refusal(create({ menuType: 'C', isFrame: true, path }))).toEqual({ path: 'pattern' })
    const page = await create({ menuType: 'C', path: '/b/one' })
    expect(await refusal(create({ menuType: 'C', path: '/b/one' }))).toEqual({ path: 'duplicate' })
    expect(await change(page.id, { path: '/b/one', isFrame: true })).toMatchObject({ isFrame: true })
    expect(await create({ menuType: 'C', isFrame: true, path: 'https://example.com/docs' })).toMatchObject({ isFrame: true })
  })

  it('of the product keeps what it opens, and stays', async () => {
    const page = await office.menu({ menuType: 'C', menuKey: 'page.made', permission: 'made:page:list', path: '/c/one', component: 'made' })
    expect(await refusal(change(page.id, { permission: 'made:page:edit' }))).toEqual({ permission: 'builtIn' })
    expect(await refusal(change(page.id, { component: 'other' }))).toEqual({ component: 'builtIn' })
    expect(await refusal(change(page.id, { menuType: 'M' }))).toEqual({ menuType: 'builtIn' })
    expect(await refusal(office.ops.remove(office.boss, menu, [page.id]))).toBe('identity.builtInMenu')
    expect(await change(page.id, { menuName: '改名', path: '/c/two', visible: false })).toMatchObject({ path: '/c/two', visible: false })
  })

  it('that leads to the menus themselves stays open', async () => {
    const top = await office.menu({ menuKey: 'area.identity' })
    const own = await office.menu({ menuType: 'C', menuKey: 'page.menu', parentId: top.id, path: '/identity/menus' })
    for (const { id } of [top, own]) {
      expect(await refusal(change(id, { status: 'DISABLED' }))).toEqual({ status: 'builtIn' })
      expect(await refusal(change(id, { visible: false }))).toEqual({ visible: 'builtIn' })
    }
    expect(await change(top.id, { menuName: '权限' })).toMatchObject({ menuName: '权限' })
  })

  it('gets no tag from those who do not hold it, nor comes back to service by them', async () => {
    const clerk = office.as(await office.member(), ['system:menu:list', 'system:menu:add', 'system:menu:edit'])
    const add = (permission: string) => office.ops.create(clerk, menu, { menuType: 'C', menuName: '新', path: `/d/${++seq}`, permission })
    expect(await refusal(add('*:*:*'))).toEqual({ permission: 'notHeld' })
    const own = await add('system:menu:list')
    expect(await refusal(office.ops.update(clerk, menu, own.id, { permission: 'system:role:edit' }))).toEqual({ permission: 'notHeld' })
    const off = await office.menu({ menuType: 'C', path: `/d/${++seq}`, permission: 'system:role:edit', status: 'DISABLED' })
    for (const values of [{ status: 'ENABLED' }, { menuName: '仍停用' }])
      expect(await refusal(office.ops.update(clerk, menu, off.id, values))).toBe('identity.menuNotHeld')
  })
})

describe('a department', () => {
  const update = (id: number, values: Record<string, unknown>) => office.ops.update(office.boss, department, id, values)

  it('lies below departments in service', async () => {
    const off = await office.department({ status: 'DISABLED' })
    expect(await refusal(office.ops.create(office.boss, department, { deptName: '新', parentId: off.id }))).toEqual({
      parentId: 'disabled',
    })
    const free = await office.department()
    expect(await refusal(update(free.id, { parentId: off.id }))).toEqual({ parentId: 'disabled' })
  })

  it('is disabled from the bottom up and enabled from the top down', async () => {
    const top = await office.department()
    const below = await office.department({ parentId: top.id })
    expect(await refusal(update(top.id, { status: 'DISABLED' }))).toBe('identity.enabledBelow')
    await update(below.id, { status: 'DISABLED' })
    await update(top.id, { status: 'DISABLED' })
    expect(await refusal(update(below.id, { status: 'ENABLED' }))).toEqual({ parentId: 'disabled' })
    await update(top.id, { status: 'ENABLED' })
    expect(await update(below.id, { status: 'ENABLED' })).toMatchObject({ status: 'ENABLED' })
  })

  it('with people is not deleted', async () => {
    const one = await office.department()
    await office.member({ departmentId: one.id })
    expect(await refusal(office.ops.remove(office.boss, department, [one.id]))).toBe('referenced')
  })
})
