import { readAddress } from '../../fields/filters/filterAddress.ts'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { asSearch, type ListState, type Patch, type Sort, sortsOf, writeSorts } from '../../resource/address.ts'
import { type Layout, type ListPreferences, type SavedView, stateOf, type ViewState } from '../listPreferences.ts'

export interface Shown {
  meta: ResourceMeta
  /** The default order, omitted from the state. */
  ordinarySort: string
}

/** Filters, order and grouping in canonical spelling; page and page size are not part of a view. */
export function searchOf(
  { ordinarySort }: Pick<Shown, 'ordinarySort'>,
  state: Pick<ListState, 'keyword' | 'filters' | 'sort' | 'thenBy' | 'group'>,
): string {
  const sort = writeSorts(sortsOf(state) as Sort[])
  const params = new URLSearchParams()
  if (state.keyword) params.set('keyword', state.keyword)
  for (const name of Object.keys(state.filters).sort()) params.set(name, state.filters[name] ?? '')
  if (sort && sort !== ordinarySort) params.set('sort', sort)
  if (state.group) params.set('group', state.group)
  return asSearch(params)
}

/** The state to store for showing the list like this later. */
export const stateNow = (search: string, layout: Layout | undefined): ViewState => ({ search, ...(layout && { columns: layout }) })

/** Whether the list differs from a view; fields of the view that no longer exist are ignored. */
export function isChanged(shown: Shown, view: SavedView, { search, lists }: { search: string; lists: ListPreferences['lists'] }): boolean {
  const { search: savedSearch, columns } = stateOf(view)
  const saved = readAddress(shown.meta, new URLSearchParams(savedSearch), shown.ordinarySort)
  const own = lists[shown.meta.name]?.views?.[view.id]
  return searchOf(shown, saved) !== search || (own !== undefined && JSON.stringify(own) !== JSON.stringify(columns))
}

/** The address patch that opens a view, or the plain list; the page size stays. */
export function patchTo(
  meta: ResourceMeta,
  view: SavedView | undefined,
  initial: Readonly<Record<string, string | undefined>> = {},
): Patch {
  const none = Object.fromEntries(Object.keys(meta.fields).map((name) => [name, null]))
  const own: Patch = view
    ? Object.fromEntries(new URLSearchParams(stateOf(view).search))
    : Object.fromEntries(Object.entries(initial).map(([name, value]) => [name, value ?? null]))
  return { ...none, keyword: null, sort: null, group: null, page: null, ...own, view: view?.id ?? null }
}

const RANK = ['PRIVATE', 'ROLE', 'PLANT']

/** The views of a resource, in display order. */
export const viewsOf = (views: readonly SavedView[], resource: string): SavedView[] =>
  views
    .filter((view) => view.resource === resource)
    .sort((a, b) => RANK.indexOf(a.visibility) - RANK.indexOf(b.visibility) || a.name.localeCompare(b.name, 'zh'))

/** The icon of a view, or that of its visibility. */
export const iconOf = ({ icon, visibility }: Pick<SavedView, 'icon' | 'visibility'>): string =>
  icon ?? { PRIVATE: 'list', ROLE: 'users', PLANT: 'factory' }[visibility]

/** The permission to share views. */
export const SHARE_VIEWS = 'system:savedView:share'
