const LIST = '.graphiql-tabs'
const TAB = '.graphiql-tab'

/**
 * GraphiQL calls an element a tab that holds two buttons, one of which closes it: whoever listens to a page instead of seeing it hears
 * neither. It is a list of pairs of buttons, and is called so; the one in use says that it is current.
 */
function rename(root: ParentNode) {
  root.querySelector(LIST)?.setAttribute('role', 'list')
  for (const tab of root.querySelectorAll(TAB)) {
    tab.setAttribute('role', 'listitem')
    tab.removeAttribute('aria-selected')
    const show = tab.querySelector('.graphiql-tab-button')
    if (tab.matches('.graphiql-tab-active')) show?.setAttribute('aria-current', 'true')
    else show?.removeAttribute('aria-current')
    tab.querySelector('.graphiql-tab-close')?.setAttribute('aria-label', `${CLOSE} ${show?.textContent ?? ''}`.trim())
  }
}
/** The word that GraphiQL itself has for it. */
const CLOSE = 'Close Tab'

/** Follows what GraphiQL draws: it names a tab anew whenever another one is chosen. */
export function followTabs(root: HTMLElement): void {
  const look = new MutationObserver(() => {
    look.disconnect()
    rename(root)
    watch()
  })
  const watch = () => look.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-selected', 'class'] })
  watch()
}
