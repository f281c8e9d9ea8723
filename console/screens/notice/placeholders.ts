/** Puts a placeholder where the caret is, or in place of what is selected, and says where the caret stands then. */
export function insertAt(text: string, [from, to]: readonly [number, number], name: string): { text: string; caret: number } {
  const placed = `{{${name}}}`
  const start = Math.min(from, text.length)
  return { text: text.slice(0, start) + placed + text.slice(Math.max(to, start)), caret: start + placed.length }
}
