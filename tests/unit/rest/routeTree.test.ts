import { expect, it } from 'vitest'
import type { Route } from '../../../server/rest/call.ts'
import { routeTree } from '../../../server/rest/routeTree.ts'

const route = (method: Route['method'], path: string) => ({ method, path, permission: [], handle: async () => ({}) }) as unknown as Route
const find = routeTree([
  route('GET', '/parts/:id'),
  route('DELETE', '/parts/:ids'),
  route('GET', '/parts/export'),
  route('POST', '/parts/:id/close'),
])
const found = (method: Route['method'], path: string) => {
  const { route, path: values } = find(method, path) ?? {}
  return route && [route.path, values]
}

it('prefers a part that is named, and calls what is left open as each method does', () => {
  expect(found('GET', '/parts/export')).toEqual(['/parts/export', {}])
  expect(found('GET', '/parts/7')).toEqual(['/parts/:id', { id: '7' }])
  expect(found('DELETE', '/parts/export')).toEqual(['/parts/:ids', { ids: 'export' }])
  expect(found('POST', '/parts/a%2Fb/close')).toEqual(['/parts/:id/close', { id: 'a/b' }])
})

it('finds nothing for another method, a part too many, too few or an empty one', () => {
  expect([found('PUT', '/parts/7'), found('GET', '/parts/7/8'), found('GET', '/parts'), found('GET', '/parts/')]).toEqual(
    Array(4).fill(undefined),
  )
})
