import { Suspense } from 'react'
import { loadWords } from '../../kit/i18n.ts'
import { lazyThemed } from '../../kit/lazyThemed.ts'
import type { ListView } from '../list/useListView.ts'

const ImportSheet = lazyThemed(
  () => import('./ImportSheet.tsx').then((module) => module.ImportSheet),
  () => loadWords('excel'),
)

interface ImportDialogProps {
  view: Pick<ListView, 'meta' | 'words'>
  onClose: () => void
}

/** Rows of a workbook become records: choose it, say what its columns are, see what would happen, then all of it or nothing. */
export function ImportDialog({ view, onClose }: ImportDialogProps) {
  return (
    <Suspense>
      <ImportSheet meta={view.meta} words={view.words} onClose={onClose} />
    </Suspense>
  )
}
