import { type ComponentType, createElement, type LazyExoticComponent, lazy } from 'react'
import type { ResourceName } from '../kit/gen/resources.ts'
import { loadOfficeWords } from '../kit/i18n.ts'
import type { Screen } from '../resource/defineScreen.ts'
import { metaAt, metaNamed, metaOf } from '../resource/meta.ts'

/** Resources whose screen differs from the default one. */
const custom: Partial<Record<ResourceName, () => Promise<{ default: Screen }>>> = {
  equipment: () => import('./masterdata/equipment.screen.tsx'),
  reportLog: () => import('./repair/reportLog.screen.tsx'),
  repairLog: () => import('./repair/repairLog.screen.tsx'),
  wallDisplay: () => import('./wall/wallDisplay.screen.tsx'),
  user: () => import('./identity/user.screen.tsx'),
  role: () => import('./identity/role.screen.tsx'),
  menu: () => import('./identity/menu.screen.tsx'),
  department: () => import('./identity/department.screen.tsx'),
  post: () => import('./identity/post.screen.tsx'),
  session: () => import('./identity/session.screen.tsx'),
  autoLoginLink: () => import('./identity/autoLoginLink.screen.tsx'),
  loginLog: () => import('./system/loginLog.screen.tsx'),
  dictType: () => import('./system/dictType.screen.tsx'),
  dictData: () => import('./system/dictData.screen.tsx'),
  config: () => import('./system/config.screen.tsx'),
  appVersion: () => import('./system/appVersion.screen.tsx'),
  operationLog: () => import('./system/operationLog.screen.tsx'),
  requestLog: () => import('./system/requestLog.screen.tsx'),
  importLog: () => import('./system/importLog.screen.tsx'),
  weChatLog: () => import('./system/weChatLog.screen.tsx'),
  maintenanceOrder: () => import('./maintenance/maintenanceOrder.screen.tsx'),
  maintenancePlan: () => import('./maintenance/maintenancePlan.screen.tsx'),
}

type LazyScreen = LazyExoticComponent<ComponentType>
const made = new Map<string, LazyScreen>()

/** Screens that are no list of records; menu entries call them by these names. */
const named: Record<string, () => Promise<ComponentType>> = {
  dashboard: () => import('./dashboard/Dashboard.tsx').then((module) => module.Dashboard),
  sche: () => import('./boards/ShiftBoard.tsx').then((module) => module.ShiftBoard),
  dataview: () => import('./boards/DataBoard.tsx').then((module) => module.DataBoard),
  profile: () => import('./account/Profile.tsx').then((module) => module.Profile),
  mobileApp: () => import('./account/MobileApp.tsx').then((module) => module.MobileApp),
  errorLog: () => import('./account/ErrorLog.tsx').then((module) => module.ErrorLog),
}
/** Pages of the specification that are lists under a name of their own. */
const lists: Record<string, ResourceName> = { maintlogs: 'maintenanceOrder' }

const plain = (name: ResourceName) => Promise.resolve({ default: { name, spec: {} } })

/** Areas whose words everybody downloads; the others bring theirs along. */
const DAILY: readonly string[] = ['repair', 'masterdata', 'wall']
const wordsFor = (isDaily: boolean) => (isDaily ? undefined : loadOfficeWords())

function listScreen(name: ResourceName): LazyScreen {
  return lazy(async () => {
    const [Layout, { default: screen }] = await Promise.all([
      metaOf(name).tree
        ? import('../resource/tree/TreeScreen.tsx').then((module) => module.TreeScreen)
        : import('../resource/list/ListScreen.tsx').then((module) => module.ListScreen),
      (custom[name] ?? (() => plain(name)))(),
      wordsFor(DAILY.includes(metaOf(name).area)),
    ])
    return { default: () => createElement(Layout, screen) }
  })
}

function make(component: string): LazyScreen | undefined {
  const load = Object.hasOwn(named, component) ? named[component] : undefined
  if (load) return lazy(async () => ({ default: (await Promise.all([load(), wordsFor(component === 'dashboard')]))[0] }))
  const meta = metaNamed((Object.hasOwn(lists, component) && lists[component]) || component)
  return meta && listScreen(meta.name)
}

/** The screen that a menu entry names, its code loaded when it is first drawn; undefined when there is none. */
export function screenNamed(component: string): LazyScreen | undefined {
  const known = made.get(component)
  if (known) return known
  const fresh = make(component)
  if (fresh) made.set(component, fresh)
  return fresh
}

/** Which screen an address belongs to as long as no administrator has moved it. */
const HOMES: Record<string, string> = {
  '/dashboard': 'dashboard',
  '/maintlogs/index': 'maintlogs',
  '/maintlogs': 'maintlogs',
  '/sche': 'sche',
  '/dataview': 'dataview',
  '/profile/index': 'profile',
  '/profile/app': 'mobileApp',
  '/profile/errors': 'errorLog',
}

export function componentAt(pathname: string): string | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return (Object.hasOwn(HOMES, path) ? HOMES[path] : undefined) ?? metaAt(path)?.name
}
