import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/looks/icons.tsx'
import * as marksStyles from '../../kit/looks/marks.module.css'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { bell, unseenCount } from '../../kit/overlays/bell.ts'
import * as sidebarStyles from '../frame/Sidebar.module.css'
import { unreadCount } from './serverNotices.ts'

const BellPanel = lazyComponent(() => import('./BellPanel.tsx').then((module) => module.BellPanel), { themed: true })

/** How much has been said that nobody has looked at yet. */
export function Bell() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const own = unseenCount(useSyncExternalStore(bell.subscribe, bell.get))
  const count = own + useSyncExternalStore(unreadCount.subscribe, unreadCount.get)
  const label = t('bell.label', { count })
  return (
    <>
      <button
        type="button"
        className={marksStyles.iconBtn}
        data-slot="icon-btn"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="bell" size={18} />
        {count > 0 && (
          <span className={sidebarStyles.badge} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </button>
      {isOpen && <BellPanel onClose={() => setOpen(false)} />}
    </>
  )
}
