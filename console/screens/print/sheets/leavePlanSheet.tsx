import { useQuery } from '@apollo/client/react'
import { type CSSProperties, Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { failureOf } from '../../../kit/network/failure.ts'
import { themed } from '../../../kit/overlays/Ui.tsx'
import { today } from '../../../kit/words/time.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { Failed, Skeleton } from '../../../resource/states.tsx'
import { LeavePlanDocument } from '../../shared/leave/gen/leavePlan.ts'
import { LeaveBars } from '../../shared/leave/LeaveBars.tsx'
import { Legend } from '../../shared/leave/LeaveLegend.tsx'
import { PlanHead } from '../../shared/leave/LeavePlanHead.tsx'
import * as planStyles from '../../shared/leave/leavePlan.module.css'
import { byTeam, groundOf, type LeavePlan, prefilter, type Span, spanOf } from '../../shared/leave/leaveYear.ts'
import { PrintFrame } from '../PrintFrame.tsx'
import * as paperStyles from '../paper.module.css'
import { usePlantName } from '../paperParts.tsx'
import * as listStyles from './listSheet.module.css'

/** The plan of a year on A4 on its side, as its address says. */
function Sheet() {
  const { t } = useTranslation()
  const params = new URLSearchParams(useLocation().search)
  const year = Number(params.get('year')) || Number(today().slice(0, 4))
  const [team, position] = [params.get('team') ?? '', params.get('position') ?? '']
  const { data, error, refetch } = useQuery(LeavePlanDocument, { variables: { year }, context: SHOWN_HERE })
  const plant = usePlantName()
  const title = t('leave.plan.of', { year })
  return (
    <PrintFrame title={title} fileName={title} isReady={Boolean(data)} isWide>
      {error && <Failed failure={failureOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={10} label={t('screens.list.loading')} />}
      {data && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, and the keyboard has to reach that
        <article className={`column ${paperStyles.paper} ${listStyles.paperList}`} data-slot="paper paper-list" tabIndex={0}>
          <header className={paperStyles.paperHead}>
            <div>
              <p>{plant}</p>
              <h2>{title}</h2>
              <p>{[team, position].filter(Boolean).join(' · ')}</p>
            </div>
            <Legend workers={data.plan.workers} />
          </header>
          <Year plan={data.plan} span={spanOf(year, Number(params.get('quarter')) || null)} shown={{ team, position }} />
        </article>
      )}
    </PrintFrame>
  )
}

interface YearProps {
  plan: LeavePlan
  span: Span
  shown: { team: string; position: string }
}
function Year({ plan, span, shown }: YearProps) {
  const { t } = useTranslation()
  return (
    <table className={planStyles.plan} style={{ '--ground': groundOf(span, plan.restDays) } as CSSProperties}>
      <PlanHead plan={plan} span={span} />
      <tbody>
        {byTeam(prefilter(plan.workers, shown)).map(({ team, workers }) => (
          <Fragment key={team ?? ''}>
            <tr>
              <th scope="rowgroup" colSpan={5} className={planStyles.team}>
                {team ?? t('leave.plan.noTeam')}
              </th>
            </tr>
            {workers.map((one) => (
              <tr key={one.workerId}>
                <th scope="row">{one.workerName}</th>
                <td className={planStyles.strip}>
                  <LeaveBars of={one} span={span} />
                </td>
                {[one.taken, one.waiting, one.left].map((days, nth) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: three figures in the order of their headings
                  <td key={nth}>{days ?? '–'}</td>
                ))}
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

export const LeavePlanSheet = themed(Sheet)
