import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/looks/Button.tsx'
import { noteFault } from '../../kit/network/errorLog.ts'
import { isFileLost } from '../../kit/network/fault.ts'
import { missingFeature } from '../../shared/oldBrowser/missingFeature.ts'
import * as messageStyles from '../frame/Message.module.css'
import { Message } from '../frame/Message.tsx'
import { LostFile } from './LostFile.tsx'

interface Props {
  title: string
  onRetry: () => void
  children: ReactNode
}

/** A page fails alone: the shell and the other pages go on. */
export class ViewBoundary extends Component<Props, { error: Error | null }> {
  override state = { error: null as Error | null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: unknown) {
    noteFault('page', error)
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return <Crash error={error} title={this.props.title} onRetry={this.props.onRetry} />
  }
}

function Crash({ error, title, onRetry }: { error: Error; title: string; onRetry: () => void }) {
  const { t } = useTranslation()
  if (isFileLost(error)) return <LostFile title={title} onRetry={onRetry} />
  const missing = missingFeature(error)
  return (
    <Message
      icon="alert"
      title={t('console.error.pageCrash')}
      text={missing ? t('console.error.missingFeature', { name: missing }) : t('console.error.pageCrashText')}
    >
      <code className={messageStyles.messageCode}>{`${title}: ${error.message}`}</code>
      <Button size="md" onClick={onRetry}>
        {t('console.shell.retry')}
      </Button>
    </Message>
  )
}
