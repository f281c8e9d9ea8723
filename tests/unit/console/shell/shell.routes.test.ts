// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { MenuNode } from '../../../../console/kit/session/me.ts'
import { pagesOf, pathOfResource, shownMenus } from '../../../../console/kit/session/navigation.ts'
import { loginAddress, readLink, safePath } from '../../../../console/shell/login/redirect.ts'
import { routeOf, startsFresh } from '../../../../console/shell/views/route.ts'

const page = (path: string, component: string, more: Partial<MenuNode> = {}): MenuNode => ({
  id: path,
  path,
  title: path,
  icon: 'list',
  component,
  visible: true,
  isFrame: false,
  noCache: false,
  resource: component,
  children: [],
  ...more,
})
const folder = (path: string, children: readonly MenuNode[], more: Partial<MenuNode> = {}) =>
  page(path, 'Layout', { resource: null, children, ...more })

const menus = [
  page('/dashboard', 'dashboard'),
  folder('/repair', [
    page('/repair/reportLogs', 'reportLog'),
    page('/repair/hidden', 'faultCategory', { visible: false }),
    folder('/repair/more', [folder('/repair/more/deep', [page('/workshop-floor/repairs', 'repairLog')])]),
  ]),
  folder('/secret', [page('/masterdata/shifts', 'shift')], { visible: false }),
  folder('/empty', [page('/masterdata/plants', 'plant', { visible: false })]),
  page('/maintlogs/index', 'maintlogs', { resource: 'maintenanceOrder' }),
  page('/boards/shifts', 'sche', { resource: null }),
  page('https://wiki.example/a', 'Layout', { isFrame: true }),
  page('/broken', 'noSuchScreen'),
  page('/fresh', 'fault', { noCache: true }),
]
const at = (pathname: string, landing: string | null = null) => routeOf({ pathname, menus, landing })
const refused = { kind: 'message', code: '401' }
const unknown = { kind: 'elsewhere', to: '/404' }

describe('an address', () => {
  it('opens the screen that the menu tree puts there, wherever that is', () => {
    expect(at('/repair/reportLogs')).toMatchObject({ kind: 'page', path: '/repair/reportLogs', component: 'reportLog' })
    expect(at('/repair/reportLogs/12')).toMatchObject({ kind: 'page', path: '/repair/reportLogs' })
    expect(at('/workshop-floor/repairs')).toMatchObject({ kind: 'page', component: 'repairLog' })
    expect(at('/maintlogs/index')).toMatchObject({ kind: 'page', component: 'maintlogs' })
    expect(at('/boards/shifts')).toMatchObject({ kind: 'board', component: 'sche' })
  })

  it('of a hidden page is refused, and so are pages in a hidden folder', () => {
    for (const path of ['/repair/hidden', '/masterdata/shifts', '/masterdata/plants']) expect(at(path)).toEqual(refused)
  })

  it('of a screen without any entry is refused', () => {
    for (const path of ['/masterdata/equipments', '/dataview', '/identity/users']) expect(at(path)).toEqual(refused)
  })

  it('that nobody knows is not found', () => {
    for (const path of ['/no/such', '/repair', '/broken', '/repair/reportLogsX', '/constructor', '/__proto__'])
      expect(at(path)).toEqual(unknown)
  })

  it('that a page had before an administrator moved it leads to the page', () => {
    expect(at('/repair/repairLogs')).toEqual({ kind: 'elsewhere', to: '/workshop-floor/repairs' })
    expect(at('/sche')).toEqual({ kind: 'elsewhere', to: '/boards/shifts' })
  })

  it('of home and of oneself is open to everybody', () => {
    const nothing = (pathname: string) => routeOf({ pathname, menus: [], landing: null })
    for (const path of ['/dashboard', '/profile/index', '/profile/app', '/profile/errors'])
      expect(nothing(path)).toMatchObject({ kind: 'page' })
    expect(nothing('/maintlogs/index')).toEqual(refused)
    expect(nothing('/profile')).toEqual({ kind: 'elsewhere', to: '/profile/index' })
  })

  it('without a path leads to the landing page, or home', () => {
    expect(at('/', '/repair/reportLogs')).toEqual({ kind: 'elsewhere', to: '/repair/reportLogs' })
    for (const landing of [null, '/', '//evil.example', 'https://evil.example'])
      expect(at('/', landing)).toEqual({ kind: 'elsewhere', to: '/dashboard' })
  })

  it('behind /redirect stays inside', () => {
    expect(at('/redirect/repair/reportLogs')).toEqual({ kind: 'redirect', to: '/repair/reportLogs' })
    expect(at('/redirect//evil.example')).toEqual({ kind: 'redirect', to: '/dashboard' })
  })
})

describe('the sidebar', () => {
  it('shows no hidden entries and no folders without entries', () => {
    const names = (nodes: readonly MenuNode[]): string[] => nodes.flatMap((node) => [node.path, ...names(node.children ?? [])])
    const shown = names(shownMenus(menus))
    expect(shown).toContain('/repair/more/deep')
    for (const path of ['/repair/hidden', '/secret', '/masterdata/shifts', '/empty', '/masterdata/plants'])
      expect(shown).not.toContain(path)
  })

  it('leads outside without making a page of it', () => {
    const outside = [page('https://wiki.example/a', 'wiki', { isFrame: true })]
    expect(shownMenus(outside)).toHaveLength(1)
    expect(pagesOf(outside)).toEqual([])
  })

  it('tells links where a resource is, if this person has a page of it', () => {
    expect(pathOfResource(menus, 'repairLog')).toBe('/workshop-floor/repairs')
    expect(pathOfResource(menus, 'maintenanceOrder')).toBe('/maintlogs/index')
    expect(pathOfResource(menus, 'faultCategory')).toBe(undefined)
    expect(pathOfResource(menus, 'equipment')).toBe(undefined)
  })

  it('knows which pages start over', () => {
    const route = at('/fresh')
    if (route.kind !== 'page') throw new Error(route.kind)
    expect(startsFresh(route.component, route.page)).toBe(true)
    expect(startsFresh('profile', undefined)).toBe(true)
    expect(startsFresh('reportLog', undefined)).toBe(false)
  })
})

describe('the way in', () => {
  it('never leads out, nor round in a circle', () => {
    for (const to of ['/login', '/auto-login#key=1', '/auth-redirect?x', '//a', '/\\a', '/\t/a', '/\n/a', 'https://a', '', null, undefined])
      expect(safePath(to)).toBe('/')
    expect(safePath('/repair/reportLogs?status=PENDING#x')).toBe('/repair/reportLogs?status=PENDING#x')
    expect(safePath('/login-notes')).toBe('/')
    expect(loginAddress('/auto-login')).toBe('/login')
  })

  it('reads links with the key behind # or ?', () => {
    const link = { mobile: '13800000000', key: 'abc' }
    expect(readLink({ hash: '#mobile=13800000000&key=abc', search: '' })).toEqual(link)
    expect(readLink({ hash: '', search: '?mobile=13800000000&key=abc' })).toEqual(link)
    expect(readLink({ hash: '', search: '?mobile=13800000000' })).toEqual({ mobile: '13800000000', key: null })
    expect(readLink({ hash: '#key=abc', search: '' })).toBe(null)
  })
})
