import { useTranslation } from 'react-i18next'
import { operation } from '../../kit/document.ts'
import { toast } from '../../kit/notices.tsx'
import { Confirm } from '../../resource/form/Confirm.tsx'
import { useOperation } from '../../resource/useOperation.ts'

const publishDocument = operation('mutation', 'ChangeConfigVersion', {}, 'version:changeConfigVersion')

/** Tells every open console to read parameters and dictionaries anew. */
export function PublishDialog({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const { run, failure, isBusy } = useOperation<{ version: number }>(publishDocument, 'config')
  const publish = async () => {
    const answer = await run()
    if (!answer) return
    toast({ type: 'success', title: t('admin.config.published', { version: answer.version }) })
    onDone()
  }
  return (
    <Confirm
      title={t('admin.config.publishTitle')}
      action={t('admin.config.publish')}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void publish()}
      onClose={onDone}
    >
      {t('admin.config.publishHint')}
    </Confirm>
  )
}
