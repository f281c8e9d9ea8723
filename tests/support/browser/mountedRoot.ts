import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { onTestFinished } from 'vitest'

/**
 * A root of React that is gone when its test ends. Files of a worker share what they import: what one leaves mounted is drawn again by the next one
 * that loads a language, and fails it.
 */
export function mountedRoot(host: Element): Root {
  const root = createRoot(host)
  onTestFinished(() => act(() => root.unmount()))
  return root
}
