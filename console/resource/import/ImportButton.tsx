import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/icons.tsx'
import type { ListView } from '../list/useListView.ts'
import { ImportDialog } from './ImportDialog.tsx'

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
