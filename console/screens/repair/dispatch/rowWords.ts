import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { usePathOf } from '../../../kit/session/navigation.ts'
import { type Labels, useLabels } from '../../../kit/words/i18n.ts'

/** What rows are written with. They get it from the page: a hook in each part of 200 rows costs more than drawing them. */
export interface RowWords {
  readonly t: TFunction
  readonly value: Labels['value']
  /** Where the list of a resource is, for whoever has that page. */
  readonly pathOf: (name: string) => string | undefined
}

export function useRowWords(): RowWords {
  const { t } = useTranslation()
  const { value } = useLabels()
  const pathOf = usePathOf()
  return useMemo(() => ({ t, value, pathOf }), [t, value, pathOf])
}
