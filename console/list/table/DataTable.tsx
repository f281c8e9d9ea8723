import { type FocusEvent, type MouseEvent, type PointerEvent, useDeferredValue, useRef } from 'react'
import * as cellsStyles from '../../fields/display/cells.module.css'
import { alignOf, namesIn } from '../../fields/display/cells.tsx'
import { isUnmodifiedClick } from '../../kit/browser/isUnmodifiedClick.ts'
import * as tableStyles from '../../kit/looks/table.module.css'
import type { List } from '../../resource/list.ts'
import { type Row, refsOf } from '../../resource/meta.ts'
import { type ListController, ROW, type RowList } from '../controller/listController.ts'
import { memoList } from '../controller/memoList.ts'
import { frozenEdges, frozenOf, stickyWidths } from './arrange.ts'
import type { Column } from './columns.ts'
import * as gridStyles from './grid.module.css'
import { RowActions } from './RowActions.tsx'
import { TableHead } from './TableHead.tsx'
import { useColumnWidths } from './useColumnWidths.ts'

const PICK_WIDTH = 44
/** Rows visible in a window 1080 px high, and a few more. */
const IN_SIGHT = 30
const ACTIONS_WIDTH = { plain: 116, flow: 152 }

/**
 * The table body. Rows are keyed by index, so that another page reuses every DOM node and a row renders only when it changed. Rows below
 * the visible ones render a frame later, so that a page of 200 rows appears as fast as one of 30.
 */
export function DataTable({ list }: { list: ListController }) {
  const { selection } = list
  const table = useRef<HTMLTableElement>(null)
  const { rows } = list
  const later = useDeferredValue(rows)
  const usual = !list.can.act
    ? 0
    : list.meta.flow || Object.values(list.spec.actions ?? {}).some((action) => !action.isLater)
      ? ACTIONS_WIDTH.flow
      : ACTIONS_WIDTH.plain
  const start = list.can.pick ? PICK_WIDTH : 0
  const { columns, widths, room, actions } = useColumnWidths(table, list, { start, usual, rows: { all: rows, later, split: IN_SIGHT } })
  const edges = frozenEdges(frozenOf(list.layout), widths, { start, room })
  const frozenEnd = (edges.at(-1) ?? start) + (widths?.[edges.length - 1] ?? 0)
  const least = widths?.reduce((sum, width) => sum + width, start + actions) ?? 0
  const shown = columns === list.columns ? list : { ...list, columns }
  const drawn = (row: Row, place: number) => (place < IN_SIGHT ? row : (later[place] ?? row))
  const isAll = rows.length > 0 && rows.every((row) => selection.has(row.id))
  return (
    <table
      ref={table}
      className={`${tableStyles.table} ${gridStyles.grid}`}
      data-slot="grid"
      // Only what goes on behind the actions fades before them.
      data-wide={least > room || undefined}
      style={{ minWidth: least || undefined, ...edgeVariables(edges), ...stickyWidths(frozenEnd, actions) }}
      aria-busy={list.isLoading}
      data-stale={list.isStale || undefined}
      onFocus={uncover}
    >
      <caption className="visually-hidden">{list.words.title}</caption>
      <colgroup>
        {list.can.pick && <col style={{ width: PICK_WIDTH }} />}
        {columns.map((column, index) => (
          <col key={column.name} style={{ width: widths?.[index] }} />
        ))}
        {list.can.act && <col style={{ width: actions }} />}
      </colgroup>
      <TableHead list={list} columns={columns} widths={widths} frozen={edges.length} isAll={isAll} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: only catches what bubbles from the links inside */}
      <tbody onClick={(event) => openOn(event, list)} onPointerMove={setOverflowTitle}>
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity here, nodes are reused on purpose
          <TableRow key={place} row={drawn(row, place)} list={shown} frozen={edges.length} isTicked={selection.has(row.id)} />
        ))}
      </tbody>
    </table>
  )
}

const edgeVariables = (edges: readonly number[]) => Object.fromEntries(edges.map((left, index) => [`--pin-${index}`, `${left}px`]))

/** Moves what got the focus by a key out from under the sticky columns: browsers count what lies below them as visible. Its scroll margin names them. */
export function uncover({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Handles clicks on all links of the body, to records of the list and others; the browser handles modified clicks. */
export function openOn(event: MouseEvent, { open, visit }: Pick<List, 'open' | 'visit'>) {
  const link = isUnmodifiedClick(event, 'a[data-open], a[data-visit]')
  if (!link) return
  const id = link.dataset['open']
  if (id === undefined) visit(link.pathname + link.search)
  else open(id)
}

/** Sets the title of a truncated cell on hover: titles on hundreds of cells would be updated with every page. */
function setOverflowTitle({ target }: PointerEvent) {
  const cell = (target as Element).closest<HTMLElement>('td:not([data-slot])')
  const fullText = cell && cell.scrollWidth > cell.clientWidth ? (cell.textContent ?? '') : ''
  if (cell && cell.title !== fullText) cell.title = fullText
}

/** The content of a cell that is no link to its row; names of people link to their records. */
export function contentIn(
  { meta, renderValue, pathOf }: Pick<RowList, 'meta' | 'renderValue' | 'pathOf'>,
  { name, people }: Column,
  row: Row,
) {
  const field = meta.fields[name]
  if (!people || !field) return renderValue(name, row)
  const named = refsOf(row, field)
  return named.length ? namesIn(named, pathOf(people)) : ''
}

/** A function instead of a component, which would double the cost. */
function cellIn(list: RowList, column: Column, row: Row, pin: number | undefined) {
  const shown = contentIn(list, column, row)
  return (
    <td
      key={column.name}
      data-nil={shown === '' || undefined}
      data-align={alignOf(list.meta.fields[column.name])}
      data-pin={pin}
      data-edit={column.isInline && row.actions.includes('edit') ? column.name : undefined}
    >
      {shown}
    </td>
  )
}
function headIn({ renderValue, path }: RowList, { name }: Column, row: Row, pin: number | undefined) {
  return (
    <td key={name} data-pin={pin}>
      <a className={cellsStyles.open} data-slot="open" data-open={row.id} href={`${path}?open=${row.id}`}>
        {renderValue(name, row) || row.title}
      </a>
    </td>
  )
}

interface TableRowProps {
  row: Row
  list: RowList
  /** How many of the first columns are frozen. */
  frozen: number
  isTicked: boolean
}

const TableRow = memoList(ROW, function TableRow({ row, list, frozen, isTicked }: TableRowProps) {
  return (
    <tr data-on={isTicked || undefined} data-tone={list.spec.tone?.(row)}>
      {list.can.pick && (
        <td className={gridStyles.pick} data-slot="pick">
          <input
            type="checkbox"
            checked={isTicked}
            onChange={() => list.toggleRow(row.id)}
            aria-label={`${list.words.name} ${row.title}`}
          />
        </td>
      )}
      {list.columns.map((column, place) => (place ? cellIn : headIn)(list, column, row, place < frozen ? place : undefined))}
      {list.can.act && (
        <td className={gridStyles.acts} data-slot="acts">
          {RowActions({ row, list })}
        </td>
      )}
    </tr>
  )
})
