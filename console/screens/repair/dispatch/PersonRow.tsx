import type { TFunction } from 'i18next'
import { type DragEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../fields/display/cells.tsx'
import { Button } from '../../../kit/looks/Button.tsx'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { useLabels } from '../../../kit/words/i18n.ts'
import { date, timeOfDay, today } from '../../../kit/words/time.ts'
import * as styles from './Dispatch.module.css'
import { DRAGGED } from './QueueRow.tsx'
import { hasTrade, type Item, type Person, shareOfShift } from './queue.ts'
import type { Acts } from './useChoice.ts'
import { Why } from './Why.tsx'

interface PersonProps {
  person: Person
  item: Item | undefined
  /** The key that picks the person. */
  number: number | undefined
  isPicked: boolean
  isAssignable: boolean
  acts: Acts
}
const TONES = { ON_SHIFT: 'good', OFF_SHIFT: 'quiet', ON_LEAVE: 'warning', UNPLANNED: 'quiet' } as const

/** Somebody who could do it: trade, shift, load, and what they know of the machine. A row is dropped here to be assigned. */
export function PersonRow({ person, item, number, isPicked, isAssignable, acts }: PersonProps) {
  const { t } = useTranslation()
  const { value } = useLabels()
  const [isOver, setIsOver] = useState(false)
  const { repairerId, name, craft, presence } = person
  const isAway = presence === 'ON_LEAVE'
  const suggestion = item?.suggestions.find((one) => one.repairerId === repairerId)
  const over = (event: DragEvent) => {
    if (isAway || !event.dataTransfer.types.includes(DRAGGED)) return
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    acts.assignByKey(event.dataTransfer.getData(DRAGGED), repairerId)
  }
  return (
    <li
      className={styles.person}
      data-slot="dispatch-person"
      data-on={isPicked || undefined}
      data-over={isOver || undefined}
      data-away={isAway || undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <kbd>{number}</kbd>
      <button
        type="button"
        className={styles.who}
        data-slot="dispatch-choice"
        aria-pressed={isPicked}
        disabled={isAway || !isAssignable}
        onClick={() => acts.pick(repairerId)}
      >
        <span className="wrapped">
          <b>{name}</b>
          {craft && <span className={hasTrade(person, item) ? 'muted small' : 'quiet small'}>{value('repairer', 'craft', craft)}</span>}
          <Tag tone={TONES[presence]}>{shiftText(t, person)}</Tag>
        </span>
      </button>
      <Button
        size="xs"
        variant={isPicked ? 'solid' : 'outline'}
        {...(isPicked && { tone: 'brand' as const })}
        disabled={isAway || !isAssignable}
        aria-label={t('dispatch.assignTo', { name })}
        onClick={() => item && acts.assign(item, repairerId)}
      >
        {t('dispatch.assign')}
      </Button>
      <div className={styles.about}>
        {suggestion && item && <Why suggestion={suggestion} craft={item.craft} />}
        <Load person={person} />
        <Known person={person} item={item} />
      </div>
    </li>
  )
}

/** When they work, now or next; or until when they are away. */
function shiftText(t: TFunction, { presence, shiftName, shiftEndsAt, nextShiftName, nextShiftAt, leaveUntil }: Person): string {
  if (presence === 'ON_LEAVE') return t('dispatch.leaveUntil', { day: (leaveUntil ?? '').slice(5) })
  if (presence === 'ON_SHIFT') return t('dispatch.shiftUntil', { shift: shiftName, time: timeOfDay(shiftEndsAt) })
  if (!nextShiftAt) return t('dispatch.noShift')
  const day = date(nextShiftAt)
  const time = day === today() ? timeOfDay(nextShiftAt) : `${day.slice(5)} ${timeOfDay(nextShiftAt)}`
  return t('dispatch.nextShift', { shift: nextShiftName, time })
}

const MINUTES = 60
/** Hours of open work against those of the shift. */
function Load({ person }: { person: Person }) {
  const { t } = useTranslation()
  const { loadHours, shiftMinutes, work } = person
  const share = shareOfShift(person)
  const hours = Number(loadHours.toFixed(1))
  const stops = work.filter(({ isStopped }) => isStopped).length
  return (
    <p className={`fine ${styles.load}`}>
      <span className={styles.bar} data-tone={share > 1 ? 'danger' : share > 0.75 ? 'warning' : undefined} aria-hidden="true">
        <i style={{ inlineSize: `${Math.min(1, share) * 100}%` }} />
      </span>
      <span className="even">
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
function Known({ person, item }: Pick<PersonProps, 'person' | 'item'>) {
  const { t } = useTranslation()
  const past = item?.past.find(({ repairerId }) => repairerId === person.repairerId)
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
