import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FilesBox } from '../../../fields/files/FilesBox.tsx'
import type { UploadQueue } from '../../../fields/files/uploadQueue.ts'
import * as reportFormStyles from './ReportForm.module.css'

const MOST = 9

interface PhotosProps {
  ids: readonly string[]
  onChange: (change: (ids: readonly string[]) => string[]) => void
  onQueue: (queue: UploadQueue) => () => void
}

/** Photos of what is wrong; they travel while the rest is being filled in. */
export function ReportPhotos({ ids, onChange, onQueue }: PhotosProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div className={`stack ${reportFormStyles.scanQuestion}`}>
      <b id={id}>{t('repairWork.scan.photos')}</b>
      <FilesBox
        to="reportLog.photoIds"
        accept="image"
        max={MOST}
        known={[]}
        ids={ids}
        onChange={onChange}
        onQueue={onQueue}
        labelledBy={id}
      />
    </div>
  )
}
