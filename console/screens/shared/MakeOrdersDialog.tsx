import type { TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import type { ResourceName } from '../../kit/gen/resources.ts'
import { failureOf } from '../../kit/network/failure.ts'
import { toast } from '../../kit/overlays/toast.ts'
import { Confirm } from '../../resource/dialogs/Confirm.tsx'
import { useOperation } from '../../resource/operations/useOperation.ts'

interface MakeOrdersProps {
  /** Answers as `due` how many there are to make. */
  due: TypedDocumentNode<{ due: number }, Record<string, never>>
  /** Answers as `made` how many it has made. */
  make: TypedDocumentNode<{ made: number }, Record<string, never>>
  of: ResourceName
  /** Where its words stand: title, action, due, none, done. */
  words: string
  onDone: () => void
}

/** Says how many orders are due before it makes them. */
export function MakeOrdersDialog({ due, make, of, words, onDone }: MakeOrdersProps) {
  const { t } = useTranslation()
  const { data, error } = useQuery(due, { fetchPolicy: 'network-only' })
  const { run, failure, isBusy } = useOperation(make, of)
  const confirm = async () => {
    const answer = await run()
    if (!answer) return
    toast({ type: 'success', title: t(`${words}.done`, { count: answer.made }) })
    onDone()
  }
  return (
    <Confirm
      title={t(`${words}.title`)}
      action={t(`${words}.action`)}
      isBusy={isBusy || !data?.due}
      failure={failure ?? (error ? failureOf(error) : null)}
      onConfirm={() => void confirm()}
      onClose={onDone}
    >
      {data ? t(`${words}.${data.due ? 'due' : 'none'}`, { count: data.due }) : t('screens.list.loading')}
    </Confirm>
  )
}
