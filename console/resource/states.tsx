import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../kit/looks/Button.tsx'
import { Icon } from '../kit/looks/icons.tsx'
import { pollServer } from '../kit/network/build.ts'
import type { Failure } from '../kit/network/failure.ts'
import { unreachableTitle } from '../kit/network/unreachableTitle.ts'
import * as styles from './states.module.css'

interface EmptyProps {
  icon: string
  title: string
  hint?: string | undefined
  children?: ReactNode
}

/** An empty state: icon, title, hint and further content such as a button. */
export function Empty({ icon, title, hint, children }: EmptyProps) {
  return (
    <div className={styles.empty} data-slot="empty">
      <span className={styles.emptyMark}>
        <Icon name={icon} size={22} />
      </span>
      <b>{title}</b>
      {hint && <span>{hint}</span>}
      {children}
    </div>
  )
}

interface FailedProps {
  failure: Failure
  onRetry: () => void
  /** Where to go from a record that does not exist, as a retry would not help. */
  onLeave?: () => void
}

/** Loads again by itself once the server answers: nobody has to press a button for a cable that is back. */
function useRetryWhenBack(isOffline: boolean, onRetry: () => void) {
  const retry = useRef(onRetry)
  retry.current = onRetry
  useEffect(() => {
    if (!isOffline) return
    // A server that answers at once was not what failed: trying again would go round in circles.
    let wasAway = false
    return pollServer((answer) => {
      if (answer === 'unreachable') wasAway = true
      else if (wasAway) retry.current()
    })
  }, [isOffline])
}

/** An error state: what happened, what the user can do, and the request id for support. */
export function Failed({ failure, onRetry, onLeave }: FailedProps) {
  const { t } = useTranslation()
  const isOffline = failure.code === 'NETWORK'
  useRetryWhenBack(isOffline, onRetry)
  if (failure.code === 'NOT_FOUND' && onLeave)
    return (
      <div role="alert">
        <Empty icon="search" title={t('screens.list.gone')} hint={t('screens.list.goneHint')}>
          <Button onClick={onLeave}>{t('screens.list.toList')}</Button>
        </Empty>
      </div>
    )
  // An administrator viewing as another user does not lack a permission, so the message says why.
  if (failure.refusal === 'onlyLooking') return <Empty icon="eye" title={failure.message} />
  if (failure.code === 'FORBIDDEN') return <Empty icon="alert" title={t('screens.list.noRight')} hint={t('screens.list.noRightHint')} />
  return (
    <div role="alert">
      <Empty
        icon="alert"
        title={t(isOffline ? unreachableTitle() : 'screens.list.failed')}
        hint={failure.message || t(isOffline ? 'screens.list.offlineHint' : 'screens.list.failedHint')}
      >
        {failure.requestId && (
          <code className={styles.requestId}>
            {t('screens.list.requestId')} {failure.requestId}
          </code>
        )}
        <Button onClick={onRetry}>
          <Icon name="refresh" />
          {t('screens.list.retry')}
        </Button>
      </Empty>
    </div>
  )
}

const PATIENCE_MS = 150

/** Renders its children after 150 ms: fast answers need no placeholder, and a flash of gray is worse than none. */
export function Later({ children }: { children: ReactNode }) {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isDue ? children : null
}

const BARS = ['70%', '52%', '84%', '46%', '62%', '76%', '58%', '68%'] as const

/** Placeholder lines while loading, with an accessible label. */
export function Skeleton({ lines = 8, label }: { lines?: number; label: string }) {
  return (
    <Later>
      <div className={styles.bones} data-slot="bones" role="status" aria-label={label}>
        {BARS.concat(BARS)
          .slice(0, lines)
          .map((width, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: fixed placeholders
            <div key={place}>
              <i />
              <i style={{ width }} />
              <i />
            </div>
          ))}
      </div>
    </Later>
  )
}
