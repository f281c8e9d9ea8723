import { useEffect, useState } from 'react'
import type { Failure } from '../../kit/network/failure.ts'
import { type ListState, readOrder, type Sort, sortsOf, writeSorts } from '../../resource/address.ts'

interface Ordered {
  readonly state: ListState
  /** The default order of the screen, and that of the definition, which an index has. */
  readonly ordinarySort: string
  readonly indexedSort: string
  /** The filters as a text: others may leave few enough rows. */
  readonly filters: string
}
/**
 * The order that replaces the default one where too many rows match to sort them; undefined as long as they are sorted. An order that the reader
 * chose is refused with its reason instead.
 */
export function useFallbackOrder({ state, ordinarySort, indexedSort, filters }: Ordered) {
  const [tooMany, setTooMany] = useState<string>()
  const isReplaceable = ordinarySort !== indexedSort && writeSorts(sortsOf(state)) === ordinarySort
  const fallbackOrder: readonly Sort[] | undefined = isReplaceable && tooMany === filters ? readOrder(indexedSort) : undefined
  return {
    fallbackOrder,
    /** What of a failure the reader has to know; a refused default order is requested again in the other one. */
    useShownFailure(failure: Failure | undefined): Failure | undefined {
      const isRefused = isReplaceable && !fallbackOrder && failure?.refusal === 'tooManyToSort'
      useEffect(() => {
        if (isRefused) setTooMany(filters)
      }, [isRefused, filters])
      return isRefused ? undefined : failure
    },
  }
}
