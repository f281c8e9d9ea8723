import { useTranslation } from 'react-i18next'
import { download, WireFailure } from '../../kit/network/download.ts'
import { toast } from '../../kit/overlays/toast.ts'
import { addressOf, type FileInfo, nameOf } from './fileInfo.ts'

/** Returns a function that downloads a file and notifies of failures. */
export function useSave() {
  const { t } = useTranslation()
  return (file: FileInfo) =>
    download(addressOf(file), nameOf(file)).catch((error: unknown) => {
      const detail = error instanceof WireFailure ? error.message : ''
      toast({ type: 'error', title: t('files.notDownloaded', { name: nameOf(file) }), ...(detail && { detail }) })
    })
}
