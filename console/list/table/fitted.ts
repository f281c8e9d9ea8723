import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Column, FLEXIBLE, PADDING, tableWidth } from './columns.ts'

/** Width in pixels by which the fade before the actions covers content, beyond the cell padding. */
const FADE = PADDING / 2

type Fixed = Column & { width: number }
const sum = (columns: readonly Fixed[], of: (column: Fixed) => number) => columns.reduce((total, column) => total + of(column), 0)
const give = ({ width, least }: Fixed) => Math.max(0, width - (least ?? width))

/**
 * Fits columns into `room` pixels: text columns shrink first; if they still do not fit, the table scrolls, and the visible columns are
 * widened so that the last one ends at the actions instead of being cut. Widths that the user has chosen are not changed.
 */
export function fitted(columns: readonly Column[], sides: number, room: number, isChosen: boolean): readonly Column[] {
  if (!room || isChosen || tableWidth(columns, sides) <= room) return columns
  const fixed = columns.map((column) => ({ ...column, width: column.width ?? column.least ?? FLEXIBLE }))
  const needs = (count: number) => sum(fixed.slice(0, count), (column) => column.width - give(column))
  const roomFor = (count: number) => room - sides - (count < fixed.length ? FADE : 0)
  const count = fixed.findLastIndex((_, place) => needs(place + 1) <= roomFor(place + 1)) + 1
  // Only the first column fits, and it is pinned.
  if (count < 2) return fixed
  const inSight = fixed.slice(0, count)
  const slack = roomFor(count) - sum(inSight, (column) => column.width)
  if (slack < 0) {
    const part = -slack / sum(inSight, give)
    return fixed.map((column, place) => (place < count ? { ...column, width: column.width - give(column) * part } : column))
  }
  const open = columns.findIndex((column, place) => place < count && !column.width)
  const stretched = open < 0 ? count - 1 : open
  return fixed.map((column, place) => (place === stretched ? { ...column, width: column.width + slack } : column))
}

/** The inner width in pixels of a table's container; 0 before the first layout. */
export function useRoom(table: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const box = table.current?.parentElement
    if (!box) return
    const measure = () => setRoom(box.clientWidth)
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(box)
    return () => watch.disconnect()
  }, [table])
  return room
}
