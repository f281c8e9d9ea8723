import { useTranslation } from 'react-i18next'

/** Shows nothing for the first moments, so that quick loads do not flicker. */
export function Boot() {
  const { t } = useTranslation()
  return (
    <div className="boot" role="status" aria-label={t('console.shell.loading')}>
      <span className="spin" />
    </div>
  )
}
