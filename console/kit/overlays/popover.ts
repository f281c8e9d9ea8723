type Lender = Pick<typeof import('@oddbird/popover-polyfill/fn'), 'apply'>
/**
 * Lends the browser what opens a layer over the page: `popover`, `showPopover()` and `:popover-open` are missing below Chromium 114, Safari 17 and
 * Firefox 125. Its rules stand before the first of our own, which win over them as they do over the browser's.
 */
export async function lendPopovers(load: () => Promise<Lender> = () => import('@oddbird/popover-polyfill/fn')): Promise<void> {
  if ('popover' in HTMLElement.prototype) return
  const { apply } = await load()
  apply({ layerName: 'reset.lent' })
}
