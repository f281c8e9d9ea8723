import { useTranslation } from 'react-i18next'
import { Ask } from '../login/Ask.tsx'

export function IdleWarning({ secondsLeft, onStay }: { secondsLeft: number; onStay: () => void }) {
  const { t } = useTranslation()
  return (
    <Ask title={t('console.notice.idleTitle')} confirm={t('console.notice.stay')} onConfirm={onStay}>
      <p>{t('console.notice.idleText')}</p>
      <p className="strong even" role="timer">
        {t('console.notice.idleSeconds', { count: secondsLeft })}
      </p>
    </Ask>
  )
}
