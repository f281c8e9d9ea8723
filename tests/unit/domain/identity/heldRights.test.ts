import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { autoLoginLink, autoLoginLinkFlow, menu, role, session, sessionFlow, user } from '../../../../server/domain/identity/index.ts'
import { registry } from '../../../../server/domain/index.ts'
import { type ResourceDef, untouchable } from '../../../../server/kernel/index.ts'
import { makePlant } from '../../../support/samples/factories.ts'
import { refusal } from '../shop.ts'
import { type Office, openOffice } from './office.ts'

const ALL = ['list', 'add', 'edit', 'remove']
const of = (...permissions: string[]) => permissions.flatMap((permission) => ALL.map((verb) => `${permission}:${verb}`))
const ADMINISTERS = of('system:user', 'system:role', 'system:menu')
let office: Office
let seq = 0
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const entry = (values: Record<string, unknown>) => office.menu({ menuType: 'C', path: `/held/${++seq}`, ...values })
/** Somebody who administers people, rights and menus, and holds some more through a menu. */
async function administrator(...more: string[]) {
  const who = await office.member()
  return office.as(who, [...ADMINISTERS, ...more])
}
/** Nothing of it is offered either. */
const offered = async (actor: Parameters<Office['ops']['get']>[0], resource: ResourceDef, row: object) =>
  (await untouchable(office.store.read(actor), registry, resource, [row as never])).size === 0

describe('what a disabled menu grants', () => {
  const secret = async () => {
    const off = await entry({ permission: 'system:config:edit', status: 'DISABLED' })
    return { off, strong: await office.role('', { menuIds: [off.id] }) }
  }
  it('counts as held by a role: nobody gives it, changes it or deletes it who does not hold that', async () => {
    const [clerk, { strong }] = [await administrator(), await secret()]
    const input = await office.input(user, { roleIds: [strong.id] })
    expect(await refusal(office.ops.create(clerk, user, input))).toEqual({ roleIds: 'roleHoldsMore' })
    expect(await refusal(office.ops.update(clerk, role, strong.id, { remark: 'x' }))).toBe('identity.holdsMore')
    expect(await refusal(office.ops.remove(clerk, role, [strong.id]))).toBe('identity.holdsMore')
    expect(await refusal(office.ops.updateMany(clerk, role, [strong.id], { status: 'DISABLED' }))).toBe('identity.holdsMore')
    expect(await offered(clerk, role, strong)).toBe(false)
  })
  it('counts as held by the people who have the role, one that is switched off too', async () => {
    const [clerk, { off }] = [await administrator(), await secret()]
    const sleeping = await office.role('', { menuIds: [off.id], status: 'DISABLED' })
    const target = await office.member({ roleIds: [sleeping.id] })
    expect(await refusal(office.ops.update(clerk, user, target.id, { mobile: '13800000000' }))).toBe('identity.holdsMore')
    expect(await refusal(office.ops.remove(clerk, user, [target.id]))).toBe('identity.holdsMore')
    expect(await offered(clerk, user, target)).toBe(false)
    expect(await offered(office.boss, user, target)).toBe(true)
  })
  it('counts for the one who governs as well: equals stay equals while a page is switched off', async () => {
    const { strong, off } = await secret()
    const who = await office.member({ roleIds: [strong.id] })
    const clerk = office.as(who, ADMINISTERS)
    const peer = await office.member({ roleIds: [strong.id] })
    expect(await office.ops.update(clerk, user, peer.id, { name: '同事' })).toMatchObject({ name: '同事' })
    // But what nobody may do now is handed out by nobody now.
    expect(await refusal(office.ops.update(clerk, menu, off.id, { status: 'ENABLED' }))).toEqual({ permission: 'notHeld' })
  })
  it('does not come back to those from whom the role was taken by switching it off', async () => {
    const { off } = await secret()
    const taken = await office.role('', { menuIds: [off.id], status: 'DISABLED' })
    const clerk = office.as(await office.member({ roleIds: [taken.id] }), ADMINISTERS)
    const target = await office.member({ roleIds: [(await office.role('', { menuIds: [off.id] })).id] })
    expect(await refusal(office.ops.update(clerk, user, target.id, { name: 'x' }))).toBe('identity.holdsMore')
  })
})

