import { useMemo, useRef, useState } from 'react'
import { firstEntry, type Item, isAway, keyOf, neighbourOf, type Person, type QueueEntry, suggestedFor } from './queue.ts'

/** What rows and people do; they stay the same functions, so that rows need not be drawn anew. */
export interface Acts {
  readonly choose: (key: string) => void
  readonly pick: (repairerId: string) => void
  /** Assigns a row to somebody, to whom is picked or suggested unless named; the next row is chosen. */
  readonly assign: (item: Item, repairerId?: string) => void
  /** Assigns the chosen row. */
  readonly assignChosen: (repairerId: string) => void
  readonly assignByKey: (key: string, repairerId: string) => void
}
export interface Choice {
  readonly chosen: Item | undefined
  readonly picked: Person | undefined
  readonly move: (by: 1 | -1) => void
  readonly acts: Acts
}
type Assign = (item: Item, person: Person) => Promise<void>

/** Which row is at hand, and for whom. The first row that can be assigned is chosen to begin with; a suggestion is picked until somebody else is. */
export function useChoice(entries: readonly QueueEntry[], people: readonly Person[], assign: Assign): Choice {
  const [key, setKey] = useState<string | null>(null)
  const [pick, setPick] = useState<{ readonly key: string; readonly repairerId: string } | null>(null)
  const entry = entries.find((one) => one.key === key) ?? firstEntry(entries)
  const chosen = entry?.item
  const pickedFor = (item: Item) => (pick?.key === keyOf(item) ? pick.repairerId : suggestedFor(item))
  const personWith = (id: string | null | undefined) => people.find(({ repairerId }) => repairerId === id)
  const run = (item: Item, repairerId?: string) => {
    const person = personWith(repairerId ?? pickedFor(item))
    if (!person || isAway(person)) return
    const own = keyOf(item)
    const next = neighbourOf(entries, own, 1)
    if (entry?.key === own) setKey(next === own ? neighbourOf(entries, own, -1) : next)
    void assign(item, person)
  }
  const latest = useRef({ entry, run, entries })
  latest.current = { entry, run, entries }
  const acts = useMemo<Acts>(
    () => ({
      choose: setKey,
      pick: (repairerId) => latest.current.entry && setPick({ key: latest.current.entry.key, repairerId }),
      assign: (item, repairerId) => latest.current.run(item, repairerId),
      assignChosen: (repairerId) => latest.current.entry && latest.current.run(latest.current.entry.item, repairerId),
      assignByKey: (dropped, repairerId) => {
        const found = latest.current.entries.find((one) => one.key === dropped && !one.isGone)
        if (found) latest.current.run(found.item, repairerId)
      },
    }),
    [],
  )
  const move = (by: 1 | -1) => setKey(neighbourOf(entries, entry?.key ?? null, by))
  return { chosen, picked: chosen && personWith(pickedFor(chosen)), move, acts }
}
