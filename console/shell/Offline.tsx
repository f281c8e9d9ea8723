import { useTranslation } from 'react-i18next'
import { Button } from '../kit/Button.tsx'
import { Message } from './Message.tsx'

export function Offline({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <main>
      <Message icon="alert" title={t('console.error.offlineTitle')} text={t('console.error.network')}>
        <Button size="md" onClick={onRetry}>
          {t('console.shell.retry')}
        </Button>
      </Message>
    </main>
  )
}
