import type { Place } from './inlineKeys.ts'

/* The table is plain elements without handlers of their own: whoever works on cells finds them by what is written on them. */

export const linksOf = (box: Element): HTMLAnchorElement[] => [...box.querySelectorAll<HTMLAnchorElement>('a[data-slot~=open][data-open]')]
export const linkOf = (box: Element, id: string) => box.querySelector<HTMLAnchorElement>(`a[data-slot~=open][data-open="${id}"]`)
export const rowOf = (element: Element | null | undefined): HTMLElement | null =>
  element?.closest<HTMLElement>('tbody tr, [data-slot~=cards] li') ?? null
export const idOf = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('a[data-slot~=open][data-open]')?.dataset['open']

export function placeOf(cell: HTMLElement): Place | null {
  const id = idOf(rowOf(cell))
  const name = cell.dataset['edit']
  return id && name ? { id, name } : null
}
export const cellAt = (box: Element, { id, name }: Place) =>
  rowOf(linkOf(box, id))?.querySelector<HTMLElement>(`td[data-edit="${name}"]`) ?? null

/** Cells that may be changed, row by row as they stand. */
export const editableCells = (box: Element): Place[][] =>
  [...box.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll<HTMLElement>('td[data-edit]')].flatMap((cell) => placeOf(cell) ?? []),
  )

/** Marks an element for a moment; the style sheet says how. */
export function flash(element: Element | null, mark: 'saved' | 'changed', ms: number) {
  if (!element) return
  element.removeAttribute(`data-${mark}`)
  void (element as HTMLElement).offsetWidth
  element.setAttribute(`data-${mark}`, '')
  setTimeout(() => element.removeAttribute(`data-${mark}`), ms)
}
