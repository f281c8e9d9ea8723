import { useEffect, useId } from 'react'
import { observable } from '../browser/observable.ts'
import type { Action } from './action.ts'

/** What the pages and records in sight offer, by who offers it; the newest last. */
const offers = observable<ReadonlyMap<string, readonly Action[]>>(new Map())

/** Lets the palette perform what this page offers, as long as the page is in front: effects of a hidden page are undone. */
export function usePageActions(actions: readonly Action[]): void {
  const id = useId()
  useEffect(() => {
    offers.set(new Map(offers.get()).set(id, actions))
    return () => {
      const others = new Map(offers.get())
      others.delete(id)
      offers.set(others)
    }
  }, [id, actions])
}

/** What is possible on the page in front; what lies on top of it, such as a record, comes first. */
export const pageActions = (): readonly Action[] =>
  [...offers.get().values()]
    .reverse()
    .flat()
    .filter(({ refusal }) => !refusal)
