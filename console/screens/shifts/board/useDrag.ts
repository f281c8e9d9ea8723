import { type PointerEvent, useMemo, useRef, useState } from 'react'
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

/** What a pointer does over the cells. Only the frames drawn over them follow it: no cell is drawn again before it is let go. */
export function useDrag({ sheet, range, select, change, spotAt }: Dragging) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const pointer = useRef<number | null>(null)
  const edits = useMemo(
    () => (drag && drag.kind !== 'select' && !isSpot(drag.grip, drag.to) ? editsOf(sheet, drag) : undefined),
    [drag, sheet],
  )
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const spot = event.button === 0 ? spotAt(event) : undefined
    if (!spot) return
    // A finger scrolls; what it touches is selected.
    if (event.pointerType === 'touch') return select(rangeAt(spot))
    const rect = rectOf(range)
    const isCorner = event.target instanceof Element && event.target.closest('[data-fill]') !== null
    if (event.shiftKey && !isCorner) return select({ from: range.from, to: spot })
    const isInside = holds(rect, spot)
    const kind = isCorner && change ? 'fill' : change && slotsIn(sheet, spot).length ? 'move' : 'select'
    const source = isCorner || (kind === 'move' && isInside) ? rect : rectOf(rangeAt(spot))
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
  const end = (isDone: boolean) => {
    if (isDone && drag && edits?.length && change) {
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
    cancel: drag ? () => end(false) : undefined,
    handlers: { onPointerDown, onPointerMove, onPointerUp: () => end(true), onPointerCancel: () => end(false) },
  }
}
