import { memo, useEffect, useRef } from 'react'
import { Tag } from '../../../fields/display/cells.tsx'
import { joinNames } from '../../../fields/display/textWidth.ts'
import type { ResourceName, Tone } from '../../../kit/gen/resources.ts'
import { Button } from '../../../kit/looks/Button.tsx'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { serverNow } from '../../../kit/words/serverClock.ts'
import { dateTime, duration, today } from '../../../kit/words/time.ts'
import { metaOf } from '../../../resource/meta.ts'
import { Since } from '../work/RepairTime.tsx'
import * as styles from './Dispatch.module.css'
import { dueDay } from './DueDay.tsx'
import { type Item, keyOf, type Person } from './queue.ts'
import type { RowWords } from './rowWords.ts'
import type { Acts } from './useChoice.ts'
import { whyOf } from './Why.tsx'

const KINDS: Readonly<Record<Item['kind'], { readonly of: ResourceName; readonly tone: Tone | null }>> = {
  REPORT: { of: 'reportLog', tone: null },
  PARTS: { of: 'repairLog', tone: 'wait' },
  DEBT: { of: 'reportLog', tone: 'warning' },
  MAINTENANCE: { of: 'maintenanceOrder', tone: 'info' },
  INSPECTION: { of: 'inspectionOrder', tone: 'quiet' },
}

interface RowProps {
  item: Item
  /** Somebody else has assigned it meanwhile. */
  isGone: boolean
  isChosen: boolean
  /** Who is picked for it; the suggestion where nobody is. */
  picked: Person | undefined
  isAssignable: boolean
  acts: Acts
  words: RowWords
  /** Offers everybody, where no people stand beside the queue. */
  onMore: ((item: Item) => void) | undefined
}

/** Something that waits. Drawn anew only when it or the choice has changed: there are hundreds. */
export const QueueRow = memo(function QueueRow({ item, isGone, isChosen, picked, isAssignable, acts, words, onMore }: RowProps) {
  const { t, value } = words
  const row = useRef<HTMLLIElement>(null)
  const { kind, urgency, isStopped, equipmentName, workshopName, dueDate } = item
  const key = keyOf(item)
  const { tone } = KINDS[kind]
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    <li
      ref={row}
      className={`${tonesStyles.edged} ${styles.item}`}
      data-slot="dispatch-item"
      data-tone={isStopped ? 'danger' : dueDate !== null && dueDate < today() ? 'warning' : undefined}
      data-on={isChosen || undefined}
      data-gone={isGone || undefined}
      data-key={key}
      data-draggable={(isAssignable && !isGone && !onMore) || undefined}
    >
      <button type="button" className={styles.what} data-slot="dispatch-choice" aria-pressed={isChosen} onClick={() => acts.choose(key)}>
        <span className="wrapped">
          <b>{equipmentName}</b>
          {isStopped && <span className="strong wrong fine">▲ {t('dispatch.stopped')}</span>}
          {tone && <Tag tone={tone}>{t(`dispatch.kinds.${kind}`)}</Tag>}
          {urgency === 'HIGH' && kind === 'REPORT' && (
            <Tag tone={metaOf('reportLog').fields['urgency']?.tones?.['HIGH']}>{value('reportLog', 'urgency', 'HIGH')}</Tag>
          )}
          <small className="quiet">{workshopName}</small>
        </span>
        <span className="clamped muted">{item.description}</span>
      </button>
      {factsOf(item, words)}
      <div className={styles.act}>
        {isGone ? (
          <span className="note">{t('dispatch.gone')}</span>
        ) : (
          isAssignable && assignOf({ item, picked, isChosen, acts, words, onMore })
        )}
      </div>
    </li>
  )
})

/** Number, age, promised day, what is missing and who has it. */
function factsOf(item: Item, { t, pathOf }: RowWords) {
  const { kind, records, number, since, isStopped, missingParts, assignedNames, isAssigned, dueDate } = item
  const path = pathOf(KINDS[kind].of)
  return (
    <p className={`fine quiet ${styles.facts}`}>
      {path ? (
        <a className="even" data-visit="" href={`${path}?open=${records[0]?.id ?? ''}`}>
          {number}
        </a>
      ) : (
        <span className="even">{number}</span>
      )}
      {records.length > 1 && <span>{t('dispatch.records', { count: records.length })}</span>}
      {dueDate ? (
        dueDay(dueDate, t)
      ) : isStopped ? (
        <span className="strong wrong even">
          <Since at={since} title={dateTime(since)} />
        </span>
      ) : (
        <span title={dateTime(since)}>{t('dispatch.waits', { time: duration(serverNow() - Date.parse(since)) })}</span>
      )}
      {missingParts.length > 0 && <span className="wrong">{t('dispatch.missing', { parts: joinNames([...missingParts]) })}</span>}
      {assignedNames.length > 0 && (
        <span>{t(kind === 'PARTS' || isAssigned ? 'dispatch.owner' : 'dispatch.ownerAway', { names: joinNames([...assignedNames]) })}</span>
      )}
    </p>
  )
}

/** Assigns to whom is suggested or picked, and says why. */
function assignOf({ item, picked, isChosen, acts, words, onMore }: Omit<RowProps, 'isGone' | 'isAssignable'>) {
  const { t } = words
  const suggestion = item.suggestions.find(({ repairerId }) => !picked || repairerId === picked.repairerId)
  const name = picked?.name ?? suggestion?.name
  return (
    <>
      {name === undefined ? (
        <span className="note">{t('dispatch.nobody')}</span>
      ) : (
        <Button
          data-slot="dispatch-assign"
          variant={isChosen ? 'solid' : 'outline'}
          {...(isChosen && { tone: 'brand' as const })}
          onClick={() => acts.assign(item, picked?.repairerId ?? suggestion?.repairerId)}
        >
          {t(item.isAssigned ? 'dispatch.reassignTo' : 'dispatch.assignTo', { name })}
        </Button>
      )}
      {onMore && <Button onClick={() => onMore(item)}>{t('dispatch.others')}</Button>}
      {suggestion && whyOf({ suggestion, craft: item.craft, words })}
    </>
  )
}
