import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { download, WireFailure } from '../../kit/download.ts'
import { Icon } from '../../kit/icons.tsx'
import { toast } from '../../kit/notices.tsx'
import { today } from '../../kit/time.ts'
import { filterCount } from '../address.ts'
import { Button } from '../Button.tsx'
import { Sheet } from '../form/Sheet.tsx'
import type { Row } from '../meta.ts'
import { inSentence } from '../words.ts'
import { exportAddress } from './exportAddress.ts'
import type { ListView } from './useListView.ts'

interface ExportDialogProps {
  view: ListView
  /** Only these; all that the filters let through otherwise. */
  rows?: readonly Row[]
  onClose: () => void
}

/** Says what is going to be in the sheet before a large one is made. */
export function ExportDialog({ view, rows, onClose }: ExportDialogProps) {
  const { t } = useTranslation()
  const { run, isBusy, message } = useExport(view, rows, onClose)
  const { state, total } = view.list
  const name = inSentence(view.words.title)
  const footer = (
    <>
      <Button size="md" onClick={onClose}>
        {t('screens.form.cancel')}
      </Button>
      <Button size="md" variant="solid" tone="brand" disabled={isBusy} aria-busy={isBusy} onClick={() => void run()}>
        <Icon name="download" />
        {t(isBusy ? 'screens.list.exporting' : 'screens.list.export')}
      </Button>
    </>
  )
  const key = rows ? 'exportSelectedHint' : filterCount(state) ? 'exportFilteredHint' : 'exportAllHint'
  return (
    <Sheet title={t('screens.list.exportTitle', { name })} onClose={onClose} footer={footer} size="small" isAlert>
      <p className="plain">{t(`screens.list.${key}`, { count: rows?.length ?? total, name })}</p>
      {message !== null && (
        <div className="banner" data-tone="danger" role="alert">
          <Icon name="alert" />
          <div>
            <b>{message || t('screens.list.exportFailed')}</b>
          </div>
        </div>
      )}
    </Sheet>
  )
}

function useExport(view: ListView, rows: readonly Row[] | undefined, onClose: () => void) {
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const run = async () => {
    const control = new AbortController()
    stop.current = control
    setIsBusy(true)
    setMessage(null)
    const ids = rows?.map((row) => row.id)
    try {
      await download(exportAddress(view.meta, view.list.state, ids), `${view.words.title}-${today()}.xlsx`, control.signal)
      toast({ type: 'success', title: t('screens.list.exported', { name: view.words.title }) })
      onClose()
    } catch (error) {
      if (!control.signal.aborted) setMessage(error instanceof WireFailure ? error.message : '')
    } finally {
      setIsBusy(false)
    }
  }
  return { run, isBusy, message }
}
