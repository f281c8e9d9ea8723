import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../kit/notices.tsx'
import { Button } from '../../resource/Button.tsx'
import { FailureBanner } from '../../resource/form/FailureBanner.tsx'
import { Sheet } from '../../resource/form/Sheet.tsx'
import { useOperation } from '../../resource/useOperation.ts'
import { PurgeLogsDocument, type PurgeLogsMutationVariables } from './gen/purge.ts'
import '../../resource/tree/tree.css'

const USUAL = 180
const LEAST = 90
const MOST = 3650

/** Old entries of a log go for good; the work is done behind the scenes. */
export function PurgeDialog({ kind, title, onDone }: { kind: PurgeLogsMutationVariables['kind']; title: string; onDone: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const [days, setDays] = useState(String(USUAL))
  const { run, failure, isBusy } = useOperation(PurgeLogsDocument, kind)
  const count = Number(days)
  const isRight = Number.isInteger(count) && count >= LEAST && count <= MOST
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isRight || !(await run({ kind, days: count }))) return
    toast({ type: 'success', title: t('admin.log.purging', { days: count }) })
    onDone()
  }
  const footer = (
    <>
      <Button size="md" onClick={onDone}>
        {t('screens.form.cancel')}
      </Button>
      <Button size="md" type="submit" form={id} variant="solid" tone="red" disabled={isBusy || !isRight}>
        {t('admin.log.purge')}
      </Button>
    </>
  )
  return (
    <Sheet title={t('admin.log.purgeTitle', { title })} onClose={onDone} footer={footer} size="small" isAlert>
      <form id={id} className="move-form" onSubmit={(event) => void submit(event)}>
        <p className="plain">{t('admin.log.purgeHint')}</p>
        <label className="labelled">
          <span>{t('admin.log.olderThan', { min: LEAST, max: MOST })}</span>
          <input
            className="box"
            inputMode="numeric"
            value={days}
            aria-invalid={!isRight || undefined}
            onChange={(event) => setDays(event.target.value.trim())}
          />
        </label>
        <FailureBanner failure={failure} />
      </form>
    </Sheet>
  )
}
