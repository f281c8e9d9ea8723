// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import i18next from 'i18next'
import { act, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { themed } from '../../../../console/kit/overlays/Ui.tsx'
import { type Me, MeContext } from '../../../../console/kit/session/me.ts'
import { loadLanguage, loadWords } from '../../../../console/kit/words/i18n.ts'
import { TopMenus } from '../../../../console/shell/frame/TopMenus.tsx'
import { AboutDialog } from '../../../../console/shell/settings/AboutDialog.tsx'
import { mountedRoot } from '../../../support/browser/mountedRoot.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const [Menus, About] = [themed(TopMenus), themed(AboutDialog)]
beforeAll(async () => {
  await loadLanguage('en')
  await Promise.all(['common', 'console', 'screens', 'settings'].map(loadWords))
})
let unmount = () => {}
afterEach(() => unmount())

const release = { __typename: 'Release', version: '0.1.0', commit: '1bbad645'.repeat(5), license: '', changelog: '## [0.1.0] - 2026-11-29' }
const me = { permissions: [], menus: [], plants: [], user: { id: '1', name: 'Wang', username: 'wang', roles: [] } } as unknown as Me

async function show(screen: ReactNode) {
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { release } })
        observer.complete()
      }),
  )
  const host = document.body.appendChild(document.createElement('div'))
  const root = mountedRoot(host)
  unmount = () => {
    act(() => root.unmount())
    host.remove()
  }
  await act(async () =>
    root.render(
      <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
        <MeContext value={me}>
          <MemoryRouter>{screen}</MemoryRouter>
        </MeContext>
      </ApolloProvider>,
    ),
  )
}

it('is in the menu of the account', async () => {
  const onAbout = vi.fn()
  await show(<Menus first="account" onSettings={() => {}} onAbout={onAbout} onLogOut={() => {}} />)
  const entries = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')]
  const entry = entries.find(({ textContent }) => textContent === i18next.t('console.shell.about'))
  for (const type of ['pointermove', 'pointerdown', 'pointerup', 'click'])
    await act(async () => entry?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', button: 0 })))
  expect(onAbout).toHaveBeenCalledOnce()
})

it('names the version, its commit and what has changed, and no license where there is none', async () => {
  await show(<About onClose={() => {}} />)
  await vi.waitFor(() => expect(document.querySelector('[data-slot=about]')).not.toBeNull())
  const text = document.querySelector('[data-slot=about]')?.textContent ?? ''
  expect([text.includes('0.1.0 (1bbad645)'), text.includes(release.changelog), text.includes('License')]).toEqual([true, true, false])
})
