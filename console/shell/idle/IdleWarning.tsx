import { useTranslation } from 'react-i18next'
import { ConfirmFrame } from '../../kit/overlays/ConfirmFrame.tsx'

export function IdleWarning({ secondsLeft, onStay }: { secondsLeft: number; onStay: () => void }) {
  const { t } = useTranslation()
  return (
    <ConfirmFrame title={t('console.notice.idleTitle')} action={t('console.notice.stay')} onConfirm={onStay} isInterrupting>
      <p>{t('console.notice.idleText')}</p>
      <p className="strong even" role="timer">
        {t('console.notice.idleSeconds', { count: secondsLeft })}
      </p>
    </ConfirmFrame>
  )
}
