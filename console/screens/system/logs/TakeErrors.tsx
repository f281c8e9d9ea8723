import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { errorsAddress } from '../../../import/importWire.ts'
import { download, WireFailure } from '../../../kit/network/download.ts'
import { toast } from '../../../kit/overlays/toast.ts'

interface TakeErrorsProps {
  row: { fileName: string; batchNo: number | null }
  onDone: () => void
}

/** An action that is no dialog but a file: brings it as soon as it is drawn. */
export function TakeErrors({ row, onDone }: TakeErrorsProps) {
  const { t } = useTranslation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is drawn
  useEffect(() => {
    onDone()
    download(errorsAddress(row.batchNo ?? 0), row.fileName).catch((error: unknown) =>
      toast({ type: 'error', title: (error instanceof WireFailure && error.message) || t('excel.in.check.errorsFailed') }),
    )
  }, [])
  return null
}
