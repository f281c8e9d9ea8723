// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type Me, MeContext } from '../../../../../console/kit/session/me.ts'
import { loadLanguage, loadWords } from '../../../../../console/kit/words/i18n.ts'
import { today } from '../../../../../console/kit/words/time.ts'
import { StockDue } from '../../../../../console/screens/dashboard/StockDue.tsx'
import { mountedRoot } from '../../../../support/browser/mountedRoot.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
beforeAll(async () => {
  await loadLanguage('en')
  await loadWords('dashboard')
})
afterAll(() => localStorage.clear())
let leave = () => {}
afterEach(() => leave())

const TOTALS = { parts: 2, materials: 0, inks: 3, batches: 5, expired: 1, orders: 4, late: 0 }
const PAGES = {
  sparePart: '/parts',
  accessory: '/materials',
  ink: '/inks',
  inkStock: '/batches',
  stockOrder: '/orders',
  shortages: '/short',
}
const menus = Object.entries(PAGES).map(([component, path]) => ({ id: path, path, component, visible: true, children: [] }))

/** The card of somebody with these rights, and what it asked for. */
async function show(permissions: readonly string[], pages = menus) {
  const asked: object[] = []
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        asked.push(variables)
        observer.next({ data: Object.fromEntries(Object.entries(TOTALS).map(([key, total]) => [key, { total }])) })
        observer.complete()
      }),
  )
  const me = { permissions, menus: pages, plants: [], user: { id: '1', name: 'Li', username: 'li', roles: [] } } as unknown as Me
  const host = document.body.appendChild(document.createElement('div'))
  const root = mountedRoot(host)
  leave = () => {
    act(() => root.unmount())
    host.remove()
  }
  await act(async () =>
    root.render(
      <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
        <MeContext value={me}>
          <MemoryRouter>
            <StockDue />
          </MemoryRouter>
        </MeContext>
      </ApolloProvider>,
    ),
  )
  await vi.waitFor(() => expect(host.querySelector('[data-slot=bone]')).toBeNull())
  const numbers = [...host.querySelectorAll('b')].map((one) => one.textContent)
  return { host, asked, numbers, links: [...host.querySelectorAll('a')].map((one) => one.getAttribute('href')) }
}
const ALL = ['sparePart', 'accessory', 'ink', 'inkStock', 'order'].map((name) => `stock:${name}:list`)

it('counts what is short, expires and should be here, and each number leads to its rows', async () => {
  const { numbers, links, host } = await show(ALL)
  expect(numbers).toEqual(['2', '0', '3', '5', '4'])
  expect(links).toEqual([
    '/short',
    '/parts?isShort=true',
    '/materials?isShort=true',
    '/inks?isShort=true',
    '/batches?hasStock=true&expiry=EXPIRED,SOON',
    `/orders?state=ORDERED,PARTIAL&expectedDate=~${today()}`,
  ])
  // What should not be there any more is said; what does not occur is not.
  expect(host.textContent).toContain('1 expired')
  expect(host.textContent).not.toContain('overdue')
})

it('shows and asks what somebody may see, and is not there for whoever may see nothing of it', async () => {
  const some = await show(['stock:ink:list', 'stock:inkStock:list'])
  expect(some.numbers).toEqual(['3', '5'])
  expect(some.asked).toEqual([expect.objectContaining({ parts: false, materials: false, inks: true, batches: true, orders: false })])
  leave()
  const none = await show(['repair:log:list'])
  expect([none.host.textContent, none.asked]).toEqual(['', []])
})

it('is plain text where somebody has no page of it', async () => {
  const { numbers, links } = await show(['stock:ink:list'], [])
  expect([numbers, links]).toEqual([['3'], []])
})
