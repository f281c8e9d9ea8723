/** Where somebody is changing a value: which row, which column. */
export interface Place {
  id: string
  name: string
  /** Pressed with a pointer, so what can be chosen from opens at once. */
  isPressed?: boolean
}
export type Move = 'down' | 'up' | 'right' | 'left' | 'stay' | 'away'

interface Pressed {
  key: string
  shiftKey: boolean
  isComposing: boolean
  keyCode?: number
}

/** What a key means while a cell is being changed. Enter that picks a word of an input method means nothing. */
export function moveOf({ key, shiftKey, isComposing, keyCode }: Pressed): Move | null {
  if (isComposing || keyCode === 229) return null
  if (key === 'Enter') return shiftKey ? 'up' : 'down'
  if (key === 'Tab') return shiftKey ? 'left' : 'right'
  return key === 'Escape' ? 'away' : null
}

/** The cell a move leads to among those that may be changed, row by row; null where it leads out of them. */
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

/** Lines that were copied from a column of a sheet; one line is an ordinary paste. */
export function pastedLines(text: string): string[] | null {
  const lines = text.replace(/\r/g, '').replace(/\n+$/, '').split('\n')
  return lines.length > 1 ? lines.map((line) => line.split('\t')[0]?.trim() ?? '') : null
}
