import { useEffect } from 'react'
import { openTabs } from '../views/tabs.ts'

const BAR = '[data-slot~=tabs] ul'
const tagOf = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>(`${BAR} > [data-slot~=tab]`) : null)
const indexOf = (tag: HTMLElement) => [...(tag.parentElement?.children ?? [])].indexOf(tag)

/** Left and right lead along the open pages, Home and End to their ends. */
function onKey(event: KeyboardEvent) {
  const tag = tagOf(event.target)
  const tags = tag && [...(tag.parentElement?.children ?? [])]
  if (!tags || event.altKey || event.ctrlKey || event.metaKey) return
  const at = indexOf(tag)
  const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tags.length - 1 }[event.key]
  const link = next === undefined ? undefined : tags[next]?.querySelector('a')
  if (!link) return
  event.preventDefault()
  link.focus()
}

/** Tags are links, which browsers let people drag already: dropping one on another puts it there. The menu of a tag does the same. */
export function useTagMoves() {
  useEffect(() => {
    let dragged: HTMLElement | null = null
    const start = (event: DragEvent) => {
      dragged = tagOf(event.target)
    }
    const over = (event: DragEvent) => {
      if (dragged && tagOf(event.target)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      const onto = tagOf(event.target)
      if (dragged && onto) {
        event.preventDefault()
        const path = openTabs.get()[indexOf(dragged)]?.path
        if (path) openTabs.move(path, indexOf(onto))
      }
      dragged = null
    }
    const end = new AbortController()
    const { signal } = end
    document.addEventListener('keydown', onKey, { signal })
    document.addEventListener('dragstart', start, { signal })
    document.addEventListener('dragover', over, { signal })
    document.addEventListener('drop', drop, { signal })
    return () => end.abort()
  }, [])
}
