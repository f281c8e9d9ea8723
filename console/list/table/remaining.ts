import { readOrder } from '../../resource/address.ts'
import { stateFieldOf } from '../../resource/meta.ts'
import type { ListFrame } from '../controller/listController.ts'
import { type Column, ordinaryColumns } from './columns.ts'
import { type Demand, leastOf } from './fitColumns.ts'

/** A list with its columns, and how the user arranged them. */
export type Arranged = Pick<ListFrame, 'meta' | 'spec' | 'columns'> & Partial<Pick<ListFrame, 'layout'>>

/** The columns from the most important one: title, state, the field that sorts the list, then in the order of the definition. */
export function byImportance({ meta, spec, columns }: Arranged): readonly Column[] {
  const sorted = readOrder(spec.sort ?? meta.sort).map(({ field }) => field)
  const first = [meta.label, stateFieldOf(meta) ?? 'status', ...sorted]
  const rankOf = (name: string, index: number) => {
    const known = index ? first.indexOf(name) : 0
    return known < 0 ? first.length + index : known
  }
  const ranks = new Map(columns.map((column, index) => [column, rankOf(column.name, index)]))
  return [...columns].sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0))
}

/**
 * The columns that fit into `room` pixels and are readable, in order; the least important ones are left out and are in the drawer of the row.
 * A list that the user arranged is complete, and so are columns of which the user set the width.
 */
export function remaining(list: Arranged, demands: ReadonlyMap<Column, Demand>, room: number): readonly Column[] {
  const { columns, layout } = list
  if (layout && layout.shown.join() !== ordinaryColumns(list).join()) return columns
  const left = new Set(columns)
  const needed = () => leastOf(columns.flatMap((column) => (left.has(column) ? (demands.get(column) ?? []) : [])))
  const ranked = byImportance(list)
  for (const column of ranked.toReversed()) {
    if (needed() <= room || left.size <= 2) break
    if (!column.isChosen) left.delete(column)
  }
  // A wide column that left may have made room for narrower ones after it.
  for (const column of ranked) {
    if (left.has(column)) continue
    left.add(column)
    if (needed() > room) left.delete(column)
  }
  return columns.filter((column) => left.has(column))
}
