import { filterOf } from '../../fields/filters/filterAddress.ts'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import type { ListState } from '../../resource/address.ts'
import type { BoardSpec } from '../../resource/defineScreen.ts'
import type { Row } from '../../resource/meta.ts'

/** Most cards per column; closed columns show only the latest. */
const OPEN_CARDS = 50
const OVER_CARDS = 10

export interface Lane {
  readonly state: string
  readonly size: number
  /** The filter of the list, limited to this state. */
  readonly filter: Readonly<Record<string, unknown>>
}

/** The columns of a board: the states of the flow in order that the filter of the list includes. */
export function lanesOf(meta: ResourceMeta, state: ListState, { over }: Pick<BoardSpec<Row>, 'over'>): Lane[] {
  const field = meta.flow?.field ?? ''
  const requestedStates = state.filters[field]?.split(',')
  const filter = filterOf(meta, state)
  return (meta.fields[field]?.values ?? [])
    .filter((value) => requestedStates?.includes(value) ?? true)
    .map((value) => ({ state: value, size: over.includes(value) ? OVER_CARDS : OPEN_CARDS, filter: { ...filter, [field]: { eq: value } } }))
}

/** Whether the address selects the board view (`look=board`). */
export const isBoard = (search: string): boolean => new URLSearchParams(search).get('look') === 'board'
