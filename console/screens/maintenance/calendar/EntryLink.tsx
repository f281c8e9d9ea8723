import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ResourceLink } from '../../../resource/ResourceLink.tsx'
import { type Entry, TONES } from './entries.ts'

interface EntryLinkProps {
  entry: Entry
  /** Whether the keyboard comes past it on its way. */
  isReached?: boolean
  /** With its number and its owner, where a line has room for them. */
  isWhole?: boolean
  onKeyDown?: (event: KeyboardEvent) => void
}

/** An order or a planned turn: leads to its record. The word says what the colour says. */
export function EntryLink({ entry, isReached = true, isWhole, onKeyDown }: EntryLinkProps) {
  const { t } = useTranslation()
  const { of, id, state, machine, what, owner, number, level } = entry
  const word = t(`calendar.state.${state}`)
  const more = [number ?? (level && t('calendar.level', { level })), owner || t('calendar.nobody')].filter(Boolean).join(' · ')
  return (
    <ResourceLink
      of={of}
      search={`?open=${id}`}
      className="cal-entry"
      data-tone={TONES[state]}
      data-state={state}
      title={[word, machine, what, more].join(' · ')}
      tabIndex={isReached ? undefined : -1}
      onKeyDown={onKeyDown}
    >
      <span className="cal-machine">{machine}</span>
      <span className="cal-what">
        <b>{word}</b> {what}
      </span>
      {isWhole && <span className="cal-more">{more}</span>}
    </ResourceLink>
  )
}
