import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useMe } from '../../kit/session/me.ts'
import { useSession } from '../../kit/session/session.ts'
import { useNotices } from '../bell/useNotices.ts'
import { HelpKey } from '../help/HelpKey.tsx'
import { IdleWatch } from '../idle/IdleWatch.tsx'
import { syncSettings } from '../settings/storeSettings.ts'
import { usePageOf } from '../views/useRoute.ts'
import { favourites } from './favourites.ts'
import { recents } from './recents.ts'
import { recordAt, titleOf } from './recordAt.ts'
import { syncPreference } from './syncPreference.ts'
import { useTagMoves } from './useTagMoves.ts'

/** Long enough for a record to be there and to be looked at. */
const LOOKED_AT_MS = 1500

/** Remembers which pages and records were looked at. */
function useRecents() {
  const { identity } = useSession()
  const { menus, currentPlantId } = useMe()
  const { pathname, search } = useLocation()
  const pageOf = usePageOf()
  useEffect(() => recents.open(identity, currentPlantId), [identity, currentPlantId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is what is remembered
  useEffect(() => {
    const timer = setTimeout(() => {
      const record = recordAt(menus, { pathname, search })
      const title = record && titleOf(record)
      if (record && title)
        recents.add({ to: `${pathname}${search.includes('open=') ? `?open=${record.id}` : ''}`, title, resource: record.resource })
      else if (!record && pageOf(pathname)) recents.add({ to: pathname })
    }, LOOKED_AT_MS)
    return () => clearTimeout(timer)
  }, [pathname, search, currentPlantId])
}

/** What the shell does without showing anything. */
export function Duties() {
  const { identity } = useSession()
  useEffect(() => {
    if (!identity) return
    favourites.open(identity)
    const stop = [syncSettings(identity), syncPreference('favourites', favourites)]
    return () => stop.forEach((end) => void end())
  }, [identity])
  useRecents()
  useTagMoves()
  useNotices()
  return (
    <>
      <IdleWatch />
      <HelpKey />
    </>
  )
}
