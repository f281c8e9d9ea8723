import { useTranslation } from 'react-i18next'
import * as messageStyles from '../frame/Message.module.css'

/** Shows nothing for the first moments, so that quick loads do not flicker. */
export function Spinner() {
  const { t } = useTranslation()
  return (
    <div className={messageStyles.boot} data-slot="boot" role="status" aria-label={t('console.shell.loading')}>
      <span className="spin" />
    </div>
  )
}
