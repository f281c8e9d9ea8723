const FILLABLE = ':is(input, select, textarea):not(:disabled, [type=hidden], [tabindex="-1"], [aria-hidden=true])'

/** Moves to a field of a form wherever it is, another part included. Out: false when the form does not show it. */
export function focusField(form: HTMLElement, name: string): boolean {
  const field = form.querySelector<HTMLElement>(`[data-name="${CSS.escape(name)}"]`)
  if (!field) return false
  const part = field.closest('[role=tabpanel]')
  if (part instanceof HTMLElement && part.hidden) document.getElementById(part.getAttribute('aria-labelledby') ?? '')?.click()
  // The part is shown by the next render.
  requestAnimationFrame(() => {
    const input = field.querySelector<HTMLElement>(FILLABLE) ?? field.querySelector<HTMLElement>('button, [tabindex="0"]')
    input?.focus({ preventScroll: true })
    field.scrollIntoView({ block: 'center' })
  })
  return true
}

/** The names of a form's fields in the order in which one meets them. */
export const namesInOrder = (form: HTMLElement): string[] =>
  [...form.querySelectorAll<HTMLElement>('[data-name]')].flatMap((field) => field.dataset['name'] ?? [])
