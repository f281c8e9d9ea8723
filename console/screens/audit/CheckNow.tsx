import { useTranslation } from 'react-i18next'
import { toast } from '../../kit/overlays/toast.ts'
import { Confirm } from '../../resource/dialogs/Confirm.tsx'
import { useOperation } from '../../resource/operations/useOperation.ts'
import { CheckAuditTrailDocument } from './gen/auditCheck.ts'

/** Has the logs looked through, once asked; how it came out is a row of the list. */
export function CheckNow({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const { run, failure, isBusy } = useOperation(CheckAuditTrailDocument, 'auditCheck')
  const check = async () => {
    if (!(await run())) return
    toast({ type: 'success', title: t('auditScreens.making') })
    onDone()
  }
  return (
    <Confirm
      title={t('auditScreens.makeTitle')}
      action={t('auditScreens.make')}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void check()}
      onClose={onDone}
    >
      {t('auditScreens.makeHint')}
    </Confirm>
  )
}
