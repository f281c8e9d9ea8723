import { useTranslation } from 'react-i18next'
import type { ResourceTypes } from '../../kit/gen/resources.ts'
import { toast } from '../../kit/overlays/toast.ts'
import type { ActionProps } from '../../resource/defineScreen.ts'
import { Confirm } from '../../resource/dialogs/Confirm.tsx'
import { metaOf } from '../../resource/meta.ts'
import { updateDocument } from '../../resource/operations/documents.ts'
import { useOperation } from '../../resource/operations/useOperation.ts'

/** Takes a robot away from a receiver: its key is never shown, so the form cannot be asked to empty it. */
export function RobotDialog({ row: { id, updatedAt, title }, onDone }: ActionProps<ResourceTypes['noticeReceiver']['row']>) {
  const { t } = useTranslation()
  const { run, failure, isBusy } = useOperation(updateDocument(metaOf('noticeReceiver')), 'noticeReceiver')
  const remove = async () => {
    if (!(await run({ id, input: { robotKey: null, updatedAt } }))) return
    toast({ type: 'success', title: t('noticeScreens.robot.done', { title }) })
    onDone()
  }
  return (
    <Confirm
      title={t('noticeScreens.robot.title', { title })}
      action={t('noticeScreens.robot.button')}
      isDanger
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void remove()}
      onClose={onDone}
    >
      {t('noticeScreens.robot.hint')}
    </Confirm>
  )
}
