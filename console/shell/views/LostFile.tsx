import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/looks/Button.tsx'
import { pollServer } from '../../kit/network/build.ts'
import { unreachableTitle } from '../../kit/network/unreachableTitle.ts'
import { Message } from '../frame/Message.tsx'

type Cause = 'checking' | 'network' | 'newVersion' | 'unknown'

/** Why a file of the page did not arrive: the server is asked until it answers, and the page is opened by itself when only the network was away. */
function useCause(onRetry: () => void): Cause {
  const [cause, setCause] = useState<Cause>('checking')
  useEffect(() => {
    let hasFailed = false
    return pollServer((answer) => {
      if (answer === 'same' && hasFailed) return onRetry()
      hasFailed = answer === 'unreachable'
      setCause(hasFailed ? 'network' : answer === 'newer' ? 'newVersion' : 'unknown')
    })
  }, [onRetry])
  return cause
}

/** A page whose code did not arrive: says what it is (no network, another version, or neither is known) and offers the next step. */
export function LostFile({ title, onRetry }: { title: string; onRetry: () => void }) {
  const { t } = useTranslation()
  const cause = useCause(onRetry)
  if (cause === 'checking') return null
  if (cause === 'newVersion')
    return (
      <Message icon="refresh" title={t('console.error.newVersion')} text={t('console.error.newVersionText')}>
        <Button size="md" variant="solid" tone="brand" onClick={() => location.reload()}>
          {t('console.shell.reload')}
        </Button>
      </Message>
    )
  return (
    <Message
      icon="alert"
      title={cause === 'network' ? t(unreachableTitle()) : t('console.error.notLoaded', { title })}
      text={t(cause === 'network' ? 'console.error.offlinePage' : 'console.error.notLoadedText', { title })}
    >
      <Button size="md" onClick={onRetry}>
        {t('console.shell.retry')}
      </Button>
    </Message>
  )
}
