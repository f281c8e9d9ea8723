import type { Page } from 'playwright-core'

/** A column with cells that are cut, and pixels of other columns that hold nothing. */
export interface CutColumn {
  readonly title: string
  readonly cells: number
  readonly unused: number
}

/**
 * The cut columns of the table in sight, its heading included. Unused are the pixels of each column beyond its widest content, padding apart: what
 * could have gone to the cut one. A table wider than its room has none.
 */
export const cutColumnsOf = (page: Page): Promise<CutColumn[]> =>
  page.evaluate(() => {
    const table = [...document.querySelectorAll<HTMLTableElement>('table[data-slot~=grid]')].find((one) => one.offsetParent)
    if (!table) return []
    const range = document.createRange()
    /** With padding; of a heading without the tools that lie over it. */
    const contentOf = (cell: HTMLTableCellElement) => {
      if (cell.tagName === 'TH' && cell.firstChild) range.selectNode(cell.firstChild)
      else range.selectNodeContents(cell)
      const style = getComputedStyle(cell)
      return range.getBoundingClientRect().width + Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight)
    }
    const isClipped = (cell: HTMLTableCellElement) =>
      cell.tagName === 'TH'
        ? contentOf(cell) > cell.offsetWidth + 1
        : cell.scrollWidth > cell.clientWidth || [...cell.querySelectorAll('.clip')].some((one) => one.scrollWidth > one.clientWidth)
    const rows = [...table.rows].filter((row) => row.cells.length > 1)
    const columns = [...(rows[0]?.cells ?? [])].flatMap((head, index) => {
      if (head.matches('[data-slot~=pick], [data-slot~=acts]')) return []
      const cells = rows.flatMap((row) => row.cells[index] ?? [])
      const spare = Math.max(0, head.offsetWidth - Math.max(...cells.map(contentOf)))
      return [{ title: head.innerText.trim(), cells: cells.filter(isClipped).length, spare }]
    })
    const box = table.parentElement as HTMLElement
    const isWider = table.offsetWidth > box.clientWidth + 1
    const unused = isWider ? 0 : columns.reduce((sum, { spare, cells }) => sum + (cells ? 0 : spare), 0)
    return columns.filter(({ cells }) => cells).map(({ title, cells }) => ({ title, cells, unused: Math.round(unused) }))
  })
