import type { ApolloClient, TypedDocumentNode } from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { joined } from '../../kit/network/document.ts'
import { MeDocument } from '../../kit/session/gen/session.ts'
import { useCan, useMe } from '../../kit/session/me.ts'
import type { Waiting } from '../../resource/defineArea.ts'
import { useAnswerChanges } from '../../resource/live/useChanges.ts'
import { waitings } from '../../screens/index.ts'
import { usePathname } from '../views/pathname.tsx'
import { PulseDocument, type PulseQuery } from './gen/polling.ts'

/** §9: every two minutes, whenever another page is opened, and soon after somebody has changed what it is about. */
export const PULSE_MS = 120_000
const QUIET = { context: { handles: ['*'] }, fetchPolicy: 'no-cache' } as const
const isSeen = () => document.visibilityState === 'visible'

/** Whether something of an area waits for this person. Failures wait for the next beat. */
export function useWaiting({ permission, document, isWaiting }: Waiting): boolean {
  const maySee = useCan()(permission)
  const pathname = usePathname()
  const { data, refetch } = useQuery(document, { ...QUIET, fetchPolicy: 'network-only', skip: !maySee })
  const lastPathname = useRef(pathname)
  const ask = useEffectEvent((place: string) => {
    if (!maySee || lastPathname.current === place) return
    lastPathname.current = place
    void refetch().catch(() => undefined)
  })
  useEffect(() => ask(pathname), [pathname])
  useAnswerChanges(document, () => maySee && void refetch().catch(() => undefined))
  return maySee && Boolean(data && isWaiting(data))
}

/** One request asks for everything; what areas have asked for goes to the cache, where their warnings read it. */
async function pulse(client: ApolloClient, areas: readonly Waiting[]) {
  const query = joined([PulseDocument, ...areas.map(({ document }) => document)]) as TypedDocumentNode<PulseQuery & Record<string, unknown>>
  const { data } = await client.query({ query, ...QUIET })
  if (!data) return undefined
  const { me, ...answers } = data
  for (const { document } of areas) client.writeQuery({ query: document, data: answers })
  return me.configVersion
}

/** Whether dictionaries, parameters or menus have changed meanwhile, and with the same request what waits. */
export function usePolling() {
  const client = useApolloClient()
  const can = useCan()
  const { configVersion } = useMe()
  const known = useRef(configVersion)
  const beat = useEffectEvent(async () => {
    if (!isSeen()) return
    const version = await pulse(
      client,
      waitings.filter(({ permission }) => can(permission)),
    )
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
