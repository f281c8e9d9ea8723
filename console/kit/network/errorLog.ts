import { useSyncExternalStore } from 'react'
import { observable } from '../browser/observable.ts'

type FaultSource = 'script' | 'promise' | 'page' | 'server'

/** One thing that went wrong, as support needs to know it. */
export interface Fault {
  id: number
  source: FaultSource
  message: string
  /** Where in the console it happened; without what stood behind '#', which may be secret. */
  address: string
  stack: string
  requestId: string
  at: number
  /** How often in a row. */
  times: number
}

type FaultInput = Pick<Fault, 'source' | 'message'> & Partial<Pick<Fault, 'stack' | 'requestId'>>
type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const MOST_FAULTS = 50
const LONGEST = 4_000
const KEY = 'faults'

function read(memory: Memory): readonly Fault[] {
  try {
    const found: unknown = JSON.parse(memory.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? (found as Fault[]).filter((one) => typeof one?.message === 'string').slice(0, MOST_FAULTS) : []
  } catch {
    return []
  }
}

/** The faults of one browser tab, latest first: kept over a reload, gone with the tab or the person, and never more than fifty. */
export function createErrorLog(memory: Memory) {
  const store = observable(read(memory))
  let last = Math.max(0, ...store.get().map((fault) => fault.id))
  const set = (next: readonly Fault[]) => {
    store.set(next)
    try {
      memory.setItem(KEY, JSON.stringify(next))
    } catch {
      // A full storage must not turn one fault into two.
    }
  }
  const isSame = (fault: Fault, input: FaultInput) => fault.source === input.source && fault.message === input.message && !input.requestId
  return {
    get: store.get,
    subscribe: store.subscribe,
    add(input: FaultInput, address = location.pathname + location.search) {
      const [latest, ...older] = store.get()
      if (latest && isSame(latest, input)) return set([{ ...latest, times: latest.times + 1, at: Date.now() }, ...older])
      const { source, message, stack = '', requestId = '' } = input
      const cut = (text: string) => text.slice(0, LONGEST)
      const fault: Fault = { id: ++last, source, message: cut(message), address, stack: cut(stack), requestId, at: Date.now(), times: 1 }
      set([fault, ...store.get()].slice(0, MOST_FAULTS))
    },
    clear() {
      store.set([])
      memory.removeItem(KEY)
    },
  }
}

/** Asked for at each use: tools read modules of the console where there is no browser. */
const ofTab: Memory = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, text) => sessionStorage.setItem(key, text),
  removeItem: (key) => sessionStorage.removeItem(key),
}
export const errorLog = createErrorLog(ofTab)

const faultOf = (source: FaultSource, reason: unknown): FaultInput =>
  reason instanceof Error
    ? { source, message: `${reason.name}: ${reason.message}`, stack: reason.stack ?? '' }
    : { source, message: String(reason ?? 'unknown') }

export const noteFault = (source: FaultSource, reason: unknown) => errorLog.add(faultOf(source, reason))

/** Scripts of an extension run in our page too; of those from another origin a browser tells no more than these words. */
const isForeign = (reason: unknown, at = '') =>
  /\b[a-z-]+-extension:\/\//.test(reason instanceof Error ? `${at} ${reason.stack}` : at) || /^Script error\.?$/.test(String(reason))
/** A query that was let go, and what every form or toast has told already, are no faults of the console. */
const isOurs = (reason: unknown) =>
  !isForeign(reason) && !(reason instanceof Error && /AbortError|ServerError|CombinedGraphQLErrors|TimeoutError/.test(reason.name))

/** Notices what nobody caught. */
export function watchFaults() {
  addEventListener('error', (event) => {
    // A file that failed to load has no error, and browsers report this one although nothing is wrong.
    if (!event.message || /ResizeObserver loop/.test(event.message)) return
    const reason: unknown = event.error ?? event.message
    if (!isForeign(reason, event.filename)) noteFault('script', reason)
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isOurs(reason)) noteFault('promise', reason)
  })
}

export const useFaultCount = () => useSyncExternalStore(errorLog.subscribe, errorLog.get).reduce((sum, fault) => sum + fault.times, 0)
