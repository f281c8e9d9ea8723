import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { ResourceLink } from '../../../fields/display/ResourceLink.tsx'
import { daysBetween } from '../../../kit/words/time.ts'
import { LeaveBars, useLeaveText } from '../../shared/leave/LeaveBars.tsx'
import * as planStyles from '../../shared/leave/leavePlan.module.css'
import { lengthOf, type Planned, placeOf, type Span } from '../../shared/leave/leaveYear.ts'
import * as styles from './LeavePlanPage.module.css'
import { useDays } from './useDays.ts'

interface RowProps {
  of: Planned
  span: Span
  now: string
  /** Only one strip is reached by Tab; arrows lead to the others. */
  isFirst: boolean
  show: (id: string) => void
  /** Missing for those who may not ask for leave. */
  draw: ((workerId: string, days: Span) => void) | undefined
}

/** A worker's year: drawing over its days asks for leave. What is drawn is kept by the row, so that the others stand still meanwhile. */
export const PlanRow = memo(function PlanRow({ of, span, now, isFirst, show, draw }: RowProps) {
  const { t } = useTranslation()
  const { workerId, workerName, positionName, taken, waiting, left } = of
  return (
    <tr>
      <th scope="row" className={styles.name} title={[of.workerNo, positionName].filter(Boolean).join(' · ')}>
        <ResourceLink of="worker" search={`?open=${workerId}`}>
          {workerName}
        </ResourceLink>
        {positionName && <small className="muted"> {positionName}</small>}
      </th>
      <td className={planStyles.strip}>
        <Days of={of} span={span} now={now} isFirst={isFirst} show={show} draw={draw && ((days) => draw(workerId, days))} />
        <LeaveBars of={of} span={span} show={show} />
      </td>
      <td>{taken || <Nil />}</td>
      <td>{waiting || <Nil />}</td>
      <td data-tone={left !== null && left < 0 ? 'danger' : undefined}>{left ?? <Nil said={t('leave.plan.noEntitlement')} />}</td>
    </tr>
  )
})

const Nil = ({ said: hint }: { said?: string }) => (
  <span className="muted" title={hint}>
    –
  </span>
)

interface DaysProps extends Pick<RowProps, 'of' | 'span' | 'now' | 'isFirst' | 'show'> {
  draw: ((days: Span) => void) | undefined
}

/** The days of a row as one control: its value is the day under the cursor. */
function Days({ isFirst, ...daysInput }: DaysProps) {
  const { t } = useTranslation()
  const text = useLeaveText()
  const { day, chosen, there, isShown, handlers } = useDays(daysInput)
  const { of, span } = daysInput
  const place = placeOf(span, chosen.from, chosen.to)
  const range = chosen.from === chosen.to ? chosen.from : `${chosen.from} – ${chosen.to}`
  return (
    <div
      role="slider"
      tabIndex={isFirst ? 0 : -1}
      className={styles.days}
      data-days
      aria-label={t('leave.plan.daysOf', { name: of.workerName })}
      aria-valuemin={0}
      aria-valuemax={lengthOf(span) - 1}
      aria-valuenow={daysBetween(span.from, day)}
      aria-valuetext={[range, there && text(there)].filter(Boolean).join(', ')}
      {...handlers}
    >
      {place && isShown && (
        <span className={styles.chosen} style={{ left: `${place.left}%`, width: `${place.width}%` }}>
          <em data-end={place.left > 50 || undefined}>{range}</em>
        </span>
      )}
    </div>
  )
}
