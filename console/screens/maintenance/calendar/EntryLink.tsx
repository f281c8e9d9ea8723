import type { DragEvent, KeyboardEvent, MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ResourceLink } from '../../../fields/display/ResourceLink.tsx'
import { isUnmodifiedClick } from '../../../kit/browser/isUnmodifiedClick.ts'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import * as styles from './EntryLink.module.css'
import { type Entry, type State, TONES } from './entries.ts'

interface EntryLinkProps {
  entry: Entry
  /** Whether the keyboard comes past it on its way. */
  isReached?: boolean
  /** With its number and its owner, where a line has room for them. */
  isWhole?: boolean
  onKeyDown?: (event: KeyboardEvent) => void
  show: (entry: Entry) => void
}

/** What is dragged from day to day: the key of an order, or of a turn that has none yet. */
export const DRAGGED = 'application/x-maintenance'
const MOVABLE: readonly State[] = ['PENDING', 'OVERDUE', 'PLANNED']
const isMovable = ({ state }: Entry) => MOVABLE.includes(state)

/** An order or a planned turn: opens its record beside the calendar. The word says what the colour says. */
export function EntryLink({ entry, isReached = true, isWhole, onKeyDown, show }: EntryLinkProps) {
  const { t } = useTranslation()
  const { of, id, state, machine, what, owner, number, level } = entry
  const word = t(`calendar.state.${state}`)
  const open = (event: MouseEvent) => {
    if (isUnmodifiedClick(event, 'a')) show(entry)
  }
  const drag = (event: DragEvent) => {
    event.dataTransfer.setData(DRAGGED, entry.key)
    event.dataTransfer.effectAllowed = 'move'
  }
  const more = [number ?? (level && t('calendar.level', { level })), owner || t('calendar.nobody')].filter(Boolean).join(' · ')
  return (
    <ResourceLink
      of={of}
      search={`?open=${id}`}
      className={`${tonesStyles.toned} even ${styles.calEntry}`}
      data-slot="cal-entry"
      data-tone={TONES[state]}
      data-state={state}
      data-order={of === 'maintenanceOrder' ? id : undefined}
      data-plan={of === 'maintenancePlan' ? id : undefined}
      title={[word, machine, what, more].join(' · ')}
      tabIndex={isReached ? undefined : -1}
      onKeyDown={onKeyDown}
      onClick={open}
      draggable={isMovable(entry)}
      onDragStart={drag}
    >
      <span className={`clip ${styles.calMachine}`}>{machine}</span>
      <span className={`clip fine muted ${styles.calWhat}`}>
        <b>{word}</b> {what}
      </span>
      {isWhole && <span className={`clip fine muted ${styles.calWhat}`}>{more}</span>}
    </ResourceLink>
  )
}
