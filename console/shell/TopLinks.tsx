import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { errorLog } from '../kit/errorLog.ts'
import { Icon } from '../kit/icons.tsx'
import { usePathOf } from '../kit/places.ts'
import { usePulse } from './usePulse.ts'

/** There only while maintenance waits for somebody (§4). */
export function PendingMaintenance() {
  const { t } = useTranslation()
  const { hasPending } = usePulse()
  const pathOf = usePathOf()
  const path = pathOf('maintlogs') ?? pathOf('maintenanceOrder')
  const label = t('console.shell.pendingMaintenance')
  return hasPending && path ? (
    <Link className="icon-btn warns" to={path} aria-label={label} title={label}>
      <Icon name="alert" size={18} />
    </Link>
  ) : null
}

export function MobileAppLink() {
  const { t } = useTranslation()
  const label = t('console.pages.mobileApp')
  return (
    <Link className="icon-btn hide-s" to="/profile/app" aria-label={label} title={label}>
      <Icon name="phone" size={18} />
    </Link>
  )
}

export const useFaultCount = () => useSyncExternalStore(errorLog.subscribe, errorLog.get).reduce((sum, fault) => sum + fault.times, 0)

/** There once something has gone wrong: until then it would only take room. */
export function ErrorBadge() {
  const { t } = useTranslation()
  const count = useFaultCount()
  if (!count) return null
  const label = t('console.shell.faults', { count })
  return (
    <Link className="icon-btn hide-s" to="/profile/errors" aria-label={label} title={label}>
      <Icon name="bug" size={18} />
      <span className="badge" aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
    </Link>
  )
}
