import { type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import * as pageStyles from '../../../resource/page.module.css'
import { DueCounts } from '../../shared/DueCounts.tsx'
import type { WatchControl } from './useWatches.ts'
import { WorkRow } from './WorkRow.tsx'
import * as workStyles from './work.module.css'
import { dueCounts, freezePositions, type Group, type Placed } from './workItems.ts'
import type { Start } from './workStart.ts'

/** How long a finger that has just left the list may still be on its way to a button. */
const RELEASE_DELAY_MS = 2500

/** Holds rows in their places while a pointer is over them, and lets them move once it has gone. */
function useSteady<T extends { key: string }>(items: readonly T[]): { shown: readonly Placed<T>[]; handlers: Holding } {
  const [isFrozen, setIsFrozen] = useState(false)
  const last = useRef<readonly Placed<T>[]>(items)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const shown = isFrozen ? freezePositions(last.current, items) : items
  last.current = shown
  const take = () => {
    clearTimeout(timer.current)
    setIsFrozen(true)
  }
  const release = ({ pointerType }: PointerEvent) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsFrozen(false), pointerType === 'mouse' ? 0 : RELEASE_DELAY_MS)
  }
  return { shown, handlers: { onPointerEnter: take, onPointerDown: take, onPointerLeave: release } }
}
type Holding = { onPointerEnter: () => void; onPointerDown: () => void; onPointerLeave: (event: PointerEvent) => void }

interface GroupProps {
  group: Group
  isOnly: boolean
  start: Start
  watches: WatchControl
}

/** Rows of one kind; they stay where they are while a hand is over them. */
export function WorkGroup({ group, isOnly, start, watches }: GroupProps) {
  const { t } = useTranslation()
  const { shown, handlers } = useSteady(group.items)
  const { overdue, dueToday } = dueCounts(group.items)
  return (
    <section className={`stack ${surfacesStyles.titled} ${workStyles.workGroup}`} aria-label={t(`repairWork.list.groups.${group.name}`)}>
      {(!isOnly || group.name !== 'repairs' || overdue + dueToday > 0) && (
        <h2 className="baseline">
          {t(`repairWork.list.groups.${group.name}`)}
          <small>{group.items.length}</small>
          <DueCounts overdue={overdue} dueToday={dueToday} />
        </h2>
      )}
      <ul className={`${pageStyles.card} ${surfacesStyles.ruled}`} data-slot="card" {...handlers}>
        {shown.map((item) => (
          <WorkRow key={item.key} item={item} start={start} watches={watches} />
        ))}
      </ul>
    </section>
  )
}
