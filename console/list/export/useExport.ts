import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askToLeaveWeChat, saveFile, wireFailureOf } from '../../kit/network/download.ts'
import { fetchFramed, type Progress } from '../../kit/network/framedFile.ts'
import { toast } from '../../kit/overlays/toast.ts'
import { today } from '../../kit/words/time.ts'
import { exportAddress } from './exportAddress.ts'
import { type Choice, type ExportSheetProps, sheetColumns } from './exportSheet.ts'

/** Runs one export at a time and cancels it on unmount. */
export function useExport({ list, rows, onClose }: ExportSheetProps) {
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const [progress, setProgress] = useState<Progress | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const sentenceOf = (error: unknown) => {
    const { message, status } = wireFailureOf(error)
    return message || (status ? '' : t('excel.out.offline'))
  }
  const run = async (choice: Choice) => {
    const control = new AbortController()
    stop.current = control
    setIsBusy(true)
    setProgress(null)
    setMessage(null)
    const columns = choice === 'shown' ? sheetColumns(list).map((column) => column.name) : undefined
    const address = exportAddress(list.meta, list.state, { ids: rows?.map((row) => row.id), columns })
    try {
      askToLeaveWeChat()
      const { blob, name = `${list.words.title}-${today()}.xlsx` } = await fetchFramed(address, {
        signal: control.signal,
        onProgress: setProgress,
      })
      // A cancelled export must not download.
      if (control.signal.aborted) return
      saveFile(blob, name)
      toast({ type: 'success', title: t('excel.out.exported', { name: list.words.records }), detail: name, isPersistent: true })
      onClose()
    } catch (error) {
      if (!control.signal.aborted) setMessage(sentenceOf(error))
    } finally {
      setIsBusy(false)
    }
  }
  return { run, isBusy, progress, message }
}
