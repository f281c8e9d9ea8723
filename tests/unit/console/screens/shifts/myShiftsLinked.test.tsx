// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import i18next from 'i18next'
import { act, type ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { themed } from '../../../../../console/kit/overlays/Ui.tsx'
import { type Me, MeContext } from '../../../../../console/kit/session/me.ts'
import { loadLanguage, loadWords } from '../../../../../console/kit/words/i18n.ts'
import { Dashboard } from '../../../../../console/screens/dashboard/Dashboard.tsx'
import { TopMenus } from '../../../../../console/shell/frame/TopMenus.tsx'
import { BottomBar } from '../../../../../console/shell/phone/BottomBar.tsx'
import { mountedRoot } from '../../../../support/browser/mountedRoot.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const Menus = themed(TopMenus)
beforeAll(async () => {
  await loadLanguage('en')
  await Promise.all(['common', 'console', 'phone', 'dashboard'].map(loadWords))
})
afterAll(() => localStorage.clear())
let leave = () => {}
afterEach(() => leave())

const HOUR_MS = 3_600_000
const shiftIn = (hours: number, shiftName: string) => ({
  date: '2026-11-28',
  shiftName,
  beginsAt: new Date(Date.now() + hours * HOUR_MS).toISOString(),
  endsAt: new Date(Date.now() + (hours + 12) * HOUR_MS).toISOString(),
  positionName: 'Printer',
  equipmentName: null,
})

/** A screen of somebody with these rights, whose two weeks are as given; nothing else is answered. */
async function show(screen: ReactNode, permissions: string[] = [], mine?: object, menus: unknown[] = []) {
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        if (operationName !== 'NextShift' || !mine) return
        observer.next({ data: { mine } })
        observer.complete()
      }),
  )
  const client = new ApolloClient({ link, cache: new InMemoryCache() })
  const user = { id: '1', name: 'Wang', username: 'wang', roles: [] }
  const me = { permissions, menus, plants: [], user, worksEverywhere: false } as unknown as Me
  const host = document.body.appendChild(document.createElement('div'))
  const root = mountedRoot(host)
  const at = { path: '' }
  const Where = () => {
    at.path = useLocation().pathname
    return null
  }
  leave = () => {
    act(() => root.unmount())
    host.remove()
  }
  await act(async () =>
    root.render(
      <ApolloProvider client={client}>
        <MeContext value={me}>
          <MemoryRouter>
            <Where />
            {screen}
          </MemoryRouter>
        </MeContext>
      </ApolloProvider>,
    ),
  )
  return { host, at }
}
const links = (host: HTMLElement) => [...host.querySelectorAll('a')].map((link) => link.getAttribute('href'))

it('are in the bar of a phone for whoever works in shifts, without a menu entry', async () => {
  expect(links((await show(<BottomBar isInert={false} />, ['shifts:swap:add'])).host)).toEqual(['/my/shifts', '/profile/index'])
  leave()
  expect(links((await show(<BottomBar isInert={false} />, ['shifts:schedule:list'])).host)).toEqual(['/profile/index'])
})

it('and the counts and shortages of the stores are there for whoever keeps them', async () => {
  const menu = (component: string, path: string) => ({ id: component, path, component, visible: true, children: [] })
  const menus = [menu('stockCount', '/stock/count'), menu('shortages', '/stock/shortages')]
  const { host } = await show(<BottomBar isInert={false} />, ['stock:stocktakeLine:edit', 'stock:order:add'], undefined, menus)
  expect(links(host)).toEqual(['/stock/count', '/stock/shortages', '/profile/index'])
})

it('are on the home page: the shift that is on or comes next, and what colleagues ask', async () => {
  const swaps = [
    { id: '1', status: 'REQUESTED', isMine: false },
    { id: '2', status: 'REQUESTED', isMine: true },
    { id: '3', status: 'ACCEPTED', isMine: false },
  ]
  const shifts = [shiftIn(-20, 'Early'), shiftIn(-2, 'Day'), shiftIn(22, 'Late')]
  const { host } = await show(<Dashboard />, [], { workerId: '7', shifts, swaps })
  expect(links(host)).toEqual(['/my/shifts', '/my/shifts'])
  expect(host.querySelector('[data-slot=next-shift]')?.textContent).toMatch(/Day.*Printer$/)
  expect(host.textContent).toContain(i18next.t('dashboard.swapsToAnswer', { count: 1 }))
})

it('are not on the home page of somebody who is no worker', async () => {
  const { host } = await show(<Dashboard />, [], { workerId: null, shifts: [], swaps: [] })
  expect(links(host)).toEqual([])
})

it('are in the menu of the account', async () => {
  const { host, at } = await show(<Menus first="account" onSettings={() => {}} onAbout={() => {}} onLogOut={() => {}} />)
  const entries = [...host.ownerDocument.querySelectorAll<HTMLElement>('[role=menuitem]')]
  const entry = entries.find(({ textContent }) => textContent === i18next.t('console.pages.myShifts'))
  for (const type of ['pointermove', 'pointerdown', 'pointerup', 'click'])
    await act(async () => entry?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', button: 0 })))
  expect(at.path).toBe('/my/shifts')
})
