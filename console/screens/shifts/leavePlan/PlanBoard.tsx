import { type CSSProperties, Fragment, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { PlanHead } from '../../shared/leave/LeavePlanHead.tsx'
import * as planStyles from '../../shared/leave/leavePlan.module.css'
import { byTeam, groundOf, type LeavePlan, type Planned, type Span } from '../../shared/leave/leaveYear.ts'
import * as styles from './LeavePlanPage.module.css'
import { PlanRow } from './PlanRow.tsx'

interface BoardProps {
  plan: LeavePlan
  workers: readonly Planned[]
  span: Span
  now: string
  show: (id: string) => void
  draw: ((workerId: string, days: Span) => void) | undefined
}

/** The year by worker, team by team. */
export function PlanBoard({ plan, workers, span, now, show, draw }: BoardProps) {
  const { t } = useTranslation()
  const ground = useMemo(() => groundOf(span, plan.restDays), [span, plan.restDays])
  const teams = useMemo(() => byTeam(workers), [workers])
  const first = teams[0]?.workers[0]?.workerId
  return (
    <div className={styles.board} data-slot="leave-board">
      <table className={planStyles.plan} style={{ '--ground': ground } as CSSProperties}>
        <caption className="visually-hidden">{t('leave.plan.title')}</caption>
        <PlanHead plan={plan} span={span} />
        <tbody>
          {teams.map((one) => (
            <Fragment key={one.team ?? ''}>
              <tr>
                <th scope="rowgroup" colSpan={5} className={planStyles.team}>
                  {one.team ?? t('leave.plan.noTeam')} <small className="muted">{one.workers.length}</small>
                </th>
              </tr>
              {one.workers.map((worker) => (
                <PlanRow key={worker.workerId} of={worker} isFirst={worker.workerId === first} {...{ span, now, show, draw }} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}
