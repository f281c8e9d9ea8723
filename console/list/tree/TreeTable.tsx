import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as cellsStyles from '../../fields/display/cells.module.css'
import { alignOf } from '../../fields/display/cells.tsx'
import type { Branch } from '../../fields/tree/tree.ts'
import { Icon } from '../../kit/looks/icons.tsx'
import * as tableStyles from '../../kit/looks/table.module.css'
import type { Row } from '../../resource/meta.ts'
import { stickyWidths } from '../table/arrange.ts'
import type { Column } from '../table/columns.ts'
import { openOn, uncover } from '../table/DataTable.tsx'
import * as gridStyles from '../table/grid.module.css'
import { RowActions } from '../table/RowActions.tsx'
import { useColumnWidths } from '../table/useColumnWidths.ts'
import * as treeStyles from './tree.module.css'
import { useTreeDrag } from './useTreeDrag.ts'
import type { TreeView } from './useTreeView.ts'

const ACTIONS_WIDTH = 152

/** Rows in tree order, indented by depth. Native drag and drop moves them; the row menu does the same by keyboard. */
export function TreeTable({ list }: { list: TreeView }) {
  const { t } = useTranslation()
  const table = useRef<HTMLTableElement>(null)
  const usual = list.can.act ? ACTIONS_WIDTH : 0
  const { columns, widths, actions } = useColumnWidths(table, list, { usual, rows: { all: list.shown } })
  const drag = useTreeDrag(list)
  return (
    <table
      ref={table}
      className={`${tableStyles.table} ${gridStyles.grid} ${treeStyles.tree}`}
      data-slot="grid"
      style={{ minWidth: widths?.reduce((sum, width) => sum + width, actions), ...stickyWidths(0, actions) }}
      aria-busy={list.isLoading}
      onFocus={uncover}
    >
      <caption className="visually-hidden">{list.words.title}</caption>
      <colgroup>
        {columns.map((column, index) => (
          <col key={column.name} style={{ width: widths?.[index] }} />
        ))}
        {list.can.act && <col style={{ width: actions }} />}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th
              key={column.name}
              scope="col"
              data-column={column.name}
              data-align={index ? alignOf(list.meta.fields[column.name]) : undefined}
            >
              {column.title}
            </th>
          ))}
          {list.can.act && (
            <th className={gridStyles.acts} data-slot="acts" scope="col">
              <span className="visually-hidden">{t('screens.list.actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: only catches what bubbles from the links inside */}
      <tbody onClick={(event) => openOn(event, list)} {...drag}>
        {list.shown.map((branch) => (
          <BranchRow key={branch.row.id} branch={branch} list={list} columns={columns} />
        ))}
      </tbody>
    </table>
  )
}

function BranchRow({ branch, list, columns: [label, ...rest] }: { branch: Branch<Row>; list: TreeView; columns: readonly Column[] }) {
  const { row } = branch
  return (
    <tr data-id={row.id} data-tone={list.spec.tone?.(row)} data-off={row['status'] === 'DISABLED' || undefined}>
      <td>
        <span className={treeStyles.twig} data-slot="twig" style={{ paddingLeft: branch.depth * 22 }}>
          {list.canArrange && <Grip />}
          <Fold branch={branch} list={list} />
          <a className={`${cellsStyles.open} clip`} data-slot="open" data-open={row.id} href={`${list.path}?open=${row.id}`}>
            {label && list.renderCell(label.name, row)}
          </a>
        </span>
      </td>
      {rest.map((column) => (
        <td
          key={column.name}
          data-align={alignOf(list.meta.fields[column.name])}
          data-edit={column.isInline && row.actions.includes('edit') ? column.name : undefined}
        >
          {list.renderCell(column.name, row)}
        </td>
      ))}
      {list.can.act && (
        <td className={gridStyles.acts} data-slot="acts">
          <RowActions row={row} list={list} />
        </td>
      )}
    </tr>
  )
}

/** The drag handle, for the mouse only; the row menu is the alternative. */
function Grip() {
  return (
    <span className={treeStyles.grip} data-slot="grip" draggable aria-hidden="true">
      <Icon name="grip" size={14} />
    </span>
  )
}

/** The button that folds or unfolds a branch; a placeholder for leaves. */
export function Fold({ branch, list }: { branch: Branch<Row>; list: Pick<TreeView, 'isOpen' | 'toggle'> }) {
  const { t } = useTranslation()
  if (!branch.children.length) return <span className={`rigid ${treeStyles.foldGap}`} />
  const isOpen = list.isOpen(branch)
  return (
    <button
      type="button"
      className={treeStyles.foldBtn}
      data-reach
      aria-expanded={isOpen}
      aria-label={t(isOpen ? 'tree.collapse' : 'tree.expand', { title: branch.row.title })}
      onClick={() => list.toggle(branch.row.id)}
    >
      <Icon name="right" size={14} />
    </button>
  )
}
