import { useTranslation } from 'react-i18next'
import * as monthGridStyles from './MonthGrid.module.css'

/** Beside a day on which the plant rests; the day's own words say so too. */
export function Rest() {
  const { t } = useTranslation()
  return (
    <span className={monthGridStyles.calRests} title={t('calendar.rests')} aria-hidden="true">
      {t('calendar.restMark')}
    </span>
  )
}
