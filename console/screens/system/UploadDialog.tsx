import { useApolloClient } from '@apollo/client/react'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTyped } from '../../form/input/useTyped.ts'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import { WireFailure } from '../../kit/network/download.ts'
import { sendFile } from '../../kit/network/upload.ts'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { toast } from '../../kit/overlays/toast.ts'
import { sizeText } from '../../kit/words/sizeText.ts'
import { metaOf } from '../../resource/meta.ts'
import { forget } from '../../resource/operations/write.ts'
import './logs/logs.module.css'
import * as fileStepStyles from '../../import/FileStep.module.css'
import * as bannerStyles from '../../resource/dialogs/Banner.module.css'
import * as styles from './UploadDialog.module.css'

const MOST_BYTES = 200_000_000
const ENDING = '.apk'

interface UploadDialogProps {
  row: { id: string; title: string; fileName: string | null; fileBytes: number | null }
  onDone: () => void
}

/** The package of a version: chosen or dropped here, sent with its progress in view. */
export function UploadDialog({ row, onDone }: UploadDialogProps) {
  const { t } = useTranslation()
  const [file, setFile] = useState<File | null>(null)
  const title = t('systemScreens.app.uploadOf', { title: row.title })
  const typed = useTyped(title)
  const close = () => void typed.close(onDone)
  const sent = () => {
    typed.settle()
    onDone()
  }
  const { send, share, message, isBusy } = useUpload(row, sent)
  const isWrong = file !== null && !file.name.toLowerCase().endsWith(ENDING)
  const isLarge = file !== null && file.size > MOST_BYTES
  const fault = isWrong ? t('systemScreens.app.onlyApk') : isLarge ? t('systemScreens.app.tooLarge') : message
  const footer = (
    <>
      <Button size="md" onClick={close}>
        {t('screens.form.cancel')}
      </Button>
      <Button
        size="md"
        variant="solid"
        tone="brand"
        disabled={!file || isWrong || isLarge || isBusy}
        aria-busy={isBusy}
        onClick={() => file && void send(file)}
      >
        <Icon name="upload" />
        {t('systemScreens.app.upload')}
      </Button>
    </>
  )
  return (
    <Sheet title={title} onClose={close} footer={footer} size="small" isSticky>
      {row.fileName && (
        <p className="muted" data-slot="plain">
          {t('systemScreens.app.replaces', { name: row.fileName, size: sizeText(row.fileBytes) })}
        </p>
      )}
      <div ref={typed.attach}>
        <DropZone
          file={file}
          onFile={(next) => {
            setFile(next)
            typed.onInput()
          }}
          isOff={isBusy}
        />
      </div>
      {isBusy && (
        <div className={`row about even gap-l ${styles.uploadBar}`}>
          <progress max={1} value={share} aria-label={t('systemScreens.app.progress')} />
          <span>{Math.round(share * 100)} %</span>
        </div>
      )}
      {fault !== null && (
        <div className={bannerStyles.banner} data-slot="banner" data-tone="danger" role="alert">
          <Icon name="alert" />
          <div>
            <b>{fault || t('systemScreens.app.failed')}</b>
          </div>
        </div>
      )}
    </Sheet>
  )
}

interface DropZoneProps {
  file: File | null
  onFile: (file: File) => void
  isOff: boolean
}

function DropZone({ file, onFile, isOff }: DropZoneProps) {
  const { t } = useTranslation()
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [first] = event.dataTransfer.files
    if (first && !isOff) onFile(first)
  }
  return (
    <label
      className={`breaks ${fileStepStyles.importDrop}`}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        className="visually-hidden"
        accept={ENDING}
        disabled={isOff}
        onChange={(event) => event.target.files?.[0] && onFile(event.target.files[0])}
      />
      <Icon name={file ? 'file' : 'upload'} size={22} />
      {file ? (
        <>
          <b>{file.name}</b>
          <span>{sizeText(file.size)}</span>
        </>
      ) : (
        <>
          <b>{t('systemScreens.app.drop')}</b>
          <span>{t('systemScreens.app.dropHint')}</span>
        </>
      )}
    </label>
  )
}

function useUpload(row: UploadDialogProps['row'], onDone: () => void) {
  const { t } = useTranslation()
  const client = useApolloClient()
  const [share, setShare] = useState(0)
  const [message, setMessage] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const send = async (file: File) => {
    const control = new AbortController()
    stop.current = control
    setMessage(null)
    setShare(0)
    setIsBusy(true)
    try {
      const address = `/files/app-versions/${row.id}?name=${encodeURIComponent(file.name)}`
      await sendFile({ method: 'PUT', address, file, onProgress: setShare, signal: control.signal })
      forget(client.cache, metaOf('appVersion'))
      toast({ type: 'success', title: t('systemScreens.app.uploaded'), detail: row.title })
      onDone()
    } catch (error) {
      if (!control.signal.aborted) setMessage(error instanceof WireFailure ? error.message : '')
    } finally {
      setIsBusy(false)
    }
  }
  return { send, share, message, isBusy }
}
