import { clock, useNow } from '../../kit/live.ts'
import { serverNow } from '../../kit/session.ts'
import * as repairStyles from './repair.module.css'
import { elapsed, type Watch } from './stopwatch.ts'

/** How long something has lasted, by the server's clock. Redraws nothing but itself. */
export function Since({ at, title }: { at: string; title?: string }) {
  useNow()
  return (
    <time data-slot="ticking" dateTime={at} title={title}>
      {clock(serverNow() - Date.parse(at))}
    </time>
  )
}

/** What a stopwatch shows: running or held. */
export function WatchFace({ watch }: { watch: Watch }) {
  useNow()
  return (
    <span className={repairStyles.watchFace} data-slot="watch-face" role="timer" data-running={watch.startedAt !== null || undefined}>
      {clock(elapsed(watch, serverNow()))}
    </span>
  )
}
