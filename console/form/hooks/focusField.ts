const FILLABLE = ':is(input, select, textarea):not(:disabled, [type=hidden], [tabindex="-1"], [aria-hidden=true])'

/** Focuses a field, switching tabs if necessary. Returns false when the form does not show it, or not yet. */
export function focusField(form: HTMLElement, name: string): boolean {
  const field = form.querySelector<HTMLElement>(`[data-name="${CSS.escape(name)}"]`)
  // A control that is still being loaded has nothing to focus.
  if (!field?.querySelector(`${FILLABLE}, button, [tabindex="0"]`)) return false
  const part = field.closest('[role=tabpanel]')
  if (part instanceof HTMLElement && part.hidden) document.getElementById(part.getAttribute('aria-labelledby') ?? '')?.click()
  // The tab renders in the next frame.
  requestAnimationFrame(() => {
    const input = field.querySelector<HTMLElement>(FILLABLE) ?? field.querySelector<HTMLElement>('button, [tabindex="0"]')
    input?.focus({ preventScroll: true })
    field.scrollIntoView({ block: 'center' })
  })
  return true
}

/** The names of a form's fields in DOM order. */
export const namesInOrder = (form: HTMLElement): string[] =>
  [...form.querySelectorAll<HTMLElement>('[data-name]')].flatMap((field) => field.dataset['name'] ?? [])
