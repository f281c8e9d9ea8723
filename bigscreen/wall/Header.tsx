import { type Translate, useSpeech, useTranslate } from '../language.tsx'
import { type Live, useLive } from '../live.ts'
import { silentFor } from './freshness.ts'
import { Shape } from './Shape.tsx'
import { useFreshness, useNow, useRotation } from './ticks.ts'
import { clockTime, dateLine, minuteTime } from './times.ts'
import * as wallStyles from './Wall.module.css'

export function Header() {
  const translate = useTranslate()
  const { downtimeSummary } = useLive().summaries
  const { pausedAt } = useRotation()
  return (
    <header>
      <h1>{downtimeSummary?.plant.name ?? translate('title')}</h1>
      {downtimeSummary?.shiftName && <span className={wallStyles.shift}>{downtimeSummary.shiftName}</span>}
      {pausedAt !== null && (
        <span className={wallStyles.paused} data-slot="paused">
          <Shape of="bars" />
          {translate('paused')}
        </span>
      )}
      <Signal />
      <Clock />
    </header>
  )
}

export function Clock() {
  const { language } = useSpeech()
  const now = useNow()
  return (
    <time>
      <span>{dateLine(now, language)}</span>
      <b>{clockTime(now)}</b>
    </time>
  )
}

/** Old numbers shown as if they were new are worse than none: the wall says since when it has been blind. */
function Signal() {
  const translate = useTranslate()
  const state = useFreshness()
  const live = useLive()
  useNow()
  return (
    <div className={wallStyles.signal} data-slot="signal" data-state={state} role="status">
      <Shape of={state === 'live' ? 'circle' : state === 'dead' ? 'triangle' : 'diamond'} />
      {text(live, state, translate)}
    </div>
  )
}

function text(live: Live, state: ReturnType<typeof useFreshness>, translate: Translate): string {
  const n = live.attempt
  switch (state) {
    case 'live':
      return translate('signal.live')
    case 'stale':
      return translate('signal.stale', { seconds: Math.floor((silentFor(live, performance.now()) ?? 0) / 1000) })
    case 'reconnecting':
      return translate('signal.reconnecting', { since: clockTime(live.lostAt ?? Date.now()), n: Math.max(1, n) })
    case 'dead':
      return translate(live.connected ? 'signal.dead' : 'signal.deadTry', { at: minuteTime(live.lastAt ?? Date.now()), n: Math.max(1, n) })
    default:
      return n > 0 ? translate('signal.connectingTry', { n: n + 1 }) : translate('signal.connecting')
  }
}
