import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import type { ActionProps } from '../../../resource/defineScreen.ts'
import { GoTo } from '../../../resource/GoTo.tsx'
import { labelsAddress } from '../../../resource/printAddress.ts'
import { CansOfReceiptDocument } from '../gen/stock.ts'

/** Leads to the labels of the cans that came with a receipt; nowhere where it made none. */
export function CanLabels({ row, onDone }: ActionProps<{ id: string }>) {
  const { data, error } = useQuery(CansOfReceiptDocument, { variables: { receiptId: row.id }, fetchPolicy: 'network-only' })
  const ids = data?.page.items.map(({ id }) => id).toReversed()
  const isNone = Boolean(error) || ids?.length === 0
  useEffect(() => {
    if (isNone) onDone()
  }, [isNone, onDone])
  return ids?.length ? <GoTo to={labelsAddress('inkCan', ids)} onDone={onDone} /> : null
}
