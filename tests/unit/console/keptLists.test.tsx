// @vitest-environment happy-dom
import { ApolloLink, Observable } from '@apollo/client'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { client } from '../../../console/kit/client.ts'
import { listPreferences } from '../../../console/resource/list/listPreferences.ts'
import { useKeptLists } from '../../../console/shell/keepLists.ts'

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
    useKeptLists(4711, '1')
    return null
  }
  const root = createRoot(document.createElement('div'))
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
