import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListController } from '../controller/listController.ts'
import { storeLayout, widened } from './arrange.ts'
import type { Column } from './columns.ts'
import * as headToolsStyles from './headTools.module.css'

const LEAST = 56
const MOST = 800
const STEP = 8
const BIG_STEP = 40

interface Pull {
  from: number
  width: number
  /** The width of the other columns in pixels. */
  rest: number
  release: () => void
}

const within = (width: number) => Math.round(Math.min(MOST, Math.max(LEAST, width)))

interface ColumnEdgeProps {
  column: Column
  width: number | undefined
  latest: RefObject<ListController>
}

/** The resize handle of a heading: drag or arrow keys; double click or Enter restores the default width. */
export function ColumnEdge({ column, width: now = column.width ?? column.least, latest }: ColumnEdgeProps) {
  const { t } = useTranslation()
  const drag = useRef<Pull | null>(null)
  const storeWidth = (width: number | undefined) => {
    const list = latest.current
    storeLayout(list, widened(list, list.layout, column.name, width))
  }

  const start = (event: PointerEvent<HTMLElement>) => {
    const { th, table } = partsOf(event.currentTarget)
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { from: event.clientX, width: th.offsetWidth, rest: table.offsetWidth - th.offsetWidth, release: freeze(table) }
  }
  // Sets the width on the column directly; rows render only when the drag ends.
  const pull = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current) return
    const { col, table } = partsOf(event.currentTarget)
    const width = within(drag.current.width + event.clientX - drag.current.from)
    if (col) col.style.width = `${width}px`
    table.style.width = `${drag.current.rest + width}px`
  }
  const drop = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current) return
    const { col, table } = partsOf(event.currentTarget)
    const width = Number.parseInt(col?.style.width ?? '', 10)
    table.style.width = ''
    drag.current.release()
    if (Math.abs(width - drag.current.width) > 1) storeWidth(width)
    drag.current = null
  }
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.shiftKey ? BIG_STEP : STEP
    const width = partsOf(event.currentTarget).th.offsetWidth
    const next = { ArrowLeft: width - step, ArrowRight: width + step, Home: LEAST, End: MOST }[event.key]
    if (next === undefined && event.key !== 'Enter') return
    event.preventDefault()
    storeWidth(next === undefined ? undefined : within(next))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <span
      className={headToolsStyles.edge}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('lists.column.width', { title: column.title })}
      aria-valuenow={now}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      title={t('lists.column.widthHint')}
      onPointerDown={start}
      onPointerMove={pull}
      onPointerUp={drop}
      onPointerCancel={drop}
      onDoubleClick={() => storeWidth(undefined)}
      onKeyDown={onKey}
    />
  )
}

function partsOf(edge: HTMLElement) {
  const th = edge.closest('th') as HTMLTableCellElement
  const table = th.closest('table') as HTMLTableElement
  return { th, table, col: table.querySelectorAll('col')[th.cellIndex] }
}

/** Fixes the widths of the other columns during a drag. Returns the function that releases them. */
function freeze(table: HTMLTableElement): () => void {
  const cols = [...table.querySelectorAll('col')]
  const before = cols.map((col) => col.style.width)
  const heads = [...table.querySelectorAll('th')].map((th) => th.offsetWidth)
  const put = (widths: readonly string[]) => {
    for (const [place, col] of cols.entries()) col.style.width = widths[place] ?? ''
  }
  put(heads.map((width) => `${width}px`))
  return () => put(before)
}
