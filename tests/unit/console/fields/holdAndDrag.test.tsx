// @vitest-environment happy-dom
import { act, useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LONG_PRESS_MS, useLongPress } from '../../../../console/kit/browser/useLongPress.ts'
import { type Planned, spanOf } from '../../../../console/screens/shared/leave/leaveYear.ts'
import { type Sheet, slotsOf } from '../../../../console/screens/shifts/board/roster.ts'
import { rangeAt } from '../../../../console/screens/shifts/board/selection.ts'
import { useDrag } from '../../../../console/screens/shifts/board/useDrag.ts'
import { useDays } from '../../../../console/screens/shifts/leavePlan/useDays.ts'
import { mountedRoot } from '../../../support/browser/mountedRoot.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const [take, show, draw] = [vi.fn(), vi.fn(), vi.fn()]
let host: HTMLElement
let leave = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  host = document.createElement('div')
  document.body.append(host)
})
afterEach(() => {
  leave()
  vi.useRealTimers()
  vi.clearAllMocks()
})
function render(page: React.ReactNode) {
  const root = mountedRoot(host)
  act(() => root.render(page))
  leave = () => {
    act(() => root.unmount())
    host.remove()
  }
  return host.firstElementChild as HTMLElement
}
function Holder() {
  const area = useRef<HTMLDivElement>(null)
  const hold = useLongPress(area)
  return <div ref={area} onPointerDown={(event) => hold.begin(event, take)} onPointerUp={hold.end} onPointerCancel={hold.end} />
}
const finger = (on: HTMLElement, type: string, x = 0, more: object = {}) =>
  act(() => {
    const init = { bubbles: true, cancelable: true, pointerType: 'touch', isPrimary: true, pointerId: 5, clientX: x, clientY: 0, ...more }
    on.dispatchEvent(new PointerEvent(type, init))
  })
/** Whether the page keeps the finger's move to itself. */
function drags(on: HTMLElement, x: number): boolean {
  const event = Object.assign(new Event('touchmove', { bubbles: true, cancelable: true }), { touches: [{ clientX: x, clientY: 0 }] })
  on.dispatchEvent(event)
  return event.defaultPrevented
}
const rest = (ms = LONG_PRESS_MS) => act(() => vi.advanceTimersByTime(ms))

it('takes hold once a finger has rested, and scrolls before', () => {
  const area = render(<Holder />)
  finger(area, 'pointerdown')
  rest(LONG_PRESS_MS - 1)
  expect([take.mock.calls.length, drags(area, 3)]).toEqual([0, false])
  rest(1)
  expect([take.mock.calls.length, drags(area, 80)]).toEqual([1, true])
  finger(area, 'pointerup')
  expect(drags(area, 80)).toBe(false)
})

it.each(['pointerup', 'pointercancel'])('lets go of a finger that is gone: %s', (gone) => {
  const area = render(<Holder />)
  finger(area, 'pointerdown')
  finger(area, gone)
  rest()
  expect(take).not.toHaveBeenCalled()
})

it('leaves a finger alone that moves at once, and a second one', () => {
  const area = render(<Holder />)
  finger(area, 'pointerdown')
  expect(drags(area, 30)).toBe(false)
  rest()
  finger(area, 'pointerdown')
  finger(area, 'pointerdown', 50, { isPrimary: false })
  rest()
  expect(take).not.toHaveBeenCalled()
})

const worker = { workerName: '王建国', leaves: [{ id: '7', beginDate: '2026-01-10', endDate: '2026-01-12' }] } as unknown as Planned
function Strip() {
  const { handlers } = useDays({ of: worker, span: spanOf(2026, 1), now: '2026-01-01', show, draw })
  return <div {...handlers} />
}
it('draws days of a leave with a finger that rested, and opens the one under it', () => {
  const strip = render(<Strip />)
  // A quarter of 90 days, 10 px each.
  strip.getBoundingClientRect = () => ({ left: 0, width: 900 }) as DOMRect
  strip.setPointerCapture = () => {}
  finger(strip, 'pointerdown', 5)
  finger(strip, 'pointermove', 45)
  finger(strip, 'pointerup', 45)
  expect(draw).not.toHaveBeenCalled()
  finger(strip, 'pointerdown', 5)
  rest()
  finger(strip, 'pointermove', 45)
  finger(strip, 'pointerup', 45)
  expect(draw.mock.calls).toEqual([[{ from: '2026-01-01', to: '2026-01-05' }]])
  finger(strip, 'pointerdown', 95)
  rest()
  finger(strip, 'pointerup', 95)
  expect(show.mock.calls).toEqual([['7']])
  act(() => strip.dispatchEvent(new MouseEvent('dblclick', { bubbles: true })))
  expect(show).toHaveBeenCalledTimes(2)
})

const days = ['2026-11-23', '2026-11-24', '2026-11-25']
const early = {
  date: '2026-11-23',
  shiftId: 'early',
  positionId: 'press',
  equipmentId: null,
  teamId: 'a',
  workerIds: ['li'],
  isGenerated: true,
}
const sheet: Sheet = {
  people: [{ id: 'li', name: 'li', workerNo: 'li', teamId: 'a', positionId: 'press' }],
  days,
  slotsAt: slotsOf([early]),
}
const [select, change, openMenu] = [vi.fn(), vi.fn(), vi.fn()]
/** A row of three days, 10 px each. */
function Row() {
  const area = useRef<HTMLDivElement>(null)
  const spotAt = ({ clientX }: { clientX: number }) => ({ row: 0, col: Math.floor(clientX / 10) })
  const drag = useDrag({ sheet, range: rangeAt({ row: 0, col: 2 }), select, change, spotAt, area, openMenu })
  return <div ref={area} {...drag.handlers} />
}
it('moves a shift with a finger that rested, opens its menu without a move, and selects with one that did not', () => {
  const row = render(<Row />)
  Object.assign(row, { setPointerCapture: () => {}, hasPointerCapture: () => false })
  finger(row, 'pointerdown', 5)
  finger(row, 'pointerup', 5)
  expect([select.mock.lastCall, change.mock.calls, openMenu.mock.calls]).toEqual([[rangeAt({ row: 0, col: 0 })], [], []])
  select.mockClear()
  // It scrolls: the browser takes it over.
  finger(row, 'pointerdown', 5)
  finger(row, 'pointercancel', 5)
  expect(select).not.toHaveBeenCalled()
  finger(row, 'pointerdown', 5)
  rest()
  finger(row, 'pointerup', 5)
  expect([change.mock.calls, openMenu.mock.calls.length]).toEqual([[], 1])
  finger(row, 'pointerdown', 5)
  rest()
  finger(row, 'pointermove', 15)
  finger(row, 'pointerup', 15)
  const [edits] = change.mock.lastCall as [{ date: string; slots: readonly unknown[] }[]]
  expect(Object.fromEntries(edits.map(({ date, slots }) => [date, slots.length]))).toEqual({ '2026-11-23': 0, '2026-11-24': 1 })
})
