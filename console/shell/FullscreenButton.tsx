import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../kit/icons.tsx'
import { toast } from '../kit/notices.tsx'

const subscribe = (tell: () => void) => {
  document.addEventListener('fullscreenchange', tell)
  return () => document.removeEventListener('fullscreenchange', tell)
}

export function FullscreenButton() {
  const { t } = useTranslation()
  const isFull = useSyncExternalStore(subscribe, () => !!document.fullscreenElement)
  const label = t(isFull ? 'console.shell.leaveFullscreen' : 'console.shell.fullscreen')
  const refuse = () => toast({ type: 'warning', title: t('console.notice.fullscreenUnsupported'), id: 'fullscreen' })
  const toggle = () => {
    if (isFull) return void document.exitFullscreen()
    if (!document.fullscreenEnabled) return refuse()
    document.documentElement.requestFullscreen().catch(refuse)
  }
  return (
    <button type="button" className="icon-btn hide-s" aria-label={label} title={label} onClick={toggle}>
      <Icon name={isFull ? 'shrink' : 'expand'} size={18} />
    </button>
  )
}
