import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import type { List } from '../../resource/list.ts'
import { RecordsChangedDocument } from '../../resource/live/gen/changes.ts'
import { versionsDocument } from '../../resource/operations/manyDocuments.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import { compareRows, type Difference, type Version } from './compareRows.ts'

const PAUSE_MS = 2000
/** Page size in rows for trees, which load everything. */
const WHOLE = 200

async function versionsOf(client: ApolloClient, meta: ResourceMeta, variables: List['variables']) {
  const ask = async (more: object) => {
    const { data } = await client.query({
      query: versionsDocument(meta),
      variables: more,
      fetchPolicy: 'no-cache',
      context: { handles: ['*'] },
    })
    if (!data) throw new Error('no page')
    return data.page
  }
  if (variables) {
    const { total, items } = await ask(variables)
    return { total, rows: items }
  }
  const rows: Version[] = []
  for (let no = 1; ; no++) {
    const { total, items } = await ask({ page: { no, size: WHOLE } })
    rows.push(...items)
    if (rows.length >= total || !items.length) return { total, rows }
  }
}

/** Watches a visible list: reports how it differs from the server, at most every two seconds. Pauses while the page is hidden. */
export function useLiveRows(list: List): { difference: Difference | null; forget: () => void } {
  const client = useApolloClient()
  const [found, setFound] = useState<{ of: List['rows']; difference: Difference } | null>(null)
  const now = useRef(list)
  now.current = list
  const look = useCallback(async () => {
    const { meta, variables } = now.current
    const fresh = await versionsOf(client, meta, variables).catch(() => null)
    const shown = now.current
    if (!fresh || shown.isLoading || shown.variables !== variables) return false
    const difference = compareRows(shown, fresh)
    setFound(difference && { of: shown.rows, difference })
    return true
  }, [client])
  useTicks(list.meta, look)
  // A difference is void once the rows are reloaded.
  const difference = found && found.of === list.rows ? found.difference : null
  return { difference, forget: useCallback(() => setFound(null), []) }
}

/** Runs `look` after changes on the server: throttled, only while the page is visible, and in the end always. */
function useTicks(meta: ResourceMeta, look: () => Promise<boolean>) {
  const client = useApolloClient()
  useEffect(() => {
    let isOver = false
    let isDue = false
    let isBusy = false
    let last = Number.NEGATIVE_INFINITY
    let timer: ReturnType<typeof setTimeout> | undefined
    const run = async () => {
      if (isOver || isBusy || !isDue || document.visibilityState !== 'visible') return
      clearTimeout(timer)
      const wait = last + PAUSE_MS - performance.now()
      if (wait > 0) {
        timer = setTimeout(() => void run(), wait)
        return
      }
      isBusy = true
      isDue = false
      last = performance.now()
      const isDone = await look()
      isBusy = false
      isDue ||= !isDone
      void run()
    }
    const tick = () => {
      isDue = true
      void run()
    }
    const seen = () => void run()
    document.addEventListener('visibilitychange', seen)
    const stream = client
      .subscribe({ query: RecordsChangedDocument, variables: { resource: meta.name }, fetchPolicy: 'no-cache', context: SHOWN_HERE })
      .subscribe({ next: tick, error: () => undefined })
    return () => {
      clearTimeout(timer)
      isOver = true
      document.removeEventListener('visibilitychange', seen)
      stream.unsubscribe()
    }
  }, [client, meta, look])
}
