import { useEffect, useMemo, useRef } from 'react'
import { type Sightings, seen, takesOver, unaccepted } from './alarm.ts'
import { type Downtime, serverClock, useLive } from './live.ts'
import { useNow } from './ticks.ts'

/** The stops that nobody has accepted, and whether they have the screen to themselves. */
export function useAlarms({ stopped }: Downtime) {
  const { hasAlarm } = useLive().settings
  const known = useRef<Sightings | null>(null)
  const sightings = useMemo(() => seen(known.current, stopped, serverClock.now()), [stopped])
  useEffect(() => {
    known.current = sightings
  }, [sightings])
  const alarms = useMemo(() => (hasAlarm ? unaccepted(stopped.filter((stop) => stop.isAssembly)) : []), [hasAlarm, stopped])
  const now = useNow()
  return { alarms, isAlone: takesOver(alarms, sightings, now) }
}
