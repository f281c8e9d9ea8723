import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { operation } from '../../kit/document.ts'
import { failureOf } from '../../kit/failure.ts'
import { toast } from '../../kit/notices.tsx'
import { Confirm } from '../../resource/form/Confirm.tsx'
import { useOperation } from '../../resource/useOperation.ts'

const dueDocument = operation('query', 'DueMaintenanceOrders', {}, 'due:dueMaintenanceOrders')
const makeDocument = operation('mutation', 'MakeMaintenanceOrders', {}, 'made:makeMaintenanceOrders')

/** Says how many orders are due before it makes them. */
export function MakeOrdersDialog({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const { data, error } = useQuery<{ due: number }>(dueDocument, { fetchPolicy: 'network-only' })
  const { run, failure, isBusy } = useOperation<{ made: number }>(makeDocument, 'maintenanceOrder')
  const make = async () => {
    const answer = await run()
    if (!answer) return
    toast({ type: 'success', title: t('makeOrders.done', { count: answer.made }) })
    onDone()
  }
  return (
    <Confirm
      title={t('makeOrders.title')}
      action={t('makeOrders.action')}
      isBusy={isBusy || !data?.due}
      failure={failure ?? (error ? failureOf(error) : null)}
      onConfirm={() => void make()}
      onClose={onDone}
    >
      {data ? t(data.due ? 'makeOrders.due' : 'makeOrders.none', { count: data.due }) : t('screens.list.loading')}
    </Confirm>
  )
}
