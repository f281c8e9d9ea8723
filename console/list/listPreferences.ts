import { observable } from '../kit/browser/observable.ts'
import type { SavedViewFragment as SavedView } from './gen/savedViews.ts'

export type { SavedView }
/** The columns of a list: which, in which order and how wide. */
export interface Layout {
  shown: readonly string[]
  /** Default columns that the user removed; a default column in neither list was added to the product later. */
  hidden?: readonly string[]
  widths?: Readonly<Record<string, number>>
  /** How many of the first columns stay in sight while the others scroll; 1 by default. */
  frozen?: number
  /** None of them; as earlier versions stored it. */
  isLoose?: boolean
}
/** The settings of one user for one list. */
export interface ListSetup {
  columns?: Layout
  size?: number
  /** Unsaved column layouts of saved views, by view id. */
  views?: Readonly<Record<string, Layout>>
}
export interface ListPreferences {
  views: readonly SavedView[]
  lists: Readonly<Record<string, ListSetup>>
  /** Lists whose settings are not on the server yet. */
  unsent?: readonly string[]
}

const NOTHING: ListPreferences = { views: [], lists: {} }
const store = observable(NOTHING)
/** Incremented when settings arrive from the server or another tab: these may change how a list opened, local changes may not. */
const externalRevision = observable(0)
const changes = new Set<() => void>()
let key = ''
let person = 0
/** The server's answer when it arrives before the plant of the session is known; both requests run in parallel. */
let early: { owner: number; views: ListPreferences['views']; lists: ListPreferences['lists'] } | undefined
let settle: () => void
const settled = new Promise<void>((done) => {
  settle = done
})

function copyOf(place: string): ListPreferences | undefined {
  try {
    return (JSON.parse(localStorage.getItem(place) ?? '') as ListPreferences) ?? undefined
  } catch {
    return undefined
  }
}
function set(next: ListPreferences) {
  store.set(next)
  if (key) localStorage.setItem(key, JSON.stringify(next))
}

/** Saved views and list settings of one user in one plant: first this browser's copy, then the server's. */
export const listPreferences = {
  ...store,
  heard: externalRevision,
  open(owner: number, plantId: string) {
    person = owner
    const place = `lists:${owner}:${plantId}`
    if (place !== key) {
      key = place
      const copy = copyOf(place)
      store.set(copy ?? NOTHING)
      externalRevision.set(externalRevision.get() + 1)
      if (copy) settle()
    }
    const pending = early
    early = undefined
    if (pending?.owner === owner) listPreferences.take(owner, pending.views, pending.lists)
  },
  /** Forgets the user when the shell unmounts; the next session may be in another plant. */
  leave() {
    person = 0
  },
  /** Applies the server's state for this user; lists with unsent settings keep the local ones. */
  take(owner: number, views: readonly SavedView[], lists: ListPreferences['lists']) {
    if (owner !== person) {
      early = { owner, views, lists }
      return
    }
    const { unsent = [], lists: own } = store.get()
    set({ views, lists: { ...lists, ...Object.fromEntries(unsent.map((name) => [name, own[name] ?? {}])) }, unsent })
    externalRevision.set(externalRevision.get() + 1)
    settle()
    if (unsent.length) for (const listener of changes) listener()
  },
  giveUp: () => settle(),
  views: (change: (views: readonly SavedView[]) => readonly SavedView[]) => set({ ...store.get(), views: change(store.get().views) }),
  change(resource: string, part: Partial<ListSetup>) {
    const { views, lists, unsent = [] } = store.get()
    set({ views, lists: { ...lists, [resource]: { ...lists[resource], ...part } }, unsent: [...new Set([...unsent, resource])] })
    for (const listener of changes) listener()
  },
  sent(resource: string, setup: ListSetup | undefined) {
    const now = store.get()
    if (now.lists[resource] === setup) set({ ...now, unsent: now.unsent?.filter((name) => name !== resource) ?? [] })
  },
  onChange(listener: () => void) {
    changes.add(listener)
    return () => void changes.delete(listener)
  },
  /** Resolves when it is known how lists open, so that no list renders twice. */
  settled,
}

const RANK = ['PRIVATE', 'ROLE', 'PLANT']

/** The default view: the user's own, else the role's, else the plant's. */
export const defaultOf = (views: readonly SavedView[], resource: string): SavedView | undefined =>
  views
    .filter((view) => view.resource === resource && view.isDefault)
    .sort((a, b) => RANK.indexOf(a.visibility) - RANK.indexOf(b.visibility))[0]

export interface ViewState {
  search: string
  columns?: Layout
}
/** The effective layout: the user's change of the view, else that of the view. */
export function layoutOf({ views, lists }: ListPreferences, resource: string, viewId: string | undefined): Layout | undefined {
  const setup = lists[resource]
  const view = viewId && views.find(({ id }) => id === viewId)
  return view ? (setup?.views?.[viewId] ?? stateOf(view).columns) : setup?.columns
}

/** Parses the stored state of a view; unknown or invalid parts, as of another version, are ignored. */
export function stateOf(view: Pick<SavedView, 'state'>): ViewState {
  try {
    const { search, columns } = JSON.parse(view.state) as Partial<ViewState>
    return { search: typeof search === 'string' ? search : '', ...(Array.isArray(columns?.shown) && { columns }) }
  } catch {
    return { search: '' }
  }
}
