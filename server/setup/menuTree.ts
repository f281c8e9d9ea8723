import { LOG_KINDS } from '../domain/system/index.ts'
import { type Registry, type ResourceDef, tagsOf } from '../kernel/index.ts'
import { words } from '../platform/words.ts'
import type { BuiltInMenu } from './menus.ts'

const zh = words('zh')
const en = words('en')
/** What an operation asks for: one of some permissions, or nothing. */
type Required = readonly string[] | 'public'
type Texts = Pick<BuiltInMenu, 'menuName' | 'menuNameEn'>

/** The first of some keys that has words. */
function texts(...keys: readonly string[]): Texts {
  const key = keys.find((one) => zh(one) !== one) ?? keys[0] ?? ''
  return { menuName: zh(key), menuNameEn: en(key) }
}
const BLANK = { icon: null, permission: null, path: null, routerName: null, component: null, isFrame: false }
const STEP = 10

const folder = (
  key: string,
  own: Texts & Pick<BuiltInMenu, 'icon' | 'sortOrder' | 'path'>,
  parentKey: string | null = null,
): BuiltInMenu => ({
  ...BLANK,
  menuKey: key,
  parentKey,
  menuType: 'M',
  component: 'Layout',
  ...own,
})

interface Screen {
  readonly name: string
  readonly above: string | null
  readonly path: string
  readonly icon: string
  readonly permission: string | null
  readonly sortOrder: number
  readonly isFrame?: boolean
}
const screen = ({ name, above, ...own }: Screen): BuiltInMenu => ({
  ...BLANK,
  menuKey: `page.${name}`,
  parentKey: above,
  menuType: 'C',
  routerName: name,
  component: own.isFrame ? null : name,
  ...texts(`menus.${name}`),
  ...own,
})
/** Pages that are no list of records. */
const screens: readonly Screen[] = [
  { name: 'dashboard', above: null, path: '/dashboard', icon: 'home', permission: null, sortOrder: 0 },
  { name: 'dataview', above: 'area.screens', path: '/dataview', icon: 'gauge', permission: 'dataview:downtime:view', sortOrder: STEP },
  {
    name: 'stockView',
    above: 'area.screens',
    path: '/dataview/stock',
    icon: 'box',
    permission: 'dataview:stock:view',
    sortOrder: STEP + 5,
  },
  {
    name: 'handoverView',
    above: 'area.screens',
    path: '/dataview/handover',
    icon: 'clipboard',
    permission: 'dataview:handover:view',
    sortOrder: STEP + 7,
  },
  {
    name: 'complaintView',
    above: 'area.screens',
    path: '/dataview/complaints',
    icon: 'alert',
    permission: 'dataview:complaint:view',
    sortOrder: STEP + 8,
  },
  { name: 'shortages', above: 'area.stock', path: '/stock/shortages', icon: 'clipboard', permission: 'stock:order:list', sortOrder: 5 },
  { name: 'repairWork', above: 'area.repair', path: '/repair/work', icon: 'clipboard', permission: 'repair:log:list', sortOrder: 5 },
  { name: 'dispatch', above: 'area.repair', path: '/repair/dispatch', icon: 'users', permission: 'repair:dispatch:list', sortOrder: 6 },
  {
    name: 'myComplaints',
    above: 'area.quality',
    path: '/quality/mine',
    icon: 'clipboard',
    permission: 'quality:complaint:list',
    sortOrder: 5,
  },
  {
    name: 'maintenanceCalendar',
    above: 'area.maintenance',
    path: '/maint/calendar',
    icon: 'calendar',
    permission: 'maint:order:list',
    sortOrder: 15,
  },
  {
    name: 'inspectionRound',
    above: 'area.inspection',
    path: '/inspect/round',
    icon: 'clipboard',
    permission: 'inspect:order:list',
    sortOrder: 5,
  },
  {
    name: 'inspectionShifts',
    above: 'area.inspection',
    path: '/inspect/shifts',
    icon: 'gauge',
    permission: 'inspect:order:list',
    sortOrder: 6,
  },
  {
    name: 'stockCount',
    above: 'area.stock',
    path: '/stock/count',
    icon: 'clipboard',
    permission: 'stock:stocktakeLine:edit',
    sortOrder: 900,
  },
  { name: 'shiftBoard', above: 'area.shifts', path: '/shifts/board', icon: 'calendar', permission: 'shifts:schedule:list', sortOrder: 5 },
  {
    name: 'leavePlan',
    above: 'area.shifts',
    path: '/leave-plan',
    icon: 'calendar',
    permission: 'shifts:workerVacation:list',
    sortOrder: 75,
  },
  { name: 'sche', above: 'area.screens', path: '/sche', icon: 'calendar', permission: null, sortOrder: 2 * STEP },
  {
    name: 'accessCheck',
    above: 'area.identity',
    path: '/identity/access',
    icon: 'search',
    permission: 'system:access:list',
    sortOrder: 25,
  },
  {
    name: 'rights',
    above: 'area.identity',
    path: '/identity/rights',
    icon: 'grid',
    permission: 'system:access:list',
    sortOrder: 26,
  },
  { name: 'jobQueue', above: 'area.system', path: '/system/jobs', icon: 'layers', permission: 'system:job:list', sortOrder: 490 },
  { name: 'health', above: 'area.system', path: '/system/health', icon: 'activity', permission: 'system:health:list', sortOrder: 470 },
  {
    name: 'playground',
    above: 'area.system',
    path: '/graphql',
    icon: 'external',
    permission: 'developer:playground:view',
    sortOrder: 900,
    isFrame: true,
  },
]
/** Lists that the specification opens by a name of their own. */
const LISTS: Readonly<Record<string, string>> = { maintenanceOrder: 'maintlogs' }

