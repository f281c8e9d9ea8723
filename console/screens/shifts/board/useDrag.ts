import { type PointerEvent, type RefObject, useMemo, useRef, useState } from 'react'
import { useLongPress } from '../../../kit/browser/useLongPress.ts'
import { type Edit, fill, move } from './edits.ts'
import { type Sheet, slotsIn } from './roster.ts'
import { filledTo, holds, isSpot, type Range, type Rect, rangeAt, rectOf, type Spot } from './selection.ts'

/** Moves what is selected, fills from its corner, or only selects. */
type Kind = 'move' | 'fill' | 'select'
interface Drag {
  readonly kind: Kind
  readonly source: Rect
  readonly grip: Spot
  readonly to: Spot
  readonly isCopy: boolean
}
interface Dragging {
  readonly sheet: Sheet
  readonly range: Range
  readonly select: (range: Range) => void
  readonly change: ((edits: readonly Edit[]) => void) | undefined
  readonly spotAt: (event: PointerEvent) => Spot | undefined
  readonly area: RefObject<HTMLElement | null>
  /** A finger that rested and was lifted where it lay. */
  readonly openMenu: () => void
}
/** The cells that would change, with the corner of a move. */
const targetOf = ({ kind, source, grip, to }: Drag): Rect => {
  if (kind === 'fill') return filledTo(source, to)
  const [down, along] = [to.row - grip.row, to.col - grip.col]
  return { top: source.top + down, left: source.left + along, bottom: source.bottom + down, right: source.right + along }
}
function editsOf(sheet: Sheet, drag: Drag): Edit[] {
  const target = targetOf(drag)
  if (drag.kind === 'fill') return fill(sheet, drag.source, target)
  return move(sheet, drag.source, { row: target.top, col: target.left }, drag.isCopy)
}

/** What a pointer does over the cells: a mouse at once, a finger once it has rested on one (useLongPress.ts). Only the frames drawn over them follow it: no cell is drawn again before it is let go. */
export function useDrag({ sheet, range, select, change, spotAt, area, openMenu }: Dragging) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const pointer = useRef<number | null>(null)
  const longPress = useLongPress(area)
  const edits = useMemo(
    () => (drag && drag.kind !== 'select' && !isSpot(drag.grip, drag.to) ? editsOf(sheet, drag) : undefined),
    [drag, sheet],
  )
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const spot = event.button === 0 ? spotAt(event) : undefined
    if (!spot) return
    if (event.pointerType === 'touch') longPress.begin(event, () => take(spot, event))
    else take(spot, event)
  }
  const take = (spot: Spot, event: PointerEvent<HTMLElement>) => {
    const rect = rectOf(range)
    const isCorner = event.target instanceof Element && event.target.closest('[data-fill]') !== null
    if (event.shiftKey && !isCorner) return select({ from: range.from, to: spot })
    const isWithinSelection = holds(rect, spot)
    const kind = isCorner && change ? 'fill' : change && slotsIn(sheet, spot).length ? 'move' : 'select'
    const source = isCorner || (kind === 'move' && isWithinSelection) ? rect : rectOf(rangeAt(spot))
    if (source !== rect) select(rangeAt(spot))
    pointer.current = event.pointerId
    setDrag({ kind, source, grip: spot, to: spot, isCopy: event.ctrlKey || event.metaKey })
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!drag || pointer.current !== event.pointerId) return
    const to = spotAt(event)
    if (!to || isSpot(to, drag.to)) return
    // Only what moves is captured: a press without a move stays a press, and a double one too.
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) event.currentTarget.setPointerCapture(event.pointerId)
    if (drag.kind === 'select') select({ from: drag.grip, to })
    setDrag({ ...drag, to })
  }
  const end = (isDone: boolean, tapped?: Spot) => {
    const wasLongPress = longPress.isLongPress()
    // What a finger touches is selected, unless it scrolls.
    if (isDone && longPress.isDown() && !wasLongPress && tapped) select(rangeAt(tapped))
    longPress.end()
    if (isDone && wasLongPress && drag && isSpot(drag.grip, drag.to)) openMenu()
    else if (isDone && drag && edits?.length && change) {
      const { top, left, bottom, right } = targetOf(drag)
      select({ from: { row: top, col: left }, to: { row: bottom, col: right } })
      change(edits)
    } else if (isDone && drag && drag.kind === 'move' && isSpot(drag.grip, drag.to)) select(rangeAt(drag.to))
    pointer.current = null
    setDrag(null)
  }
  return {
    edits,
    target: edits && drag ? targetOf(drag) : undefined,
    /** A finger lies there: what the system takes for a press of the other button is none. */
    isTouched: longPress.isDown,
    cancel: drag ? () => end(false) : undefined,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: (event: PointerEvent) => end(true, spotAt(event)),
      onPointerCancel: () => end(false),
    },
  }
}
