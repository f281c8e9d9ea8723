import type { MouseEvent } from 'react'

/**
 * The link that a click is on, of those that somebody follows himself; none where the click is the browser's own, to open a tab or a window. A list
 * and a menu have one listener for all of theirs: a link of the router hears of every change of the address, and a page has hundreds.
 */
export function isUnmodifiedClick(event: MouseEvent, links: string): HTMLAnchorElement | undefined {
  const link = (event.target as Element).closest<HTMLAnchorElement>(links)
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return undefined
  event.preventDefault()
  return link
}
