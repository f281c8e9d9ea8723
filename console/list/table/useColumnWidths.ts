import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { useMedia } from '../../kit/browser/media.ts'
import type { Column } from './columns.ts'
import { type Demand, fitColumns } from './fitColumns.ts'
import { ACTIONS, naturalWidths } from './measureColumns.ts'
import { type Arranged, remaining } from './remaining.ts'
import { type RenderedRows, useCutCells } from './useCutCells.ts'

/** Below this width of the window columns are left out instead of scrolled to. */
const SMALL = '(max-width: 1099px)'
/** Pixels of the label column and of columns that are never cut, up to which they do not give way. */
const FIRM = 240
/** Pixels up to which the column of actions follows its buttons. */
const ACTIONS_MAX = 260

type Needs = Readonly<Record<string, number>>
interface Measured {
  /** The columns that were measured; others are measured anew. */
  columns: readonly Column[]
  needs: Needs
  /** The inner width of the container in pixels; 0 before the first layout. */
  room: number
}
const NOTHING: Measured = { columns: [], needs: {}, room: 0 }

/** What a column asks for, by what its cells hold; by its definition before they are measured. */
export function demandOf({ name, width, least, isFirm, isOpen, isChosen }: Column, needs?: Needs): Demand {
  if (isChosen && width) return { need: width, least: width, wish: width, isChosen }
  const wish = width ?? least
  const need = needs?.[name] ?? wish
  return { need, least: Math.min(need, isFirm ? FIRM : least), wish, isOpen }
}

export interface ColumnWidths {
  /** The columns to render, the same array as long as they are the same. */
  columns: readonly Column[]
  /** In pixels, by index; undefined before the first layout. */
  widths: readonly number[] | undefined
  /** The inner width of the container in pixels; 0 before the first layout. */
  room: number
  /** The width of the column of actions in pixels. */
  actions: number
}

/** The column of actions is as wide as its buttons, and not narrower than is usual. */
export const actionsWidth = (usual: number, needs?: Needs) => usual && Math.max(usual, Math.min(needs?.[ACTIONS] ?? 0, ACTIONS_MAX))

/**
 * Widths that follow the content of the rows. All columns are measured when they first appear. Later rows, live or of another page, widen a
 * column only if it cuts them, so that nothing moves as long as everything fits.
 * @param start width in pixels of the selection column
 * @param usual the least width in pixels of the column of actions, 0 without one
 * @param rows the rows as they are rendered
 */
export function useColumnWidths(
  table: RefObject<HTMLTableElement | null>,
  list: Arranged,
  { start = 0, usual, rows }: { start?: number; usual: number; rows: RenderedRows },
): ColumnWidths {
  const { columns } = list
  const isSmall = useMedia(SMALL)
  const [measured, setMeasured] = useState(NOTHING)
  const needs = measured.columns === columns ? measured.needs : undefined
  const { room } = measured
  const actions = actionsWidth(usual, needs)
  const sides = start + actions
  useMeasuring(table, { columns, isMeasured: needs !== undefined, setMeasured })
  const widen = useCallback((cut: Needs) => setMeasured((old) => widened(old, cut)), [])

  const demands = useMemo(() => new Map(columns.map((column) => [column, demandOf(column, needs)])), [columns, needs])
  const shown = isSmall && needs ? remaining(list, demands, room - sides) : columns
  const names = shown.map(({ name }) => name).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows render anew only where other columns are shown
  const visible = useMemo(() => (shown.length < columns.length ? shown : columns), [columns, names])
  const widths = useMemo(
    () =>
      room
        ? fitColumns(
            visible.flatMap((column) => demands.get(column) ?? []),
            room - sides,
          )
        : undefined,
    [visible, demands, room, sides],
  )
  const isSettled = useCallback(
    (name: string) => {
      if (name === ACTIONS) return !usual
      const index = visible.findIndex((column) => column.name === name)
      const [column, width = 0] = [visible[index], widths?.[index]]
      return (needs?.[name] ?? 0) > width || Boolean(column?.isBounded && width >= (column.width ?? column.least))
    },
    [visible, needs, widths, usual],
  )
  useCutCells(table, { rows, isSettled, widen: needs && widen })
  return { columns: visible, widths, room, actions }
}

function widened(old: Measured, cut: Needs): Measured {
  const wider = Object.entries(cut).filter(([name, width]) => width > (old.needs[name] ?? 0))
  return wider.length ? { ...old, needs: { ...old.needs, ...Object.fromEntries(wider) } } : old
}

interface Measuring {
  columns: readonly Column[]
  isMeasured: boolean
  setMeasured: (change: (old: Measured) => Measured) => void
}

/** Measures all columns before the first paint, and the room. */
function useMeasuring(table: RefObject<HTMLTableElement | null>, { columns, isMeasured, setMeasured }: Measuring) {
  useLayoutEffect(() => {
    const element = table.current
    const box = element?.parentElement
    if (!element || !box) return
    let isDue = !isMeasured
    const measure = () => {
      const room = box.clientWidth
      // A sleeping tab has no layout.
      if (!room) return
      const needs = isDue ? naturalWidths(element) : undefined
      isDue = false
      setMeasured((old) => (needs ? { columns, needs, room } : old.room === room ? old : { ...old, room }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [table, columns, isMeasured, setMeasured])
}
