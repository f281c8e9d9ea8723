import { type ComponentType, createElement, type LazyExoticComponent, lazy } from 'react'
import type { ResourceName } from '../kit/gen/resources.ts'
import type { Screen } from '../resource/defineScreen.ts'
import { metaAt } from '../resource/meta.ts'

/** Resources whose screen differs from the default one. */
const custom: Partial<Record<ResourceName, () => Promise<{ default: Screen }>>> = {
  equipment: () => import('./masterdata/equipment.screen.tsx'),
  reportLog: () => import('./repair/reportLog.screen.tsx'),
  repairLog: () => import('./repair/repairLog.screen.tsx'),
  wallDisplay: () => import('./wall/wallDisplay.screen.tsx'),
}

type LazyScreen = LazyExoticComponent<ComponentType>
const made = new Map<string, LazyScreen>()

const plain = (name: ResourceName) => Promise.resolve({ default: { name, spec: {} } })

function listScreen(name: ResourceName): LazyScreen {
  return lazy(async () => {
    const [{ ListScreen }, { default: screen }] = await Promise.all([
      import('../resource/list/ListScreen.tsx'),
      (custom[name] ?? (() => plain(name)))(),
    ])
    return { default: () => createElement(ListScreen, screen) }
  })
}

function make(path: string): LazyScreen | undefined {
  if (path === '/dashboard') return lazy(() => import('./dashboard/Dashboard.tsx').then((module) => ({ default: module.Dashboard })))
  const meta = metaAt(path)
  return meta && listScreen(meta.name)
}

/** The screen at an address, its code loaded when it is first drawn; undefined when there is none. */
export function screenFor(path: string): LazyScreen | undefined {
  const known = made.get(path)
  if (known) return known
  const fresh = make(path)
  if (fresh) made.set(path, fresh)
  return fresh
}
