import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../kit/looks/Button.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { noteFault } from '../../../kit/network/errorLog.ts'
import * as chartCardStyles from './ChartCard.module.css'

/** After a deployment the old page asks for code that is gone; only a reload brings the new one. */
const isGone = (error: unknown) =>
  error instanceof Error && /dynamically imported module|module script failed|Failed to fetch/i.test(error.message)

/** A chart fails alone: its table, its figures and the other charts stay. */
export class ChartBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    noteFault('page', error)
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return <Broken onRetry={() => (isGone(error) ? location.reload() : this.setState({ error: null }))} />
  }
}

function Broken({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={`row ${tonesStyles.worded} note ${chartCardStyles.calm}`} role="alert">
      {t('boards.dataview.broken')}
      <Button size="xs" onClick={onRetry}>
        <Icon name="refresh" size={13} />
        {t('screens.list.retry')}
      </Button>
    </div>
  )
}
