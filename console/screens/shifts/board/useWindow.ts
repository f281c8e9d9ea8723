import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Spot } from './selection.ts'

/** Lines beyond the edge that are drawn before they are seen. */
const AHEAD = 4
/** As in the style sheet. */
export const LINE_PX = 34

/** Which lines of a long list are in sight. It changes by steps, so that scrolling draws anew only now and then. */
export function useWindow(scroller: RefObject<HTMLElement | null>, count: number) {
  const [{ first, last }, setSeen] = useState({ first: 0, last: 30 })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () => {
      const top = Math.floor(element.scrollTop / LINE_PX / AHEAD) * AHEAD
      const seen = { first: Math.max(0, top - AHEAD), last: top + Math.ceil(element.clientHeight / LINE_PX) + 2 * AHEAD }
      setSeen((known) => (known.first === seen.first && known.last === seen.last ? known : seen))
    }
    look()
    const size = new ResizeObserver(look)
    size.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      size.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [scroller])
  return { first, last: Math.min(count, last) }
}

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

/**
 * Which cell a pointer is over: reckoned from where the grid is, so that no cell listens. The names to the left lie above the cells
 * that are scrolled below them.
 */
export function useSpots(places: readonly number[], cols: number) {
  const scroller = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const corner = useRef<HTMLSpanElement>(null)
  const spotAt = ({ clientX, clientY }: PointerEvent): Spot | undefined => {
    const [area, view] = [body.current?.getBoundingClientRect(), scroller.current?.getBoundingClientRect()]
    const head = corner.current?.getBoundingClientRect()
    if (!area || !view || !head || clientX < head.right || clientY < area.top) return undefined
    const col = Math.floor((clientX - area.left - head.width) / ((area.width - head.width) / cols))
    const row = places.indexOf(Math.floor((clientY - area.top) / LINE_PX))
    return row < 0 || col < 0 || col >= cols ? undefined : { row, col }
  }
  return { scroller, body, corner, spotAt }
}
