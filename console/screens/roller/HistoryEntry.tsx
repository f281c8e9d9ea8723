import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ResourceLink } from '../../fields/display/ResourceLink.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import * as lifelineStyles from '../../kit/looks/lifeline.module.css'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import { usePathOf } from '../../kit/session/navigation.ts'
import type { Entry } from './passport.ts'

interface Mark {
  icon: string
  tone: 'good' | 'info' | 'wait' | 'danger' | 'quiet'
}
const LOGS: Readonly<Record<string, Mark>> = {
  MOUNT: { icon: 'play', tone: 'info' },
  DISMOUNT: { icon: 'box', tone: 'good' },
  SCRAP: { icon: 'trash', tone: 'danger' },
}
const REPAIRS: Readonly<Record<string, Mark>> = {
  OUT: { icon: 'wrench', tone: 'wait' },
  BACK: { icon: 'check', tone: 'good' },
  SCRAPPED: { icon: 'trash', tone: 'danger' },
}
const PLAIN: Mark = { icon: 'tag', tone: 'quiet' }
const markOf = ({ kind, effect }: Entry): Mark => (kind === 'LOG' ? LOGS[effect ?? ''] : REPAIRS[kind]) ?? PLAIN

/** One thing that happened: what, where, by whom, and how a repair kept to its day. */
export function HistoryEntry({ entry }: { entry: Entry }) {
  const { t } = useTranslation()
  const { icon, tone } = markOf(entry)
  const isLog = entry.kind === 'LOG'
  const person = entry.personName && t('rollers.entry.by', { name: entry.personName })
  const about = [entry.operationName, person].filter(Boolean).join(' · ')
  return (
    <li>
      <time dateTime={entry.at}>{entry.at.slice(5)}</time>
      <span className={`${tonesStyles.disc} ${tonesStyles.toned}`} data-tone={tone} aria-hidden="true">
        <Icon name={icon} size={13} />
      </span>
      <div>
        <p className={lifelineStyles.lifeHead}>
          <b>{isLog ? entry.title : t(`rollers.entry.${entry.kind}`)}</b>
          <Place entry={entry} />
          <Length entry={entry} />
          {isLog && person && <span className="note">{person}</span>}
        </p>
        {!isLog && (
          <p className="flow note even gap-l">
            <ResourceLink of="rollerRepair" search={`?open=${entry.refId}`}>
              {entry.title}
            </ResourceLink>
            {about && <span>{about}</span>}
          </p>
        )}
        {entry.detail && entry.kind !== 'OUT' && <p className="about breaks">{entry.detail}</p>}
      </div>
    </li>
  )
}

function Place({ entry: { kind, placeId, placeName } }: { entry: Entry }) {
  const mayOpen = usePathOf()('equipment') !== undefined
  if (!placeName || !placeId) return null
  if (kind !== 'LOG')
    return (
      <ResourceLink of="rollerRepairer" search={`?open=${placeId}`}>
        {placeName}
      </ResourceLink>
    )
  return mayOpen ? <Link to={`/equipment/${placeId}`}>{placeName}</Link> : <span>{placeName}</span>
}

/** Days out, and how that stands against the day agreed. */
function Length({ entry: { kind, dueDate, daysOut, daysLate, isLate } }: { entry: Entry }) {
  const { t } = useTranslation()
  if (kind === 'LOG') return null
  const isOut = kind === 'OUT'
  const word = isLate ? (isOut ? 'overdue' : 'late') : kind === 'BACK' ? 'onTime' : null
  return (
    <>
      {isOut && dueDate && <span className="note">{t('rollers.entry.due', { day: dueDate })}</span>}
      {daysOut !== null && <span className="note">{t('rollers.entry.outFor', { count: daysOut })}</span>}
      {word && (
        <span
          className={`${tonesStyles.pill} ${tonesStyles.toned}`}
          data-slot="due"
          data-tone={isLate ? (isOut ? 'danger' : 'warning') : 'good'}
        >
          {t(`rollers.entry.${word}`, { count: daysLate ?? 0 })}
        </span>
      )}
    </>
  )
}
