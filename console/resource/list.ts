import type { ResourceMeta } from '../kit/gen/resources.ts'
import type { Failure } from '../kit/network/failure.ts'
import type { ListState, Patch, pageOf, Sort } from './address.ts'
import type { Row } from './meta.ts'

export interface List {
  meta: ResourceMeta
  state: ListState
  /** The query string, current or pending. */
  search: string
  /** The variables of the list query; absent for trees, which load all rows. */
  variables?: { filter: Record<string, unknown>; page: ReturnType<typeof pageOf> }
  rows: readonly Row[]
  total: number
  /** Present when the total stopped at its limit; fetches the exact count. */
  countAll?: (() => void) | undefined
  /** The number of rows that match the filters, where all rows are loaded. */
  matching?: number
  /** Loading for the first time, with nothing to show. */
  isFirst: boolean
  isLoading: boolean
  /** The rows are those of the previous page. */
  isStale: boolean
  failure: Failure | undefined
  /** The order of the rows where too many match for the default one. */
  fallbackOrder?: readonly Sort[] | undefined
  go: (patch: Patch) => void
  /** Resets the filters to those of a new visit. */
  reset: () => void
  /** Sorts by a field; with `isAdded` as a secondary order. */
  sortBy: (field: string, isAdded?: boolean) => void
  open: (id: string | null) => void
  /** Navigates to another page of the console. */
  visit: (address: string) => void
  refresh: () => void
}
