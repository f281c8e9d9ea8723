import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../../kit/network/failure.ts'
import { sentenceOf } from '../../kit/overlays/notices.tsx'
import { toast } from '../../kit/overlays/toast.ts'
import { Confirm } from '../../resource/dialogs/Confirm.tsx'
import { metaOf, type Row } from '../../resource/meta.ts'
import { stepDocument } from '../../resource/operations/documents.ts'
import { write } from '../../resource/operations/write.ts'

/** Queues again what can be, one by one: each may be refused for a reason of its own. */
export function ResendDialog({ rows, onDone }: { rows: readonly Row[]; onDone: () => void }) {
  const { t } = useTranslation()
  const client = useApolloClient()
  const [isBusy, setIsBusy] = useState(false)
  const ready = rows.filter((row) => row.actions.includes('resend'))
  const resend = async () => {
    setIsBusy(true)
    const meta = metaOf('noticeDelivery')
    const refused: string[] = []
    for (const { id } of ready)
      await write({ client, meta, document: stepDocument(meta, 'resend'), variables: { id } }).catch((error: unknown) =>
        refused.push(sentenceOf(failureOf(error))),
      )
    const count = ready.length - refused.length
    if (count) toast({ type: 'success', title: t('noticeScreens.resend.done', { count }) })
    if (refused.length) toast({ type: 'error', title: t('noticeScreens.resend.failed', { count: refused.length, reason: refused[0] }) })
    onDone()
  }
  return (
    <Confirm
      title={t('noticeScreens.resend.title')}
      action={t('noticeScreens.resend.button')}
      isBusy={isBusy || !ready.length}
      onConfirm={() => void resend()}
      onClose={onDone}
    >
      {t(ready.length ? 'noticeScreens.resend.some' : 'noticeScreens.resend.none', { all: rows.length, count: ready.length })}
    </Confirm>
  )
}
