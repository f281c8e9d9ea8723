import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { bell, unseenCount } from '../../kit/bell.ts'
import { Icon } from '../../kit/icons.tsx'
import { lazyThemed } from '../../kit/lazyThemed.ts'
import * as marksStyles from '../../kit/marks.module.css'
import * as sidebarStyles from '../Sidebar.module.css'
import { unreadCount } from './serverNotices.ts'

const BellPanel = lazyThemed(() => import('./BellPanel.tsx').then((module) => module.BellPanel))

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
