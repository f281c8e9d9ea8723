import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as boxStyles from '../../../fields/inputs/box.module.css'
import { Button } from '../../../kit/looks/Button.tsx'
import { toast } from '../../../kit/overlays/toast.ts'
import * as treeStyles from '../../../list/tree/tree.module.css'
import { FailureBanner } from '../../../resource/dialogs/FailureBanner.tsx'
import { Sheet } from '../../../resource/dialogs/Sheet.tsx'
import { useOperation } from '../../../resource/operations/useOperation.ts'
import { PurgeLogsDocument, type PurgeLogsMutationVariables } from './gen/purge.ts'

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
    toast({ type: 'success', title: t('systemScreens.log.purging', { days: count }) })
    onDone()
  }
  const footer = (
    <>
      <Button size="md" onClick={onDone}>
        {t('screens.form.cancel')}
      </Button>
      <Button size="md" type="submit" form={id} variant="solid" tone="red" disabled={isBusy || !isRight}>
        {t('systemScreens.log.purge')}
      </Button>
    </>
  )
  return (
    <Sheet title={t('systemScreens.log.purgeTitle', { title })} onClose={onDone} footer={footer} size="small" isAlert>
      <form id={id} className={treeStyles.moveForm} onSubmit={(event) => void submit(event)}>
        <p className="muted" data-slot="plain">
          {t('systemScreens.log.purgeHint')}
        </p>
        <label className={treeStyles.labelled}>
          <span>{t('systemScreens.log.olderThan', { min: LEAST, max: MOST })}</span>
          <input
            className={boxStyles.box}
            data-slot="box"
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
