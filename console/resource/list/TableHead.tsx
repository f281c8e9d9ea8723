import { type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/icons.tsx'
import { type Sort, sortsOf } from '../address.ts'
import { alignOf } from '../cells.tsx'
import { afterRows } from './afterRows.ts'
import type { Column } from './columns.ts'
import * as gridStyles from './grid.module.css'
import type { ListView } from './useListView.ts'

const HeadTools = afterRows(() => import('./HeadTools.tsx').then((module) => module.HeadTools))

/** Headings: what can be sorted is a button; with Shift it sorts among the rows that are alike so far. */
export function TableHead({ view, isAll }: { view: ListView; isAll: boolean }) {
  const { t } = useTranslation()
  const { columns, list, selection } = view
  const sorts = sortsOf(list.state)
  // A page of other rows draws no heading's tools anew: they look here when they are used.
  const latest = useRef(view)
  latest.current = view
  return (
    <thead>
      <tr>
        {view.canPick && (
          <th className={gridStyles.pick} data-slot="pick" scope="col">
            <input
              type="checkbox"
              checked={isAll}
              onChange={() =>
                selection.turn(
                  list.rows.map((row) => row.id),
                  !isAll,
                )
              }
              aria-label={t('screens.list.selectAll')}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.name} column={column} sorts={sorts} latest={latest} view={view} />
        ))}
        {view.canAct && (
          <th className={gridStyles.acts} data-slot="acts" scope="col">
            <span className="visually-hidden">{t('screens.list.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

interface HeadCellProps {
  column: Column
  sorts: readonly Sort[]
  latest: RefObject<ListView>
  view: ListView
}

function HeadCell({ column, sorts, latest, view }: HeadCellProps) {
  const place = sorts.findIndex((sort) => sort.field === column.name)
  const isUp = sorts[place]?.isDescending === false
  return (
    <th
      data-align={alignOf(view.meta.fields[column.name])}
      scope="col"
      // A table has one order for those who listen to it; the others are said in words (HeadTools).
      aria-sort={place === 0 ? (isUp ? 'ascending' : 'descending') : undefined}
    >
      {column.isSortable ? (
        <button
          type="button"
          data-sorted={place >= 0 || undefined}
          onClick={(event) => view.list.sortBy(column.name, event.shiftKey)}
          onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        >
          {column.title}
          <Icon name={isUp ? 'up' : 'down'} size={13} />
          {sorts.length > 1 && place >= 0 && <em aria-hidden="true">{place + 1}</em>}
        </button>
      ) : (
        column.title
      )}

      <HeadTools column={column} place={place} isUp={isUp} latest={latest} />
    </th>
  )
}
