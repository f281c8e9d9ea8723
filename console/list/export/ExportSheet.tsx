import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import type { Progress } from '../../kit/network/framedFile.ts'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { filterCount } from '../../resource/address.ts'
import * as bannerStyles from '../../resource/dialogs/Banner.module.css'
import { inSentence } from '../../resource/words.ts'
import { ColumnChoice } from './ColumnChoice.tsx'
import * as exportStyles from './export.module.css'
import type { Choice, ExportSheetProps } from './exportSheet.ts'
import { useExport } from './useExport.ts'

const HUNDRED = 100

/** The progress of an export. */
function Making({ progress }: { progress: Progress | null }) {
  const { t } = useTranslation()
  const { done, total } = progress ?? { done: 0, total: 0 }
  const share = total ? done / total : undefined
  const isWritten = total > 0 && done >= total
  const text = !progress ? t('excel.out.preparing') : isWritten ? t('excel.out.finishing') : t('excel.out.done', counts(progress))
  return (
    <div className={`gap-l ${exportStyles.exportMaking}`}>
      <progress max={1} value={progress ? share : undefined} aria-label={t('excel.out.progress')} />
      <p className="between gap-l muted">
        <span>{text}</span>
        {share !== undefined && <b>{Math.floor(share * HUNDRED)} %</b>}
      </p>
    </div>
  )
}
const counts = ({ done, total }: Progress) => ({ done: done.toLocaleString('en'), total: total.toLocaleString('en') })

/** Confirms what the workbook will contain, then shows the progress. Closing it cancels the export. */
export function ExportSheet({ list, rows, onClose }: ExportSheetProps) {
  const { t } = useTranslation()
  const form = useId()
  const cancel = useRef<HTMLButtonElement>(null)
  const [choice, setChoice] = useState<Choice>('shown')
  const { run, progress, message, isBusy } = useExport({ list, rows, onClose })
  const start = () => {
    // The pressed button becomes disabled, so the focus moves to the cancel button.
    cancel.current?.focus()
    void run(choice)
  }
  const footer = (
    <>
      <Button ref={cancel} size="md" onClick={onClose}>
        {t(isBusy ? 'excel.out.stop' : 'excel.out.cancel')}
      </Button>
      <Button type="submit" form={form} size="md" variant="solid" tone="brand" disabled={isBusy} aria-busy={isBusy}>
        <Icon name={message === null ? 'download' : 'refresh'} />
        {t(message === null ? 'excel.out.run' : 'excel.out.retry')}
      </Button>
    </>
  )
  return (
    <Sheet
      title={t('excel.out.title', { name: inSentence(list.words.records) })}
      meta={list.meta}
      onClose={onClose}
      footer={footer}
      size="small"
      isSticky={isBusy}
    >
      <form
        id={form}
        className="stack gap-xl even"
        onSubmit={(event) => {
          event.preventDefault()
          start()
        }}
      >
        <Rows list={list} rows={rows} />
        {isBusy ? <Making progress={progress} /> : <ColumnChoice list={list} value={choice} onChange={setChoice} />}
      </form>
      {message !== null && (
        <div className={`${bannerStyles.banner} breaks`} data-slot="banner" data-tone="danger" role="alert">
          <Icon name="alert" />
          <div>
            <b>{message || t('excel.out.failed')}</b>
          </div>
        </div>
      )}
    </Sheet>
  )
}

function Rows({ list, rows }: Pick<ExportSheetProps, 'list' | 'rows'>) {
  const { t } = useTranslation()
  const { state, total, countAll } = list
  const which = rows ? 'selected' : filterCount(state) ? 'filtered' : 'all'
  return (
    <div className={exportStyles.exportRows} data-slot="export-rows">
      <span>{t(`excel.out.${which}`, { name: which === 'filtered' ? list.words.records : inSentence(list.words.records) })}</span>
      <b>
        {(rows?.length ?? total).toLocaleString('en')}
        {!rows && countAll && '+'}
      </b>
    </div>
  )
}
