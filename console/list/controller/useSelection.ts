import { useCallback, useMemo, useState } from 'react'

export interface Selection {
  /** The selected ids, on any page. */
  ids: ReadonlySet<string>
  /** All rows that match the filter are selected, on every page. */
  isAll: boolean
  has: (id: string) => boolean
  toggle: (id: string) => void
  set: (ids: readonly string[]) => void
  /** Selects or deselects these rows only. */
  setSelected: (ids: readonly string[], isOn: boolean) => void
  chooseAll: () => void
}

interface Chosen {
  scope: string
  ids: ReadonlySet<string>
  isAll: boolean
}
const NONE: ReadonlySet<string> = new Set()

/** The selected rows by id, preserved across pages. A change of the filter (`scope`) clears it. */
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
