import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { session } from '../../../kit/session/session.ts'
import { type Count, createCounts, waiting } from './counts.ts'
import { sendCounts } from './sendCounts.ts'

const RETRY_MS = 10_000

/** What this person has counted and no server has seen, sent as soon as there is a connection. `onSent` looks at the list again. */
export function useCounts(onSent: () => void) {
  const { t } = useTranslation()
  const client = useApolloClient()
  const store = useMemo(() => createCounts(`counts:${session.identity}`, localStorage), [])
  const counts = useSyncExternalStore(store.subscribe, store.get)
  const [isAway, setIsAway] = useState(false)
  const isSending = useRef(false)
  const latest = useRef(onSent)
  latest.current = onSent
  const send = useCallback(async () => {
    if (isSending.current || !waiting(store.get()).length) return
    isSending.current = true
    try {
      const translate = (failure: { code: string; message: string; fields: readonly { message: string }[] }) =>
        failure.fields[0]?.message || failure.message || t('stockCount.refused')
      const isReached = await sendCounts(client, store, { userId: String(session.identity), translate })
      setIsAway(!isReached)
      if (isReached) latest.current()
    } finally {
      isSending.current = false
    }
  }, [client, store, t])
  const isWaiting = waiting(counts).length > 0
  useEffect(() => {
    if (!isWaiting) return
    void send()
    const timer = setInterval(() => void send(), RETRY_MS)
    const online = () => void send()
    addEventListener('online', online)
    return () => {
      clearInterval(timer)
      removeEventListener('online', online)
    }
  }, [isWaiting, send])
  const put = useCallback(
    (count: Count) => {
      store.put(count)
      void send()
    },
    [store, send],
  )
  return { counts, isAway, put, drop: store.drop }
}
