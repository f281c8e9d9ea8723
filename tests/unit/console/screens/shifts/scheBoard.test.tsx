// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { useNow } from '../../../../../console/kit/network/live.ts'
import { type Me, MeContext, type MenuNode } from '../../../../../console/kit/session/me.ts'
import { loadLanguage, loadWords } from '../../../../../console/kit/words/i18n.ts'
import { DayPeople } from '../../../../../console/screens/boards/shift/DayPeople.tsx'
import type { ScheduleDay } from '../../../../../console/screens/shared/liveSnapshots.ts'
import { businessOffset } from '../../../../../console/shared/offset.ts'
import { IdleWatch } from '../../../../../console/shell/idle/IdleWatch.tsx'
import { IDLE_LIMIT_MS, idleState } from '../../../../../console/shell/idle/idle.ts'
import { PathnameProvider } from '../../../../../console/shell/views/pathname.tsx'
import { mountedRoot } from '../../../../support/browser/mountedRoot.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const MINUTE = 60_000
const before = businessOffset.text
let host: HTMLElement
let leave = () => {}
beforeAll(async () => {
  await loadLanguage('zh')
  await Promise.all(['common', 'boards'].map(loadWords))
})
beforeEach(() => {
  businessOffset.set('+08:00')
  vi.useFakeTimers({ now: new Date('2026-11-18T22:59:00+08:00') })
})
afterEach(() => {
  leave()
  businessOffset.set(before)
  localStorage.clear()
  vi.useRealTimers()
})
function show(page: ReactNode, path = '/sche') {
  const sche = { id: '1', path: '/sche', title: 'sche', icon: 'list', component: 'sche', visible: true, isFrame: false, noCache: false }
  const menus = [{ ...sche, resource: null, children: [] }] as unknown as MenuNode[]
  const me = { permissions: ['*:*:*'], menus, user: { landingPage: null } } as unknown as Me
  host = document.createElement('div')
  document.body.append(host)
  const root = mountedRoot(host)
  act(() =>
    root.render(
      <MeContext value={me}>
        <MemoryRouter initialEntries={[path]}>
          <PathnameProvider>{page}</PathnameProvider>
        </MemoryRouter>
      </MeContext>,
    ),
  )
  leave = () => {
    act(() => root.unmount())
    host.remove()
  }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('is never logged out for inactivity, whatever its tabs beside do', async () => {
  show(<IdleWatch />)
  for (let hours = 0; hours < 9; hours++) {
    await pass(2 * IDLE_LIMIT_MS)
    expect(idleState(Number(localStorage.getItem('lastActive')), Date.now())).toEqual({ kind: 'active' })
  }
  expect(host.textContent).toBe('')
})

const shift = (shiftId: string, beginTime: string, endTime: string) => ({
  ...{ shiftId, name: shiftId, beginTime, endTime, beginsAt: '', endsAt: '' },
  ...{ planned: 0, present: 0, late: 0, absent: 0, onLeave: 0, places: [] },
})
const days = ['2026-11-17', '2026-11-18', '2026-11-19'].map((date) => ({
  date,
  shifts: [shift('早班', '07:00:00', '15:00:00'), shift('中班', '15:00:00', '23:00:00'), shift('夜班', '23:00:00', '07:00:00')],
  notices: [],
})) as unknown as readonly ScheduleDay[]
const Board = () => <DayPeople days={days} now={useNow()} />
const shown = () => [host.querySelector('b')?.textContent?.slice(0, 10), host.querySelector('[aria-current] h2')?.textContent]

it('follows the change of shifts and midnight by itself: a night belongs to the day on which it began', async () => {
  show(<Board />)
  expect(shown()).toEqual(['2026-11-18', '中班'])
  await pass(MINUTE)
  expect(shown()).toEqual(['2026-11-18', '夜班'])
  await pass(61 * MINUTE)
  expect(shown()).toEqual(['2026-11-18', '夜班'])
  await pass(7 * 60 * MINUTE)
  expect(shown()).toEqual(['2026-11-19', '早班'])
})

it('says who is there for what, as far as the notice of the day says', () => {
  const told = { noticeId: '1', title: 'N', nightTel: null, notice: null, dayTech: '赵工', bench: '钱师傅', elec: null }
  const noted = days.map((day) => ({ ...day, notices: [told] })) as unknown as readonly ScheduleDay[]
  show(<DayPeople days={noted} now={Date.now()} />)
  expect([...host.querySelectorAll('article dd')].map((one) => one.textContent)).toEqual(['赵工', '钱师傅'])
})
