import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { listText, type Room, roomOf, smallestText } from '../../console/shared/wallText.ts'
import { AlarmPage } from '../boards/AlarmPage.tsx'
import { ComplaintsPage } from '../boards/ComplaintsPage.tsx'
import { DowntimePage } from '../boards/downtime/DowntimePage.tsx'
import { FaultsPage } from '../boards/faults/FaultsPage.tsx'
import { RepairsPage } from '../boards/RepairsPage.tsx'
import { SchedulePage } from '../boards/SchedulePage.tsx'
import { type Complaints, type Downtime, type Faults, type Repairs, type Schedule, serverClock, useLive } from '../live.ts'
import { type Sightings, seen, takesOver, unaccepted } from './alarm.ts'
import type { Player } from './player.ts'
import { type PageName, slidesOf } from './rotation.ts'
import { player, useNow, useRotation } from './ticks.ts'
import * as wallStyles from './Wall.module.css'

/** The stops that nobody has accepted, and whether they have the screen to themselves. */
function useAlarms({ stopped }: Downtime) {
  const { hasAlarm } = useLive().settings
  const known = useRef<Sightings | null>(null)
  const sightings = useMemo(() => seen(known.current, stopped, serverClock.now()), [stopped])
  useEffect(() => {
    known.current = sightings
  }, [sightings])
  const alarms = useMemo(() => (hasAlarm ? unaccepted(stopped.filter((stop) => stop.isAssembly)) : []), [hasAlarm, stopped])
  const now = useNow()
  return { alarms, isTakeover: takesOver(alarms, sightings, now) }
}

const NEXT = ['ArrowRight', 'ArrowDown', 'PageDown', 'MediaTrackNext', 'ChannelUp']
const PREVIOUS = ['ArrowLeft', 'ArrowUp', 'PageUp', 'MediaTrackPrevious', 'ChannelDown']
const PAUSE = [' ', 'MediaPlayPause', 'MediaPlay', 'MediaPause', 'Pause']

/** Keys of keyboards, presenters and remote controls; answers how to stop listening. */
export function listenToKeys(player: Pick<Player, 'step' | 'pause'>, target: EventTarget = window): () => void {
  const onKey = (event: Event) => {
    const { key, repeat, ctrlKey, altKey, metaKey } = event as KeyboardEvent
    if (repeat || ctrlKey || altKey || metaKey) return
    if (NEXT.includes(key)) player.step(1)
    else if (PREVIOUS.includes(key)) player.step(-1)
    else if (PAUSE.includes(key)) player.pause()
    else return
    event.preventDefault()
  }
  target.addEventListener('keydown', onKey)
  return () => target.removeEventListener('keydown', onKey)
}

/** Pixels of the picture of 1080 lines in a root font, whatever the screen really has. */
const REM = 16

/** The smallest text this screen may show, in px at 1080 lines; the style sheets hear of it too. */
function useSmallest(): number {
  const { inches, distance } = useLive().settings
  const smallest = smallestText(inches, distance)
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--text', `${smallest / REM}rem`)
    style.setProperty('--list', `${listText(smallest) / REM}rem`)
  }, [smallest])
  return smallest
}

interface Props {
  readonly downtime: Downtime
  readonly faults: Faults
  readonly repairs: Repairs
  readonly schedule: Schedule
  readonly complaints: Complaints
}

/**
 * The pages, one of which is shown. All of them stay in place and up to date: a turn only fades, so nothing is built up, torn down or
 * waited for, and nothing piles up over months.
 */
export function Stage({ downtime, faults, repairs, schedule, complaints }: Props) {
  const { seconds, theme } = useLive().settings
  const { alarms, isTakeover } = useAlarms(downtime)
  const smallest = useSmallest()
  const room = useMemo(() => roomOf(smallest), [smallest])
  const hasOldAlarm = alarms.length > 0 && !isTakeover
  const slides = useMemo(() => slidesOf(seconds, hasOldAlarm), [seconds, hasOldAlarm])
  useEffect(() => player.show(slides), [slides])
  useEffect(() => player.setAlarmActive(isTakeover), [isTakeover])
  useEffect(() => listenToKeys(player), [])
  const { page } = useRotation()
  const shown = isTakeover ? 'alarm' : page
  const pages: Record<PageName, (room: Room) => ReactNode> = {
    alarm: () => <AlarmPage alarms={alarms} room={room.hasSides ? 4 : 2} />,
    downtime: () => <DowntimePage downtime={downtime} room={room} />,
    faults: () => <FaultsPage faults={faults} pending={repairs.pending} room={room} />,
    repairs: () => <RepairsPage repairs={repairs} room={room} />,
    schedule: () => <SchedulePage schedule={schedule} room={room} />,
    complaints: () => <ComplaintsPage complaints={complaints} room={room} />,
  }
  const names = [...new Set<PageName>([...slides.map((slide) => slide.page), ...(isTakeover ? (['alarm'] as const) : [])])]
  return (
    // Charts keep the colours they were drawn with: another theme draws them anew.
    <div key={theme} className={wallStyles.stage} data-slot="stage" data-shown={shown} data-alone={!room.hasSides || undefined}>
      {names.map((name) => (
        <div
          key={name}
          className={wallStyles.page}
          data-slot="page"
          data-page={name}
          data-shown={name === shown || undefined}
          inert={name !== shown}
        >
          {pages[name](room)}
        </div>
      ))}
    </div>
  )
}
