import { useTranslation } from 'react-i18next'
import * as marksStyles from '../kit/marks.module.css'
import { Message } from './Message.tsx'

export function Offline({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <main>
      <Message icon="alert" title={t('console.error.offlineTitle')} text={t('console.error.network')}>
        <button type="button" className={marksStyles.plainBtn} onClick={onRetry}>
          {t('console.shell.retry')}
        </button>
      </Message>
    </main>
  )
}
