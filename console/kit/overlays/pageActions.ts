import { useEffect, useId, useMemo } from 'react'
import { observable } from '../browser/observable.ts'
import type { Action } from './action.ts'

/** An action of a page or of a record that lies on it. */
export interface PageAction extends Action {
  /** The list or record that it is done to. */
  subject: string
}

/** What the pages and records in sight offer, by who offers it; the newest last. */
const offers = observable<ReadonlyMap<string, readonly PageAction[]>>(new Map())

/** Lets the palette perform what this page offers, as long as the page is in front: effects of a hidden page are undone. */
export function usePageActions(actions: readonly Action[], subject: string): void {
  const id = useId()
  const own = useMemo(() => actions.map((action) => ({ ...action, subject })), [actions, subject])
  useEffect(() => {
    offers.set(new Map(offers.get()).set(id, own))
    return () => {
      const others = new Map(offers.get())
      others.delete(id)
      offers.set(others)
    }
  }, [id, own])
}

/** What is possible on the page in front; what lies on top of it, such as a record, comes first. */
export const pageActions = (): readonly PageAction[] =>
  [...offers.get().values()]
    .reverse()
    .flat()
    .filter(({ refusal }) => !refusal)
