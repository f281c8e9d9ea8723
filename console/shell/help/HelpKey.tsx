import { useEffect, useRef, useSyncExternalStore } from 'react'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { helpRequest, openHelp } from '../../kit/words/helpRequest.ts'
import { focusAccount } from '../views/focusAccount.ts'

const HelpPanel = lazyComponent(() => import('./HelpPanel.tsx').then((module) => module.HelpPanel), {
  words: ['help', 'states'],
  themed: true,
})

const RETURN_MS = 60

/** Puts the caret back where it is now: the overlay gives the focus back with all of the text selected, which the next key would replace. */
function caretReturn(): () => void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return () => undefined
  const { selectionStart, selectionEnd } = field
  if (selectionStart === null) return () => undefined
  return () => {
    if (document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd)
  }
}

/** F1, also while something is filled in, and whatever else asks for help; its code comes with the first request. */
export function HelpKey() {
  const topic = useSyncExternalStore(helpRequest.subscribe, helpRequest.get)
  const restoreCaret = useRef<() => void>(undefined)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F1' || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      if (helpRequest.get()) return
      restoreCaret.current = caretReturn()
      openHelp()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  const close = () => {
    helpRequest.set(null)
    focusAccount()
    setTimeout(() => restoreCaret.current?.(), RETURN_MS)
  }
  return topic && <HelpPanel topic={topic} onClose={close} />
}
