// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { getOperationAST } from 'graphql'
import { act } from 'react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Me, MeContext } from '../../../../console/kit/session/me.ts'
import { PAUSE_MS } from '../../../../console/resource/live/useChanges.ts'
import { pendingMaintenance } from '../../../../console/screens/maintenance/area.ts'
import { PULSE_MS, usePolling, useWaiting } from '../../../../console/shell/idle/usePolling.ts'
import { PathnameProvider } from '../../../../console/shell/views/pathname.tsx'
import { mountedRoot } from '../../../support/browser/mountedRoot.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
beforeEach(() => {
  vi.useFakeTimers()
})
let leave = () => {}
afterEach(() => {
  leave()
  vi.useRealTimers()
})

/** The shell's pulse of somebody with these permissions, with a server that answers what `server.hasPending` says. */
async function pulseOf(permissions: string[]) {
  const server = { hasPending: false, asked: [] as string[], change: () => {}, isFollowed: false }
  const link = new ApolloLink((asked) => {
    const name = getOperationAST(asked.query)?.name?.value ?? ''
    if (name === 'RecordsChanged')
      return new Observable((observer) => {
        server.isFollowed = true
        server.change = () =>
          observer.next({
            data: { recordsChanged: { __typename: 'RecordsChanged', resource: 'maintenanceOrder', at: '2026-11-22T00:00:00Z' } },
          })
        return () => {
          server.isFollowed = false
        }
      })
    server.asked.push(name)
    const me = { __typename: 'Me', configVersion: 1 }
    const data = { hasPendingMaintenance: server.hasPending, ...(name === 'Pulse' && { me }) }
    return new Observable((observer) => {
      observer.next({ data })
      observer.complete()
    })
  })
  const client = new ApolloClient({ link, cache: new InMemoryCache() })
  const me = { permissions, configVersion: 1 } as unknown as Me
  const shown = { hasPending: false, goTo: (_: string) => {} }
  const Probe = () => {
    usePolling()
    shown.hasPending = useWaiting(pendingMaintenance)
    shown.goTo = useNavigate()
    return null
  }
  const root = mountedRoot(document.createElement('div'))
  const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await act(async () =>
    root.render(
      <ApolloProvider client={client}>
        <MeContext value={me}>
          <MemoryRouter>
            <PathnameProvider>
              <Probe />
            </PathnameProvider>
          </MemoryRouter>
        </MeContext>
      </ApolloProvider>,
    ),
  )
  await later(0)
  leave = () => act(() => root.unmount())
  return { server, shown, later }
}

describe('the warning that maintenance waits', () => {
  it('shows with the next beat, two minutes later at most', async () => {
    const { server, shown, later } = await pulseOf(['maint:order:list'])
    expect(shown.hasPending).toBe(false)
    server.hasPending = true
    await later(PULSE_MS - 1_000)
    expect(shown.hasPending).toBe(false)
    await later(1_000)
    expect(shown.hasPending).toBe(true)
    expect(PULSE_MS).toBe(120_000)
  })

  it('shows as soon as another page is opened', async () => {
    const { server, shown, later } = await pulseOf(['maint:order:list'])
    server.hasPending = true
    act(() => shown.goTo('/elsewhere'))
    await later(0)
    expect(shown.hasPending).toBe(true)
  })

  it('comes and goes live, with one question for many changes', async () => {
    const { server, shown, later } = await pulseOf(['maint:order:list'])
    server.hasPending = true
    const before = server.asked.length
    for (let i = 0; i < 20; i++) server.change()
    await later(PAUSE_MS)
    expect([shown.hasPending, server.asked.length - before]).toEqual([true, 1])
    server.hasPending = false
    server.change()
    await later(PAUSE_MS)
    expect(shown.hasPending).toBe(false)
  })

  it('asks and follows nothing without the permission', async () => {
    const { server, shown, later } = await pulseOf(['repair:report:list'])
    server.hasPending = true
    act(() => shown.goTo('/elsewhere'))
    await later(PULSE_MS)
    expect([shown.hasPending, server.isFollowed, [...new Set(server.asked)]]).toEqual([false, false, ['Pulse']])
  })

  it('stops following when the shell is left', async () => {
    const { server } = await pulseOf(['maint:order:list'])
    expect(server.isFollowed).toBe(true)
    leave()
    leave = () => {}
    expect(server.isFollowed).toBe(false)
  })
})
