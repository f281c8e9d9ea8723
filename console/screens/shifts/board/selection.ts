export interface Spot {
  readonly row: number
  readonly col: number
}
/** From where one began to where one is; one cell is both. */
export interface Range {
  readonly from: Spot
  readonly to: Spot
}
export interface Rect {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}
export interface Size {
  readonly rows: number
  readonly cols: number
}

export const rangeAt = (spot: Spot): Range => ({ from: spot, to: spot })
export const isSpot = (a: Spot, b: Spot) => a.row === b.row && a.col === b.col

export const rectOf = ({ from, to }: Range): Rect => ({
  top: Math.min(from.row, to.row),
  left: Math.min(from.col, to.col),
  bottom: Math.max(from.row, to.row),
  right: Math.max(from.col, to.col),
})
export const holds = ({ top, left, bottom, right }: Rect, { row, col }: Spot) => top <= row && row <= bottom && left <= col && col <= right
export const sizeOf = ({ top, left, bottom, right }: Rect): Size => ({ rows: bottom - top + 1, cols: right - left + 1 })
export const spotsOf = (rect: Rect): Spot[] => {
  const { rows, cols } = sizeOf(rect)
  return Array.from({ length: rows * cols }, (_, nth) => ({ row: rect.top + Math.floor(nth / cols), col: rect.left + (nth % cols) }))
}

const between = (value: number, most: number) => Math.max(0, Math.min(most, value))
/** The nearest cell that there is. */
export const within = ({ row, col }: Spot, { rows, cols }: Size): Spot => ({ row: between(row, rows - 1), col: between(col, cols - 1) })

/** Rows that a page of keys goes over. */
const PAGE = 10
const KEY_MOVES: Readonly<Record<string, (spot: Spot, size: Size, isFar: boolean) => Spot>> = {
  ArrowLeft: ({ row, col }, _, isFar) => ({ row, col: isFar ? 0 : col - 1 }),
  ArrowRight: ({ row, col }, { cols }, isFar) => ({ row, col: isFar ? cols : col + 1 }),
  ArrowUp: ({ row, col }, _, isFar) => ({ row: isFar ? 0 : row - 1, col }),
  ArrowDown: ({ row, col }, { rows }, isFar) => ({ row: isFar ? rows : row + 1, col }),
  Home: ({ row }, _, isFar) => ({ row: isFar ? 0 : row, col: 0 }),
  End: ({ row }, { rows, cols }, isFar) => ({ row: isFar ? rows : row, col: cols }),
  PageUp: ({ row, col }) => ({ row: row - PAGE, col }),
  PageDown: ({ row, col }) => ({ row: row + PAGE, col }),
}
/** Where a key leads; with Shift the range follows it, with Ctrl it goes to the edge. Undefined for other keys. */
export function afterKey(range: Range, key: string, modifiers: { isShift: boolean; isFar: boolean }, size: Size): Range | undefined {
  const move = Object.hasOwn(KEY_MOVES, key) ? KEY_MOVES[key] : undefined
  if (!move) return undefined
  const to = within(move(range.to, size, modifiers.isFar), size)
  return modifiers.isShift ? { from: range.from, to } : rangeAt(to)
}

/** What a corner that is dragged fills: on along the way that it went farther. */
export function filledTo(source: Rect, to: Spot): Rect {
  const down = Math.max(to.row - source.bottom, source.top - to.row, 0)
  const along = Math.max(to.col - source.right, source.left - to.col, 0)
  if (down > along) return { ...source, top: Math.min(source.top, to.row), bottom: Math.max(source.bottom, to.row) }
  return { ...source, left: Math.min(source.left, to.col), right: Math.max(source.right, to.col) }
}
