import { useTranslation } from 'react-i18next'
import { toast } from '../../kit/overlays/toast.ts'
import { Confirm } from '../../resource/dialogs/Confirm.tsx'
import { useOperation } from '../../resource/operations/useOperation.ts'
import { ChangeConfigVersionDocument } from './gen/publish.ts'

/** Tells every open console to read parameters and dictionaries anew. */
export function PublishDialog({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const { run, failure, isBusy } = useOperation(ChangeConfigVersionDocument, 'config')
  const publish = async () => {
    const answer = await run()
    if (!answer) return
    toast({ type: 'success', title: t('systemScreens.config.published', { version: answer.version }) })
    onDone()
  }
  return (
    <Confirm
      title={t('systemScreens.config.publishTitle')}
      action={t('systemScreens.config.publish')}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void publish()}
      onClose={onDone}
    >
      {t('systemScreens.config.publishHint')}
    </Confirm>
  )
}
