// @vitest-environment happy-dom
import { ApolloLink, Observable } from '@apollo/client'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { client } from '../../../../console/kit/network/client.ts'
import { listPreferences } from '../../../../console/list/listPreferences.ts'
import { useStoredLists } from '../../../../console/shell/settings/storeLists.ts'
import { mountedRoot } from '../../../support/browser/mountedRoot.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const { link } = client
afterEach(() => {
  client.setLink(link)
  vi.useRealTimers()
})

it('asks for views and list settings again when the server was too busy, and not for whoever has left', async () => {
  vi.useFakeTimers()
  let [asked, isBusy] = [0, true]
  client.setLink(
    new ApolloLink(() => {
      asked++
      return new Observable((observer) => {
        if (isBusy) return observer.error(new Error('503'))
        observer.next({ data: { savedViews: [], myPreferences: [{ __typename: 'Preference', key: 'list:vendor', value: '{"size":50}' }] } })
        observer.complete()
      })
    }),
  )
  const Probe = () => {
    useStoredLists(4711, '1')
    return null
  }
  const root = mountedRoot(document.createElement('div'))
  const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await act(async () => root.render(<Probe />))
  await later(4_000)
  expect(asked).toBe(2)
  isBusy = false
  await later(4_000)
  expect(listPreferences.get().lists).toEqual({ vendor: { size: 50 } })
  await later(60_000)
  expect(asked).toBe(3)

  isBusy = true
  await act(async () => root.unmount())
  await later(60_000)
  expect(asked).toBe(3)
})

it('keeps an answer that comes before it is known whose plant it is about, and for nobody else', async () => {
  const view = { __typename: 'SavedView', id: '7', resource: 'vendor', name: 'Near', state: '{}', visibility: 'ROLE', isDefault: true }
  client.setLink(
    new ApolloLink(
      () =>
        new Observable((observer) => {
          observer.next({ data: { savedViews: [view], myPreferences: [] } })
          observer.complete()
        }),
    ),
  )
  const Probe = ({ plantId }: { plantId?: string }) => {
    useStoredLists(2, plantId)
    return null
  }
  const names = () => listPreferences.get().views.map(({ name }) => name)
  listPreferences.open(1, '1')
  // The second time the same person comes back, into another plant.
  for (const [plantId, shown] of [
    ['1', []],
    ['2', ['Near']],
  ] as const) {
    const root = mountedRoot(document.createElement('div'))
    await act(async () => root.render(<Probe />))
    expect(names()).toEqual(shown)
    await act(async () => root.render(<Probe plantId={plantId} />))
    expect(names()).toEqual(['Near'])
    await act(async () => root.unmount())
  }
  listPreferences.open(1, '1')
  expect(names()).toEqual([])
})
