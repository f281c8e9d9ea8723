import { observable } from '../kit/browser/observable.ts'
import type { SavedViewFragment as SavedView } from './gen/savedViews.ts'

export type { SavedView }
/** Which columns of a list are shown, in which order and how wide. */
export interface Layout {
  shown: readonly string[]
  /** Ordinary columns that somebody has taken away; an ordinary one that is in neither came into the product later. */
  hidden?: readonly string[]
  widths?: Readonly<Record<string, number>>
  /** The first column moves away with the others. */
  isLoose?: boolean
}
/** What one person has set up of one list. */
export interface ListSetup {
  columns?: Layout
  size?: number
  /** Columns of saved views as this person has changed them without saving the view. */
  views?: Readonly<Record<string, Layout>>
}
export interface ListPreferences {
  views: readonly SavedView[]
  lists: Readonly<Record<string, ListSetup>>
  /** Lists of which the server does not know yet. */
  unsent?: readonly string[]
}

const NOTHING: ListPreferences = { views: [], lists: {} }
const store = observable(NOTHING)
/** Counts up with what comes from outside of this page, which may correct how a list has opened; what is set up here may not. */
const externalRevision = observable(0)
const changes = new Set<() => void>()
let key = ''
let person = 0
/** What the server said before it was known in which plant this person is; the two questions are asked side by side. */
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

/** Saved views and list settings of one person in one plant: this browser's copy at once, then what the server says. */
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
  /** Whoever comes next may be in another plant, even if it is the same person. */
  leave() {
    person = 0
  },
  /** The server's word for this person; what it has not heard of yet stays as it is here. */
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
  /** Once it is known how lists open, so that no list is drawn twice. */
  settled,
}

const RANK = ['PRIVATE', 'ROLE', 'PLANT']

/** One's own default comes before the role's, and that before the plant's. */
export const defaultOf = (views: readonly SavedView[], resource: string): SavedView | undefined =>
  views
    .filter((view) => view.resource === resource && view.isDefault)
    .sort((a, b) => RANK.indexOf(a.visibility) - RANK.indexOf(b.visibility))[0]

export interface ViewState {
  search: string
  columns?: Layout
}
/** The columns as they are shown: those of the view unless this person has changed them. */
export function layoutOf({ views, lists }: ListPreferences, resource: string, viewId: string | undefined): Layout | undefined {
  const setup = lists[resource]
  const view = viewId && views.find(({ id }) => id === viewId)
  return view ? (setup?.views?.[viewId] ?? stateOf(view).columns) : setup?.columns
}

/** What another version has written may be anything. */
export function stateOf(view: Pick<SavedView, 'state'>): ViewState {
  try {
    const { search, columns } = JSON.parse(view.state) as Partial<ViewState>
    return { search: typeof search === 'string' ? search : '', ...(Array.isArray(columns?.shown) && { columns }) }
  } catch {
    return { search: '' }
  }
}
