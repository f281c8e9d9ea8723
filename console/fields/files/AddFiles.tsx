import { type ChangeEvent, type Ref, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/looks/icons.tsx'
import * as filesBoxStyles from './FilesBox.module.css'
import type { Accept } from './fileInfo.ts'

interface AddFilesProps {
  accept: Accept
  chooser: string
  isOver: boolean
  onFiles: (files: File[]) => void
  buttonRef?: Ref<HTMLButtonElement> | undefined
}
/** Computers would open the same file chooser twice for `capture`. */
const hasCamera = () => matchMedia('(pointer: coarse)').matches

/** Buttons to add files: the chooser, and on phones the camera. */
export function AddFiles({ accept, chooser, isOver, onFiles, buttonRef }: AddFilesProps) {
  const { t } = useTranslation()
  const [files, camera] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const isCamera = accept === 'image' && hasCamera()
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])])
    // So that the same file can be chosen after its removal.
    target.value = ''
  }
  const words = accept === 'document' ? 'files.addDocuments' : isCamera ? 'files.album' : 'files.add'
  return (
    <li className={filesBoxStyles.filesAdd}>
      {isCamera && (
        <button type="button" className={filesBoxStyles.fileAdd} data-slot="file-add" onClick={() => camera.current?.click()}>
          <Icon name="camera" size={22} />
          <b>{t('files.takePhoto')}</b>
        </button>
      )}
      <button type="button" className={filesBoxStyles.fileAdd} data-slot="file-add" ref={buttonRef} onClick={() => files.current?.click()}>
        <Icon name={accept === 'document' ? 'upload' : 'plus'} size={22} />
        <b>{t(isOver ? 'files.dropHere' : words)}</b>
        {!hasCamera() && <span>{t('files.dropHint')}</span>}
      </button>
      <input ref={files} type="file" hidden multiple accept={chooser} tabIndex={-1} onChange={take} />
      {isCamera && <input ref={camera} type="file" hidden accept="image/*" capture="environment" tabIndex={-1} onChange={take} />}
    </li>
  )
}
