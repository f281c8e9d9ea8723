import { memo, type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { alignOf } from '../../fields/display/cells.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { sortsOf } from '../../resource/address.ts'
import type { ListController } from '../controller/listController.ts'
import type { Column } from './columns.ts'
import * as gridStyles from './grid.module.css'

const HeadTools = lazyComponent(() => import('./HeadTools.tsx').then((module) => module.HeadTools), { words: ['lists'], afterRows: true })

interface TableHeadProps {
  list: ListController
  /** Those of the list for which there is room. */
  columns: readonly Column[]
  widths: readonly number[] | undefined
  /** How many of them are frozen. */
  frozen: number
  isAll: boolean
}

/** The headings; sortable ones are buttons, and Shift+click adds a secondary order. */
export function TableHead({ list, columns, widths, frozen, isAll }: TableHeadProps) {
  const { t } = useTranslation()
  const { selection } = list
  const sorts = list.fallbackOrder ?? sortsOf(list.state)
  // Read on use, so that another page of rows does not render the headings.
  const latest = useRef(list)
  latest.current = list
  return (
    <thead>
      <tr>
        {list.can.pick && (
          <th className={gridStyles.pick} data-slot="pick" scope="col">
            <input
              type="checkbox"
              checked={isAll}
              onChange={() =>
                selection.setSelected(
                  list.rows.map((row) => row.id),
                  !isAll,
                )
              }
              aria-label={t('screens.list.selectAll')}
            />
          </th>
        )}
        {columns.map((column, index) => {
          const place = sorts.findIndex((sort) => sort.field === column.name)
          return (
            <HeadCell
              key={column.name}
              column={column}
              width={widths?.[index]}
              pin={index < frozen ? index : undefined}
              place={place}
              isUp={sorts[place]?.isDescending === false}
              isOneOfMany={place >= 0 && sorts.length > 1}
              align={alignOf(list.meta.fields[column.name])}
              latest={latest}
            />
          )
        })}
        {list.can.act && (
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
  width: number | undefined
  /** Its index among the frozen columns. */
  pin: number | undefined
  /** Index in the sort order; -1 when not sorted by it. */
  place: number
  isUp: boolean
  isOneOfMany: boolean
  align: ReturnType<typeof alignOf>
  latest: RefObject<ListController>
}

const HeadCell = memo(function HeadCell({ column, width, pin, place, isUp, isOneOfMany, align, latest }: HeadCellProps) {
  return (
    <th
      data-column={column.name}
      data-align={align}
      data-pin={pin}
      scope="col"
      // Only the primary order has aria-sort; secondary ones are described by text (HeadTools).
      aria-sort={place === 0 ? (isUp ? 'ascending' : 'descending') : undefined}
    >
      {column.isSortable ? (
        <button
          type="button"
          data-sorted={place >= 0 || undefined}
          onClick={(event) => latest.current.sortBy(column.name, event.shiftKey)}
          onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        >
          {column.title}
          <Icon name={isUp ? 'up' : 'down'} size={13} />
          {isOneOfMany && <em aria-hidden="true">{place + 1}</em>}
        </button>
      ) : (
        column.title
      )}

      <HeadTools column={column} width={width} place={place} isUp={isUp} latest={latest} />
    </th>
  )
})
