import { observable } from '../browser/observable.ts'
import { session } from '../session/session.ts'
import { serverNow } from '../words/serverClock.ts'

/** Something that was said and is worth finding again, whoever said it: this console now, the server one day. */
export interface BellEntry {
  id: string
  type: 'success' | 'info' | 'warning' | 'error'
  title: string
  detail?: string | undefined
  requestId?: string | undefined
  /** The page it leads to, or on which it happened. */
  address?: string | undefined
  at: number
  isSeen?: boolean
}
type BellInput = Omit<BellEntry, 'id' | 'at' | 'isSeen'> & Partial<Pick<BellEntry, 'id' | 'at'>>
type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const MOST_ENTRIES = 50

function read(memory: Memory, key: string): readonly BellEntry[] {
  try {
    const found: unknown = JSON.parse(memory.getItem(key) ?? '[]')
    return Array.isArray(found) ? (found as BellEntry[]).filter((one) => typeof one?.title === 'string').slice(0, MOST_ENTRIES) : []
  } catch {
    return []
  }
}

/** The latest fifty entries of one person, newest first: kept over a reload, gone with the browser tab or the person. */
export function createBell(memory: Memory) {
  const store = observable<readonly BellEntry[]>([])
  let key = ''
  let last = 0
  const set = (next: readonly BellEntry[]) => {
    store.set(next)
    try {
      if (key) memory.setItem(key, JSON.stringify(next))
    } catch {
      // What does not fit is not kept over a reload, and no more than that.
    }
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Brings back what this person was told before the page was loaded. */
    open(owner: number) {
      if (key === `bell:${owner}`) return
      key = `bell:${owner}`
      const early = store.get()
      set([...early, ...read(memory, key)].slice(0, MOST_ENTRIES))
    },
    /** An entry with the id of an earlier one takes its place and is new again. */
    add(input: BellInput) {
      const entry = { ...input, id: input.id ?? `${Date.now()}.${++last}`, at: input.at ?? serverNow() }
      set([entry, ...store.get().filter((one) => one.id !== entry.id)].slice(0, MOST_ENTRIES))
    },
    /** These entries, or all. */
    seen(ids?: readonly string[]) {
      if (store.get().some((one) => !one.isSeen && (!ids || ids.includes(one.id))))
        set(store.get().map((one) => (one.isSeen || (ids && !ids.includes(one.id)) ? one : { ...one, isSeen: true })))
    },
    clear: (id?: string) => set(id ? store.get().filter((one) => one.id !== id) : []),
    /** Nothing of the person stays behind. */
    leave() {
      store.set([])
      memory.removeItem(key)
      key = ''
    },
  }
}

export const bell = createBell(sessionStorage)
export const unseenCount = (entries: readonly BellEntry[]) => entries.filter((one) => !one.isSeen).length

function follow() {
  if (session.identity) bell.open(session.identity)
  else if (!session.expired) bell.leave()
}
session.subscribe(follow)
follow()
