import { type DragEvent, type Ref, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddFiles } from './AddFiles.tsx'
import * as styles from './FilesBox.module.css'
import { FileTile, SendingTile } from './FileTile.tsx'
import type { FileInfo } from './fileInfo.ts'
import { type Accept, CHOOSER } from './fileInfo.ts'
import type { UploadQueue } from './uploadQueue.ts'
import { useUploads } from './useUploads.ts'

export interface FilesBoxProps {
  /** The owning field: '<resource>.<field>'. */
  to: string
  accept: Accept
  max: number
  /** Metadata of files that are attached already. */
  known: readonly FileInfo[]
  ids: readonly string[]
  onChange: (change: (ids: readonly string[]) => string[]) => void
  /** Called with the queue, so that the form can wait for it. Returns the cleanup. */
  onQueue?: ((queue: UploadQueue) => () => void) | undefined
  id?: string | undefined
  labelledBy?: string | undefined
  describedBy?: string | undefined
  isInvalid?: boolean | undefined
  inputRef?: Ref<HTMLButtonElement> | undefined
  onBlur?: (() => void) | undefined
}

/** The files of a form: chosen, dropped, pasted or photographed, and uploaded immediately. */
export function FilesBox({ to, accept, max, known, ids, onChange, onQueue, ...aria }: FilesBoxProps) {
  const { t } = useTranslation()
  const [infos, setInfos] = useState<readonly FileInfo[]>(known)
  const fileCount = useRef(ids.length)
  fileCount.current = ids.length
  const { queue, items, add, said, setSaid, warning } = useUploads({
    to,
    accept,
    max,
    room: () => max - fileCount.current - queue.snapshot().length,
    onDone(uploaded) {
      setInfos((old) => [...old, uploaded])
      onChange((old) => [...old, uploaded.id])
    },
  })
  useEffect(() => onQueue?.(queue), [onQueue, queue])
  const box = useRef<HTMLFieldSetElement>(null)
  usePaste(box, add)
  useEffect(() => {
    if (aria.isInvalid) box.current?.closest('[data-slot~=field]')?.scrollIntoView({ block: 'nearest' })
  }, [aria.isInvalid])
  const { isOver, ...drop } = useDrop(add)
  const isRow = accept === 'document'
  const remove = (file: FileInfo) => {
    onChange((old) => old.filter((id) => id !== file.id))
    setSaid(t('files.removed', { name: file.name ?? file.title ?? '' }))
    box.current?.querySelector<HTMLElement>('[data-slot~=file-add]')?.focus()
  }
  const isFull = ids.length + items.length >= max
  return (
    <fieldset
      ref={box}
      className={styles.files}
      data-slot="files"
      data-look={isRow ? 'rows' : 'tiles'}
      data-over={isOver || undefined}
      id={aria.id}
      aria-labelledby={aria.labelledBy}
      aria-describedby={aria.describedBy}
      aria-invalid={aria.isInvalid || undefined}
      onBlur={aria.onBlur}
      {...drop}
    >
      <ul>
        {ids.map((id) => {
          const file = infos.find((one) => one.id === id) ?? { id }
          return <FileTile key={id} file={file} isRow={isRow} onRemove={() => remove(file)} />
        })}
        {items.map((item) => (
          <SendingTile
            key={item.key}
            item={item}
            isRow={isRow}
            onRemove={() => queue.drop(item.key)}
            onRetry={() => queue.retry(item.key)}
          />
        ))}
        {!isFull && <AddFiles accept={accept} chooser={CHOOSER[accept]} isOver={isOver} onFiles={add} buttonRef={aria.inputRef} />}
      </ul>
      <p className="note">{t(isRow ? 'files.limitDocuments' : 'files.limitImages', { max })}</p>
      {warning && (
        <p className="about" role="alert">
          {warning}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </fieldset>
  )
}

const filesIn = (list: DataTransfer | null) => [...(list?.files ?? [])]

/** Adds files pasted anywhere in the form, such as screenshots. */
function usePaste(box: React.RefObject<HTMLElement | null>, add: (files: File[]) => void) {
  const latest = useRef(add)
  latest.current = add
  useEffect(() => {
    const form: HTMLElement | null | undefined = box.current?.closest('form') ?? box.current
    const paste = (event: ClipboardEvent) => {
      const files = filesIn(event.clipboardData)
      if (!files.length || event.defaultPrevented) return
      event.preventDefault()
      latest.current(files)
    }
    form?.addEventListener('paste', paste)
    return () => form?.removeEventListener('paste', paste)
  }, [box])
}

function useDrop(add: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      add(filesIn(event.dataTransfer))
    },
  }
}
