import { useTranslation } from 'react-i18next'
import * as cellsStyles from '../../../fields/display/cells.module.css'
import { ValueTag } from '../../../fields/display/cells.tsx'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import { useLabels } from '../../../kit/words/i18n.ts'
import { monthText, type Planned } from '../../shared/leave/leaveYear.ts'
import * as styles from './LeavePlanPage.module.css'

const MONTHS = Array.from({ length: 12 }, (_, place) => place + 1)

interface ListProps {
  year: number
  workers: readonly Planned[]
  show: (id: string) => void
}

/** The same by month, where there is no room for a board: a leave stands in every month that it has a day of. */
export function PlanList({ year, workers, show }: ListProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const all = workers.flatMap(({ workerName, leaves }) => leaves.map((leave) => ({ ...leave, workerName })))
  const inMonth = (month: number) => {
    const name = `${year}-${String(month).padStart(2, '0')}`
    return all
      .filter(({ beginDate, endDate }) => beginDate.slice(0, 7) <= name && name <= endDate.slice(0, 7))
      .toSorted((a, b) => (a.beginDate < b.beginDate ? -1 : 1))
  }
  const months = MONTHS.map((month) => ({ month, leaves: inMonth(month) })).filter(({ leaves }) => leaves.length)
  if (!months.length) return <p className={`muted ${styles.short}`}>{t('leave.plan.none')}</p>
  return (
    <ol className={`${surfacesStyles.ruled} ${styles.months}`} data-slot="leave-months">
      {months.map(({ month, leaves }) => (
        <li key={month} className="stack">
          <h2>{monthText(month)}</h2>
          <ul className="stack gap-l">
            {leaves.map((leave) => (
              <li key={leave.id} className="wrapped">
                <button type="button" className={`${cellsStyles.open} strong`} data-slot="open" onClick={() => show(leave.id)}>
                  {leave.workerName}
                </button>
                <span>{labels.value('workerVacation', 'vacType', leave.vacType)}</span>
                <span className="muted">
                  {leave.beginDate === leave.endDate ? leave.beginDate : `${leave.beginDate} – ${leave.endDate}`}
                </span>
                <span className="muted">{t('leave.days', { count: leave.days })}</span>
                <ValueTag of="workerVacation" field="status" value={leave.status} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
