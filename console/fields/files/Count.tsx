import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as fileThumbStyles from './FileThumb.module.css'
import { FileThumb } from './FileThumb.tsx'
import { type FileInfo, isPicture } from './fileInfo.ts'

/** The files of a list row: first thumbnail and count. Images load only when visible. */
export function Count({ files }: { files: readonly FileInfo[] }) {
  const { t } = useTranslation()
  const place = useRef<HTMLSpanElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsSeen(true))
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])
  const first = files.find(isPicture) ?? files[0]
  return (
    <span className={fileThumbStyles.fileCount} ref={place}>
      {first && <FileThumb file={isSeen ? first : { ...first, thumbURL: null }} size="cell" />}
      <span aria-hidden="true">{files.length}</span>
      <span className="visually-hidden">{t('files.count', { count: files.length })}</span>
    </span>
  )
}
