import { isVisible } from '../../kit/browser/isVisible.ts'

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'
/** A dialog that closes gives the focus back by itself, a moment later. */
const PAUSE_MS = 120

/** What had the focus last on a page, and everything around it: dialogs lie beside the pages and are not meant. */
let last: readonly Element[] = []
let timer: ReturnType<typeof setTimeout> | undefined

function around(element: Element): Element[] {
  const found: Element[] = []
  for (let one: Element | null = element; one && one.id !== 'root'; one = one.parentElement) found.push(one)
  return found
}

function giveBack() {
  const isOpen = document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open], dialog[open]')
  if (document.activeElement !== document.body || isOpen || !last.length || last[0]?.isConnected) return
  const near = last.find((one) => one.isConnected && isVisible(one))
  const next = near?.matches('[data-slot~=shell], [data-slot~=main], [data-slot~=views]')
    ? null
    : near?.querySelector<HTMLElement>(FOCUSABLE)
  const found = next ?? document.getElementById('content')
  found?.focus({ preventScroll: true })
}

/**
 * A step that was taken takes its button away, and the focus with it: somebody without a mouse would begin again at the top of the page.
 * They go on with what stands nearest, mostly the next button of the same row.
 */
export function restoreFocus() {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest('#root')) last = around(target)
  })
  new MutationObserver(() => {
    if (document.activeElement !== document.body || !last.length || last[0]?.isConnected) return
    clearTimeout(timer)
    timer = setTimeout(giveBack, PAUSE_MS)
  }).observe(document.body, { childList: true, subtree: true })
}
