import { type ComponentType, createElement, type LazyExoticComponent, lazy } from 'react'
import type { ResourceName } from '../kit/gen/resources.ts'
import { loadDashboardWords, loadOffice, loadRoundWords, loadWorkshopWords } from '../kit/i18n.ts'
import type { Screen } from '../resource/defineScreen.ts'
import { listPreferences } from '../resource/list/listPreferences.ts'
import { metaAt, metaNamed, metaOf } from '../resource/meta.ts'

/** Daily lists that differ from the default one; the others are in office.ts, whose many names nobody needs at first. */
const custom: Partial<Record<ResourceName, () => Promise<{ default: Screen }>>> = {
  equipment: () => import('./masterdata/equipment.screen.tsx'),
  reportLog: () => import('./repair/reportLog.screen.tsx'),
  repairLog: () => import('./repair/repairLog.screen.tsx'),
}
const office = () => import('./office.ts')

type LazyScreen = LazyExoticComponent<ComponentType>
const made = new Map<string, LazyScreen>()

/** Pages that are no list of records; menu entries call them by these names. */
const named: Record<string, () => Promise<ComponentType>> = {
  dashboard: () => import('./dashboard/Dashboard.tsx').then((module) => module.Dashboard),
  scanned: () => import('./repair/Scanned.tsx').then((module) => module.Scanned),
  repairWork: () => import('./repair/RepairWork.tsx').then((module) => module.RepairWork),
  inspectionRound: () => import('./inspection/InspectionRound.tsx').then((module) => module.InspectionRound),
  printRepair: () => import('./print/repairSheet.tsx').then((module) => module.RepairSheet),
}
const OFFICE: readonly (keyof typeof import('./office.ts').pages)[] = [
  'sche',
  'dataview',
  'profile',
  'mobileApp',
  'errorLog',
  'rollerPage',
  'jobQueue',
  'equipmentPage',
  'inspectionShifts',
  'maintenanceCalendar',
  'printLabels',
  'print',
]
for (const name of OFFICE) named[name] = async () => (await office()).pages[name]()

/** Pages that people open in front of a machine bring their own words and nothing else. */
const LIGHT: readonly string[] = ['scanned', 'repairWork', 'printRepair']
/** Pages of the specification that are lists under a name of their own. */
const lists: Record<string, ResourceName> = { maintlogs: 'maintenanceOrder' }

/** What sets the screen of a list apart from the others. */
export const screenOf = (name: ResourceName) => (custom[name] ?? (() => elsewhere(name)))()

async function elsewhere(name: ResourceName): Promise<{ default: Screen }> {
  return (await (await office()).screens[name]?.()) ?? { default: { name, spec: {} } }
}

/** What everybody downloads is there; the rest comes with the first page that needs it. */
const restFor = (isDaily: boolean) => (isDaily ? undefined : loadOffice())

function listScreen(name: ResourceName): LazyScreen {
  return lazy(async () => {
    const [Layout, { default: screen }] = await Promise.all([
      metaOf(name).tree
        ? import('../resource/tree/TreeScreen.tsx').then((module) => module.TreeScreen)
        : import('../resource/list/ListScreen.tsx').then((module) => module.ListScreen),
      screenOf(name),
      restFor(!metaOf(name).isOutline),
      listPreferences.settled,
    ])
    return { default: () => createElement(Layout, screen) }
  })
}

function make(component: string): LazyScreen | undefined {
  const load = Object.hasOwn(named, component) ? named[component] : undefined
  const words = () => {
    if (component === 'dashboard') return loadDashboardWords()
    if (component === 'inspectionRound') return Promise.all([loadRoundWords(), loadDashboardWords()])
    return LIGHT.includes(component) ? Promise.all([loadWorkshopWords(), loadDashboardWords()]) : loadOffice()
  }
  if (load) return lazy(async () => ({ default: (await Promise.all([load(), words()]))[0] }))
  const meta = metaNamed((Object.hasOwn(lists, component) && lists[component]) || component)
  return meta && listScreen(meta.name)
}

/** Fetches the code of a page about one record while the server is still being asked who is here. */
export function preload(pathname: string) {
  const component = recordPageAt(pathname)?.component ?? ''
  if (Object.hasOwn(named, component)) named[component]?.().catch(() => undefined)
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
  '/repair/work': 'repairWork',
  '/inspect/round': 'inspectionRound',
  '/inspect/shifts': 'inspectionShifts',
  '/maint/calendar': 'maintenanceCalendar',
  '/system/jobs': 'jobQueue',
  '/sche': 'sche',
  '/dataview': 'dataview',
  '/profile/index': 'profile',
  '/profile/app': 'mobileApp',
  '/profile/errors': 'errorLog',
}

/** Pages about one record, or one thing that was scanned. `of` names the list whose readers may open them (a group of the address may say so); without it, everybody. */
export interface RecordPage {
  at: RegExp
  component: string
  of?: ResourceName
}
const recordPages: readonly RecordPage[] = [
  { at: /^\/equipment\/[1-9]\d*$/, component: 'equipmentPage', of: 'equipment' },
  { at: /^\/rollers\/[1-9]\d*$/, component: 'rollerPage', of: 'roller' },
  { at: /^\/q\/[^/]+$/, component: 'scanned' },
  { at: /^\/print\/labels$/, component: 'printLabels', of: 'equipment' },
  { at: /^\/print\/repairs\/[1-9]\d*$/, component: 'printRepair', of: 'repairLog' },
  { at: /^\/print\/(?:record|list)\/(?<of>\w+)(?:\/[1-9]\d*)?$/, component: 'print' },
]
export function recordPageAt(pathname: string): RecordPage | undefined {
  const page = recordPages.find(({ at }) => at.test(pathname))
  const of = page?.at.exec(pathname)?.groups?.['of'] as ResourceName | undefined
  return page && of ? { ...page, of } : page
}

export function componentAt(pathname: string): string | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return (Object.hasOwn(HOMES, path) ? HOMES[path] : undefined) ?? metaAt(path)?.name
}
