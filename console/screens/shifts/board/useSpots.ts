import { type PointerEvent, useRef } from 'react'
import type { Spot } from './selection.ts'
import { LINE_PX } from './useWindow.ts'

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
