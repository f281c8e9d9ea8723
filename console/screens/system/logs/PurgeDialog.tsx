import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as boxStyles from '../../../fields/inputs/box.module.css'
import { ConfirmFrame } from '../../../kit/overlays/ConfirmFrame.tsx'
import { toast } from '../../../kit/overlays/toast.ts'
import * as treeStyles from '../../../list/tree/tree.module.css'
import { FailureBanner } from '../../../resource/dialogs/FailureBanner.tsx'
import { useOperation } from '../../../resource/operations/useOperation.ts'
import { PurgeLogsDocument, type PurgeLogsMutationVariables } from './gen/purge.ts'

const USUAL = 180
const LEAST = 90
const MOST = 3650

/** Old entries of a log go for good; the work is done behind the scenes. */
export function PurgeDialog({ kind, title, onDone }: { kind: PurgeLogsMutationVariables['kind']; title: string; onDone: () => void }) {
  const { t } = useTranslation()
  const [days, setDays] = useState(String(USUAL))
  const { run, failure, isBusy } = useOperation(PurgeLogsDocument, kind)
  const count = Number(days)
  const isRight = Number.isInteger(count) && count >= LEAST && count <= MOST
  const purge = async (event?: FormEvent) => {
    event?.preventDefault()
    if (!isRight || !(await run({ kind, days: count }))) return
    toast({ type: 'success', title: t('systemScreens.log.purging', { days: count }) })
    onDone()
  }
  return (
    <ConfirmFrame
      title={t('systemScreens.log.purgeTitle', { title })}
      action={t('systemScreens.log.purge')}
      isDanger
      isDisabled={!isRight}
      isBusy={isBusy}
      onConfirm={() => void purge()}
      onClose={onDone}
    >
      <form className={treeStyles.moveForm} onSubmit={(event) => void purge(event)}>
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
    </ConfirmFrame>
  )
}
