import type { FetcherParams, Observable } from '@graphiql/toolkit'
import type { ExecutionResult } from 'graphql'
import { createClient } from 'graphql-ws'
import { useSyncExternalStore } from 'react'
import { observable } from '../kit/browser/observable.ts'
import { waitBeforeReturn } from '../shared/reconnectBackoff.ts'
import { account, bearer, onAccount } from './account.ts'
import { language } from './words.ts'

const LONGEST_WAIT_MS = 10_000
/** The server closes with it whom it does not know. */
const FORBIDDEN = 4403
/** One socket for all subscriptions; it reads the token whenever it connects. */
const socket = createClient({
  url: `${location.origin.replace('http', 'ws')}/graphql`,
  connectionParams: () => ({ ...bearer(account()?.token), language: language() }),
  keepAlive: 10_000,
  retryAttempts: Number.POSITIVE_INFINITY,
  shouldRetry: (event) => !(event instanceof CloseEvent && event.code === FORBIDDEN),
  retryWait: (attempt) => new Promise((resolve) => setTimeout(resolve, waitBeforeReturn(attempt, LONGEST_WAIT_MS))),
})

const whoAndWhere = () => `${account()?.user.username ?? ''}@${account()?.currentPlantId ?? ''}`
let opened = whoAndWhere()
/* A renewed token belongs to the same session, so the socket may stay; another person or plant needs a new one. */
onAccount(() => {
  if (whoAndWhere() === opened) return
  opened = whoAndWhere()
  socket.terminate()
})

interface Sink {
  next(value: ExecutionResult): void
  error(error: unknown): void
  complete(): void
}
export interface Run {
  readonly tab: string
  readonly name: string
  count: number
  last: { readonly at: number; readonly value: ExecutionResult } | null
  /** GraphiQL, while the tab is shown. */
  sink: Sink | null
  stop(): void
}

/*
 * GraphiQL ends a subscription when its tab is left, and writes the events of one that goes on into the tab that is shown. Here the tab only
 * lets go of it: the stream runs on, and the tab takes it up when it is shown. Pressing stop, or closing the tab, ends it.
 */
const running = new Map<string, Run>()
const shown = observable<readonly Run[]>([])
const publish = () => shown.set([...running.values()])
let activeTab = ''

export const useRuns = () => useSyncExternalStore(shown.subscribe, shown.get)
export const isParked = (tab = activeTab) => running.get(tab)?.sink === null

/** GraphiQL calls it at every change of its tabs, before the editors show the new one. */
export function tabsChanged({ tabs, activeTabIndex }: { tabs: readonly { id: string }[]; activeTabIndex: number }): void {
  activeTab = tabs[activeTabIndex]?.id ?? ''
  queueMicrotask(() => {
    for (const run of running.values()) {
      if (!tabs.some((tab) => tab.id === run.tab)) endRun(run)
      else if (run.tab !== activeTab) release(run)?.complete()
    }
  })
}

/** What GraphiQL runs for the shown tab: the parked stream, if there is one, else a new one. */
export const subscriptionOf = (operation: FetcherParams): Observable<ExecutionResult> => ({
  // GraphiQL always hands over a sink, never the three functions that the type also allows.
  subscribe(observer: unknown) {
    const sink = observer as Sink
    const run = running.get(activeTab) ?? start(activeTab, operation)
    run.sink = sink
    if (run.last) sink.next(run.last.value)
    // A tab lets go before the next one is shown; only a moment later is it known whether it was left or stopped.
    return { unsubscribe: () => queueMicrotask(() => (activeTab === run.tab && run.sink === sink ? endRun(run) : undefined)) }
  },
})

function start(tab: string, { query, operationName, variables }: FetcherParams): Run {
  const run: Run = { tab, name: operationName ?? 'subscription', count: 0, last: null, sink: null, stop: () => {} }
  running.set(tab, run)
  publish()
  run.stop = socket.subscribe(
    { query, operationName: operationName ?? null, variables: variables as Record<string, unknown> },
    {
      next(value) {
        run.count++
        run.last = { at: Date.now(), value: value as ExecutionResult }
        publish()
        run.sink?.next(run.last.value)
      },
      error(error) {
        const sink = release(run)
        endRun(run)
        sink?.error(error instanceof CloseEvent ? { message: `WebSocket ${error.code} ${error.reason}`.trim(), code: error.code } : error)
      },
      complete: () => endRun(run),
    },
  )
  return run
}

function release(run: Run): Sink | null {
  const { sink } = run
  run.sink = null
  return sink
}

export function endRun(run: Run): void {
  if (!running.delete(run.tab)) return
  run.stop()
  release(run)?.complete()
  publish()
}
