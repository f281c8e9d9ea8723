import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { Tag, ValueTag } from '../../fields/display/cells.tsx'
import type { CallLadderRow } from '../../kit/gen/resources.ts'
import * as surfacesStyles from '../../kit/looks/surfaces.module.css'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import { CallPlanDocument, type CallPlanQuery } from './gen/callPlan.ts'

type Step = CallPlanQuery['plan'][number]

/** The steps of a ladder in order, and who would be called at each if a machine stood still now. Nobody is. */
export function CallPlan({ row }: { row: CallLadderRow }) {
  const { t } = useTranslation()
  const { data, previousData } = useQuery(CallPlanDocument, {
    variables: { ladderId: row.id },
    context: SHOWN_HERE,
    fetchPolicy: 'cache-and-network',
  })
  const plan = (data ?? previousData)?.plan
  if (!plan) return null
  return (
    <section className="stack" aria-label={t('callPlan.title')}>
      <h3 className="strong">{t('callPlan.title')}</h3>
      {plan.length ? (
        <ol className={surfacesStyles.ruled}>
          {plan.map((step) => (
            <Line key={step.position} step={step} />
          ))}
        </ol>
      ) : (
        <p className="note">{t('callPlan.none')}</p>
      )}
    </section>
  )
}

function Line({ step }: { step: Step }) {
  const { t } = useTranslation()
  const { position, stepName, channels, afterMinutes, people } = step
  return (
    <li className="wrapped between gap-l">
      <div className="stack tight fill">
        <span className="flow">
          <b>
            {position}. {stepName}
          </b>
          {afterMinutes !== null && <span className="note">{t('callPlan.after', { count: afterMinutes })}</span>}
        </span>
        <span className="flow">
          {people.map(({ name, isCalled, skipped }) => (
            <span key={name} className="flow">
              <span className={isCalled ? 'strong' : 'note'}>{name}</span>
              {isCalled && <Tag tone="good">{t('callPlan.called')}</Tag>}
              {skipped && <ValueTag of="callAttempt" field="skipped" value={skipped} />}
              {!isCalled && !skipped && <Tag tone="quiet">{t('callPlan.behind')}</Tag>}
            </span>
          ))}
          {!people.length && <Tag tone="warning">{t('callPlan.nobody')}</Tag>}
        </span>
      </div>
      <span className="flow">
        {channels.map((channel) => (
          <ValueTag key={channel} of="callRun" field="answeredOn" value={channel} />
        ))}
      </span>
    </li>
  )
}
