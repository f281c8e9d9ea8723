import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as cellsStyles from '../../../fields/display/cells.module.css'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as tableStyles from '../../../kit/looks/table.module.css'
import { useDrill } from '../useDrill.ts'
import { type Chart, type Column, type Sorting, sorted, written } from './chart.ts'
import * as styles from './TableTwin.module.css'

type Shown<Row> = Pick<Chart<Row>, 'title' | 'columns' | 'keyOf' | 'drill'> & { rows: readonly Row[] }

const cell = <Row,>(column: Column<Row>, row: Row) => written(column.of(row), column.digits)
const alignOf = (column: { digits?: number }) => (column.digits === undefined ? undefined : 'end')

/** The figures of a chart to be read, sorted and followed to their rows. */
export function TableTwin<Row>({ title, rows, columns, keyOf, drill }: Shown<Row>) {
  const { t } = useTranslation()
  const [sorting, setSorting] = useState<Sorting | null>(null)
  const sortBy = (column: Column<Row>) =>
    setSorting({ key: column.key, isDescending: sorting?.key === column.key ? !sorting.isDescending : column.digits !== undefined })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <section className={`figure ${styles.twin}`} data-slot="twin" tabIndex={0} aria-label={t('boards.dataview.tableOf', { title })}>
      <table className={tableStyles.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.key} column={column} sorting={sorting} onTurn={() => sortBy(column)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted(rows, columns, sorting).map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column, place) =>
                place ? (
                  <td key={column.key} data-align={alignOf(column)}>
                    <Drilled place={column.drill?.(row)} title={t('boards.dataview.openRows')}>
                      {cell(column, row)}
                    </Drilled>
                  </td>
                ) : (
                  <th key={column.key} scope="row">
                    <Drilled place={drill(row)} title={t('boards.dataview.openRows')}>
                      {cell(column, row)}
                    </Drilled>
                  </th>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Head<Row>({ column, sorting, onTurn: onSort }: { column: Column<Row>; sorting: Sorting | null; onTurn: () => void }) {
  const isSorted = sorting?.key === column.key
  return (
    <th scope="col" data-align={alignOf(column)} aria-sort={isSorted ? (sorting.isDescending ? 'descending' : 'ascending') : undefined}>
      <button type="button" onClick={onSort}>
        {column.head}
        <Icon name={isSorted && !sorting.isDescending ? 'up' : 'down'} size={12} />
      </button>
    </th>
  )
}

function Drilled({ place, title, children }: { place: ReturnType<Chart<never>['drill']>; title: string; children: string }) {
  const link = useDrill()(place)
  if (!link) return children
  return (
    <a className={cellsStyles.open} data-slot="open" href={link.href} onClick={link.onClick} title={title}>
      {children}
    </a>
  )
}

/** The same for those who hear the page, while the others look at the chart; nothing in it takes the focus. */
export function SpokenTwin<Row>({ title, rows, columns, keyOf }: Omit<Shown<Row>, 'drill'>) {
  return (
    <table className="visually-hidden">
      <caption>{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col">
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <td key={column.key}>{cell(column, row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
