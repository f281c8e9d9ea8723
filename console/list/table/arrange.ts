import type { ListFrame } from '../controller/listController.ts'
import { type Layout, listPreferences } from '../listPreferences.ts'
import { arranged, isShowable, ordinaryColumns } from './columns.ts'

type Parts = Parameters<typeof arranged>[0]

/** The columns that are available and not shown, default ones first. */
export function restOf(parts: Parts, shown: readonly string[]): string[] {
  const all = [...ordinaryColumns(parts), ...Object.keys(parts.meta.fields).filter((name) => isShowable(parts, name))]
  return [...new Set(all)].filter((name) => !shown.includes(name))
}

/** The layout with these columns in this order, preserving widths. */
export function showing(parts: Parts, layout: Layout | undefined, shown: readonly string[]): Layout {
  return { ...layout, shown, hidden: ordinaryColumns(parts).filter((name) => !shown.includes(name)) }
}

/** The names with one moved to index `to`. */
export function moved(names: readonly string[], name: string, to: number): string[] {
  const others = names.filter((other) => other !== name)
  return [...others.slice(0, to), name, ...others.slice(to)]
}

/** The layout with the width of a column in pixels; undefined restores the default. */
export function widened(parts: Parts, layout: Layout | undefined, name: string, width: number | undefined): Layout {
  const { [name]: _, ...others } = layout?.widths ?? {}
  return { ...(layout ?? showing(parts, undefined, arranged(parts, undefined))), widths: width ? { ...others, [name]: width } : others }
}

/** Most frozen columns; each has a rule in the style sheet. */
export const MOST_FROZEN = 4
/** Share of the table that frozen columns may cover, so that the others have room to scroll. */
const FROZEN_SHARE = 0.6

/** How many of the first columns are frozen. */
export const frozenOf = (layout: Layout | undefined): number => layout?.frozen ?? (layout?.isLoose ? 0 : 1)

/** The layout with the first `count` columns frozen. */
export function freezing(parts: Parts, layout: Layout | undefined, count: number): Layout {
  const { isLoose: _, frozen: __, ...others } = layout ?? showing(parts, undefined, arranged(parts, undefined))
  return count === 1 ? others : { ...others, frozen: count }
}

/** The left edges in pixels of the frozen columns for which the window has room, after a selection column of `start` pixels. */
export function frozenEdges(
  count: number,
  widths: readonly number[] | undefined,
  { start, room }: { start: number; room: number },
): number[] {
  const edges = count ? [start] : []
  for (let index = 1; index < count; index++) {
    const left = (edges[index - 1] ?? 0) + (widths?.[index - 1] ?? room)
    if (left + (widths?.[index] ?? room) > room * FROZEN_SHARE) break
    edges.push(left)
  }
  return edges
}

/** The widths in pixels that columns cover at both ends while the others scroll below them, as variables of the style sheet. */
export const stickyWidths = (start: number, end: number) => ({ '--sticky-start': `${start}px`, '--sticky-end': `${end}px` })

/** Stores a layout: as an unsaved change of the current view, or for the list. */
export function storeLayout(
  { meta, criteria }: Pick<ListFrame, 'meta'> & { criteria: Pick<ListFrame['criteria'], 'view'> },
  layout: Layout | undefined,
) {
  const { views, lists } = listPreferences.get()
  const id = criteria.view
  if (!id || !views.some((view) => view.id === id))
    return listPreferences.change(meta.name, { columns: layout } as Partial<{ columns: Layout }>)
  const known = Object.entries(lists[meta.name]?.views ?? {}).filter(([other]) => other !== id && views.some((view) => view.id === other))
  listPreferences.change(meta.name, { views: { ...Object.fromEntries(known), ...(layout && { [id]: layout }) } })
}
