// @vitest-environment happy-dom
import { act } from 'react'
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type Me, MeContext, type MenuNode } from '../../../../console/kit/session/me.ts'
import { loadLanguage, loadWords } from '../../../../console/kit/words/i18n.ts'
import { Sidebar } from '../../../../console/shell/frame/Sidebar.tsx'
import { mountedRoot } from '../../../support/browser/mountedRoot.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
beforeAll(async () => {
  await loadLanguage('en')
  await loadWords('common')
})

/** A menu of some pages in a folder, which counts how often a name was drawn, in a page at an address. */
async function show(at: string) {
  let drawn = 0
  const page = (id: string): MenuNode => ({
    ...{ id, path: `/area/${id}`, component: id, icon: 'list', visible: true, isFrame: false, noCache: false, resource: null },
    get title() {
      drawn++
      return id
    },
  })
  const folder = { ...page('folder'), title: 'Folder', component: 'Layout', children: ['one', 'two', 'three'].map(page) }
  const me = { permissions: [], menus: [folder], plants: [], roles: [], user: { id: '1', name: 'Wang' } } as unknown as Me
  const now = { address: '', go: (() => {}) as NavigateFunction }
  const Where = () => {
    const { pathname, search } = useLocation()
    now.address = pathname + search
    now.go = useNavigate()
    return null
  }
  const host = document.body.appendChild(document.createElement('div'))
  const side = { isNarrow: false, isDrawerOpen: false, isClosed: false, close: () => {} } as Parameters<typeof Sidebar>[0]['side']
  await act(async () =>
    mountedRoot(host).render(
      <MeContext value={me}>
        <MemoryRouter initialEntries={[at]}>
          <Where />
          <Sidebar side={side} />
        </MemoryRouter>
      </MeContext>,
    ),
  )
  const here = () => [...host.querySelectorAll('a[aria-current=page]')].map((one) => one.textContent)
  const press = (id: string, how: MouseEventInit = {}) =>
    act(async () =>
      host.querySelector(`a[href="/area/${id}"]`)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how })),
    )
  return { now, here, press, go: (to: string) => act(async () => void now.go(to)), drawn: () => drawn }
}

describe('an entry of the menu', () => {
  it('leads to its page and says where one is, below it too; what opens a tab is left to the browser', async () => {
    const menu = await show('/area/one/12')
    expect(menu.here()).toEqual(['one'])
    await menu.press('two')
    expect([menu.now.address, menu.here()]).toEqual(['/area/two', ['two']])
    await menu.press('three', { ctrlKey: true })
    expect(menu.now.address).toBe('/area/two')
  })

  it('is not drawn again for another page of a list', async () => {
    const menu = await show('/area/one')
    const before = menu.drawn()
    await menu.go('/area/one?page=2')
    expect([menu.now.address, menu.drawn()]).toEqual(['/area/one?page=2', before])
    await menu.go('/area/two')
    expect(menu.here()).toEqual(['two'])
  })
})
