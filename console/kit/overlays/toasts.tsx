import { createToaster, Toast, Toaster } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../looks/icons.tsx'
import { bell } from './bell.ts'
import { type Notice, takeNotices } from './toast.ts'
import * as styles from './toasts.module.css'

const DURATION_MS = 5_000
/** On a desk below the menu, where neither search nor the head and foot of a drawer are; on a phone buttons stand at the bottom. */
const placement = matchMedia('(max-width: 767px)').matches ? 'top' : 'bottom-start'
/** F6 leads to them, as it leads from pane to pane elsewhere. */
const toaster = createToaster({ placement, max: 3, duration: DURATION_MS, pauseOnPageIdle: true, hotkey: ['F6'] })

/** What went wrong, and what somebody waited for, can be read again in the bell. */
function recordInBell({ id, type, title, detail, requestId, isPersistent }: Notice) {
  if (!(isPersistent ?? (type === 'error' || type === 'warning'))) return
  bell.add({ ...(id && { id }), type, title, requestId, ...(requestId ? {} : { detail }), address: location.pathname + location.search })
}

function show(notice: Notice) {
  const { id, type, title, detail, action, durationMs = DURATION_MS } = notice
  recordInBell(notice)
  toaster.create({
    type,
    title,
    duration: durationMs,
    ...(id && { id }),
    ...(detail && { description: detail }),
    ...(action && { action: { label: action.title, onClick: action.run }, meta: { durationMs } }),
  })
}

/** The toaster's own machine starts a moment after it has been drawn and is deaf before that. */
function useHandover() {
  useEffect(() => {
    let giveBack: (() => void) | undefined
    const timer = setTimeout(() => {
      giveBack = takeNotices(show)
    }, 30)
    return () => {
      clearTimeout(timer)
      giveBack?.()
    }
  }, [])
}

/** How much of the time is left; it stands still while the notice does. */
function Ring({ durationMs }: { durationMs: number }) {
  return (
    <svg className={styles.toastRing} viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
      <circle cx="10" cy="10" r="8" />
      <circle cx="10" cy="10" r="8" pathLength="1" style={{ animationDuration: `${durationMs}ms` }} />
    </svg>
  )
}

export function Toasts() {
  const { t } = useTranslation()
  useHandover()
  return (
    <Toaster toaster={toaster} insetInline="4" aria-label={t('console.notice.region')}>
      {(notice) => (
        <Toast.Root>
          <span className={styles.toastDot} data-type={notice.type}>
            <Icon name={notice.type === 'success' ? 'tick' : notice.type === 'info' ? 'info' : 'alert'} size={14} />
          </span>
          <div className="fill breaks">
            <Toast.Title>{notice.title}</Toast.Title>
            {notice.description && <Toast.Description>{notice.description}</Toast.Description>}
          </div>
          {notice.action && (
            <Toast.ActionTrigger>
              <Ring key={String(notice.duration)} durationMs={Number(notice.meta?.['durationMs'])} />
              {notice.action.label}
            </Toast.ActionTrigger>
          )}
          <Toast.CloseTrigger aria-label={t('console.shell.close')} className="icon-button" data-slot="toast-close" data-reach>
            <Icon name="close" size={14} />
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </Toaster>
  )
}
