import { type ReactNode, useEffect, useMemo } from 'react'
import { type Room, roomOf } from '../console/shared/wallText.ts'
import { AlarmPage } from './boards/AlarmPage.tsx'
import { DowntimePage } from './boards/DowntimePage.tsx'
import { FaultsPage } from './boards/FaultsPage.tsx'
import { RepairsPage } from './boards/RepairsPage.tsx'
import { type Downtime, type Faults, type Repairs, useLive } from './live.ts'
import { listenToKeys } from './remote.ts'
import { player, useRotation } from './rotating.ts'
import { type PageName, slidesOf } from './rotation.ts'
import { useAlarms } from './useAlarms.ts'
import { useSmallest } from './useSmallest.ts'
import * as wallStyles from './Wall.module.css'

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
