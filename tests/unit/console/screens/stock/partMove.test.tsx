// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { type Me, MeContext } from '../../../../../console/kit/session/me.ts'
import { type PartWork, useMovePart } from '../../../../../console/screens/shared/parts/partWork.ts'
import { mountedRoot } from '../../../../support/browser/mountedRoot.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const me = { user: { id: '1' }, currentPlantId: '1' } as unknown as Me

/** What is sent as a part is moved for some work, or for none; whether it is refused. */
async function moved(work: PartWork | undefined, isRefused = false) {
  const sent: Record<string, unknown>[] = []
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'MovePart') sent.push(variables['input'])
    return new Observable((observer) => {
      if (operationName === 'MovePart' && isRefused) return observer.error(new Error('refused'))
      observer.next({
        data: operationName === 'MovePart' ? { record: { id: '9', quantityChanged: -1, balance: 4 } } : { page: { items: [] } },
      })
      observer.complete()
    })
  })
  const result = {} as { current: ReturnType<typeof useMovePart> }
  const onMoved = vi.fn()
  const Probe = () => {
    result.current = useMovePart(work, onMoved)
    return null
  }
  const client = new ApolloClient({ cache: new InMemoryCache(), link })
  await act(async () =>
    mountedRoot(document.createElement('div')).render(
      <MeContext value={me}>
        <ApolloProvider client={client}>
          <Probe />
        </ApolloProvider>
      </MeContext>,
    ),
  )
  const part = { partId: '7', name: '轴承', unit: '个' }
  const isDone = await act(() => result.current.move({ storeType: 'OUT', part, quantity: 1 }))
  return { sent, isDone, calls: onMoved.mock.calls.length }
}

describe('a part that is taken', () => {
  it('is booked on the work that it is taken for, or on none', async () => {
    const entry = { partId: '7', storeType: 'OUT', quantity: 1 }
    expect(await moved({ key: 'repairLogId', id: '3', title: 'WX-3' })).toEqual({
      ...{ sent: [{ ...entry, repairLogId: '3' }], isDone: true, calls: 1 },
    })
    expect(await moved(undefined)).toEqual({ sent: [entry], isDone: true, calls: 1 })
  })

  it('is not told as moved when it was refused', async () => {
    expect(await moved(undefined, true)).toMatchObject({ isDone: false, calls: 0 })
  })
})