describe('a menu entry whose tag, or one below it, somebody does not hold', () => {
  const tree = async () => {
    const folder = await office.menu()
    const page = await entry({ parentId: folder.id, permission: 'system:config:list' })
    const action = await office.menu({ menuType: 'F', parentId: page.id, permission: 'system:config:edit' })
    return { folder, page, action }
  }
  it('is not switched off, hidden, renamed, moved or deleted by them', async () => {
    const clerk = await administrator('system:config:list')
    const { folder, page, action } = await tree()
    const other = await office.menu()
    for (const { id } of [folder, page, action])
      for (const values of [{ status: 'DISABLED' }, { visible: false }, { menuName: 'x' }, { permission: null }, { sortOrder: 7 }]) {
        expect(await refusal(office.ops.update(clerk, menu, id, values))).toBe('identity.menuNotHeld')
        expect(await refusal(office.ops.updateMany(clerk, menu, [id], values))).toBe('identity.menuNotHeld')
      }
    expect(await refusal(office.ops.update(clerk, menu, page.id, { parentId: other.id }))).toBe('identity.menuNotHeld')
    expect(await refusal(office.ops.arrange(clerk, menu, { parentId: other.id, ids: [page.id] }))).toBe('identity.menuNotHeld')
    expect(await refusal(office.ops.remove(clerk, menu, [action.id]))).toBe('identity.menuNotHeld')
    for (const row of [folder, page, action]) expect(await offered(clerk, menu, row)).toBe(false)
  })
  it('is changed by who holds them all', async () => {
    const clerk = await administrator('system:config:list', 'system:config:edit')
    const { folder, page, action } = await tree()
    expect(await office.ops.update(clerk, menu, action.id, { status: 'DISABLED' })).toMatchObject({ status: 'DISABLED' })
    expect(await office.ops.arrange(clerk, menu, { parentId: null, ids: [page.id] })).toBe(1)
    for (const row of [folder, page, action]) expect(await offered(office.boss, menu, row)).toBe(true)
  })
  it('does not come back by who has lost them since they deleted it', async () => {
    const clerk = await administrator('made:page:list')
    const made = await office.ops.create(clerk, menu, {
      menuType: 'C',
      menuName: '新',
      path: `/held/${++seq}`,
      permission: 'made:page:list',
    })
    await office.ops.remove(clerk, menu, [made.id])
    const less = { ...clerk, permissions: new Set(ADMINISTERS) }
    expect(await refusal(office.ops.undelete(less, menu, [made.id]))).toBe('identity.menuNotHeld')
    expect(await office.ops.undelete(clerk, menu, [made.id])).toBe(1)
  })
  it('gets no tag, nor comes back to service, where roles reach further than the one who changes it', async () => {
    const dataScope = { departmentIds: [(await office.department()).id], self: true }
    const clerk = { ...(await administrator('made:page:list')), dataScope }
    const page = await entry({ status: 'DISABLED' })
    await office.role('', { menuIds: [page.id], dataScope: 'ALL' })
    expect(await refusal(office.ops.update(clerk, menu, page.id, { permission: 'made:page:list' }))).toEqual({ permission: 'widerThanOwn' })
    const own = await entry({ status: 'DISABLED', permission: 'made:page:list' })
    await office.role('', { menuIds: [own.id], dataScope: 'SELF' })
    expect(await office.ops.update(clerk, menu, own.id, { status: 'ENABLED' })).toMatchObject({ status: 'ENABLED' })
  })
})

describe('the way to more rights that began with switching menus off', () => {
  it('ends at its first step, and would lead nowhere', async () => {
    const page = await entry({ permission: 'system:config:list' })
    const strong = await office.role('', { menuIds: [page.id] })
    const target = await office.member({ roleIds: [strong.id] })
    const who = await office.member({ roleIds: [(await office.role(ADMINISTERS.join(' '))).id] })
    const thief = office.as(who, ADMINISTERS)
    expect(await refusal(office.ops.update(thief, menu, page.id, { status: 'DISABLED' }))).toBe('identity.menuNotHeld')
    // Somebody else switched it off.
    await office.ops.update(office.boss, menu, page.id, { status: 'DISABLED' })
    expect(await refusal(office.ops.update(thief, user, who.id, { roleIds: [strong.id] }))).toEqual({ roleIds: 'roleHoldsMore' })
    expect(await refusal(office.ops.update(thief, user, target.id, { email: 'thief@example.com' }))).toBe('identity.holdsMore')
  })
})

it('somebody who reaches further stands above the reader, as the row says', async () => {
  const department = await office.department()
  const wide = await office.member({ departmentId: department.id, roleIds: [(await office.role('', { dataScope: 'ALL' })).id] })
  const narrow = await office.member({ departmentId: department.id })
  const head = office.as(await office.member(), ['system:user:list'], { dataScope: { departmentIds: [department.id], self: true } })
  const above = await registry.batchComputedFor(user, 'isAboveReader')?.load(office.store.read(head), [wide.id, narrow.id])
  expect([above?.get(wide.id), above?.get(narrow.id)]).toEqual([true, false])
})

describe.each([
  ['the session', session, sessionFlow.end, () => ({ currentPlantId: office.plantId })],
  ['an auto-login link', autoLoginLink, autoLoginLinkFlow.revoke, () => ({})],
] as const)('%s of somebody', (_name, resource, step, more) => {
  const tag = step.permission
  const opened = (userId: number) => office.row(resource as ResourceDef, { userId, ...more() }) as Promise<{ id: number }>
  const take = (actor: ReturnType<Office['as']>, id: number) => office.ops.step(actor, step as never, id, {})

  it('who holds more, or works in more plants, or reaches further, is left alone', async () => {
    const clerk = office.as(await office.member(), [tag])
    const off = await entry({ permission: 'system:config:edit', status: 'DISABLED' })
    const stronger = await office.member({ roleIds: [(await office.role('', { menuIds: [off.id] })).id] })
    const elsewhere = await office.member({ plantIds: [office.plantId, (await makePlant(office.store)).id] })
    for (const { id } of [office.admin, stronger, elsewhere]) {
      const row = await opened(id)
      expect(await refusal(take(clerk, row.id))).toBe('outranked')
      expect(await offered(clerk, resource, row)).toBe(false)
    }
    const department = await office.department()
    const wide = await office.member({ departmentId: department.id, roleIds: [(await office.role('', { dataScope: 'ALL' })).id] })
    const head = { ...clerk, dataScope: { departmentIds: [department.id], self: true } }
    const row = await opened(wide.id)
    expect(await refusal(take(head, row.id))).toBe('outranked')
    expect(await take(clerk, row.id)).toMatchObject({ id: row.id })
  })

  it('whom one may govern, or who one is, is ended', async () => {
    const who = await office.member({ roleIds: [(await office.role('system:config:edit')).id] })
    const self = office.as(who, [tag])
    const [own, plain] = [await opened(who.id), await opened((await office.member()).id)]
    for (const row of [own, plain]) {
      expect(await offered(self, resource, row)).toBe(true)
      expect(await take(self, row.id)).toMatchObject({ id: row.id })
    }
  })
})
