// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ResourceName } from '../../../../console/kit/gen/resources.ts'
import { PAUSE_MS, useChanges } from '../../../../console/resource/live/useChanges.ts'
import { mountedRoot } from '../../../support/browser/mountedRoot.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
beforeEach(() => {
  vi.useFakeTimers()
})
let leave = () => {}
afterEach(() => {
  leave()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Somebody who follows these resources, and a server that says when they change. */
async function following(resources: ResourceName | readonly ResourceName[]) {
  const streams = new Map<string, () => void>()
  const link = new ApolloLink(({ variables }) => {
    const resource = String(variables['resource'])
    return new Observable((observer) => {
      streams.set(resource, () =>
        observer.next({ data: { recordsChanged: { __typename: 'RecordsChanged', resource, at: '2026-11-22T00:00:00Z' } } }),
      )
      return () => void streams.delete(resource)
    })
  })
  const client = new ApolloClient({ link, cache: new InMemoryCache() })
  const look = vi.fn()
  const Probe = ({ of }: { of: typeof resources }) => {
    useChanges(of, look)
    return null
  }
  const root = mountedRoot(document.createElement('div'))
  const follow = (of: typeof resources) =>
    act(async () =>
      root.render(
        <ApolloProvider client={client}>
          <Probe of={of} />
        </ApolloProvider>,
      ),
    )
  await follow(resources)
  leave = () => act(() => root.unmount())
  const turn = (state: 'visible' | 'hidden') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  return { look, streams, follow, turn, later: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)) }
}

describe('a view that follows changes', () => {
  it('looks once after many of them, of whichever resource', async () => {
    const { look, streams, later } = await following(['maintenanceOrder', 'maintenancePlan'])
    for (let i = 0; i < 20; i++) for (const change of streams.values()) change()
    await later(PAUSE_MS - 1)
    expect(look).not.toHaveBeenCalled()
    await later(1)
    expect(look).toHaveBeenCalledTimes(1)
    streams.get('maintenancePlan')?.()
    await later(PAUSE_MS)
    expect(look).toHaveBeenCalledTimes(2)
  })

  it('looks only when somebody can see it again', async () => {
    const { look, streams, turn, later } = await following('maintenanceOrder')
    turn('hidden')
    streams.get('maintenanceOrder')?.()
    await later(10 * PAUSE_MS)
    expect(look).not.toHaveBeenCalled()
    turn('visible')
    await later(PAUSE_MS)
    expect(look).toHaveBeenCalledTimes(1)
    turn('hidden')
    turn('visible')
    await later(PAUSE_MS)
    expect(look).toHaveBeenCalledTimes(1)
  })

  it('follows nothing where nothing is named, and lets go of what it leaves', async () => {
    const { look, streams, follow, later } = await following([])
    expect([...streams.keys()]).toEqual([])
    await follow(['maintenanceOrder'])
    expect([...streams.keys()]).toEqual(['maintenanceOrder'])
    streams.get('maintenanceOrder')?.()
    leave()
    leave = () => {}
    await later(PAUSE_MS)
    expect([look.mock.calls.length, streams.size]).toEqual([0, 0])
  })
})
