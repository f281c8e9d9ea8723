import { createToaster, Toast, Toaster } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from './icons.tsx'
import { type Notice, takeNotices } from './notices.tsx'

const toaster = createToaster({ placement: 'top', max: 3, duration: 5000, pauseOnPageIdle: true })

function show({ detail, ...notice }: Notice) {
  toaster.create({ ...notice, ...(detail && { description: detail }) })
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

export function Toasts() {
  const { t } = useTranslation()
  useHandover()
  return (
    <Toaster toaster={toaster} insetInline="4" aria-label={t('console.notice.region')}>
      {(notice) => (
        <Toast.Root>
          <span className={`toast-dot ${notice.type}`}>
            <Icon name={notice.type === 'success' ? 'tick' : notice.type === 'info' ? 'info' : 'alert'} size={14} />
          </span>
          <div className="toast-text">
            <Toast.Title>{notice.title}</Toast.Title>
            {notice.description && <Toast.Description>{notice.description}</Toast.Description>}
          </div>
          <Toast.CloseTrigger aria-label={t('console.shell.close')} className="toast-close">
            <Icon name="close" size={14} />
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </Toaster>
  )
}
