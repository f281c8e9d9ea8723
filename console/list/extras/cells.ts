import type { Place } from './inlineKeys.ts'

/* Cells have no handlers of their own; these functions find them through their attributes. */

/** The links of all rows to their records, in order. */
export const linksOf = (box: Element): HTMLAnchorElement[] => [...box.querySelectorAll<HTMLAnchorElement>('a[data-slot~=open][data-open]')]
/** The link of a row to its record, by id. */
export const linkOf = (box: Element, id: string) => box.querySelector<HTMLAnchorElement>(`a[data-slot~=open][data-open="${id}"]`)
/** The row or card that contains an element. */
export const rowOf = (element: Element | null | undefined): HTMLElement | null =>
  element?.closest<HTMLElement>('tbody tr, [data-slot~=cards] li') ?? null
/** The record id of a row element. */
export const idOf = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('a[data-slot~=open][data-open]')?.dataset['open']

/** The record id and field name of a cell; null for other elements. */
export function placeOf(cell: HTMLElement): Place | null {
  const id = idOf(rowOf(cell))
  const name = cell.dataset['edit']
  return id && name ? { id, name } : null
}
/** The cell of a record and field, while it is rendered. */
export const cellAt = (box: Element, { id, name }: Place) =>
  rowOf(linkOf(box, id))?.querySelector<HTMLElement>(`td[data-edit="${name}"]`) ?? null

/** The editable cells by row, as rendered. */
export const editableCells = (box: Element): Place[][] =>
  [...box.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll<HTMLElement>('td[data-edit]')].flatMap((cell) => placeOf(cell) ?? []),
  )

/** Sets a data attribute on an element for `ms` milliseconds; the style sheet animates it. */
export function flash(element: Element | null, mark: 'saved' | 'changed', ms: number) {
  if (!element) return
  element.removeAttribute(`data-${mark}`)
  void (element as HTMLElement).offsetWidth
  element.setAttribute(`data-${mark}`, '')
  setTimeout(() => element.removeAttribute(`data-${mark}`), ms)
}
