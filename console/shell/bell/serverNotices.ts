import { observable } from '../../kit/browser/observable.ts'
import { client } from '../../kit/network/client.ts'
import {
  MyNoticesChangedDocument,
  MyNoticesDocument,
  type MyNoticesQuery,
  MyUnreadNoticesDocument,
  ReadMyNoticesDocument,
} from './gen/notices.ts'

/** What the server told this person, of any of their plants. */
export type ServerNotice = MyNoticesQuery['notices'][number]

/** How many of them are unread, as the server last said. */
export const unreadCount = observable(0)

/** The bell is no reason to disturb anybody: what fails now is asked for again. */
const ASIDE = { fetchPolicy: 'no-cache', context: { handles: ['*'] } } as const
const LATEST = 10
/** How many the bell shows, and how many more at a time. */
export const MOST = 50
/** §9: where the stream is silent, every two minutes. */
const POLL_MS = 120_000

const ask = async (variables: { size: number; before?: string }): Promise<readonly ServerNotice[]> => {
  const { data } = await client.query({ query: MyNoticesDocument, variables, ...ASIDE })
  return data?.notices ?? []
}
const latest = (size: number) => ask({ size })
/** What was told before one of them. */
export const earlier = (id: number) => ask({ size: MOST, before: String(id) })

/** Marks these as read, or all. */
export async function markRead(ids?: readonly string[]) {
  await client.mutate({ mutation: ReadMyNoticesDocument, variables: { ids: ids ?? null }, ...ASIDE }).catch(() => undefined)
}

/** Keeps the count while somebody is here and calls `ring` with what is urgent and new. Out: how to stop. */
export function followNotices(ring: (notice: ServerNotice) => void): () => void {
  let known: number | undefined
  let isOver = false
  const look = async () => {
    const notices = await latest(known === undefined ? 1 : LATEST).catch(() => undefined)
    if (isOver || !notices) return
    const before = known
    known = Math.max(known ?? 0, ...notices.map(({ id }) => Number(id)))
    if (before === undefined) return
    for (const notice of notices.toReversed()) if (Number(notice.id) > before && notice.isUrgent && !notice.readAt) ring(notice)
  }
  const onUnreadCount = (unread: number) => {
    if (isOver) return
    unreadCount.set(unread)
    void look()
  }
  const stream = client
    .subscribe({ query: MyNoticesChangedDocument, ...ASIDE })
    .subscribe({ next: ({ data }) => data && onUnreadCount(data.changed.unread), error: () => undefined })
  const poll = async () => {
    if (document.visibilityState !== 'visible') return
    const { data } = await client.query({ query: MyUnreadNoticesDocument, ...ASIDE })
    if (data && data.unread !== unreadCount.get()) onUnreadCount(data.unread)
  }
  const timer = setInterval(() => void poll().catch(() => undefined), POLL_MS)
  return () => {
    isOver = true
    clearInterval(timer)
    stream.unsubscribe()
    unreadCount.set(0)
  }
}
