import type { ResourceMeta } from '../kit/gen/resources.ts'
import type { Failure } from '../kit/network/failure.ts'
import type { ListState, Patch, pageOf } from './address.ts'
import type { Row } from './meta.ts'

export interface List {
  meta: ResourceMeta
  state: ListState
  /** The address as it stands, or is about to. */
  search: string
  /** What the server was asked; a tree asks for all there is. */
  variables?: { filter: Record<string, unknown>; page: ReturnType<typeof pageOf> }
  rows: readonly Row[]
  total: number
  /** There are more than the total says, which stops at a round number; this counts them. */
  countAll?: (() => void) | undefined
  /** How many of them the filters let through, where all of them are here. */
  matching?: number
  /** Nothing to show yet. */
  isFirst: boolean
  isLoading: boolean
  /** The rows are still those of another page. */
  isStale: boolean
  failure: Failure | undefined
  go: (patch: Patch) => void
  /** Back to the filters that a visit begins with. */
  reset: () => void
  /** By this field alone, or by this one as well. */
  sortBy: (field: string, isAdded?: boolean) => void
  open: (id: string | null) => void
  /** To another page of the console. */
  visit: (address: string) => void
  refresh: () => void
}
