import { useTranslation } from 'react-i18next'

/** Nobody should mistake a test installation for the real one. */
export function EnvironmentBanner({ name }: { name: string }) {
  const { t } = useTranslation()
  return name ? (
    <aside className="environment" aria-label={name}>
      {t('console.shell.environment', { name })}
    </aside>
  ) : null
}
