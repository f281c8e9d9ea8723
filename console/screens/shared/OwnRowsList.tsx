import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Failed, Skeleton } from '../../resource/states.tsx'
import type { OwnRows } from './useOwnRows.ts'

interface OwnRowsListProps<R> {
  own: OwnRows<R>
  /** Said where there are none. */
  none: string
  children: (rows: readonly R[]) => ReactNode
}

/** That there are none is only said once it is known. */
export function OwnRowsList<R>({ own: { rows, failure, retry }, none, children }: OwnRowsListProps<R>) {
  const { t } = useTranslation()
  if (failure) return <Failed failure={failure} onRetry={retry} />
  if (!rows) return <Skeleton lines={3} label={t('screens.list.loading')} />
  return rows.length > 0 ? (
    children(rows)
  ) : (
    <p className="muted" data-slot="plain">
      {none}
    </p>
  )
}
