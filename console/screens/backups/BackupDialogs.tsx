import { useTranslation } from 'react-i18next'
import { toast } from '../../kit/overlays/toast.ts'
import { Confirm } from '../../resource/dialogs/Confirm.tsx'
import { useOperation } from '../../resource/operations/useOperation.ts'
import { BackUpNowDocument, CheckBackupDocument, DrillRestoreDocument } from './gen/backups.ts'

/** Has a backup made, once asked. */
export function BackUpNow({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const { run, failure, isBusy } = useOperation(BackUpNowDocument, 'backup')
  const make = async () => {
    if (!(await run())) return
    toast({ type: 'success', title: t('backupScreens.making') })
    onDone()
  }
  return (
    <Confirm
      title={t('backupScreens.makeTitle')}
      action={t('backupScreens.make')}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void make()}
      onClose={onDone}
    >
      {t('backupScreens.makeHint')}
    </Confirm>
  )
}

interface ArchiveDialogProps {
  row: { id: string; title: string }
  onDone: () => void
}

/** Has an archive opened and looked through; how it came out is its state. */
export function CheckBackup({ row, onDone }: ArchiveDialogProps) {
  const { t } = useTranslation()
  const { run, failure, isBusy } = useOperation(CheckBackupDocument, 'backup')
  const check = async () => {
    if (!(await run({ id: Number(row.id) }))) return
    toast({ type: 'success', title: t('backupScreens.checking') })
    onDone()
  }
  return (
    <Confirm
      title={t('backupScreens.checkTitle', { title: row.title })}
      action={t('backupScreens.check')}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void check()}
      onClose={onDone}
    >
      <p>{t('backupScreens.checkHint')}</p>
      <p>{t('backupScreens.restoreHint', { file: row.title })}</p>
    </Confirm>
  )
}

/** Has an archive restored into a scratch folder and compared with the live database; the verdict is in its row. */
export function DrillRestore({ row, onDone }: ArchiveDialogProps) {
  const { t } = useTranslation()
  const { run, failure, isBusy } = useOperation(DrillRestoreDocument, 'backup')
  const drill = async () => {
    if (!(await run({ id: Number(row.id) }))) return
    toast({ type: 'success', title: t('backupScreens.drilling') })
    onDone()
  }
  return (
    <Confirm
      title={t('backupScreens.drillTitle', { title: row.title })}
      action={t('backupScreens.drill')}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void drill()}
      onClose={onDone}
    >
      {t('backupScreens.drillHint')}
    </Confirm>
  )
}
