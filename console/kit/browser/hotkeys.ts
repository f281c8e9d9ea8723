import { useHotkeys } from 'react-hotkeys-hook'
import { isVisible } from './isVisible.ts'

const TYPING =
  'input:not([type=checkbox],[type=radio],[type=button],[type=submit]),textarea,select,[contenteditable=""],[contenteditable=true],[role=textbox],[role=combobox],[role=listbox],[role=option],[role=menu],[role=slider]'
const LAYERS = '[role=dialog],[role=alertdialog],[role=menu],[popover]'

/** Single keys are shortcuts unless the person has switched them off: speech input and trembling hands press them by accident. */
export const hasShortcuts = () => document.documentElement.dataset['shortcuts'] !== 'off'

const isOpen = (layer: Element) => (layer.hasAttribute('popover') ? layer.matches(':popover-open') : isVisible(layer))

/** Keys belong to whatever lies on top: the page while nothing is open above it, a dialog while nothing is open in or above that. */
export function isOnTop(within: Element | null): boolean {
  const others = [...document.querySelectorAll(LAYERS)].filter((layer) => layer !== within && !layer.contains(within) && isOpen(layer))
  return others.every((layer) => within !== null && !(within.compareDocumentPosition(layer) & Node.DOCUMENT_POSITION_FOLLOWING))
}

/** A key that is being typed, or that picks a word of an input method, is no shortcut. */
export function isTyped(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode' | 'target'>): boolean {
  return event.isComposing || event.keyCode === 229 || (event.target instanceof Element && event.target.closest(TYPING) !== null)
}

export interface Shortcuts {
  /** By the character that is typed, whatever key of the keyboard types it. */
  isCharacter?: boolean
  /** Keys like F2 that nobody presses by accident work for everybody. */
  isAlways?: boolean
  within?: () => Element | null
}

/** Keys as `react-hotkeys-hook` spells them. They rest while somebody types, while anything lies above, and while the page is hidden. */
export function useShortcut(keys: string | readonly string[], run: (event: KeyboardEvent) => void, options: Shortcuts = {}) {
  const { isCharacter = true, isAlways = false, within } = options
  useHotkeys(keys, run, {
    useKey: isCharacter,
    enableOnFormTags: true,
    ignoreEventWhen: (event) => event.defaultPrevented || isTyped(event) || !(isAlways || hasShortcuts()) || !isOnTop(within?.() ?? null),
  })
}
