import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useLongPress } from '../../../kit/browser/useLongPress.ts'
import { dayAfterKey, dayAt, leaveOn, ordered, type Planned, type Span } from '../../shared/leave/leaveYear.ts'

/** A press that moves less was a click. */
const DRAG_PX = 4

interface DaysInput {
  of: Planned
  span: Span
  now: string
  show: (id: string) => void
  /** Missing for those who may not ask for leave. */
  draw: ((days: Span) => void) | undefined
}

/** The day under the cursor of a row, and the days that are being drawn: with Shift and arrows, or by a press that moves, which a finger makes once it has rested (useLongPress.ts). */
export function useDays({ of, span, now, show, draw }: DaysInput) {
  const start = span.from <= now && now <= span.to ? now : span.from
  const [at, setAt] = useState<{ day: string; anchor: string } | null>(null)
  const pressed = useRef<{ x: number; day: string; hasMoved: boolean } | null>(null)
  const shown = at && span.from <= at.day && at.day <= span.to ? at : null
  const { day, anchor } = shown ?? { day: start, anchor: start }
  const chosen = ordered(anchor, day)
  const there = chosen.from === chosen.to ? leaveOn(of, day) : undefined
  const openDays = (days: Span) => {
    const leave = days.from === days.to ? leaveOn(of, days.from) : undefined
    if (leave) show(leave.id)
    else draw?.(days)
  }
  const area = useRef<HTMLDivElement>(null)
  const longPress = useLongPress(area)
  const drop = () => {
    longPress.end()
    pressed.current = null
    setAt(null)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = dayAfterKey(span, event.key, day)
    if (next) setAt({ day: next, anchor: event.shiftKey ? anchor : next })
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') focusAdjacentRow(event.currentTarget, event.key === 'ArrowUp' ? -1 : 1)
    else if (event.key === 'Enter' || event.key === ' ') openDays(chosen)
    else if (event.key === 'Escape' && shown) drop()
    else return
    event.preventDefault()
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    const { currentTarget, clientX, pointerId } = event
    const under = dayUnder(span, event)
    const take = () => {
      if (currentTarget.isConnected) currentTarget.setPointerCapture(pointerId)
      pressed.current = { x: clientX, day: under, hasMoved: false }
      setAt({ day: under, anchor: under })
    }
    if (event.pointerType === 'touch') longPress.begin(event, take)
    else take()
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const press = pressed.current
    if (!press || !draw) return
    press.hasMoved ||= Math.abs(event.clientX - press.x) >= DRAG_PX
    if (press.hasMoved) setAt({ day: dayUnder(span, event), anchor: press.day })
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const press = pressed.current
    pressed.current = null
    const wasLongPress = longPress.isLongPress()
    longPress.end()
    if (press?.hasMoved) draw?.(ordered(press.day, dayUnder(span, event)))
    else if (press && wasLongPress) openDays(ordered(press.day, press.day))
  }
  const onBlur = () => pressed.current || setAt(null)
  // What the system takes for a press of the other button is a finger that rests.
  const onContextMenu = (event: { preventDefault: () => void }) => longPress.isDown() && event.preventDefault()
  const handlers = {
    ref: area,
    onContextMenu,
    onKeyDown,
    onBlur,
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: drop,
    onDoubleClick: () => openDays(chosen),
  }
  return { day, chosen, there, isShown: Boolean(shown), handlers }
}

function dayUnder(span: Span, { clientX, currentTarget }: PointerEvent<HTMLElement>): string {
  const { left, width } = currentTarget.getBoundingClientRect()
  return dayAt(span, (clientX - left) / width)
}

/** The strip above or below, over the headings of teams. */
function focusAdjacentRow(strip: HTMLElement, by: -1 | 1) {
  const all = [...(strip.closest('table')?.querySelectorAll<HTMLElement>('[data-days]') ?? [])]
  all[all.indexOf(strip) + by]?.focus()
}
