import { useTranslation } from 'react-i18next'
import * as marksStyles from '../../kit/looks/marks.module.css'

/** Nobody should mistake a test installation for the real one. */
export function EnvironmentBanner({ name }: { name: string }) {
  const { t } = useTranslation()
  return name ? (
    <aside className={marksStyles.environment} data-slot="environment" aria-label={name}>
      {t('console.shell.environment', { name })}
    </aside>
  ) : null
}
