import { type PointerEvent, useRef, useState } from 'react'
import { held, type Placed } from './workItems.ts'

/** How long a finger that has just left the list may still be on its way to a button. */
const CALM_MS = 2500

/** Holds rows in their places while a pointer is over them, and lets them move once it has gone. */
export function useSteady<T extends { key: string }>(items: readonly T[]): { shown: readonly Placed<T>[]; hold: Holding } {
  const [isHeld, setIsHeld] = useState(false)
  const last = useRef<readonly Placed<T>[]>(items)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const shown = isHeld ? held(last.current, items) : items
  last.current = shown
  const take = () => {
    clearTimeout(timer.current)
    setIsHeld(true)
  }
  const release = ({ pointerType }: PointerEvent) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsHeld(false), pointerType === 'mouse' ? 0 : CALM_MS)
  }
  return { shown, hold: { onPointerEnter: take, onPointerDown: take, onPointerLeave: release } }
}
type Holding = { onPointerEnter: () => void; onPointerDown: () => void; onPointerLeave: (event: PointerEvent) => void }
