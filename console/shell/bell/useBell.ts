import { useQuery } from '@apollo/client/react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { type BellEntry, bell } from '../../kit/overlays/bell.ts'
import { MyNoticesDocument, MyNoticesToAnswerDocument } from './gen/notices.ts'
import { MOST, markRead, type ServerNotice, unreadCount } from './serverNotices.ts'
import { useOlder } from './useOlder.ts'

type BellItem = { at: number; own: BellEntry } | { at: number; notice: ServerNotice }

/** What this console said and what the server told, as one list, latest first. */
export const merged = (own: readonly BellEntry[], notices: readonly ServerNotice[]): readonly BellItem[] =>
  [...own.map((entry) => ({ at: entry.at, own: entry })), ...notices.map((notice) => ({ at: Date.parse(notice.at), notice }))].sort(
    (a, b) => b.at - a.at,
  )

/** Everything the bell can show; the server's part is read again when its count moves. */
export function useBell() {
  const own = useSyncExternalStore(bell.subscribe, bell.get)
  const unread = useSyncExternalStore(unreadCount.subscribe, unreadCount.get)
  const { data, error, loading, refetch } = useQuery(MyNoticesDocument, {
    variables: { size: MOST },
    fetchPolicy: 'no-cache',
    context: { handles: ['*'] },
  })
  const { notices, older, more, see } = useOlder(data?.notices ?? [])
  const toAnswer = useQuery(MyNoticesToAnswerDocument, { fetchPolicy: 'no-cache', context: { handles: ['*'] } })
  const mayAnswer = ({ id }: ServerNotice) => Boolean(toAnswer.data?.ids.includes(id))
  const reload = () => {
    for (const ask of [refetch, toAnswer.refetch]) void ask().catch(() => undefined)
  }
  const shown = useRef(unread)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another count calls for another reading
  useEffect(() => {
    if (shown.current !== unread) reload()
    shown.current = unread
  }, [unread])
  const read = async (ids?: readonly string[]) => {
    await markRead(ids)
    see(ids)
    reload()
  }
  return {
    items: merged(own, notices),
    own,
    unread,
    hasFailed: Boolean(error),
    isLoading: loading,
    older,
    more,
    again: reload,
    read,
    mayAnswer,
  }
}
