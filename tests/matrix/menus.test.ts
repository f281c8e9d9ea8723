import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { menu, menusOf, role, user } from '../../server/domain/identity/index.ts'
import { registry } from '../../server/domain/index.ts'
import { buildApi } from '../../server/graphql/schema.ts'
import { operations, systemActor, tagsOf } from '../../server/kernel/index.ts'
import { known } from '../../server/platform/words.ts'
import { ownRoutes } from '../../server/rest/routes/index.ts'
import { type BuiltInMenu, syncMenus } from '../../server/setup/index.ts'
import { inheritedTags, menuTree, retiredTags } from '../../server/setup/menuTree.ts'
import { make, makePlant, person } from '../support/samples/factories.ts'
import { testStore } from '../support/store/store.ts'

let base: Awaited<ReturnType<typeof testStore>>
let entries: BuiltInMenu[]
let tags: string[]

beforeAll(async () => {
  const { catalogue } = await buildApi(registry)
  const required = [...catalogue.values(), ...ownRoutes(registry).map((route) => route.permission)]
  const called = required.flatMap((one) => (one === 'public' ? [] : one))
  tags = [...new Set([...called, ...registry.exposed.flatMap(tagsOf)])]
  entries = menuTree(registry, required)
  base = await testStore()
})
afterAll(() => base.close())
const everywhere = () => base.store.read(systemActor(0))

