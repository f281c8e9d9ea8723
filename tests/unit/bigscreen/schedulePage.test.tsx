// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Schedule } from '../../../bigscreen/live.ts'
import { roomOf } from '../../../console/shared/wallText.ts'
import { mountedRoot } from '../../support/browser/mountedRoot.ts'

const MINUTE = 60_000
const STREAMS = ['downtimeSummary', 'faultSummary', 'repairSummary', 'scheduleSummary', 'complaintSummary']
const instant = (text: string) => `2026-11-${text.replace(' ', 'T')}:00+08:00`
const shift = (name: string, from: string, to: string) => ({
  ...{ shiftId: name, name, beginTime: from.slice(3), endTime: to.slice(3), beginsAt: instant(from), endsAt: instant(to) },
  ...{ planned: 0, present: 0, late: 0, absent: 0, onLeave: 0, places: [] },
})
const day = (date: number) => ({
  date: `2026-11-${date}`,
  shifts: [shift(`早班 ${date}`, `${date} 07:00`, `${date} 23:00`), shift(`夜班 ${date}`, `${date} 23:00`, `${date + 1} 07:00`)],
  notices: [
    { noticeId: String(date), title: `通知 ${date}`, nightTel: null, notice: null, dayTech: `林 ${date}`, bench: null, elec: '张' },
  ],
})
const schedule = () =>
  ({
    at: new Date().toISOString(),
    plant: { id: '1', name: '一厂' },
    today: '2026-11-18',
    days: [day(17), day(18), day(19)],
  }) as unknown as Schedule

/** A server that lets in, answers pings, and says something on all streams whenever it is told to. */
class Socket {
  static readonly [key: string]: unknown
  static all: Socket[] = []
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  readyState = 0
  onopen = () => {}
  onmessage = (_: { data: string }) => {}
  onclose = (_: object) => {}
  onerror = () => {}
  readonly #subscribed = new Map<string, string>()
  constructor() {
    Socket.all.push(this)
    queueMicrotask(() => {
      this.readyState = 1
      this.onopen()
    })
  }
  send(text: string) {
    const { type, id, payload } = JSON.parse(text)
    const answer = (said: object) => queueMicrotask(() => this.onmessage({ data: JSON.stringify(said) }))
    if (type === 'connection_init') answer({ type: 'connection_ack', payload: {} })
    if (type === 'ping') answer({ type: 'pong' })
    if (type === 'subscribe') this.#subscribed.set(id, STREAMS.find((one) => payload.query.includes(one)) ?? '')
  }
  translate() {
    for (const [id, stream] of this.#subscribed)
      this.onmessage({ data: JSON.stringify({ type: 'next', id, payload: { data: { [stream]: schedule() } } }) })
  }
  close() {
    this.readyState = 3
    this.onclose({ code: 1000, reason: '', wasClean: true })
  }
}

let over = new AbortController()
let host: HTMLElement
let leave = () => {}
beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('WebSocket', Socket)
  over = new AbortController()
})
/** The page on a wall that is switched on at this moment. */
async function openAt(moment: string) {
  vi.useFakeTimers({
    now: new Date(instant(moment)),
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })
  const [{ SchedulePage }, { Header }, { stayLive }, { businessOffset }] = await Promise.all([
    import('../../../bigscreen/boards/SchedulePage.tsx'),
    import('../../../bigscreen/wall/Header.tsx'),
    import('../../../bigscreen/live.ts'),
    import('../../../console/shared/offset.ts'),
  ])
  businessOffset.set('+08:00')
  host = document.createElement('div')
  const root = mountedRoot(host)
  const page = schedule()
  await act(async () => {
    root.render(
      <>
        <Header />
        <SchedulePage schedule={page} room={roomOf(28)} />
      </>,
    )
    void stayLive(() => {}, over.signal)
    await vi.advanceTimersByTimeAsync(0)
  })
  leave = () => act(() => root.unmount())
}
afterEach(() => {
  act(() => over.abort())
  leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
/** Time passes; the server speaks every ten seconds, or is silent. */
async function pass(ms: number, isHeard = true) {
  for (let left = ms; left > 0; left -= 10_000)
    await act(async () => {
      await vi.advanceTimersByTimeAsync(Math.min(left, 10_000))
      if (isHeard) Socket.all.at(-1)?.translate()
    })
}
const state = () => host.querySelector('[data-slot="signal"]')?.getAttribute('data-state')
const clock = () => host.querySelector('header time b')?.textContent
const shown = () =>
  ['早班 18', '夜班 18', '早班 19', '通知 18', '通知 19'].filter((word) => host.querySelector('h2')?.textContent?.startsWith(word))
const told = () => ['通知 17', '通知 18', '通知 19'].filter((word) => host.textContent?.includes(word))

it('follows the change of shifts by itself', async () => {
  await openAt('18 22:59')
  await pass(20_000)
  expect([state(), shown(), told(), clock()?.slice(0, 5)]).toEqual(['live', ['早班 18'], ['通知 18'], '22:59'])
  await pass(MINUTE)
  expect([shown(), told()]).toEqual([['夜班 18'], ['通知 18']])
})

it('follows midnight by itself, and tells the day to which the shift at work belongs', async () => {
  await openAt('18 23:59')
  await pass(MINUTE + 20_000)
  expect([shown(), told(), clock()?.slice(0, 5)]).toEqual([['夜班 18'], ['通知 18'], '00:00'])
})

it('says when what it shows is old, and stops following clocks that nobody confirms', async () => {
  await openAt('18 22:59')
  await pass(20_000)
  expect(state()).toBe('live')
  await pass(31_000, false)
  expect(state()).toBe('stale')
  // Two minutes of silence: the shift at work stands where it was last told, while the clock goes on.
  await pass(110_000, false)
  expect([state(), shown(), clock()?.slice(0, 5)]).toEqual(['dead', ['早班 18'], '23:01'])
})

it('names the technician, fitter and electrician of the day, as far as somebody has said who they are', async () => {
  await openAt('18 22:59')
  expect([...host.querySelectorAll('[data-slot="duty"] b')].map((one) => one.textContent)).toEqual(['林 18', '张'])
})
