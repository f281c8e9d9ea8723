import { useQuery } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { useLive } from '../../../kit/network/live.ts'
import { useCan } from '../../../kit/session/me.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { workDocument } from '../documents.ts'
import { RepairNewsDocument } from '../gen/repair.ts'
import type { View } from './workItems.ts'

const repairNews = { permission: 'dataview:repair:view', document: RepairNewsDocument }

const POLL_MS = 30_000

/** The work of one view, read anew whenever repair work of the plant has changed, and now and then besides. */
export function useWork(view: View) {
  const can = useCan()
  const reads = (thing: 'report' | 'log') => can(`repair:${thing}:list`) || can(`repair:${thing}:query`)
  const document = workDocument({ reportLog: reads('report'), repairLog: reads('log') })
  const { data, previousData, error, refetch, loading } = useQuery(document, {
    variables: { view },
    pollInterval: POLL_MS,
    fetchPolicy: 'cache-and-network',
    context: SHOWN_HERE,
  })
  const news = useLive(repairNews)
  const { at: _, ...figures } = news.summary ?? { at: '' }
  const figuresKey = JSON.stringify(figures)
  const lastKey = useRef(figuresKey)
  useEffect(() => {
    if (lastKey.current === figuresKey) return
    const isFirst = lastKey.current === '{}'
    lastKey.current = figuresKey
    if (!isFirst) void refetch().catch(() => undefined)
  }, [figuresKey, refetch])
  return {
    work: data?.work,
    /** Of another view: only its counts still hold. */
    counts: (data ?? previousData)?.work.counts,
    error,
    isLoading: loading,
    news,
    refetch: () => void refetch().catch(() => undefined),
  }
}
