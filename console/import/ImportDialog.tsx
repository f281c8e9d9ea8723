import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResourceMeta } from '../kit/gen/resources.ts'
import { Button } from '../kit/looks/Button.tsx'
import { Icon } from '../kit/looks/icons.tsx'
import { lazyThemed } from '../kit/overlays/lazyThemed.ts'
import { loadWords } from '../kit/words/i18n.ts'
import type { ResourceWords } from '../resource/resourceWords.ts'

const ImportSheet = lazyThemed(
  () => import('./ImportSheet.tsx').then((module) => module.ImportSheet),
  () => loadWords('excel'),
)

interface Importing {
  readonly meta: ResourceMeta
  readonly words: ResourceWords
}
interface ImportDialogProps {
  view: Importing
  onClose: () => void
}

/** Rows of a workbook become records: choose it, say what its columns are, see what would happen, then all of it or nothing. */
export function ImportDialog({ view, onClose }: ImportDialogProps) {
  return <ImportSheet meta={view.meta} words={view.words} onClose={onClose} />
}

/** Where nothing is yet, a workbook is the quickest way to have something. */
export function ImportButton({ view }: { view: Importing }) {
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
