// @vitest-environment happy-dom
import { act } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { type Me, MeContext, type MenuNode } from '../../../../console/kit/session/me.ts'
import { loadLanguage } from '../../../../console/kit/words/i18n.ts'
import { FRAME, type ListFrame } from '../../../../console/list/controller/listController.ts'
import { memoList } from '../../../../console/list/controller/memoList.ts'
import { useAddress } from '../../../../console/list/controller/useAddress.ts'
import { useController } from '../../../../console/list/controller/useListController.ts'
import type { Screen } from '../../../../console/resource/defineScreen.ts'
import { metaOf, type Row } from '../../../../console/resource/meta.ts'
import * as screens from '../../../../console/screens/index.ts'
import { PathnameProvider } from '../../../../console/shell/views/pathname.tsx'
import { routeOf } from '../../../../console/shell/views/route.ts'
import { Views } from '../../../../console/shell/views/Views.tsx'
import { mountedRoot } from '../../../support/browser/mountedRoot.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
beforeAll(() => loadLanguage('zh'))
const screen: Screen = { name: 'reportLog', spec: {} }
const page = { id: '1', path: '/repair/reportLogs', title: 'x', icon: 'list', component: 'reportLog', visible: true, isFrame: false }
const menus = [{ ...page, noCache: false, resource: 'reportLog', children: [] }] as unknown as MenuNode[]
const me = { permissions: ['*:*:*'], menus, currentPlantId: '1', user: { landingPage: null } } as unknown as Me

let leave = () => {}
afterEach(() => leave())
let go: (to: string) => void = () => {}
function Where() {
  go = useNavigate() as (to: string) => void
  return null
}
async function show(part: React.ReactNode) {
  const root = mountedRoot(document.createElement('div'))
  leave = () => act(() => root.unmount())
  await act(async () =>
    root.render(
      <MeContext value={me}>
        <MemoryRouter initialEntries={['/repair/reportLogs']}>
          <PathnameProvider>
            <Where />
            {part}
          </PathnameProvider>
        </MemoryRouter>
      </MeContext>,
    ),
  )
}

it('what stands around the rows is the same for every page of them, and another for other filters, orders and totals', async () => {
  const meta = metaOf('reportLog')
  const seen: ListFrame[] = []
  const Frame = memoList(FRAME, ({ list }: { list: ListFrame }) => {
    seen.push(list)
    return null
  })
  let total = 100
  let asked = ''
  const List = () => {
    const { state, go, reset, sortBy, search, visit } = useAddress(meta, meta.sort)
    asked = search
    const rows: readonly Row[] = [{ id: String(state.page), title: '', actions: [] }]
    const list = { meta, state, go, reset, sortBy, search, visit, rows, total, isFirst: false, isLoading: false, isStale: false }
    const controller = useController(screen, { ...list, failure: undefined, open: go as never, refresh: reset })
    return <Frame list={controller} />
  }
  await show(<List />)
  const to = async (search: string) => {
    await act(async () => go(`/repair/reportLogs${search}`))
    return seen.at(-1)
  }
  const first = await to('?size=50')
  expect(await to('?size=50&page=2')).toBe(first)
  expect(await to('?size=50&page=3&open=7')).toBe(first)
  const filtered = await to('?urgency=HIGH')
  expect(filtered).not.toBe(first)
  expect(filtered?.criteria.filters).toEqual({ urgency: 'HIGH' })
  const sorted = await to('?urgency=HIGH&sort=reportNo')
  expect(sorted?.criteria.sort).toEqual({ field: 'reportNo', isDescending: false })
  total = 101
  expect((await to('?urgency=HIGH&sort=reportNo&page=2'))?.total).toBe(101)
  // What was handed out at first goes on from where the list stands now.
  await act(async () => first?.go({ page: '4' }))
  expect(asked).toBe('?urgency=HIGH&sort=reportNo&page=4')
})

it('a page is drawn once for each address, although the list of tabs hears of it behind', async () => {
  const drawn: string[] = []
  const Screen = () => {
    drawn.push(useLocation().search)
    return null
  }
  const screenNamed = vi.spyOn(screens, 'screenNamed').mockReturnValue(Object.assign(Screen, { prepare: async () => Screen }) as never)
  onTestFinished(() => screenNamed.mockRestore())
  const Page = () => {
    const { pathname } = useLocation()
    return <Views route={routeOf({ pathname, menus, landing: null })} title={() => 'x'} />
  }
  await show(<Page />)
  drawn.length = 0
  await act(async () => go('/repair/reportLogs?page=2'))
  await act(async () => go('/repair/reportLogs?page=3'))
  expect(drawn).toEqual(['?page=2', '?page=3'])
})
