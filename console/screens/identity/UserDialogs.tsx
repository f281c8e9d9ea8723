import type { DocumentNode } from 'graphql'
import { useTranslation } from 'react-i18next'
import { operation } from '../../kit/document.ts'
import { toast } from '../../kit/notices.tsx'
import { Confirm } from '../../resource/form/Confirm.tsx'
import { useOperation } from '../../resource/useOperation.ts'

const twoFactorDocument = operation('mutation', 'ResetUserTwoFactor', { id: 'ID!' }, 'done:resetUserTwoFactor')
const unlockDocument = operation('mutation', 'UnlockUser', { id: 'ID!' }, 'done:unlockUser')

interface UserDialogProps {
  row: { id: string; title: string }
  onDone: () => void
}

interface AskProps extends UserDialogProps {
  document: DocumentNode
  /** Locale key below which the question and its answer stand. */
  words: string
  isDanger?: boolean
}

function Ask({ row, onDone, document, words, isDanger }: AskProps) {
  const { t } = useTranslation()
  const { run, failure, isBusy } = useOperation<{ done: boolean }>(document, 'user')
  const confirm = async () => {
    if (!(await run({ id: row.id }))) return
    toast({ type: 'success', title: t(`${words}.done`, { title: row.title }) })
    onDone()
  }
  return (
    <Confirm
      title={t(`${words}.title`, { title: row.title })}
      action={t(`${words}.action`)}
      isDanger={Boolean(isDanger)}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void confirm()}
      onClose={onDone}
    >
      {t(`${words}.hint`)}
    </Confirm>
  )
}

/** For somebody who has lost the phone: the next log-in asks for the password alone. */
export const ResetTwoFactorDialog = (props: UserDialogProps) => (
  <Ask {...props} document={twoFactorDocument} words="admin.user.twoFactorReset" isDanger />
)

/** Lets somebody try again at once after too many wrong passwords. */
export const UnlockDialog = (props: UserDialogProps) => <Ask {...props} document={unlockDocument} words="admin.user.unlocking" />
