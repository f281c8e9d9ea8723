import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import * as styles from './leavePlan.module.css'
import { type LeavePlan, monthsIn, monthText, placeOf, type Span } from './leaveYear.ts'

const TOTALS = ['taken', 'waiting', 'left'] as const

/** Months, days on which a position is short, and what the figures at the end are. */
export function PlanHead({ plan, span }: { plan: LeavePlan; span: Span }) {
  const { t } = useTranslation()
  const shortDays = [...new Set(plan.short.map(({ date }) => date))]
  return (
    <>
      <colgroup>
        <col className={styles.nameColumn} />
        <col />
        {TOTALS.map((one) => (
          <col key={one} className={styles.totalColumn} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{t('leave.worker')}</th>
          <th scope="col" className={styles.strip}>
            {monthsIn(span).map(({ month, place }) => (
              <span key={month} className={styles.month} style={{ left: `${place.left}%`, width: `${place.width}%` }}>
                {monthText(month)}
              </span>
            ))}
            {shortDays.map((day) => {
              const place = placeOf(span, day, day)
              return (
                place && (
                  <i
                    key={day}
                    className={styles.tick}
                    title={shortText(plan, day, t)}
                    style={{ left: `${place.left}%`, width: `${place.width}%` }}
                  />
                )
              )
            })}
          </th>
          {TOTALS.map((one) => (
            <th key={one} scope="col" data-align="end" title={t(`leave.plan.${one}Says`)}>
              {t(`leave.plan.${one}`)}
            </th>
          ))}
        </tr>
      </thead>
    </>
  )
}

/** What is short on a day, position by position. */
export const shortText = (plan: LeavePlan, day: string, t: TFunction) =>
  `${day}: ${plan.short
    .filter(({ date }) => date === day)
    .map((one) => t('leave.plan.shortOf', { ...one }))
    .join(t('leave.plan.and'))}`
