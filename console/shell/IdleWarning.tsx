import { useTranslation } from 'react-i18next'
import { Ask } from './Ask.tsx'
import * as signInAgainStyles from './SignInAgain.module.css'

export function IdleWarning({ secondsLeft, onStay }: { secondsLeft: number; onStay: () => void }) {
  const { t } = useTranslation()
  return (
    <Ask title={t('console.notice.idleTitle')} confirm={t('console.notice.stay')} onConfirm={onStay}>
      <p>{t('console.notice.idleText')}</p>
      <p className={signInAgainStyles.countdown} role="timer">
        {t('console.notice.idleSeconds', { count: secondsLeft })}
      </p>
    </Ask>
  )
}
