/** The edited cell: record id and field name. */
export interface Place {
  id: string
  name: string
  /** Opened with the pointer, so a choice shows its options at once. */
  isPressed?: boolean
}
export type Move = 'down' | 'up' | 'right' | 'left' | 'stay' | 'away'

interface Pressed {
  key: string
  shiftKey: boolean
  isComposing: boolean
  keyCode?: number
}

/** The move that a key requests in an editor; null for other keys and for Enter in an input method. */
export function moveOf({ key, shiftKey, isComposing, keyCode }: Pressed): Move | null {
  if (isComposing || keyCode === 229) return null
  if (key === 'Enter') return shiftKey ? 'up' : 'down'
  if (key === 'Tab') return shiftKey ? 'left' : 'right'
  return key === 'Escape' ? 'away' : null
}

/** The next editable cell in a direction; null at the edge. */
export function nextPlace(cells: readonly (readonly Place[])[], from: Place, move: Move): Place | null {
  if (move === 'down' || move === 'up') {
    const column = cells.flat().filter((cell) => cell.name === from.name)
    const at = column.findIndex((cell) => cell.id === from.id)
    return (at < 0 ? undefined : column[at + (move === 'down' ? 1 : -1)]) ?? null
  }
  if (move !== 'right' && move !== 'left') return null
  const all = cells.flat()
  const at = all.findIndex((cell) => cell.id === from.id && cell.name === from.name)
  return (at < 0 ? undefined : all[at + (move === 'right' ? 1 : -1)]) ?? null
}

/** The lines of a copied column; null for a single line, which is pasted normally. */
export function pastedLines(text: string): string[] | null {
  const lines = text.replace(/\r/g, '').replace(/\n+$/, '').split('\n')
  return lines.length > 1 ? lines.map((line) => line.split('\t')[0]?.trim() ?? '') : null
}
