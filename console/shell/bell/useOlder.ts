import { useState } from 'react'
import { earlier, MOST, type ServerNotice } from './serverNotices.ts'

type Notices = readonly ServerNotice[]

/** Both, each notice once: what was read later says more of it. */
export const joined = (known: Notices, later: Notices): Notices => [
  ...new Map([...known, ...later].map((notice) => [notice.id, notice])).values(),
]

/** The latest notices and, page by page, what was told before them. */
export function useOlder(latest: Notices) {
  const [loaded, setLoaded] = useState<Notices>([])
  const [state, setState] = useState<'ready' | 'busy' | 'failed' | 'over'>('ready')
  const notices = joined(loaded, latest)
  const more = async () => {
    setState('busy')
    try {
      const found = await earlier(Math.min(...notices.map(({ id }) => Number(id))))
      setLoaded((before) => joined(joined(before, latest), found))
      setState(found.length < MOST ? 'over' : 'ready')
    } catch {
      setState('failed')
    }
  }
  /** Only the latest are asked for again when something was read. */
  const see = (ids?: readonly string[]) =>
    setLoaded((before) =>
      before.map((notice) =>
        notice.readAt || (ids && !ids.includes(notice.id)) ? notice : { ...notice, readAt: new Date().toISOString() },
      ),
    )
  return { notices, older: notices.length < MOST ? 'over' : state, more, see } as const
}
