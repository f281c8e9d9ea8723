import { useEffect } from 'react'

/** Less than this is a bar of the browser that came or went. */
const KEYBOARD_LEAST = 140
const EDITABLE = 'input:not([type=checkbox], [type=radio], [type=file], [type=button], [type=submit]), textarea, [contenteditable=true]'

/**
 * Marks the page while the keyboard of a phone covers half of it, so that nothing else takes room. Browsers do not say it: what can be
 * seen has become shorter than it was at this width, and the caret stands in something to type into.
 */
export function useTyping() {
  useEffect(() => {
    const root = document.documentElement
    const view = window.visualViewport
    let tallest = { width: 0, height: 0 }
    const look = () => {
      const [width, height] = [view?.width ?? innerWidth, view?.height ?? innerHeight]
      if (width !== tallest.width || height > tallest.height) tallest = { width, height }
      const isTyping = Boolean(document.activeElement?.matches(EDITABLE)) && tallest.height - height >= KEYBOARD_LEAST
      root.toggleAttribute('data-typing', isTyping)
    }
    look()
    const target = view ?? window
    target.addEventListener('resize', look)
    document.addEventListener('focusin', look)
    document.addEventListener('focusout', look)
    return () => {
      target.removeEventListener('resize', look)
      document.removeEventListener('focusin', look)
      document.removeEventListener('focusout', look)
      root.removeAttribute('data-typing')
    }
  }, [])
}
