import type { TFunction } from 'i18next'
import { memo } from 'react'
import { Tag } from '../../../fields/display/cells.tsx'
import { Button } from '../../../kit/looks/Button.tsx'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { date, timeOfDay, today } from '../../../kit/words/time.ts'
import * as styles from './Dispatch.module.css'
import { isAway, type Past, type Person, type Suggestion, shareOfShift } from './queue.ts'
import type { RowWords } from './rowWords.ts'
import type { Acts } from './useChoice.ts'
import { whyOf } from './Why.tsx'

interface PersonProps {
  person: Person
  /** Why they are suggested for the chosen row, and the trade that it needs. */
  suggestion: Suggestion | undefined
  craft: string | null
  /** When they last repaired its machine or its fault. */
  past: Past | undefined
  isOfTrade: boolean
  /** The key that picks the person. */
  number: number | undefined
  isPicked: boolean
  isAssignable: boolean
  acts: Acts
  words: RowWords
}
const TONES = { ON_SHIFT: 'good', OFF_SHIFT: 'quiet', ON_LEAVE: 'warning', ABSENT: 'warning', UNPLANNED: 'quiet' } as const

/** Somebody who could do it: trade, shift, load, and what they know of the machine. A row is dropped here to be assigned. */
export const PersonRow = memo(function PersonRow(props: PersonProps) {
  const { person, suggestion, craft: needed, past, isOfTrade, number, isPicked, isAssignable, acts, words } = props
  const { t, value } = words
  const { repairerId, name, craft, presence } = person
  const isUnavailable = isAway(person)
  return (
    <li
      className={styles.person}
      data-slot="dispatch-person"
      data-on={isPicked || undefined}
      data-person={repairerId}
      data-away={isUnavailable || undefined}
    >
      <kbd>{number}</kbd>
      <button
        type="button"
        className={styles.who}
        data-slot="dispatch-choice"
        aria-pressed={isPicked}
        disabled={isUnavailable || !isAssignable}
        onClick={() => acts.pick(repairerId)}
      >
        <span className="wrapped">
          <b>{name}</b>
          {craft && <span className={isOfTrade ? 'muted small' : 'quiet small'}>{value('repairer', 'craft', craft)}</span>}
          <Tag tone={TONES[presence]}>{shiftText(t, person)}</Tag>
        </span>
      </button>
      <Button
        size="xs"
        variant={isPicked ? 'solid' : 'outline'}
        {...(isPicked && { tone: 'brand' as const })}
        disabled={isUnavailable || !isAssignable}
        aria-label={t('dispatch.assignTo', { name })}
        onClick={() => acts.assignChosen(repairerId)}
      >
        {t('dispatch.assign')}
      </Button>
      <div className={styles.about}>
        {suggestion && whyOf({ suggestion, craft: needed, words })}
        {loadOf(person, t)}
        {knownOf(person, past, t)}
      </div>
    </li>
  )
})

/** When they work, now or next; or until when they are away. */
function shiftText(t: TFunction, { presence, shiftName, shiftEndsAt, nextShiftName, nextShiftAt, leaveUntil }: Person): string {
  if (presence === 'ON_LEAVE') return t('dispatch.leaveUntil', { day: (leaveUntil ?? '').slice(5) })
  if (presence === 'ABSENT') return t('dispatch.absent', { shift: shiftName })
  if (presence === 'ON_SHIFT') return t('dispatch.shiftUntil', { shift: shiftName, time: timeOfDay(shiftEndsAt) })
  if (!nextShiftAt) return t('dispatch.noShift')
  const day = date(nextShiftAt)
  const time = day === today() ? timeOfDay(nextShiftAt) : `${day.slice(5)} ${timeOfDay(nextShiftAt)}`
  return t('dispatch.nextShift', { shift: nextShiftName, time })
}

const MINUTES = 60
/** Hours of open work against those of the shift. */
function loadOf(person: Person, t: TFunction) {
  const { loadHours, shiftMinutes, work } = person
  const share = shareOfShift(person)
  const hours = Number(loadHours.toFixed(1))
  const stops = work.filter(({ isStopped }) => isStopped).length
  return (
    <p className={`fine ${styles.load}`}>
      <span className={styles.bar} data-tone={share > 1 ? 'danger' : share > 0.75 ? 'warning' : undefined} aria-hidden="true">
        <i style={{ inlineSize: `${Math.min(1, share) * 100}%` }} />
      </span>
      <span className="even one-line rigid">
        {shiftMinutes ? t('dispatch.load', { hours, shift: Math.round(shiftMinutes / MINUTES) }) : t('dispatch.loadOnly', { hours })}
      </span>
      {work.length > 0 && (
        <span className="clip quiet" title={work.map((one) => `${one.number} ${one.equipmentName}`).join('\n')}>
          {stops > 0 && (
            <span className={`${tonesStyles.toned} ${tonesStyles.worded}`} data-tone="danger">
              ▲{' '}
            </span>
          )}
          {[...new Set(work.map(({ equipmentName }) => equipmentName))].join(t('dispatch.separator'))}
        </span>
      )}
    </p>
  )
}

/** When they last repaired the machine or the fault, and leave that begins within a week. */
function knownOf(person: Person, past: Past | undefined, t: TFunction) {
  const leaveAhead = person.presence !== 'ON_LEAVE' && person.leaveFrom
  if (!past && !leaveAhead) return null
  return (
    <p className="fine quiet">
      {past &&
        t(past.isSameFault ? 'dispatch.knowsFault' : 'dispatch.knowsMachine', {
          day: date(past.completedAt).slice(5),
          number: past.repairNo,
        })}
      {past && leaveAhead && ' · '}
      {leaveAhead && t('dispatch.leaveFrom', { day: leaveAhead.slice(5) })}
    </p>
  )
}
