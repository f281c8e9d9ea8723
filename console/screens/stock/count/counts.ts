import { observable } from '../../../kit/browser/observable.ts'

/** A count on its way to the server. It stays here until the server has it, or somebody else has counted the line meanwhile. */
export interface Count {
  readonly lineId: string
  readonly title: string
  readonly counted: number
  /** When it was counted, however late it is sent. */
  readonly countedAt: string
  /** The version of the line that the counter had in front of them; none once they have decided against what a colleague found. */
  readonly version: string | null
  /** Why it was not taken. */
  readonly refusal?: string
  /** What a colleague counted meanwhile. */
  readonly theirs?: { readonly counted: number; readonly by: string; readonly at: string | null }
}
export type Counts = Readonly<Record<string, Count>>
type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

function read(memory: Memory, key: string): Counts {
  try {
    const found = JSON.parse(memory.getItem(key) ?? '{}') as unknown
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Counts) : {}
  } catch {
    return {}
  }
}

/** Counts that no server has seen yet, written down at each change: a phone loses its connection between shelves, or is put away. */
export function createCounts(key: string, memory: Memory) {
  const all = observable<Counts>(read(memory, key))
  function set(next: Counts) {
    all.set(next)
    try {
      if (Object.keys(next).length) memory.setItem(key, JSON.stringify(next))
      else memory.removeItem(key)
    } catch {
      // A full or forbidden memory keeps nothing, and the page still does.
    }
  }
  return {
    get: all.get,
    subscribe: all.subscribe,
    put: (count: Count) => set({ ...all.get(), [count.lineId]: count }),
    /** Only the count that is meant: a newer one of the same line stays. */
    drop({ lineId, countedAt }: Pick<Count, 'lineId' | 'countedAt'>) {
      if (all.get()[lineId]?.countedAt !== countedAt) return
      set(Object.fromEntries(Object.entries(all.get()).filter(([id]) => id !== lineId)))
    },
    change({ lineId, countedAt }: Pick<Count, 'lineId' | 'countedAt'>, change: Partial<Count>) {
      const known = all.get()[lineId]
      if (known?.countedAt === countedAt) set({ ...all.get(), [lineId]: { ...known, ...change } })
    },
  }
}
export type CountStore = ReturnType<typeof createCounts>

/** Those that can be sent as they are. */
export const waiting = (counts: Counts): Count[] => Object.values(counts).filter(({ refusal, theirs }) => !refusal && !theirs)
/** Those about which somebody has to decide. */
export const stuck = (counts: Counts): Count[] => Object.values(counts).filter(({ refusal, theirs }) => refusal || theirs)
