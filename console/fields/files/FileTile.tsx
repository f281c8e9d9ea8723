import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as buttonStyles from '../../kit/looks/Button.module.css'
import { Icon } from '../../kit/looks/icons.tsx'
import { sizeText } from '../../kit/words/sizeText.ts'
import * as fileThumbStyles from './FileThumb.module.css'
import { FileThumb, Kind } from './FileThumb.tsx'
import * as styles from './FileTile.module.css'
import { type FileInfo, nameOf } from './fileInfo.ts'
import type { Sending } from './uploadQueue.ts'
import { useLocalUrl } from './useBlob.ts'

interface TileProps {
  isRow: boolean
  onRemove: () => void
}

function RemoveButton({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button type="button" className={styles.fileRemove} aria-label={label} title={label} onClick={onRemove}>
      <Icon name="close" size={14} />
    </button>
  )
}

/** An uploaded file. */
export function FileTile({ file, isRow, onRemove }: TileProps & { file: FileInfo }) {
  const { t } = useTranslation()
  const name = nameOf(file)
  return (
    <li className={styles.fileItem}>
      <FileThumb file={file} size={isRow ? 'row' : 'tile'} />
      <span className={isRow ? styles.fileWords : 'visually-hidden'}>
        <span className="clip">{name}</span>
        {isRow && <small>{sizeText(file.bytes)}</small>}
      </span>
      <RemoveButton label={t('files.remove', { name })} onRemove={onRemove} />
    </li>
  )
}

/** A file being uploaded, or one whose upload failed. */
export function SendingTile({ item, isRow, onRemove, onRetry }: TileProps & { item: Sending; onRetry: () => void }) {
  const { t } = useTranslation()
  const { file, state, share, message } = item
  const preview = useLocalUrl(file)
  const [isShown, setIsShown] = useState(true)
  const isWrong = state === 'failed' || state === 'refused'
  const wording = isWrong ? message || t('files.offline') : t(state === 'waiting' ? 'files.waiting' : 'files.sending')
  const removal = state === 'refused' ? 'files.dismiss' : state === 'failed' ? 'files.remove' : 'files.cancel'
  return (
    <li className={styles.fileItem} data-state={state}>
      <span className={fileThumbStyles.fileThumb} data-slot="file-thumb" data-size={isRow ? 'row' : 'tile'}>
        {preview && isShown ? <img src={preview} alt="" onError={() => setIsShown(false)} /> : <Kind name={file.name} isBroken={isWrong} />}
        {!isRow && !isWrong && <Progress share={share} label={t('files.progress', { name: file.name })} />}
      </span>
      <span className={styles.fileWords}>
        {(isRow || isWrong) && <span className="clip">{file.name}</span>}
        {isRow && !isWrong && <Progress share={share} label={t('files.progress', { name: file.name })} />}
        <small role={isWrong ? 'alert' : undefined}>{wording}</small>
        {state === 'failed' && (
          <button type="button" className={buttonStyles.link} data-slot="link" onClick={onRetry}>
            {t('files.retry')}
            <span className="visually-hidden"> {file.name}</span>
          </button>
        )}
      </span>
      <RemoveButton label={t(removal, { name: file.name })} onRemove={onRemove} />
    </li>
  )
}

const Progress = ({ share, label }: { share: number; label: string }) => <progress max={1} value={share} aria-label={label} />
