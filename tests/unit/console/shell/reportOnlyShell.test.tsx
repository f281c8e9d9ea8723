// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import i18next from 'i18next'
import { act, type ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Me, MeContext } from '../../../../console/kit/session/me.ts'
import { loadLanguage, loadWords } from '../../../../console/kit/words/i18n.ts'
import { started } from '../../../../console/resource/quickCreate.ts'
import { Dashboard } from '../../../../console/screens/dashboard/Dashboard.tsx'
import { BottomBar } from '../../../../console/shell/phone/BottomBar.tsx'
import { mountedRoot } from '../../../support/browser/mountedRoot.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
beforeAll(async () => {
  await loadLanguage('en')
  await Promise.all(['common', 'phone', 'dashboard'].map(loadWords))
})
afterAll(() => localStorage.clear())
let leave = () => {}
afterEach(() => {
  leave()
  started.set(null)
})

/** A screen of somebody with these tags and these menus, with a server that never answers. */
async function show(screen: ReactNode, permissions: string[], menus: unknown[] = []) {
  const client = new ApolloClient({ link: new ApolloLink(() => new Observable(() => {})), cache: new InMemoryCache() })
  const me = { permissions, menus, plants: [], roles: [], user: { id: '1', name: 'Wang' }, worksEverywhere: false } as unknown as Me
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
  const press = (word: string) => {
    const found = [...host.querySelectorAll('button')].find((button) => button.textContent === i18next.t(word))
    if (found) act(() => found.click())
    return Boolean(found)
  }
  return { host, at, press }
}
const REPORTS = ['repair:report:add']
const LIST = [{ id: '1', path: '/repair/reportLogs', component: 'reportLog', visible: true, children: [] }]

describe('whoever may only report a fault', () => {
  it('has the button on the dashboard, which asks which machine is faulty', async () => {
    const { press } = await show(<Dashboard />, REPORTS)
    expect(press('dashboard.report')).toBe(true)
    expect(started.get()).toBe('report')
  })

  it('is led to the form of the list where there is one', async () => {
    const { press, at } = await show(<Dashboard />, REPORTS, LIST)
    expect(press('dashboard.report')).toBe(true)
    expect([at.path, started.get()]).toEqual(['/repair/reportLogs', null])
  })

  it('has it on the phone, without a list of work', async () => {
    const { press, host } = await show(<BottomBar isInert={false} />, REPORTS)
    expect([...host.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/profile/index'])
    expect(press('phone.bar.report')).toBe(true)
    expect(started.get()).toBe('report')
  })
})

describe('whoever may not', () => {
  it('has it neither on the dashboard nor on the phone', async () => {
    expect((await show(<Dashboard />, ['repair:report:list'])).press('dashboard.report')).toBe(false)
    leave()
    expect((await show(<BottomBar isInert={false} />, ['repair:report:list'])).press('phone.bar.report')).toBe(false)
  })
})
