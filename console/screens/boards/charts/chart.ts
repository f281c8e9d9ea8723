import type { FigureKey } from '../../../resource/figures/figureKey.ts'
import type { Place } from '../drill.ts'

/** A column of the table that says the same as the chart. */
export interface Column<Row> {
  key: string
  /** With its unit, so that the cells are bare numbers. */
  head: string
  of: (row: Row) => string | number | null
  /** Of a number; words have none. */
  digits?: number
  /** Where a cell leads by itself; the first one leads where its row does. */
  drill?: (row: Row) => Place | undefined
}

/** One chart, its table and everything that can be taken away from it. */
export interface Chart<Row> {
  kind: 'downtime' | 'fault' | 'repair' | 'stock' | 'handover' | 'complaint'
  /** What the export calls its table: the list of the read model. */
  table: string
  /** It is of this moment, whatever range is looked at. */
  isNow?: boolean
  title: string
  /** What a reader of the picture alone has to know, such as that only the longest are drawn. */
  note?: string | undefined
  /** Undefined while they are under way. */
  rows: readonly Row[] | undefined
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
  drill: (row: Row) => Place | undefined
  /** In place of a chart without rows: often good news. */
  nothing: string
  isGoodNews?: boolean
}

/** What explains a chart: the list of its read model. */
export const figureOf = ({ kind, table }: Pick<Chart<never>, 'kind' | 'table'>) => `${kind}Figures.${table}` as FigureKey

export const written = (value: string | number | null, digits: number | undefined): string =>
  value === null ? '–' : typeof value === 'number' ? value.toFixed(digits ?? 0) : value

export interface Sorting {
  key: string
  isDescending: boolean
}

/** What is not known comes last, whichever way the rest is turned. */
export function sorted<Row>(rows: readonly Row[], columns: readonly Column<Row>[], by: Sorting | null): readonly Row[] {
  const column = columns.find((one) => one.key === by?.key)
  if (!column || !by) return rows
  const direction = by.isDescending ? -1 : 1
  return [...rows].sort((left, right) => {
    const [a, b] = [column.of(left), column.of(right)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return direction * (typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'zh'))
  })
}
