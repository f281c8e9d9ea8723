import { useTranslation } from 'react-i18next'

/** Beside a day on which the plant rests; the day's own words say so too. */
export function Rest() {
  const { t } = useTranslation()
  return (
    <span className="cal-rests" title={t('calendar.rests')} aria-hidden="true">
      {t('calendar.restMark')}
    </span>
  )
}
