import i18next from 'i18next'
import { toast } from '../kit/notices.tsx'

/** §8: a browser that cannot show a page in the whole screen says so. */
export function toggleFullscreen() {
  if (document.fullscreenElement) return void document.exitFullscreen()
  const refuse = () => toast({ type: 'warning', title: i18next.t('console.notice.fullscreenUnsupported'), id: 'fullscreen' })
  if (document.fullscreenEnabled) document.documentElement.requestFullscreen().catch(refuse)
  else refuse()
}
