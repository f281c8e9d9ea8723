import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { joinNames } from '../../fields/display/textWidth.ts'
import * as surfacesStyles from '../../kit/looks/surfaces.module.css'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import { failureOf } from '../../kit/network/failure.ts'
import { useAnswerChanges } from '../../resource/live/useChanges.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import { Failed, Skeleton } from '../../resource/states.tsx'
import { LeaveImpactDocument, type LeaveImpactQuery } from './gen/leave.ts'

type Impact = LeaveImpactQuery['impact']
type Step = 'approve' | 'cancel'

/** What a leave means for the others: read by whoever approves it, and by whoever cancels what was approved. */
export function LeaveImpact({ id, step }: { id: string; step: Step }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(LeaveImpactDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: SHOWN_HERE,
  })
  const reload = () => void refetch().catch(() => undefined)
  useAnswerChanges(LeaveImpactDocument, reload)
  if (!data)
    return error ? <Failed failure={failureOf(error)} onRetry={reload} /> : <Skeleton lines={4} label={t('screens.list.loading')} />
  return (
    <div className="stack gap-l">
      <Accounts accounts={data.impact.accounts} step={step} />
      <Shifts impact={data.impact} step={step} />
      {step === 'approve' && <Others others={data.impact.others} />}
    </div>
  )
}

/** Types without an entitlement have nothing that could be taken or given back. */
function Accounts({ accounts, step }: { accounts: Impact['accounts']; step: Step }) {
  const { t } = useTranslation()
  return (
    <ul className="stack">
      {accounts.map(({ year, days, balance }) => {
        const after = balance === null ? null : balance + (step === 'approve' ? -days : days)
        return (
          <li key={year} className={tonesStyles.worded} data-tone={after !== null && after < 0 ? 'danger' : undefined}>
            {after === null
              ? t('leave.impact.noAccount', { year, days })
              : t(`leave.impact.account.${step}`, { year, days, balance, after })}
          </li>
        )
      })}
    </ul>
  )
}

function Shifts({ impact: { shifts, short }, step }: { impact: Impact; step: Step }) {
  const { t } = useTranslation()
  if (!shifts.length) return <p className="muted">{t(`leave.impact.noShifts.${step}`)}</p>
  return (
    <section className="stack">
      <h4>{t(`leave.impact.shifts.${step}`, { count: shifts.length })}</h4>
      {short > 0 && (
        <p className={tonesStyles.worded} data-tone="warning">
          {t('leave.impact.short', { count: short })}
        </p>
      )}
      <ul className={surfacesStyles.ruled}>
        {shifts.map((one) => (
          <li key={one.id} className="wrapped">
            <time dateTime={one.date}>{one.date}</time>
            <span className="fill">{[one.shiftName, one.positionName, one.equipmentName].filter(Boolean).join(' · ')}</span>
            <span className={tonesStyles.tag} data-slot="tag" data-tone={one.isShort ? 'warning' : one.isBack ? 'good' : 'quiet'}>
              {one.heads === null
                ? t('leave.impact.there', { there: one.there })
                : t('leave.impact.heads', { there: one.there, heads: one.heads })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Others({ others }: { others: Impact['others'] }) {
  const { t } = useTranslation()
  if (!others.length) return <p className="muted">{t('leave.impact.nobody')}</p>
  return (
    <section className="stack">
      <h4>{t('leave.impact.others')}</h4>
      <ul className={surfacesStyles.ruled}>
        {others.map(({ date, names }) => (
          <li key={date} className="wrapped">
            <time dateTime={date}>{date}</time>
            <span className="fill">{joinNames(names)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
