import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../kit/looks/Button.tsx'
import { Sheet } from '../../../kit/overlays/Sheet.tsx'
import { toast } from '../../../kit/overlays/toast.ts'
import { FailureBanner } from '../../../resource/dialogs/FailureBanner.tsx'
import type { Row } from '../../../resource/meta.ts'
import { useSend } from '../../../resource/operations/useSend.ts'
import { RecountLinesDocument } from './gen/stocktake.ts'

/** Sends the lines that are ticked back to be counted again. They are of one stocktake, or nothing is sent. */
export function RecountLines({ rows, onDone }: { rows: readonly Row[]; onDone: () => void }) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const { send, failure, isBusy } = useSend('stocktakeLine')
  const takes = [...new Set(rows.map((row) => String(row['stocktakeId'] ?? (row['stocktake'] as Row | null)?.id ?? '')))]
  const isOne = takes.length === 1
  const go = async () => {
    const input = { recountLines: 'CHOSEN' as const, lineIds: rows.map(({ id }) => id), ...(reason.trim() && { reason: reason.trim() }) }
    const answer = await send(RecountLinesDocument, { id: takes[0] ?? '', input })
    if (!answer) return
    toast({ type: 'success', title: t('recountLines.done', { count: rows.length }) })
    onDone()
  }
  return (
    <Sheet
      title={t('recountLines.title')}
      onClose={onDone}
      size="small"
      footer={
        <>
          <Button size="md" onClick={onDone}>
            {t('screens.form.cancel')}
          </Button>
          <Button size="md" variant="solid" tone="brand" disabled={!isOne || isBusy} onClick={() => void go()}>
            {t('recountLines.send', { count: rows.length })}
          </Button>
        </>
      }
    >
      <div className="stack">
        {failure && <FailureBanner failure={failure} />}
        <p>{isOne ? t('recountLines.hint') : t('recountLines.oneOnly')}</p>
        <label className="stack">
          <span>{t('recountLines.reason')}</span>
          <input value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
        </label>
      </div>
    </Sheet>
  )
}
