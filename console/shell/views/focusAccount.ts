const RETURN_MS = 60

/** What was opened from the account menu has no button of its own to return to: the menu's item is gone by then. */
export function focusAccount() {
  setTimeout(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-slot~=me-btn]')?.focus()
  }, RETURN_MS)
}
