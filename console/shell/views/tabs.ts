import { debouncedStorage } from '../../kit/browser/debouncedStorage.ts'
import { observable } from '../../kit/browser/observable.ts'
import { unsaved } from '../../kit/overlays/unsaved.ts'

export interface Place {
  pathname: string
  search: string
  hash: string
  state: unknown
  key: string
}

/** An open page remembers the last place inside it; filters live in the address, so they come back with it. */
export interface Tab {
  path: string
  place: Place
  /** Another version mounts the page afresh. */
  version: number
  /** Higher is more recent; 0 has not been looked at since the browser loaded, so it is not mounted yet. */
  usedAt: number
  isPinned?: boolean
}

export const HOME = '/dashboard'
/** Hidden pages keep their DOM; beyond this many the longest unused ones without unsaved work give theirs up and keep only their address. */
export const MOST_MOUNTED = 12

const placeAt = (pathname: string): Place => ({ pathname, search: '', hash: '', state: null, key: 'default' })
const homeTab: Tab = { path: HOME, place: placeAt(HOME), version: 0, usedAt: 0, isPinned: true }
const addressOf = ({ place }: Tab) => place.pathname + place.search + place.hash

type Stored = Pick<Place, 'pathname' | 'search' | 'hash'> & { path: string }

function read(text: string | null): Tab[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(found)) return []
    return (found as Stored[])
      .filter((tab) => typeof tab?.path === 'string' && tab.path !== HOME)
      .map(({ path, pathname, search, hash }) => ({ path, place: { ...placeAt(pathname), search, hash }, version: 0, usedAt: 0 }))
  } catch {
    return []
  }
}

type Memory = Pick<Storage, 'getItem' | 'setItem'>

/** The list itself, written down at every change once it is known whose it is. */
function tabList(memory: Memory) {
  const store = observable<readonly Tab[]>([homeTab])
  let key = ''
  function set(next: readonly Tab[]) {
    store.set(next)
    const stored = next.map(({ path, place: { pathname, search, hash } }): Stored => ({ path, pathname, search, hash }))
    if (key) memory.setItem(key, JSON.stringify(stored))
  }
  return {
    ...store,
    set,
    edit: (path: string, change: (tab: Tab) => Tab) => set(store.get().map((tab) => (tab.path === path ? change(tab) : tab))),
    retain: (wanted: (tab: Tab, index: number) => boolean) => set(store.get().filter((tab, index) => tab.isPinned || wanted(tab, index))),
    restore(owner: number, isAllowed: (path: string) => boolean) {
      if (key === `tabs:${owner}`) return
      key = `tabs:${owner}`
      set([homeTab, ...read(memory.getItem(key)).filter((tab) => isAllowed(tab.path))])
    },
  }
}

/** The open pages of one browser tab; they survive a reload and belong to one person. */
export function createTabs(memory: Memory) {
  const { get, subscribe, set, edit, retain, restore } = tabList(memory)
  let clock = 0
  return {
    get,
    subscribe,
    /** Brings back what this person had open; pages they may no longer see are dropped. */
    restore,
    visit(path: string, { pathname, search, hash, state, key }: Place) {
      const seen = { place: { pathname, search, hash, state, key }, usedAt: ++clock }
      if (get().some((tab) => tab.path === path)) edit(path, (tab) => ({ ...tab, ...seen }))
      else set([...get(), { path, version: 0, ...seen }])
    },
    refresh: (path: string) => edit(path, (tab) => ({ ...tab, version: tab.version + 1 })),
    close: (path: string) => retain((tab) => tab.path !== path),
    closeOthers: (path: string) => retain((tab) => tab.path === path),
    closeRight(path: string) {
      const at = get().findIndex((tab) => tab.path === path)
      retain((_, index) => index <= at)
    },
    closeAll: () => retain(() => false),
    /** Home stays where it is. */
    move(path: string, to: number) {
      const tab = get().find((one) => one.path === path)
      if (tab && !tab.isPinned)
        set(
          get()
            .filter((one) => one !== tab)
            .toSpliced(Math.max(1, to), 0, tab),
        )
    },
    /** Takes away what this person may no longer see. */
    retain: (isAllowed: (path: string) => boolean) => {
      if (!get().every((tab) => tab.isPinned || isAllowed(tab.path))) retain((tab) => isAllowed(tab.path))
    },
    /** Everything starts over without its filters: they named things of another plant. */
    restart: () => set(get().map((tab) => ({ ...tab, place: placeAt(tab.path), version: tab.version + 1, usedAt: 0 }))),
    /** Where to go when the page being looked at has been closed; null when it is still open. */
    after(active: string): string | null {
      const last = get().at(-1)
      return get().some((tab) => tab.path === active) || !last ? null : addressOf(last)
    },
    addressOf,
  }
}

/** The pages that keep their DOM, in the order of the bar. */
export function mounted(tabs: readonly Tab[]): readonly Tab[] {
  const used = tabs.filter((tab) => tab.usedAt > 0).sort((a, b) => b.usedAt - a.usedAt)
  const recentlyUsed = new Set(used.slice(0, MOST_MOUNTED))
  return tabs.filter((tab) => recentlyUsed.has(tab) || (tab.usedAt > 0 && unsaved.any([tab.place.pathname])))
}

export const openTabs = createTabs(debouncedStorage(sessionStorage))
