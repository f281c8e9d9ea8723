import { type DragEvent, memo, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Tag, ValueTag } from '../../../fields/display/cells.tsx'
import { ResourceLink } from '../../../fields/display/ResourceLink.tsx'
import { joinNames } from '../../../fields/display/textWidth.ts'
import type { ResourceName, Tone } from '../../../kit/gen/resources.ts'
import { Button } from '../../../kit/looks/Button.tsx'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { serverNow } from '../../../kit/session/session.ts'
import { dateTime, daysBetween, duration, today } from '../../../kit/words/time.ts'
import { Since } from '../work/RepairTime.tsx'
import * as styles from './Dispatch.module.css'
import { type Item, keyOf, type Person } from './queue.ts'
import type { Acts } from './useChoice.ts'
import { Why } from './Why.tsx'

/** What is dragged onto a person: the key of a row. */
export const DRAGGED = 'application/x-dispatch'
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
  /** Offers everybody, where no people stand beside the queue. */
  onMore: ((item: Item) => void) | undefined
}

/** Something that waits. Drawn anew only when it or the choice has changed: there are hundreds. */
export const QueueRow = memo(function QueueRow({ item, isGone, isChosen, picked, isAssignable, acts, onMore }: RowProps) {
  const { t } = useTranslation()
  const row = useRef<HTMLLIElement>(null)
  const { kind, urgency, isStopped, equipmentName, workshopName, dueDate } = item
  const key = keyOf(item)
  const { tone } = KINDS[kind]
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  const drag = (event: DragEvent) => {
    event.dataTransfer.setData(DRAGGED, key)
    event.dataTransfer.effectAllowed = 'move'
  }
  return (
    <li
      ref={row}
      className={`${tonesStyles.edged} ${styles.item}`}
      data-slot="dispatch-item"
      data-tone={isStopped ? 'danger' : dueDate !== null && dueDate < today() ? 'warning' : undefined}
      data-on={isChosen || undefined}
      data-gone={isGone || undefined}
      draggable={isAssignable && !isGone && !onMore}
      onDragStart={drag}
      onDragEnd={() => acts.choose(key)}
    >
      <button type="button" className={styles.what} data-slot="dispatch-choice" aria-pressed={isChosen} onClick={() => acts.choose(key)}>
        <span className="wrapped">
          <b>{equipmentName}</b>
          {isStopped && <span className="strong wrong fine">▲ {t('dispatch.stopped')}</span>}
          {tone && <Tag tone={tone}>{t(`dispatch.kinds.${kind}`)}</Tag>}
          {urgency === 'HIGH' && kind === 'REPORT' && <ValueTag of="reportLog" field="urgency" value="HIGH" />}
          <small className="quiet">{workshopName}</small>
        </span>
        <span className="clamped muted">{item.description}</span>
      </button>
      <Facts item={item} />
      <div className={styles.act}>
        {isGone ? (
          <span className="note">{t('dispatch.gone')}</span>
        ) : (
          isAssignable && <Assign {...{ item, picked, isChosen, acts, onMore }} />
        )}
      </div>
    </li>
  )
})

/** Number, age, promised day, what is missing and who has it. */
function Facts({ item }: { item: Item }) {
  const { t } = useTranslation()
  const { kind, records, number, since, isStopped, missingParts, assignedNames, dueDate } = item
  return (
    <p className={`fine quiet ${styles.facts}`}>
      <ResourceLink of={KINDS[kind].of} search={`?open=${records[0]?.id ?? ''}`} className="even">
        {number}
      </ResourceLink>
      {records.length > 1 && <span>{t('dispatch.records', { count: records.length })}</span>}
      {dueDate ? (
        <Due day={dueDate} />
      ) : isStopped ? (
        <span className="strong wrong even">
          <Since at={since} title={dateTime(since)} />
        </span>
      ) : (
        <span title={dateTime(since)}>{t('dispatch.waits', { time: duration(serverNow() - Date.parse(since)) })}</span>
      )}
      {missingParts.length > 0 && <span className="wrong">{t('dispatch.missing', { parts: joinNames([...missingParts]) })}</span>}
      {assignedNames.length > 0 && (
        <span>{t(kind === 'PARTS' ? 'dispatch.owner' : 'dispatch.ownerAway', { names: joinNames([...assignedNames]) })}</span>
      )}
    </p>
  )
}

function Due({ day }: { day: string }) {
  const { t } = useTranslation()
  const left = daysBetween(today(), day)
  const tone = left < 0 ? 'danger' : left === 0 ? 'warning' : undefined
  return (
    <span className={`strong ${tonesStyles.toned} ${tonesStyles.worded}`} data-tone={tone} title={day}>
      {left < 0 ? t('dispatch.overdue', { count: -left }) : left === 0 ? t('dispatch.dueToday') : t('dispatch.dueIn', { count: left })}
    </span>
  )
}

/** Assigns to whom is suggested or picked, and says why. */
function Assign({ item, picked, isChosen, acts, onMore }: Pick<RowProps, 'item' | 'picked' | 'isChosen' | 'acts' | 'onMore'>) {
  const { t } = useTranslation()
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
          {t('dispatch.assignTo', { name })}
        </Button>
      )}
      {onMore && <Button onClick={() => onMore(item)}>{t('dispatch.others')}</Button>}
      {suggestion && <Why suggestion={suggestion} craft={item.craft} />}
    </>
  )
}
