/**
 * Something a person may do here. Buttons, menus, the palette, keys and the help about keys read the same object, so that a label, a reason or
 * a permission is decided in one place: whoever makes actions leaves out those that the person has no permission for.
 */
export interface Action {
  /** Unique among the actions it is offered with. */
  name: string
  label: string
  icon?: string | undefined
  tone?: 'danger' | 'quiet' | undefined
  /** It is not possible now; it stays in sight, disabled, with the reason in the reader's language where there is one to name. */
  refusal?: { readonly reason?: string | undefined } | undefined
  /** The key that performs it, as `useShortcut` spells it. */
  shortcut?: string | undefined
  perform: () => void
}

/** `refusal` of an action that needs no reason: it would change nothing. */
export const refusedUnless = (isPossible: boolean, reason?: string): Action['refusal'] => (isPossible ? undefined : { reason })
