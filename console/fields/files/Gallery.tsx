import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as controlsStyles from '../../kit/looks/controls.module.css'
import { Icon } from '../../kit/looks/icons.tsx'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { sizeText } from '../../kit/words/sizeText.ts'
import { FileThumb } from './FileThumb.tsx'
import { type FileInfo, isPicture, nameOf } from './fileInfo.ts'
import * as styles from './Gallery.module.css'
import { useSave } from './useSave.ts'

const Lightbox = lazyComponent(() => import('./Lightbox.tsx').then((module) => module.Lightbox), { themed: true })

/** The files of a record: pictures to view, others to download. */
export function Gallery({ files }: { files: readonly FileInfo[] }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<number | null>(null)
  const pictures = files.filter(isPicture)
  const others = files.filter((file) => !isPicture(file))
  return (
    <div className={styles.gallery}>
      {pictures.length > 0 && (
        <ul className={`flow ${styles.galleryPictures}`}>
          {pictures.map((file, at) => (
            <li key={file.id}>
              <button type="button" aria-label={t('files.open', { name: nameOf(file) })} aria-haspopup="dialog" onClick={() => setOpen(at)}>
                <FileThumb file={file} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className={`stack ${styles.galleryFiles}`}>
          {others.map((file) => (
            <li key={file.id}>
              <FileCard file={file}>{t('files.download')}</FileCard>
            </li>
          ))}
        </ul>
      )}
      {open !== null && <Lightbox files={pictures} at={open} onMove={setOpen} onClose={() => setOpen(null)} />}
    </div>
  )
}

function FileCard({ file, children }: { file: FileInfo; children: ReactNode }) {
  const save = useSave()
  return (
    <button type="button" className={`${controlsStyles.pressed} stack ${styles.fileCard}`} onClick={() => void save(file)}>
      <FileThumb file={file} size="row" />
      <span>
        <b className="clip">{nameOf(file)}</b>
        <small>{sizeText(file.bytes)}</small>
      </span>
      <Icon name="download" size={16} />
      <span className="visually-hidden">{children}</span>
    </button>
  )
}
