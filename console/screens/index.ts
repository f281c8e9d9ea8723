import { createElement } from 'react'
import type { ResourceName } from '../kit/gen/resources.ts'
import { type LazyComponent, lazyComponent } from '../kit/network/lazyComponent.tsx'
import { loadWords } from '../kit/words/i18n.ts'
import { listPreferences } from '../list/listPreferences.ts'
import { metaNamed, metaOf } from '../resource/meta.ts'
import { componentAt, type Page, pageNamed, recordPageAt } from './areas.ts'
import { screenOf } from './listScreens.ts'

export {
  accountPages,
  barPlaces,
  componentAt,
  everybodysAt,
  everybodysPath,
  ownPageOf,
  ownPages,
  pageNamed,
  prefilledForms,
  recordPageAt,
  starts,
  waitings,
} from './areas.ts'

/** The first five minutes of each role, which the help shows. */
export const HomeHelp = lazyComponent(() => import('./guides/HomeHelp.tsx').then((module) => module.HomeHelp))
export const GuideHelp = lazyComponent(() => import('./guides/GuideHelp.tsx').then((module) => module.GuideHelp))

type LazyScreen = LazyComponent<object>

function listScreen(name: ResourceName): LazyScreen {
  return lazyComponent(async () => {
    const [Layout, screen] = await Promise.all([
      metaOf(name).tree
        ? import('../list/tree/TreeScreen.tsx').then((module) => module.TreeScreen)
        : import('../list/ListScreen.tsx').then((module) => module.ListScreen),
      screenOf(name),
      listPreferences.settled,
    ])
    return () => createElement(Layout, screen)
  })
}

const wordsOf = ({ area, words = [] }: Page) => Promise.all([area, ...words].map(loadWords))

function make(component: string): LazyScreen | undefined {
  const page = pageNamed(component)
  const { load } = page ?? {}
  if (page && load) return lazyComponent(async () => (await Promise.all([load(), wordsOf(page)]))[0])
  const meta = metaNamed(page?.list ?? component)
  return meta && listScreen(meta.name)
}

const made = new Map<string, LazyScreen>()
/** The screen that a menu entry names, its code loaded when it is first drawn; undefined when there is none. */
export function screenNamed(component: string): LazyScreen | undefined {
  const known = made.get(component)
  if (known) return known
  const fresh = make(component)
  if (fresh) made.set(component, fresh)
  return fresh
}

/** Fetches what a page needs while the server is still being asked who is here. */
export const preload = (pathname: string) => screenNamed(recordPageAt(pathname)?.name ?? componentAt(pathname) ?? '')?.prepare()
