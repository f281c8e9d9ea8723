import { type KeyboardEvent, useState } from 'react'
import { type Block, copyOf, type Edit, erase, fill, paste, setShift } from './edits.ts'
import { type ShiftMark, shiftOfKey } from './marks.ts'
import type { Sheet } from './roster.ts'
import { afterKey, type Range, type Rect, rectOf, sizeOf } from './selection.ts'
import type { Planning } from './useBoard.ts'

type Change = (edits: readonly Edit[]) => void

interface Keys {
  readonly sheet: Sheet
  readonly range: Range
  readonly marks: ReadonlyMap<string, ShiftMark>
  readonly select: (range: Range) => void
  readonly planning: Pick<Planning, 'undo' | 'redo'>
  readonly copyWeek: () => void
  readonly openMenu: () => void
  readonly cancel: (() => void) | undefined
}
/** The first row, or the first column, of a selection carried on over it. */
const edgeOf = (rect: Rect): Rect => (sizeOf(rect).rows > 1 ? { ...rect, bottom: rect.top } : { ...rect, right: rect.left })

/** What can be done to the selected cells, for keys and the menu alike; without `change` they are only looked at. */
export function useActs({ sheet, range, change }: Pick<Keys, 'sheet' | 'range'> & { change: Change | undefined }) {
  const [block, setBlock] = useState<Block | null>(null)
  const rect = rectOf(range)
  const { rows, cols } = sizeOf(rect)
  const isOne = rows * cols === 1
  return {
    choose: change && ((shiftId: string) => change(setShift(sheet, rect, { shiftId }))),
    erase: change && (() => change(erase(sheet, rect))),
    copy: () => setBlock(copyOf(sheet, rect)),
    paste: change && block ? () => change(paste(sheet, rect, block)) : undefined,
    fill: change && !isOne ? () => change(fill(sheet, edgeOf(rect), rect)) : undefined,
  }
}
export type Acts = ReturnType<typeof useActs>

/** Keys of a table that is planned in, as in every spreadsheet; a shift is chosen by its sign or its number. */
export function useKeys({ sheet, range, marks, select, planning, copyWeek, openMenu, cancel }: Keys, acts: Acts) {
  const size = { rows: sheet.people.length, cols: sheet.days.length }
  const withCtrl: Readonly<Record<string, (() => void) | undefined>> = {
    c: acts.copy,
    v: acts.paste,
    z: planning.undo,
    y: planning.redo,
    d: acts.fill,
    a: () => select({ from: { row: 0, col: 0 }, to: { row: size.rows - 1, col: size.cols - 1 } }),
    'shift+z': planning.redo,
    'shift+c': acts.choose && copyWeek,
  }
  const plain: Readonly<Record<string, (() => void) | undefined>> = {
    Delete: acts.erase,
    Backspace: acts.erase,
    Enter: openMenu,
    ' ': openMenu,
    ContextMenu: openMenu,
    Escape: cancel,
  }
  return (event: KeyboardEvent) => {
    const isCtrl = event.ctrlKey || event.metaKey
    const next = event.altKey ? undefined : afterKey(range, event.key, { isShift: event.shiftKey, isFar: isCtrl }, size)
    const shiftId = isCtrl || event.altKey ? undefined : shiftOfKey(event.key, marks)
    const named = `${event.shiftKey ? 'shift+' : ''}${event.key.toLowerCase()}`
    const act = isCtrl ? withCtrl[named] : (plain[event.key] ?? (shiftId && acts.choose ? () => acts.choose?.(shiftId) : undefined))
    if (!next && !act) return
    event.preventDefault()
    if (next) select(next)
    else act?.()
  }
}
