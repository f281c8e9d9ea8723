import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../kit/icons.tsx'
import * as marksStyles from '../kit/marks.module.css'
import { toggleFullscreen } from './fullscreen.ts'

const subscribe = (tell: () => void) => {
  document.addEventListener('fullscreenchange', tell)
  return () => document.removeEventListener('fullscreenchange', tell)
}

export function FullscreenButton() {
  const { t } = useTranslation()
  const isFull = useSyncExternalStore(subscribe, () => !!document.fullscreenElement)
  const label = t(isFull ? 'console.shell.leaveFullscreen' : 'console.shell.fullscreen')
  return (
    <button
      type="button"
      className={`${marksStyles.iconBtn} hide-s`}
      data-slot="icon-btn"
      aria-label={label}
      title={label}
      onClick={toggleFullscreen}
    >
      <Icon name={isFull ? 'shrink' : 'expand'} size={18} />
    </button>
  )
}
