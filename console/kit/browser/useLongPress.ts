import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'

/** How long a finger rests before it takes hold of what lies under it. */
export const LONG_PRESS_MS = 400
/** A finger is never quite still. */
const STILL_PX = 10

interface Finger {
  readonly x: number
  readonly y: number
  readonly timer: ReturnType<typeof setTimeout>
}

/**
 * A finger scrolls; one that rests takes hold, and what it does from then on is a mouse's press that moves: nothing scrolls until it is lifted. A page
 * can only forbid that to a listener that was there before the finger came.
 */
export function useLongPress(area: RefObject<HTMLElement | null>) {
  const finger = useRef<Finger | null>(null)
  const isLongPress = useRef(false)
  const end = () => {
    clearTimeout(finger.current?.timer)
    finger.current = null
    isLongPress.current = false
  }
  useEffect(() => {
    const element = area.current
    const onMove = (event: TouchEvent) => {
      const [touch] = event.touches
      const at = finger.current
      if (isLongPress.current) event.preventDefault()
      else if (touch && at && Math.hypot(touch.clientX - at.x, touch.clientY - at.y) > STILL_PX) clearTimeout(at.timer)
    }
    element?.addEventListener('touchmove', onMove, { passive: false })
    return () => {
      element?.removeEventListener('touchmove', onMove)
      clearTimeout(finger.current?.timer)
    }
  }, [area])
  return {
    /** A finger has come down; `take` is called once it has rested. A second one ends the wait: two fingers zoom. */
    begin({ clientX: x, clientY: y, isPrimary }: PointerEvent, take: () => void) {
      end()
      if (!isPrimary) return
      const timer = setTimeout(() => {
        isLongPress.current = true
        navigator.vibrate?.(20)
        take()
      }, LONG_PRESS_MS)
      finger.current = { x, y, timer }
    },
    /** Whether a finger lies there, or has hold of something. */
    isDown: () => finger.current !== null,
    isLongPress: () => isLongPress.current,
    end,
  }
}
