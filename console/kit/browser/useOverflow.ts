import { type RefObject, useEffect, useState } from 'react'

/** Whether a row holds more than its width shows. It is measured again when its width or the `count` of its entries changes. */
export function useOverflow(row: RefObject<HTMLElement | null>, count: number): boolean {
  const [isOverflowing, setIsOverflowing] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other entries are what makes it overflow
  useEffect(() => {
    const element = row.current
    if (!element) return
    // The observer calls back once at the start, after the layout: measuring here would force one.
    const observer = new ResizeObserver(() => setIsOverflowing(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [row, count])
  return isOverflowing
}
