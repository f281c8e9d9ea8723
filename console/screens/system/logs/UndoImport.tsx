import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { undo } from '../../../import/importWire.ts'
import { WireFailure } from '../../../kit/network/download.ts'
import type { Failure } from '../../../kit/network/failure.ts'
import { toast } from '../../../kit/overlays/toast.ts'
import { Confirm } from '../../../resource/dialogs/Confirm.tsx'
import { metaNamed, metaOf } from '../../../resource/meta.ts'
import { forget } from '../../../resource/operations/write.ts'

interface UndoImportProps {
  row: { title: string; resource: string; batchNo: number | null; createdCount: number; changedCount: number }
  onDone: () => void
}

/** Takes a whole import back, once asked; records that somebody has changed since are named. */
export function UndoImport({ row, onDone }: UndoImportProps) {
  const { t } = useTranslation()
  const client = useApolloClient()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const run = async () => {
    setIsBusy(true)
    setFailure(null)
    try {
      const undone = await undo(row.batchNo ?? 0)
      for (const meta of [metaNamed(row.resource), metaOf('importLog')]) if (meta) forget(client.cache, meta)
      toast({ type: 'success', title: t('excel.in.done.undone', { ...undone }) })
      onDone()
    } catch (error) {
      const message = (error instanceof WireFailure && error.message) || t('excel.in.done.undoFailed')
      setFailure({ code: 'CONFLICT', message, requestId: undefined, fields: [] })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Confirm
      title={t('excel.in.log.undoTitle', { title: row.title })}
      action={t('excel.in.log.undo')}
      isDanger
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void run()}
      onClose={onDone}
    >
      {t('excel.in.log.undoHint', { created: row.createdCount, changed: row.changedCount })}
    </Confirm>
  )
}
