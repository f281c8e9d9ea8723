import { Icon } from '../../kit/looks/icons.tsx'
import * as styles from './FileThumb.module.css'
import { endingOf, type FileInfo, nameOf } from './fileInfo.ts'
import { useBlob } from './useBlob.ts'

/** A thumbnail of a picture, or the icon of a document. The caller shows the name. */
export function FileThumb({ file, size = 'tile' }: { file: FileInfo; size?: 'tile' | 'row' | 'cell' }) {
  const { url, hasFailed } = useBlob(file.thumbURL)
  return (
    <span
      className={styles.fileThumb}
      data-slot="file-thumb"
      data-size={size}
      data-loading={(file.thumbURL && !url && !hasFailed) || undefined}
    >
      {url ? <img src={url} alt="" draggable={false} /> : <Kind name={nameOf(file)} isBroken={hasFailed} />}
    </span>
  )
}

/** The icon of a document kind, by the extension of its name. */
export function Kind({ name, isBroken }: { name: string; isBroken?: boolean }) {
  return (
    <span className={styles.fileKind}>
      <Icon name={isBroken ? 'alert' : 'file'} size={20} />
      <b>{endingOf(name)}</b>
    </span>
  )
}
