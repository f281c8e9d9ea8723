import type { Observable } from '@graphiql/toolkit'
import type { ExecutionResult } from 'graphql'
import { useSyncExternalStore } from 'react'
import { observable } from '../kit/browser/observable.ts'
import { socket } from './socket.ts'

interface Sink {
  next(value: ExecutionResult): void
  error(error: unknown): void
  complete(): void
}
interface Operation {
  readonly query: string
  readonly operationName?: string | null
  readonly variables?: Record<string, unknown> | null
}
export interface Run {
  readonly tab: string
  readonly name: string
  readonly count: number
  readonly lastAt: number | null
}
interface ParkedRun extends Run {
  last: ExecutionResult | null
  sink: Sink | null
  stop(): void
}

/*
 * GraphiQL ends a subscription when its tab is left. Here the tab only lets go of it: the stream runs on, and the tab takes it up
 * again when it is shown. Pressing stop, or closing the tab, ends it.
 */
const activeRuns = new Map<string, ParkedRun>()
const shown = observable<readonly Run[]>([])
let activeTab = ''

const publish = () => shown.set([...activeRuns.values()].map(({ tab, name, count, lastAt }) => ({ tab, name, count, lastAt })))
function change(run: ParkedRun, by: Partial<ParkedRun>) {
  Object.assign(run, by)
  publish()
}

export const useRuns = () => useSyncExternalStore(shown.subscribe, shown.get)
export const isParked = (tab: string) => activeRuns.has(tab) && activeRuns.get(tab)?.sink === null

/** Told of every change of the tabs, before the editors show the new one. */
export function tabsChanged(ids: readonly string[], active: string): void {
  activeTab = active
  queueMicrotask(() => {
    for (const run of activeRuns.values()) {
      if (!ids.includes(run.tab)) end(run)
      else if (run.tab !== active) letGo(run)
    }
  })
}

/** What GraphiQL runs for the shown tab: the parked stream, if there is one, else a new one. */
export const subscriptionOf = (operation: Operation, name: string): Observable<ExecutionResult> => ({
  // GraphiQL always hands over a sink, never the three functions that the type also allows.
  subscribe(observer: unknown) {
    const sink = observer as Sink
    const tab = activeTab
    const parked = activeRuns.get(tab)
    const run = parked ?? start(tab, operation, name)
    run.sink = sink
    if (parked?.last) sink.next(parked.last)
    // The tab that lets go is told before the next one is shown; only a moment later is it known whether it was left or stopped.
    return { unsubscribe: () => queueMicrotask(() => (activeTab === tab && run.sink === sink ? end(run) : undefined)) }
  },
})

function start(tab: string, operation: Operation, name: string): ParkedRun {
  const run: ParkedRun = { tab, name, count: 0, lastAt: null, last: null, sink: null, stop: () => {} }
  activeRuns.set(tab, run)
  publish()
  run.stop = socket.subscribe(
    { query: operation.query, operationName: operation.operationName ?? null, variables: operation.variables ?? null },
    {
      next: (value) => {
        change(run, { last: value as ExecutionResult, count: run.count + 1, lastAt: Date.now() })
        run.sink?.next(value as ExecutionResult)
      },
      error: (error) => {
        const sink = run.sink
        end(run)
        sink?.error(readable(error))
      },
      complete: () => {
        const sink = run.sink
        end(run)
        sink?.complete()
      },
    },
  )
  return run
}

/** GraphiQL must believe that it is over, or it would write the next event into the tab that is shown now. */
function letGo(run: ParkedRun) {
  const sink = run.sink
  run.sink = null
  sink?.complete()
}

function end(run: ParkedRun) {
  if (activeRuns.get(run.tab) !== run) return
  activeRuns.delete(run.tab)
  run.sink = null
  run.stop()
  publish()
}

export function endRun(tab: string): void {
  const run = activeRuns.get(tab)
  const sink = run?.sink
  if (run) end(run)
  sink?.complete()
}

const readable = (error: unknown) =>
  error instanceof CloseEvent ? { message: `WebSocket ${error.code} ${error.reason}`.trim(), code: error.code } : error
