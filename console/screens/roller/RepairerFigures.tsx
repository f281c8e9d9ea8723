import { useTranslation } from 'react-i18next'
import * as figuresStyles from '../../kit/looks/figures.module.css'
import { today } from '../../kit/words/time.ts'
import { percent } from './cells.tsx'
import { lastDays, usePunctuality } from './punctuality.ts'
import * as rollerPageStyles from './RollerPage.module.css'

const YEAR_DAYS = 365

/** One repairer's last year. */
export function RepairerFigures({ id }: { id: string }) {
  const { t } = useTranslation()
  const { rows, failure } = usePunctuality(lastDays(YEAR_DAYS, today()))
  const own = rows?.find((row) => row.repairerId === id)
  if (failure || (rows && !own))
    return (
      <p className="muted" data-slot="plain">
        {t('rollers.punctuality.none')}
      </p>
    )
  if (!own) return null
  const days = (value: number | null) => (value === null ? '–' : t('rollers.punctuality.days', { days: value }))
  const figures = [
    ['rate', own.onTimeRate === null ? '–' : percent(own.onTimeRate)],
    ['sent', own.sent],
    ['meanDays', days(own.meanDays)],
    ['meanDelay', days(own.meanDelayDays)],
  ] as const
  return (
    <dl className={`${figuresStyles.figures} ${rollerPageStyles.rollerFigures}`}>
      {figures.map(([word, value]) => (
        <div key={word}>
          <dt>{t(`rollers.punctuality.${word}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