const isLog = (resource: ResourceDef) => resource.area === 'system' && resource.name.endsWith('Log')
const pathOf = (area: string, resource: ResourceDef) => resource.path ?? `/${area}/${resource.plural}`
const pageKey = (resource: ResourceDef) => `page.${resource.name}`

function pageOf(area: string, resource: ResourceDef, sortOrder: number): BuiltInMenu {
  return {
    ...BLANK,
    menuKey: pageKey(resource),
    parentKey: isLog(resource) ? 'area.logs' : `area.${area}`,
    menuType: 'C',
    ...texts(`${resource.name}.plural`),
    icon: resource.icon,
    sortOrder,
    permission: `${resource.permission}:list`,
    path: pathOf(area, resource),
    routerName: resource.name,
    component: LISTS[resource.name] ?? resource.name,
  }
}

/** Folders in the order in which the specification lists its areas of work (§1). */
const ORDER = [
  'masterdata',
  'repair',
  'inspection',
  'maintenance',
  'stock',
  'duct',
  'roller',
  'quality',
  'shifts',
  'screens',
  'wall',
  'identity',
  'system',
  'notice',
]
const orderOf = (area: string, at: number) => STEP * (ORDER.includes(area) ? ORDER.indexOf(area) + 1 : ORDER.length + 1 + at)

/** Areas whose lists people look for in the folder of another one, behind so many of its own. */
const WITHIN: Readonly<Record<string, { readonly area: string; readonly behind: number }>> = {
  hours: { area: 'repair', behind: 2 },
  callout: { area: 'repair', behind: 3 },
  handover: { area: 'shifts', behind: 1 },
  backups: { area: 'system', behind: 48 },
  audit: { area: 'logs', behind: 90 },
}

function foldersAndPages(registry: Registry): BuiltInMenu[] {
  const areas = registry.areas.flatMap((area, at) => {
    const pages = area.resources.filter((one) => !one.internal)
    if (!pages.length) return []
    const within = WITHIN[area.name]
    if (within) return pages.map((one, place) => pageOf(within.area, one, within.behind * STEP + place + 1))
    const top = folder(`area.${area.name}`, {
      ...texts(`area.${area.name}`),
      icon: area.icon,
      sortOrder: orderOf(area.name, at),
      path: `/${area.name}`,
    })
    return [top, ...pages.map((one, place) => pageOf(area.name, one, (place + 1) * STEP))]
  })
  return [
    folder('area.screens', { ...texts('menus.screens'), icon: 'chart', sortOrder: orderOf('screens', 0), path: '/screens' }),
    folder('area.logs', { ...texts('menus.logs'), icon: 'history', sortOrder: 500, path: '/system/logs' }, 'area.system'),
    ...areas,
    ...screens.map(screen),
  ]
}

/** Where a tag beyond the pages' own belongs: below the list or the page of its first two parts, below the boards, else below the page everybody has. */
function actionOf(registry: Registry, tag: string, sortOrder: number): BuiltInMenu {
  const [area = '', entity = '', verb = ''] = tag.split(':')
  const resource = registry.exposed.find((one) => one.permission === `${area}:${entity}`)
  const own = resource ? [`${resource.name}.actions.${verb}`] : [`menus.boards.${entity}_${verb}`, `menus.boards.${entity}`]
  const page = screens.find((one) => one.permission === `${area}:${entity}:list`)
  const above = page ? `page.${page.name}` : area === 'dataview' ? 'page.dataview' : 'page.dashboard'
  const parentKey = resource ? pageKey(resource) : above
  return {
    ...BLANK,
    menuKey: tag,
    parentKey,
    menuType: 'F',
    ...texts(...own, `menus.actions.${verb}`, `actions.${verb}`),
    sortOrder,
    permission: tag,
  }
}

/** Tags of earlier versions that no definition brings along any more: rows of logs could once be deleted one by one. */
export const retiredTags: readonly string[] = LOG_KINDS.map((kind) => `system:${kind}:remove`)

/** Tags that split off another one: whoever could hand out repairs could work on everybody's. */
export const inheritedTags: Readonly<Record<string, string>> = {
  'repair:log:lead': 'repair:report:accept',
  // Whoever accepted reports gets the page on which that is done.
  'page.dispatch': 'repair:report:accept',
  // Whoever arranges roles sees what they come to.
  'page.accessCheck': 'system:role:edit',
}

/** Every folder, page and action of the product, from its definitions and from what the operations of its APIs ask for. */
export function menuTree(registry: Registry, required: readonly Required[]): BuiltInMenu[] {
  const pages = foldersAndPages(registry)
  const opened = new Set(pages.map((one) => one.permission))
  const called = required.flatMap((tags) => (tags === 'public' ? [] : tags))
  const tags = [...new Set([...registry.exposed.flatMap(tagsOf), ...called])].filter((tag) => !opened.has(tag))
  return [...pages, ...tags.map((tag, at) => actionOf(registry, tag, (at + 1) * STEP))]
}
