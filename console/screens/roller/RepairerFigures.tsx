import { useTranslation } from 'react-i18next'
import * as figuresStyles from '../../kit/looks/figures.module.css'
import { today } from '../../kit/words/time.ts'
import { NamedFigure } from '../../resource/figures/NamedFigure.tsx'
import { useRowsLink } from '../../resource/figures/useRowsLink.ts'
import { percent } from './cells.tsx'
import { lastDays, usePunctuality } from './punctuality.ts'
import * as rollerPageStyles from './RollerPage.module.css'

const YEAR_DAYS = 365

/** One repairer's last year. */
export function RepairerFigures({ id }: { id: string }) {
  const { t } = useTranslation()
  const linkOf = useRowsLink()
  const range = lastDays(YEAR_DAYS, today())
  const { rows, failure } = usePunctuality(range)
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
    ['rate', 'onTimeRate', own.onTimeRate === null ? '–' : percent(own.onTimeRate)],
    ['sent', 'sent', own.sent],
    ['meanDays', 'meanDays', days(own.meanDays)],
    ['meanDelay', 'meanDelayDays', days(own.meanDelayDays)],
  ] as const
  const link = linkOf('rollerRepair', `?repairerId=${id}&outDate=${range.from}~${range.to}`)
  return (
    <dl className={`${figuresStyles.figures} ${rollerPageStyles.rollerFigures}`}>
      {figures.map(([word, key, value]) => (
        <NamedFigure key={word} of={`rollerPunctuality.${key}`} name={t(`rollers.punctuality.${word}`)} range={range} link={link}>
          {value}
        </NamedFigure>
      ))}
    </dl>
  )
}
