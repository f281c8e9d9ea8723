import type { ApolloClient } from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { MeDocument } from '../kit/gen/session.ts'
import { useMe } from '../kit/me.ts'
import { usePermitted } from '../kit/Permitted.tsx'
import { useChanges } from '../resource/useChanges.ts'
import { ConfigVersionDocument, PendingMaintenanceDocument, PulseDocument } from './gen/pulse.ts'

/** §9: every two minutes, whenever another page is opened, and soon after somebody has changed an order. */
export const PULSE_MS = 120_000
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
  const { data, refetch } = useQuery(PendingMaintenanceDocument, { ...QUIET, fetchPolicy: 'network-only', skip: !maySee })
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

const versionOf = async (client: ApolloClient) => (await client.query({ query: ConfigVersionDocument, ...QUIET })).data?.me.configVersion

/** What one request says of maintenance goes to the cache, where the warning reads it. */
async function pulse(client: ApolloClient) {
  const { data } = await client.query({ query: PulseDocument, ...QUIET })
  if (!data) return undefined
  const { hasPendingMaintenance, me } = data
  client.writeQuery({ query: PendingMaintenanceDocument, data: { hasPendingMaintenance } })
  return me.configVersion
}

/** One request a beat. */
function useConfigVersion(maySee: boolean) {
  const client = useApolloClient()
  const { configVersion } = useMe()
  const known = useRef(configVersion)
  const beat = useEffectEvent(async () => {
    if (!isSeen()) return
    const version = maySee ? await pulse(client) : await versionOf(client)
    if (version === undefined || version === known.current) return
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
