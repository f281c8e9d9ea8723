/** Pixels after the content of a cell that `scrollWidth` leaves out. */
const CELL_END = 10

/** Rows by index, the last one excluded. */
export interface RowRange {
  readonly from: number
  readonly to: number
}

/** The name of the column of actions among those that are measured. */
export const ACTIONS = 'acts'
const nameOf = (cell: HTMLElement | undefined) => cell?.dataset['column'] ?? (cell?.dataset['slot'] === ACTIONS ? ACTIONS : undefined)

/** The width in pixels of each column when nothing is cut, by name. One layout without fixed widths. */
export function naturalWidths(table: HTMLTableElement): Record<string, number> {
  table.dataset['measured'] = ''
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])]
  const widths = heads.map((head) => Math.ceil(head.getBoundingClientRect().width))
  delete table.dataset['measured']
  return Object.fromEntries(heads.flatMap((head, index) => (nameOf(head) ? [[nameOf(head), widths[index]]] : [])))
}

/**
 * The width in pixels that columns with cut cells need, by name, in the rows from index `from` to `to`. Reads only, as little as possible: each
 * read of a cell costs about a microsecond, and a page has hundreds.
 * @param isSettled whether no value can change the width of a column
 */
export function cutWidths(table: HTMLTableElement, { from, to }: RowRange, isSettled: (name: string) => boolean): Record<string, number> {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])]
  const names = heads.map(nameOf).map((name) => (name && isSettled(name) ? undefined : name))
  const inner = heads.map((head) => head.clientWidth)
  const found: Record<string, number> = {}
  const note = (index: number, width: number) => {
    const name = names[index]
    if (name) found[name] = Math.max(found[name] ?? 0, Math.ceil(width))
  }
  const rows = table.tBodies[0]?.rows
  for (let at = from; at < Math.min(to, rows?.length ?? 0); at++) {
    let index = 0
    for (let cell = rows?.[at]?.firstElementChild; cell; cell = cell.nextElementSibling, index++) {
      if (!names[index]) continue
      const { scrollWidth } = cell
      if (scrollWidth > (inner[index] ?? 0)) note(index, scrollWidth + CELL_END)
    }
  }
  for (const part of table.querySelectorAll<HTMLElement>('tbody .clip')) {
    const cell = part.closest('td')
    if (cell && part.scrollWidth > part.clientWidth) note(cell.cellIndex, cell.offsetWidth + part.scrollWidth - part.clientWidth)
  }
  return found
}
