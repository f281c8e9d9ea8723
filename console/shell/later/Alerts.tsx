import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../kit/looks/icons.tsx'
import * as marksStyles from '../../kit/looks/marks.module.css'
import { useFaultCount } from '../../kit/network/errorLog.ts'
import { usePathOf } from '../../kit/session/navigation.ts'
import type { Waiting } from '../../resource/defineArea.ts'
import { waitings } from '../../screens/index.ts'
import * as sidebarStyles from '../frame/Sidebar.module.css'
import { usePolling, useWaiting } from '../idle/usePolling.ts'

/** There only while something waits for somebody. */
function Warning({ waiting }: { waiting: Waiting }) {
  const { t } = useTranslation()
  const isShown = useWaiting(waiting)
  const path = waiting.to.map(usePathOf()).find(Boolean)
  const label = t(waiting.title)
  return isShown && path ? (
    <Link
      className={`${marksStyles.iconBtn} ${sidebarStyles.warns}`}
      data-slot="icon-btn"
      to={path + (waiting.search ?? '')}
      aria-label={label}
      title={label}
    >
      <Icon name={waiting.icon ?? 'alert'} size={18} />
    </Link>
  ) : null
}

/** There once something has gone wrong: until then it would only take room. */
function ErrorBadge() {
  const { t } = useTranslation()
  const count = useFaultCount()
  if (!count) return null
  const label = t('console.shell.faults', { count })
  return (
    <Link className={`${marksStyles.iconBtn} hide-s`} data-slot="icon-btn" to="/profile/errors" aria-label={label} title={label}>
      <Icon name="bug" size={18} />
      <span className={sidebarStyles.badge} aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
    </Link>
  )
}

/** What calls for attention in the top bar while there is anything. */
export function Alerts() {
  usePolling()
  return (
    <>
      {waitings.map((waiting) => (
        <Warning key={waiting.title} waiting={waiting} />
      ))}
      <ErrorBadge />
    </>
  )
}