describe('the menu entries of the product', () => {
  it('cover every tag exactly once, but for pages that show the records of a list in another way', () => {
    const other = [
      'myComplaints',
      'repairWork',
      'inspectionRound',
      'inspectionShifts',
      'maintenanceCalendar',
      'shiftBoard',
      'leavePlan',
      'shortages',
      'rights',
    ].map((name) => `page.${name}`)
    const covered = entries.flatMap((one) => (other.includes(one.menuKey) ? [] : (one.permission ?? [])))
    // The playground is a page of the server, opened by its tag without an operation of the API.
    expect([...covered].sort()).toEqual([...tags, 'developer:playground:view'].sort())
  })

  it('hang together: keys once, folders above pages above actions', () => {
    const byKey = new Map(entries.map((one) => [one.menuKey, one]))
    expect(byKey.size).toBe(entries.length)
    const allowed: Record<string, (string | undefined)[]> = { M: [undefined, 'M'], C: [undefined, 'M'], F: ['C'] }
    for (const one of entries) {
      const above = one.parentKey === null ? undefined : byKey.get(one.parentKey)
      expect([one.menuKey, one.parentKey === null || above !== undefined]).toEqual([one.menuKey, true])
      expect([one.menuKey, allowed[one.menuType]]).toEqual([one.menuKey, expect.arrayContaining([above?.menuType])])
    }
    const paths = entries.flatMap((one) => (one.menuType === 'C' ? one.path : []))
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('are called by words of both languages', () => {
    const isKey = (text: string) => /^[a-zA-Z]\w*(\.\w+)+$/.test(text)
    expect(entries.filter((one) => isKey(one.menuName) || isKey(one.menuNameEn)).map((one) => one.menuKey)).toEqual([])
    expect(known('menus.dashboard', 'en')).toBe(true)
  })

  it('begin with the home page', () => {
    const top = entries.filter((one) => one.parentKey === null).sort((a, b) => a.sortOrder - b.sortOrder)
    expect(top[0]?.menuKey).toBe('page.dashboard')
  })
})

describe('filling the menu table', () => {
  it('inserts what is missing, leaves what an administrator changed, and moves the tags of roles', async () => {
    const { id: plantId, actor } = await makePlant(base.store)
    const held = await make(base.store, actor, role, { permissions: '*:*:* repair:report:list repair:report:accept made:up:tag' })
    await syncMenus(base.store, entries)
    expect(await everywhere().of(menu).count({})).toBe(entries.length)
    const [moved] = await everywhere().of(role).find({ id: held.id })
    expect(moved?.permissions).toBe('*:*:* made:up:tag')
    const ids = (await everywhere().of(role).linksOf('menuIds', [held.id])).get(held.id) ?? []
    const granted = (await everywhere().of(menu).many(ids)).map((one) => one?.permission)
    expect(granted.sort()).toEqual(['repair:report:accept', 'repair:report:list'])

    const ops = operations(base.store, registry)
    const { id: userId } = await make(base.store, systemActor(0), user, { plantIds: [plantId] })
    const admin = person(plantId, ['*:*:*'], { userId })
    const [home] = await everywhere().of(menu).find({ menuKey: 'page.dashboard' })
    await ops.update(admin, menu, home?.id ?? 0, { menuName: '工作台', sortOrder: 77 })
    await syncMenus(base.store, [...entries, { ...(entries[0] as BuiltInMenu), menuKey: 'area.more', path: '/more' }])
    expect(await everywhere().of(menu).find({ menuKey: 'page.dashboard' })).toMatchObject([{ menuName: '工作台', sortOrder: 77 }])
    expect(await everywhere().of(menu).count({})).toBe(entries.length + 1)
    expect((await everywhere().of(role).find({ id: held.id }))[0]?.updatedAt).toEqual(moved?.updatedAt)
  })

  it('takes away the entries of tags that no definition brings along any more, also from roles', async () => {
    expect(entries.filter((one) => retiredTags.includes(one.menuKey))).toEqual([])
    const [page] = await everywhere().of(menu).find({ menuKey: 'page.operationLog' })
    const tag = 'system:operationLog:remove'
    const old = await make(base.store, systemActor(0), menu, { menuType: 'F', menuKey: tag, permission: tag, parentId: page?.id })
    const [byMenu, byText] = [{ menuIds: [page?.id, old.id] }, { permissions: `made:up:tag ${tag}` }]
    const roles = [await make(base.store, systemActor(0), role, byMenu), await make(base.store, systemActor(0), role, byText)]
    await syncMenus(base.store, entries, { retired: retiredTags })
    expect(await everywhere().of(menu).find({ menuKey: tag })).toEqual([])
    const held = roles.map(({ id }) => id)
    expect([...(await everywhere().of(role).linksOf('menuIds', held)).values()]).toEqual([[page?.id], []])
    expect((await everywhere().of(role).find({ id: held })).map((one) => one.permissions)).toEqual(['', 'made:up:tag'])
  })

  it('hands a tag that split off another one to the roles that hold that one, once', async () => {
    const held = async (id: number) => (await everywhere().of(role).linksOf('menuIds', [id])).get(id)
    const idOf = async (menuKey: string) => (await everywhere().of(menu).find({ menuKey }))[0]?.id ?? 0
    const [accept, query] = [await idOf('repair:report:accept'), await idOf('repair:report:query')]
    const lead = await make(base.store, systemActor(0), role, { menuIds: [accept, query] })
    const other = await make(base.store, systemActor(0), role, { menuIds: [query] })
    await base.store.write(systemActor(0), async (uow) => uow.of(menu).remove(await uow.of(menu).lockWhere({ menuKey: 'repair:log:lead' })))
    await syncMenus(base.store, entries, { heirs: inheritedTags })
    const fresh = await idOf('repair:log:lead')
    expect([await held(lead.id), await held(other.id)]).toEqual([[accept, query, fresh], [query]])
    await base.store.write(systemActor(0), async (uow) =>
      uow.of(role).patch(await uow.of(role).lockForUpdate(lead.id), { menuIds: [accept] }),
    )
    await syncMenus(base.store, entries, { heirs: inheritedTags })
    expect(await held(lead.id)).toEqual([accept])
  })

  it('writes nothing when nothing is new', async () => {
    let changes = 0
    base.store.onChange(() => changes++)
    await syncMenus(base.store, entries, { retired: retiredTags })
    expect(changes).toBe(0)
  })
})

describe('the menus of a person', () => {
  const titles = async (permissions: string[], language: 'zh' | 'en' = 'en') => {
    const nodes = await menusOf({ store: base.store, registry }, person(1, permissions), language)
    return nodes.flatMap((one) => [one.title, ...one.children.flatMap((below) => [below.title, ...below.children.map((b) => b.title)])])
  }

  it('are what their permissions open, in their language, without empty folders', async () => {
    expect(await titles(['repair:report:list'])).toEqual(expect.arrayContaining(['Equipment repair']))
    expect(await titles(['repair:report:list'])).not.toContain('System')
    expect(await titles(['repair:report:list'], 'zh')).toContain('设备维修')
    expect((await titles(['*:*:*'])).length).toBe(entries.filter((one) => one.menuType !== 'F').length)
  })

  it('name the resource of a list whatever its screen is called', async () => {
    const nodes = await menusOf({ store: base.store, registry }, person(1, ['maint:order:list']), 'en')
    const page = nodes.flatMap((one) => one.children).find((one) => one.component === 'maintlogs')
    expect(page).toMatchObject({ path: '/maintlogs/index', resource: 'maintenanceOrder', isFrame: false })
  })

  it('follow a change at once: disabled ones are gone, hidden ones say so', async () => {
    const ops = operations(base.store, registry)
    const admin = person(1, ['*:*:*'])
    const [row] = await everywhere().of(menu).find({ menuKey: 'area.repair' })
    const id = row?.id ?? 0
    expect(await titles(['repair:report:list'])).toContain('Equipment repair')
    await ops.update(admin, menu, id, { status: 'DISABLED' })
    expect(await titles(['repair:report:list'])).not.toContain('Equipment repair')
    await ops.update(admin, menu, id, { status: 'ENABLED', visible: false })
    const nodes = await menusOf({ store: base.store, registry }, person(1, ['repair:report:list']), 'en')
    expect(nodes.find((one) => one.title === 'Equipment repair')).toMatchObject({ visible: false, children: [{ visible: true }] })
  })
})
