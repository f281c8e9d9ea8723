import { type RefObject, useLayoutEffect, useState } from 'react'

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
