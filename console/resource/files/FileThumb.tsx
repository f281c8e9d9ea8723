import { Icon } from '../../kit/icons.tsx'
import { endingOf, type FileInfo, nameOf } from './fileInfo.ts'
import { useBlob } from './useBlob.ts'
import './files.css'

/** A file at a glance: the small picture, or the kind of document. Whoever shows it says its name beside it. */
export function FileThumb({ file, size = 'tile' }: { file: FileInfo; size?: 'tile' | 'row' | 'cell' }) {
  const { url, hasFailed } = useBlob(file.thumbURL)
  return (
    <span className="file-thumb" data-size={size} data-loading={(file.thumbURL && !url && !hasFailed) || undefined}>
      {url ? <img src={url} alt="" draggable={false} /> : <Kind name={nameOf(file)} isBroken={hasFailed} />}
    </span>
  )
}

export function Kind({ name, isBroken }: { name: string; isBroken?: boolean }) {
  return (
    <span className="file-kind">
      <Icon name={isBroken ? 'alert' : 'file'} size={20} />
      <b>{endingOf(name)}</b>
    </span>
  )
}
