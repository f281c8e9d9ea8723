import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import * as panelStyles from '../boards/Panel.module.css'

export interface Size {
  readonly width: number
  readonly height: number
  /** The root font in pixels: everything on the wall is measured in it. */
  readonly rem: number
  /** Text of the box in pixels: no word of a chart is smaller than those around it. */
  readonly text: number
}

/** The charts draw in pixels, so they are given the size of their box and the root font, and again when either changes. */
export function Sized({ children }: { children: (size: Size) => ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const text = Number.parseFloat(getComputedStyle(entry.target).fontSize)
      setSize({ width: Math.round(entry.contentRect.width), height: Math.round(entry.contentRect.height), rem, text })
    })
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={box} className={panelStyles.sized} data-slot="sized">
      {size && size.width > 0 && children(size)}
    </div>
  )
}
