import { type ReactNode, useEffect, useMemo } from 'react'
import { listText, type Room, roomOf, smallestText } from '../console/shared/wallText.ts'
import { useAlarms } from './alarm.ts'
import { AlarmPage } from './boards/AlarmPage.tsx'
import { DowntimePage } from './boards/DowntimePage.tsx'
import { FaultsPage } from './boards/FaultsPage.tsx'
import { RepairsPage } from './boards/RepairsPage.tsx'
import { type Downtime, type Faults, type Repairs, useLive } from './live.ts'
import { listenToKeys } from './remote.ts'
import { player, useRotation } from './rotating.ts'
import { type PageName, slidesOf } from './rotation.ts'
import * as wallStyles from './Wall.module.css'

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
}

/**
 * The pages, one of which is shown. All of them stay in place and up to date: a turn only fades, so nothing is built up, torn down or
 * waited for, and nothing piles up over months.
 */
export function Stage({ downtime, faults, repairs }: Props) {
  const { seconds, theme } = useLive().settings
  const { alarms, isAlone } = useAlarms(downtime)
  const smallest = useSmallest()
  const room = useMemo(() => roomOf(smallest), [smallest])
  const hasOldAlarm = alarms.length > 0 && !isAlone
  const slides = useMemo(() => slidesOf(seconds, hasOldAlarm), [seconds, hasOldAlarm])
  useEffect(() => player.show(slides), [slides])
  useEffect(() => player.hold(isAlone), [isAlone])
  useEffect(() => listenToKeys(player), [])
  const { page } = useRotation()
  const shown = isAlone ? 'alarm' : page
  const pages: Record<PageName, (room: Room) => ReactNode> = {
    alarm: () => <AlarmPage alarms={alarms} room={room.hasSides ? 4 : 2} />,
    downtime: () => <DowntimePage downtime={downtime} room={room} />,
    faults: () => <FaultsPage faults={faults} pending={repairs.pending} room={room} />,
    repairs: () => <RepairsPage repairs={repairs} room={room} />,
  }
  const names = [...new Set<PageName>([...slides.map((slide) => slide.page), ...(isAlone ? (['alarm'] as const) : [])])]
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
