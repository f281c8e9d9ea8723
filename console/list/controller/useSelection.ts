import { useCallback, useMemo, useState } from 'react'

export interface Selection {
  /** What has been ticked one by one, on whichever page. */
  ids: ReadonlySet<string>
  /** Everything that matches the filter is meant, whatever page it is on. */
  isAll: boolean
  has: (id: string) => boolean
  toggle: (id: string) => void
  set: (ids: readonly string[]) => void
  /** Ticks these rows, or takes their ticks away, and leaves all others as they are. */
  setSelected: (ids: readonly string[], isOn: boolean) => void
  chooseAll: () => void
}

interface Chosen {
  scope: string
  ids: ReadonlySet<string>
  isAll: boolean
}
const NONE: ReadonlySet<string> = new Set()

/** Held apart from the rows, by id, so that pages can come and go under it; another filter (`scope`) is another choice. */
export function useSelection(scope: string): Selection {
  const [chosen, setChosen] = useState<Chosen>({ scope, ids: NONE, isAll: false })
  const { ids, isAll } = chosen.scope === scope ? chosen : { ids: NONE, isAll: false }
  const change = useCallback(
    (work: (next: Set<string>) => void) =>
      setChosen((old) => {
        const next = new Set(old.scope === scope ? old.ids : NONE)
        work(next)
        return { scope, ids: next, isAll: false }
      }),
    [scope],
  )
  const toggle = useCallback((id: string) => change((next) => next.delete(id) || next.add(id)), [change])
  const set = useCallback((all: readonly string[]) => setChosen({ scope, ids: new Set(all), isAll: false }), [scope])
  const setSelected = useCallback(
    (some: readonly string[], isOn: boolean) =>
      change((next) => {
        for (const id of some) next[isOn ? 'add' : 'delete'](id)
      }),
    [change],
  )
  const chooseAll = useCallback(() => setChosen((old) => ({ scope, ids: old.scope === scope ? old.ids : NONE, isAll: true })), [scope])
  const has = useCallback((id: string) => isAll || ids.has(id), [ids, isAll])
  return useMemo(() => ({ ids, isAll, has, toggle, set, setSelected, chooseAll }), [ids, isAll, has, toggle, set, setSelected, chooseAll])
}
