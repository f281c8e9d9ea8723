import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { cutWidths, type RowRange } from './measureColumns.ts'

export interface RenderedRows {
  /** The rows of the page. */
  all: readonly unknown[]
  /** The same, or those of the page before, for rows that are rendered a frame later. */
  later?: readonly unknown[]
  /** Index of the first row that is rendered later. */
  split?: number
}

interface CutCells {
  rows: RenderedRows
  /** Whether no value can change the width of a column: it is cut anyway, or has room for all values. */
  isSettled: (name: string) => boolean
  /** Receives the width in pixels that columns with cut cells need; undefined before they are measured. */
  widen: ((cut: Record<string, number>) => void) | undefined
}

/** Looks for cut cells in rows that have changed: in the frame that paints them, when their layout is due anyway. */
export function useCutCells(
  table: RefObject<HTMLTableElement | null>,
  { rows: { all, later = all, split = all.length }, ...latest }: CutCells,
) {
  const state = useRef({ ...latest, frame: 0, range: NOTHING })
  Object.assign(state.current, latest)
  const check = useRef((range: RowRange) => {
    const now = state.current
    now.range = { from: Math.min(now.range.from, range.from), to: Math.max(now.range.to, range.to) }
    now.frame ||= requestAnimationFrame(() => {
      const [element, due] = [table.current, now.range]
      Object.assign(now, { frame: 0, range: NOTHING })
      if (!element?.offsetWidth || !now.widen) return
      const cut = cutWidths(element, due, now.isSettled)
      if (Object.keys(cut).length) flushSync(() => now.widen?.(cut))
    })
  }).current

  const first = useRef(all).current
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there are other rows
  useLayoutEffect(() => {
    if (all !== first) check({ from: 0, to: split })
  }, [all])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there are other rows
  useLayoutEffect(() => {
    if (later !== first && later.length > split) check({ from: split, to: later.length })
  }, [later])
  // Parts of the first rows arrive late: labels of dictionaries, fonts.
  const isFirst = all === first
  useEffect(() => {
    const element = table.current
    if (!element || !isFirst) return
    const checkAll = () => check({ from: 0, to: Number.POSITIVE_INFINITY })
    const observer = new MutationObserver(checkAll)
    observer.observe(element, { subtree: true, childList: true })
    if (document.fonts?.status === 'loading') void document.fonts.ready.then(checkAll)
    return () => observer.disconnect()
  }, [table, check, isFirst])
  useEffect(() => () => cancelAnimationFrame(state.current.frame), [])
}

const NOTHING: RowRange = { from: Number.POSITIVE_INFINITY, to: 0 }
