import { type RefObject, useEffect, useRef } from 'react'
import type { Spot } from './selection.ts'
import { LINE_PX } from './useWindow.ts'

interface Follow {
  readonly scroller: RefObject<HTMLElement | null>
  /** The head above the names. */
  readonly corner: RefObject<HTMLElement | null>
  readonly places: readonly number[]
  readonly cols: number
}
const nearest = (now: number, from: number, { size, view }: { size: number; view: number }) =>
  from < now ? from : from + size > now + view ? from + size - view : now

/** Keeps the cell that keys have gone to in sight, below the heads and beside the names. */
export function useFollow({ row, col }: Spot, { scroller, corner, places, cols }: Follow) {
  const isFirst = useRef(true)
  useEffect(() => {
    const [element, names, line] = [scroller.current, corner.current?.offsetWidth ?? 0, places[row]]
    const heads = element?.firstElementChild
    if (!element || !(heads instanceof HTMLElement) || line === undefined) return
    const day = (heads.offsetWidth - names) / cols
    const room = { size: LINE_PX, view: element.clientHeight - heads.offsetHeight }
    // A board opens at its top, whoever is the first of it.
    if (!isFirst.current) element.scrollTop = nearest(element.scrollTop, line * LINE_PX, room)
    isFirst.current = false
    element.scrollLeft = nearest(element.scrollLeft, day * col, { size: day, view: element.clientWidth - names })
  }, [scroller, corner, row, col, places, cols])
}
