import { type RefObject, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useShortcut } from '../kit/browser/hotkeys.ts'
import * as buttonStyles from '../kit/looks/Button.module.css'
import { Button } from '../kit/looks/Button.tsx'
import { Icon } from '../kit/looks/icons.tsx'
import type { Row } from '../resource/meta.ts'
import * as detailDrawerStyles from './DetailDrawer.module.css'

interface RecordNavigationProps {
  id: string
  rows: readonly Row[]
  onNavigate: (id: string) => void
  content: RefObject<HTMLElement | null>
}

/** From record to record as they stand in the list, without going back to it. */
export function RecordNavigation({ id, rows, onNavigate, content }: RecordNavigationProps) {
  const { t } = useTranslation()
  const at = rows.findIndex((row) => row.id === id)
  const stepBy = (by: 1 | -1) => {
    const next = at < 0 ? undefined : rows[at + by]
    if (next) onNavigate(next.id)
  }
  const options = { within: () => content.current }
  useShortcut('j', () => stepBy(1), options)
  useShortcut('k', () => stepBy(-1), options)
  // What had the focus may have gone with the record before.
  useEffect(() => {
    if (id && document.activeElement === document.body) content.current?.focus()
  }, [id, content])
  if (at < 0 || rows.length < 2) return null
  return (
    <div className={detailDrawerStyles.turn}>
      <span role="status">{t('lists.rows.place', { place: at + 1, count: rows.length })}</span>
      <Button
        variant="ghost"
        className={buttonStyles.square}
        data-slot="square"
        aria-label={t('lists.rows.previous')}
        title={t('lists.rows.previous')}
        aria-disabled={at === 0}
        onClick={() => stepBy(-1)}
      >
        <Icon name="up" />
      </Button>
      <Button
        variant="ghost"
        className={buttonStyles.square}
        data-slot="square"
        aria-label={t('lists.rows.next')}
        title={t('lists.rows.next')}
        aria-disabled={at === rows.length - 1}
        onClick={() => stepBy(1)}
      >
        <Icon name="down" />
      </Button>
    </div>
  )
}
