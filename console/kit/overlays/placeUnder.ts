/** Puts a popover of the browser's own making under what opened it, or above where there is no room. */
export function placeUnder(pop: HTMLElement, anchor: HTMLElement) {
  const box = anchor.getBoundingClientRect()
  const isAbove = box.bottom + pop.offsetHeight + 8 > innerHeight && box.top > pop.offsetHeight
  pop.style.left = `${Math.max(8, Math.min(box.left, innerWidth - pop.offsetWidth - 8))}px`
  pop.style.top = `${isAbove ? box.top - pop.offsetHeight - 4 : box.bottom + 4}px`
}
