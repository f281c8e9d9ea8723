// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { OperationTypeNode } from 'graphql'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLiveRows } from '../../../../console/list/extras/useLiveRows.ts'
import type { List } from '../../../../console/resource/list.ts'
import { metaOf } from '../../../../console/resource/meta.ts'
import { mountedRoot } from '../../../support/browser/mountedRoot.ts'

let leave = () => {}
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})
afterEach(() => {
  leave()
  vi.useRealTimers()
})

/** A list in sight and its server: `change` says that a record has changed, `asked` how often the list looked what. */
async function show() {
  let asked = 0
  let change = () => {}
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        if (operation.operationType === OperationTypeNode.SUBSCRIPTION) {
          change = () => observer.next({ data: { recordsChanged: { __typename: 'RecordsChanged', ids: ['1'] } } })
          return
        }
        asked++
        observer.next({ data: { page: { __typename: 'ReportLogPage', total: 0, items: [] } } })
        observer.complete()
      }),
  )
  const variables = { filter: {}, page: { no: 1, size: 20 } }
  const list = { meta: metaOf('reportLog'), variables, rows: [], total: 0, isLoading: false } as unknown as List
  const Probe = () => {
    useLiveRows(list)
    return null
  }
  const root = mountedRoot(document.createElement('div'))
  leave = () => act(() => root.unmount())
  const client = new ApolloClient({ link, cache: new InMemoryCache() })
  await act(async () =>
    root.render(
      <ApolloProvider client={client}>
        <Probe />
      </ApolloProvider>,
    ),
  )
  return { change: () => change(), asked: () => asked }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('a list looks at once after a change, and after many more once every two seconds', async () => {
  const { change, asked } = await show()
  expect(asked()).toBe(0)
  change()
  await pass(0)
  expect(asked()).toBe(1)
  for (let nth = 0; nth < 19; nth++) {
    change()
    await pass(100)
  }
  expect(asked()).toBe(1)
  await pass(100)
  expect(asked()).toBe(2)
  await pass(60_000)
  expect(asked()).toBe(2)
})

it('nothing is looked up while nobody sees the page, and once when somebody does', async () => {
  const { change, asked } = await show()
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  for (let nth = 0; nth < 5; nth++) change()
  await pass(60_000)
  expect(asked()).toBe(0)
  state.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(asked()).toBe(1)
})
