import type { ClipboardEvent } from 'react'

const LINES = /^(text|search|tel|url|email|)$/

/** A cell copied from a spreadsheet brings a tab or a line end along; into a field of one line only its text goes. */
export function pasteTrimmed(event: ClipboardEvent) {
  const input = event.target
  if (!(input instanceof HTMLInputElement) || !LINES.test(input.type)) return
  const text = event.clipboardData.getData('text/plain')
  const trimmed = text.trim()
  if (trimmed === text || !trimmed) return
  event.preventDefault()
  // The only way that keeps the browser's own undo.
  document.execCommand('insertText', false, trimmed.replace(/\s*[\r\n\t]+\s*/g, ' '))
}
