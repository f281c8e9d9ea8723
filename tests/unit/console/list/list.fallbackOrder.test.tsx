// @vitest-environment happy-dom
import { ApolloLink, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { GraphQLError } from 'graphql'
import { act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { client } from '../../../../console/kit/network/client.ts'
import { useListQuery } from '../../../../console/list/controller/useListQuery.ts'
import type { List } from '../../../../console/resource/list.ts'
import { metaOf } from '../../../../console/resource/meta.ts'
import { PathnameProvider } from '../../../../console/shell/views/pathname.tsx'
import { mountedRoot } from '../../../support/browser/mountedRoot.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const { link } = client
afterEach(async () => {
  client.setLink(link)
  await client.clearStore()
})

interface Page {
  sort?: string
  thenBy?: readonly { sort: string }[]
}
/** A server that sorts without an index where a filter is set, as few rows match then. */
function serving() {
  const asked: string[] = []
  client.setLink(
    new ApolloLink(({ variables }) => {
      const { filter, page } = variables as { filter: object; page: Page }
      const sorts = [page.sort, ...(page.thenBy ?? []).map(({ sort }) => sort)].filter(Boolean)
      asked.push(sorts.join())
      const isRefused = sorts.some((sort) => sort?.endsWith('Id')) && !Object.keys(filter).length
      return new Observable((observer) => {
        const errors = [new GraphQLError('Too many', { extensions: { refusal: 'tooManyToSort' } })]
        observer.next(isRefused ? { errors } : { data: { page: { __typename: 'EquipmentUnitPage', total: 0, items: [] } } })
        observer.complete()
      })
    }),
  )
  return asked
}
const meta = metaOf('equipmentUnit')
const ORDINARY = 'equipmentId,sortOrder'
async function listed(search: string) {
  const shown = {} as { list: List }
  const Probe = () => {
    shown.list = useListQuery(meta, ORDINARY)
    return null
  }
  await act(async () =>
    mountedRoot(document.createElement('div')).render(
      <ApolloProvider client={client}>
        <MemoryRouter initialEntries={[`/masterdata/equipmentUnits${search}`]}>
          <PathnameProvider>
            <Probe />
          </PathnameProvider>
        </MemoryRouter>
      </ApolloProvider>,
    ),
  )
  return shown
}

it('a default order by too many rows falls back to that of the definition, and comes back with a filter', async () => {
  const asked = serving()
  const shown = await listed('?view=0')
  expect([asked, shown.list.failure, shown.list.isFirst]).toEqual([[ORDINARY, meta.sort], undefined, false])
  expect(shown.list.fallbackOrder).toEqual([{ field: meta.sort, isDescending: false }])
  expect([shown.list.state.sort?.field, shown.list.variables?.page.sort]).toEqual(['equipmentId', meta.sort])
  await act(async () => shown.list.go({ page: '2' }))
  expect(new Set(asked.slice(1))).toEqual(new Set([meta.sort]))
  await act(async () => shown.list.go({ name: 'x', page: null }))
  expect([asked.at(-1), shown.list.fallbackOrder]).toEqual([ORDINARY, undefined])
})

it('an order that somebody chose is refused with its reason', async () => {
  const asked = serving()
  const shown = await listed('?view=0&sort=equipmentId')
  expect([asked, shown.list.failure?.refusal, shown.list.fallbackOrder]).toEqual([['equipmentId'], 'tooManyToSort', undefined])
})
