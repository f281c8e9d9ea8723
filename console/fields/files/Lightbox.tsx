import { Dialog, Portal } from '@chakra-ui/react'
import { type KeyboardEvent, type TouchEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/looks/icons.tsx'
import { addressOf, type FileInfo, nameOf } from './fileInfo.ts'
import * as styles from './Lightbox.module.css'
import { useBlob } from './useBlob.ts'
import { useSave } from './useSave.ts'

interface LightboxProps {
  files: readonly FileInfo[]
  at: number
  onMove: (at: number) => void
  onClose: () => void
}
const SWIPE = 48

/** One picture full screen; arrow keys, clicks and swipes switch to the others. */
export function Lightbox({ files, at, onMove, onClose }: LightboxProps) {
  const { t } = useTranslation()
  const save = useSave()
  const file = files[at]
  const go = (step: number) => {
    const next = at + step
    if (next >= 0 && next < files.length) onMove(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step) go(step)
  }
  const swipe = useSwipe(go)
  const content = useRef<HTMLDivElement>(null)
  if (!file) return null
  return (
    <Dialog.Root unstyled open onOpenChange={({ open }) => !open && onClose()} initialFocusEl={() => content.current}>
      <Portal>
        <Dialog.Positioner className={styles.lightboxPlace}>
          <Dialog.Content className={styles.lightbox} ref={content} onKeyDown={onKeyDown} {...swipe}>
            <header className="row">
              <Dialog.Title className="clip">{nameOf(file)}</Dialog.Title>
              <span className="small figure" aria-live="polite">
                {t('files.position', { at: at + 1, of: files.length })}
              </span>
              <button type="button" aria-label={t('files.downloadOf', { name: nameOf(file) })} onClick={() => void save(file)}>
                <Icon name="download" size={20} />
              </button>
              <Dialog.CloseTrigger asChild>
                <button type="button" aria-label={t('files.close')}>
                  <Icon name="close" size={20} />
                </button>
              </Dialog.CloseTrigger>
            </header>
            <Picture key={file.id} file={file} />
            {files.length > 1 && (
              <>
                <button
                  type="button"
                  className={styles.previous}
                  disabled={at === 0}
                  aria-label={t('files.previous')}
                  onClick={() => go(-1)}
                >
                  <Icon name="left" size={24} />
                </button>
                <button
                  type="button"
                  className={styles.next}
                  disabled={at === files.length - 1}
                  aria-label={t('files.next')}
                  onClick={() => go(1)}
                >
                  <Icon name="right" size={24} />
                </button>
              </>
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

/** Shows the thumbnail until the picture is loaded. */
function Picture({ file }: { file: FileInfo }) {
  const { t } = useTranslation()
  const small = useBlob(file.thumbURL)
  const large = useBlob(addressOf(file))
  const url = large.url ?? small.url
  if (large.hasFailed) return <p className="middle">{t('files.notShown')}</p>
  const { width, height } = file
  return (
    <figure className="middle" data-loading={!large.url || undefined}>
      {url && <img src={url} alt={nameOf(file)} draggable={false} {...(width && height ? { width, height } : {})} />}
    </figure>
  )
}

function useSwipe(go: (step: number) => void) {
  const from = useRef<number | null>(null)
  return {
    onTouchStart: (event: TouchEvent) => {
      from.current = event.touches.length === 1 ? (event.touches[0]?.clientX ?? null) : null
    },
    onTouchEnd: (event: TouchEvent) => {
      const deltaX = from.current === null ? 0 : (event.changedTouches[0]?.clientX ?? 0) - from.current
      if (Math.abs(deltaX) > SWIPE) go(deltaX < 0 ? 1 : -1)
    },
  }
}
