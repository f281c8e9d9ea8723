import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/looks/icons.tsx'
import type { List } from '../../resource/list.ts'
import { flash, linkOf, rowOf } from './cells.ts'
import { changedIds, type Difference } from './compareRows.ts'
import * as styles from './LivePill.module.css'

const TINT_MS = 1500

/** Returns a function that reloads the list and briefly highlights the changed rows. */
export function useTint(list: List, box: RefObject<HTMLElement | null>): () => void {
  const before = useRef<List['rows'] | null>(null)
  const { rows, isLoading } = list
  useEffect(() => {
    if (!before.current || isLoading || before.current === rows) return
    const ids = changedIds(before.current, rows)
    before.current = null
    for (const id of ids) flash(rowOf(box.current && linkOf(box.current, id)), 'changed', TINT_MS)
  }, [rows, isLoading, box])
  return () => {
    before.current = list.rows
  }
}

/** Announces newer rows; the shown ones stay until the user reloads. */
export function LivePill({ difference, onShow }: { difference: Difference | null; onShow: () => void }) {
  const { t } = useTranslation()
  const { changed = 0, added = 0, gone = 0 } = difference ?? {}
  const parts = [
    changed && t('lists.rows.updatedRows', { count: changed }),
    added && t('lists.rows.newRows', { count: added }),
    gone && t('lists.rows.goneRows', { count: gone }),
  ].filter(Boolean)
  return (
    <div className={styles.liveLine} data-slot="live-line" role="status">
      {parts.length > 0 && (
        <button type="button" className={styles.livePill} data-slot="live-pill" title={t('lists.rows.showNow')} onClick={onShow}>
          <Icon name="refresh" size={13} />
          {parts.join(' · ')}
        </button>
      )}
    </div>
  )
}
