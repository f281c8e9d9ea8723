import i18next from 'i18next'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/looks/icons.tsx'
import * as marksStyles from '../../kit/looks/marks.module.css'
import { toast } from '../../kit/overlays/toast.ts'

/** §8: a browser that cannot show a page in the whole screen says so. */
export function toggleFullscreen() {
  if (document.fullscreenElement) return void document.exitFullscreen()
  const refuse = () => toast({ type: 'warning', title: i18next.t('console.notice.fullscreenUnsupported'), id: 'fullscreen' })
  if (document.fullscreenEnabled) document.documentElement.requestFullscreen().catch(refuse)
  else refuse()
}

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
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
