import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/Button.tsx'
import { loadWords } from '../../kit/i18n.ts'
import { Icon } from '../../kit/icons.tsx'
import { lazyThemed } from '../../kit/lazyThemed.ts'
import type { ListView } from '../list/listView.ts'

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
  return <ImportSheet meta={view.meta} words={view.words} onClose={onClose} />
}

/** Where nothing is yet, a workbook is the quickest way to have something. */
export function ImportButton({ view }: { view: ListView }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Icon name="upload" />
        {t('lists.tools.import')}
      </Button>
      {isOpen && <ImportDialog view={view} onClose={() => setIsOpen(false)} />}
    </>
  )
}
