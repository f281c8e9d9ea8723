import type { TypedDocumentNode } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import { toast } from '../../kit/overlays/toast.ts'
import { viewing } from '../../kit/session/impersonation.ts'
import { usePathOf } from '../../kit/session/navigation.ts'
import { Confirm } from '../../resource/dialogs/Confirm.tsx'
import { GoTo } from '../../resource/GoTo.tsx'
import { useOperation } from '../../resource/operations/useOperation.ts'
import { ResetUserTwoFactorDocument, UnlockUserDocument, ViewAsDocument } from './gen/user.ts'

interface UserDialogProps {
  row: { id: string; title: string }
  onDone: () => void
}

interface AskProps extends UserDialogProps {
  document: TypedDocumentNode<{ done: boolean }, { id: string }>
  /** Locale key below which the question and its answer stand. */
  words: string
  isDanger?: boolean
}

function Ask({ row, onDone, document, words, isDanger }: AskProps) {
  const { t } = useTranslation()
  const { run, failure, isBusy } = useOperation(document, 'user')
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
  <Ask {...props} document={ResetUserTwoFactorDocument} words="admin.user.twoFactorReset" isDanger />
)

/** Lets somebody try again at once after too many wrong passwords. */
export const UnlockDialog = (props: UserDialogProps) => <Ask {...props} document={UnlockUserDocument} words="admin.user.unlocking" />

/** Shows the console as this user sees it, in this tab. */
export function ViewAsDialog({ row, onDone }: UserDialogProps) {
  const { t } = useTranslation()
  const { run, failure, isBusy } = useOperation(ViewAsDocument, 'user')
  const confirm = async () => {
    const answer = await run({ id: row.id })
    if (answer) viewing.begin(answer.view.token)
  }
  return (
    <Confirm
      title={t('admin.user.viewing.title', { title: row.title })}
      action={t('admin.user.viewing.action')}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void confirm()}
      onClose={onDone}
    >
      {t('admin.user.viewing.hint')}
    </Confirm>
  )
}

/** Leads to the page that says why this user sees or does something. */
export const GoToAccessCheck = ({ row, onDone }: UserDialogProps) => (
  <GoTo to={`${usePathOf()('accessCheck') ?? '/identity/access'}?user=${row.id}`} onDone={onDone} />
)
