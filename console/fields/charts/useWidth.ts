import { useCallback, useState } from 'react'

/** The charts draw in pixels, so they are told the width of their box; a hidden one keeps the last. */
export function useWidth(): [number, (box: HTMLElement | null) => (() => void) | undefined] {
  const [width, setWidth] = useState(0)
  const watch = useCallback((box: HTMLElement | null) => {
    if (!box) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const next = Math.round(entry?.contentRect.width ?? 0)
      if (next) setWidth(next)
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return [width, watch]
}
