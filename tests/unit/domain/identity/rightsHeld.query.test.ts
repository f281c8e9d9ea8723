import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { menu, rightUse, role, user } from '../../../../server/domain/identity/index.ts'
import { linesOf, rightAssignments } from '../../../../server/domain/identity/permissions/rightAssignments.query.ts'
import { registry } from '../../../../server/domain/index.ts'
import { systemActor } from '../../../../server/kernel/index.ts'
import { words } from '../../../../server/platform/words.ts'
import { menuTree, syncMenus, tagsOfMenus } from '../../../../server/setup/index.ts'
import { make, makePlant, person, unique } from '../../../support/samples/factories.ts'
import { testStore } from '../../../support/store/store.ts'

const telling = { language: 'en', translate: words('en') } as const
let base: Awaited<ReturnType<typeof testStore>>
let plantId: number
let elsewhere: number
const system = systemActor(0)
const ids: Record<string, number> = {}
const added = async (name: string, given: Record<string, unknown>) => {
  ids[name] = (await make(base.store, system, user, { name, passwordHash: 'hash', plantIds: [plantId], ...given })).id
}
const roleOf = async (given: Record<string, unknown>) => (await make(base.store, system, role, { roleKey: `made${unique()}`, ...given })).id

beforeAll(async () => {
  base = await testStore()
  plantId = (await makePlant(base.store)).id
  elsewhere = (await makePlant(base.store)).id
  await syncMenus(base.store, menuTree(registry, []))
  const byTag = tagsOfMenus(await base.store.read(system).of(menu).find({}))
  const all = await roleOf({ roleName: 'All', roleSort: 1, permissions: '*:*:*' })
  const text = await roleOf({ roleName: 'Text', roleSort: 2, permissions: 'repair:report:list nothing:known:here' })
  const menus = await roleOf({ roleName: 'Menus', roleSort: 3, menuIds: [byTag.get('repair:report:list'), byTag.get('repair:report:add')] })
  const off = await roleOf({ roleName: 'Off', roleSort: 4, status: 'DISABLED', permissions: '*:*:*' })
  await added('Chief', { roleIds: [all] })
  await added('Both', { roleIds: [text, menus, off] })
  await added('Nobody', {})
  await added('Away', { roleIds: [all], plantIds: [elsewhere] })
  await added('Gone', { roleIds: [all], status: 'DISABLED' })
})
afterAll(() => base.close())
const held = (filter = {}) => rightAssignments({ read: base.store.read(person(plantId, ['*:*:*'])), registry, ...telling }, filter)

describe('who has what', () => {
  it('names the people of the plant, the enabled roles they have, and what each of these gives', async () => {
    const { rights, roles, people } = await held()
    expect(people.map(({ name }) => name)).toEqual(['Both', 'Chief', 'Nobody'])
    expect(roles.map(({ name, holdsAll }) => [name, holdsAll])).toEqual([
      ['All', true],
      ['Text', false],
      ['Menus', false],
    ])
    const tags = (name: string) => roles.find((one) => one.name === name)?.rights.map((at) => rights[at]?.tag)
    expect([tags('Text'), tags('Menus')]).toEqual([['repair:report:list'], ['repair:report:add', 'repair:report:list']])
    expect(new Set(rights.map(({ tag }) => tag)).size).toBe(rights.length)
  })

  it('is a line for each right of each person, with the roles that give it', async () => {
    const lines = linesOf(await held())
    const of = (name: string) => lines.filter(({ person: who }) => who === name).map(({ tag, roles }) => [tag, roles])
    expect(of('Nobody')).toEqual([])
    expect(of('Both').sort()).toEqual([
      ['repair:report:add', 'Menus'],
      ['repair:report:list', 'Text, Menus'],
    ])
    expect(of('Chief')).toHaveLength((await held()).rights.length)
  })

  it('is narrowed to a person, a role and a department, and shows nobody whom the reader does not see', async () => {
    const both = await base.store
      .read(system)
      .of(user)
      .linksOf('roleIds', [ids.Both as number])
    const [text] = both.get(ids.Both as number) ?? []
    expect((await held({ userId: ids.Chief })).people.map(({ name }) => name)).toEqual(['Chief'])
    expect((await held({ roleId: text })).people.map(({ name }) => name)).toEqual(['Both'])
    expect((await held({ departmentId: 99 })).people).toEqual([])
    expect((await held({ userId: ids.Away })).people).toEqual([])
    const own = person(plantId, ['*:*:*'], { userId: ids.Both as number, dataScope: { departmentIds: [], self: true } })
    expect((await rightAssignments({ read: base.store.read(own), registry, ...telling }, {})).people.map(({ name }) => name)).toEqual([
      'Both',
    ])
  })
})

describe('rights that nobody uses', () => {
  const DAY = 86_400_000
  const unused = async () => {
    const told = await held()
    return Object.fromEntries(told.people.map(({ name, unused: places }) => [name, places.map((at) => told.rights[at]?.tag)]))
  }

  it('are those not used for 180 days, counted from the upgrade, from the last use and from the day they were given', async () => {
    const { store, clock } = base
    const begun = clock.now().getTime()
    expect((await held()).uses.knownSince).toBe('2026-11-18')
    clock.set(new Date(begun + 179 * DAY))
    expect(await unused()).toEqual({ Both: [], Chief: [], Nobody: [] })
    clock.set(new Date(begun + 180 * DAY))
    expect(await unused()).toEqual({ Both: ['repair:report:list', 'repair:report:add'], Chief: [], Nobody: [] })
    await store.write(system, (uow) =>
      uow.of(rightUse).create({ userId: ids.Both as number, tag: 'repair:report:list', usedOn: '2026-12-01' }),
    )
    expect((await unused()).Both).toEqual(['repair:report:add'])
    const lines = linesOf(await held(), true)
    expect(lines).toMatchObject([{ person: 'Both', tag: 'repair:report:add', roles: 'Menus', lastUsed: null }])
    // Given again, it counts from now on.
    const roles =
      (
        await store
          .read(system)
          .of(user)
          .linksOf('roleIds', [ids.Both as number])
      ).get(ids.Both as number) ?? []
    const change = (roleIds: readonly number[]) =>
      store.write(system, async (uow) =>
        uow.of(user).patch(await uow.of(user).lockForUpdate(ids.Both as number), { roleIds: [...roleIds] }),
      )
    await change(roles.slice(0, 1))
    await change(roles)
    expect((await unused()).Both).toEqual([])
  })
})
