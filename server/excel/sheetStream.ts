import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import ExcelJS from 'exceljs'
import { type Cell, formatOf, textCell, widthOf } from './cells.ts'
import type { Column } from './columns.ts'

/** Rows written between two breaths of the event loop. */
const SLICE = 100
const SHEET_NAME_MAX = 31

/** exceljs writes on whether or not anybody takes it; where its bytes go can tell when they have been taken. */
interface Taker {
  readonly writableNeedDrain: boolean
}
async function untilTaken(takers: readonly (Writable | Taker | undefined)[], signal: AbortSignal) {
  for (const taker of takers) if (taker?.writableNeedDrain) await once(taker as Writable, 'drain', { signal })
}

export interface SheetSource {
  readonly title: string
  readonly columns: readonly Pick<Column, 'label' | 'field'>[]
  /** Cells of the rows, page by page. */
  readonly pages: AsyncIterable<readonly (readonly Cell[])[]>
  readonly signal: AbortSignal
}

/** Writes one sheet into a stream as fast as its reader takes it, and never holds more than a page of it. */
export async function writeSheet(sink: Writable, { title, columns, pages, signal }: SheetSource): Promise<void> {
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: sink as never, useStyles: true, useSharedStrings: false })
  const name = title
    .replace(/[[\]*?:/\\']/g, ' ')
    .slice(0, SHEET_NAME_MAX)
    .trim()
  const sheet = workbook.addWorksheet(name || 'Sheet1', { views: [{ state: 'frozen', ySplit: 1 }] })
  sheet.columns = columns.map(({ label, field }) => {
    const numFmt = formatOf(field)
    return { header: textCell(label), width: widthOf(field, label), ...(numFmt && { style: { numFmt } }) }
  })
  sheet.getRow(1).font = { bold: true }
  sheet.getRow(1).commit()
  const inner = () => (sheet as unknown as { stream: { pipes: Taker[] } }).stream.pipes
  try {
    for await (const rows of pages) {
      for (let at = 0; at < rows.length; at += SLICE) {
        for (const row of rows.slice(at, at + SLICE)) sheet.addRow(row as Cell[]).commit()
        await nextTurn()
        await untilTaken([...inner(), sink], signal)
        signal.throwIfAborted()
      }
    }
    sheet.commit()
    await workbook.commit()
  } catch (error) {
    ;(workbook as unknown as { zip: { abort(): void } }).zip.abort()
    throw error
  }
}
