import { type RefObject, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useShortcut } from '../kit/browser/hotkeys.ts'
import * as buttonStyles from '../kit/looks/Button.module.css'
import { Button } from '../kit/looks/Button.tsx'
import { Icon } from '../kit/looks/icons.tsx'
import type { Row } from '../resource/meta.ts'
import * as detailDrawerStyles from './DetailDrawer.module.css'

interface TurnProps {
  id: string
  rows: readonly Row[]
  onTurn: (id: string) => void
  content: RefObject<HTMLElement | null>
}

/** From record to record as they stand in the list, without going back to it. */
export function Turn({ id, rows, onTurn, content }: TurnProps) {
  const { t } = useTranslation()
  const at = rows.findIndex((row) => row.id === id)
  const turn = (by: 1 | -1) => {
    const next = at < 0 ? undefined : rows[at + by]
    if (next) onTurn(next.id)
  }
  const options = { within: () => content.current }
  useShortcut('j', () => turn(1), options)
  useShortcut('k', () => turn(-1), options)
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
        onClick={() => turn(-1)}
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
        onClick={() => turn(1)}
      >
        <Icon name="down" />
      </Button>
    </div>
  )
}
