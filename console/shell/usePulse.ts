import { useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { operation } from '../kit/document.ts'
import { MeDocument } from '../kit/gen/graphql.ts'
import { useMe } from '../kit/me.ts'
import { usePermitted } from '../kit/Permitted.tsx'
import { useChanges } from '../resource/useChanges.ts'

/** §9: every two minutes, whenever another page is opened, and soon after somebody has changed an order. */
export const PULSE_MS = 120_000
const pendingDocument = operation('query', 'PendingMaintenance', {}, 'hasPendingMaintenance')
const versionDocument = operation('query', 'ConfigVersion', {}, 'me{configVersion}')
const bothDocument = operation('query', 'Pulse', {}, 'hasPendingMaintenance me{configVersion}')

interface Pulse {
  hasPendingMaintenance?: boolean
  me?: { configVersion: number }
}
const QUIET = { context: { handles: ['*'] }, fetchPolicy: 'no-cache' } as const
const isSeen = () => document.visibilityState === 'visible'

/** Whether maintenance waits for somebody, and whether dictionaries, parameters or menus have changed meanwhile. Failures wait for the next beat. */
export function usePulse(): { hasPending: boolean } {
  const maySee = usePermitted('maint:order:list')
  const hasPending = usePending(maySee)
  useConfigVersion(maySee)
  return { hasPending }
}

function usePending(maySee: boolean): boolean {
  const { pathname } = useLocation()
  const { data, refetch } = useQuery<Pulse>(pendingDocument, { ...QUIET, fetchPolicy: 'network-only', skip: !maySee })
  const askedFor = useRef(pathname)
  const ask = useEffectEvent((place: string) => {
    if (!maySee || askedFor.current === place) return
    askedFor.current = place
    void refetch().catch(() => undefined)
  })
  useEffect(() => ask(pathname), [pathname])
  useChanges(maySee ? 'maintenanceOrder' : [], () => void refetch().catch(() => undefined))
  return maySee && Boolean(data?.hasPendingMaintenance)
}

/** One request a beat; what it says of maintenance goes to the cache, where the warning reads it. */
function useConfigVersion(maySee: boolean) {
  const client = useApolloClient()
  const { configVersion } = useMe()
  const known = useRef(configVersion)
  const beat = useEffectEvent(async () => {
    if (!isSeen()) return
    const { data } = await client.query<Pulse>({ query: maySee ? bothDocument : versionDocument, ...QUIET })
    if (data?.hasPendingMaintenance !== undefined)
      client.writeQuery<Pulse>({ query: pendingDocument, data: { hasPendingMaintenance: data.hasPendingMaintenance } })
    const version = data?.me?.configVersion ?? known.current
    if (version === known.current) return
    known.current = version
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'dictionary' })
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'configByKey' })
    await client.query({ query: MeDocument, fetchPolicy: 'network-only', context: QUIET.context })
  })
  useEffect(() => {
    const timer = setInterval(() => void beat().catch(() => undefined), PULSE_MS)
    return () => clearInterval(timer)
  }, [])
}
