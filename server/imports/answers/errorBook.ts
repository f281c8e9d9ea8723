import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type ExcelJS from 'exceljs'
import { textCell } from '../../excel/cells.ts'
import { attachment } from '../../excel/index.ts'
import { words } from '../../platform/words.ts'
import { settingsOf } from '../check/checkBatch.ts'
import { dryRun } from '../check/validation.ts'
import { openOwnBatch } from '../commit/batches.ts'
import { type FaultsByRow, faultsByRow, type Opened, type Services, type Visitor } from '../commit/parts.ts'
import { layoutOf } from '../rows/layout.ts'
import { type Cell, type CellLook, readRows, type SheetRow } from '../workbook/readWorkbook.ts'

const SLICE = 100
const WRONG: ExcelJS.Fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFFFC7CE' } }
const WIDE = 60

export interface Book {
  readonly disposition: string
  readonly stream: Readable
}

/** What stood in a cell, never as a formula. */
function written(cell: Cell): ExcelJS.CellValue {
  if (typeof cell === 'string') return textCell(cell)
  return cell !== null && typeof cell === 'object' && !(cell instanceof Date) ? textCell(cell.error) : cell
}
/** As it looked, so that what comes back is read as it was. */
const formatOf = (cell: Cell, look: CellLook | undefined) =>
  look
    ? look.format
    : cell instanceof Date
      ? cell.getTime() % 86_400_000 === 0
        ? 'yyyy-mm-dd'
        : 'yyyy-mm-dd hh:mm:ss'
      : typeof cell === 'string'
        ? '@'
        : undefined

interface Marked {
  readonly rows: readonly SheetRow[]
  readonly faults: FaultsByRow
  readonly title: string
  /** Column by header, and where the errors go. */
  readonly headers: readonly string[]
  readonly headerRowNo: number
}

const errorColumn = (headers: readonly string[], title: string) => (headers.includes(title) ? headers.indexOf(title) : headers.length) + 1

function writeRow(sheet: ExcelJS.Worksheet, [rowNo, cells, about]: SheetRow, { faults, title, headers, headerRowNo }: Marked) {
  const row = sheet.getRow(rowNo)
  for (const [at, value] of cells.entries()) {
    const cell = row.getCell(at + 1)
    cell.value = written(value)
    const numFmt = formatOf(value, about?.looks?.[at])
    if (numFmt) cell.numFmt = numFmt
  }
  const wrong = faults.get(rowNo) ?? []
  // A workbook that comes back has the column already.
  const last = row.getCell(errorColumn(headers, title))
  last.value = rowNo === headerRowNo ? title : null
  if (wrong.length) {
    last.value = textCell(wrong.map(({ header, message }) => (header ? `${header}: ${message}` : message)).join('; '))
    last.fill = WRONG
    for (const { header } of wrong) {
      const at = headers.indexOf(header)
      if (at >= 0) row.getCell(at + 1).fill = WRONG
    }
  }
  if (rowNo <= headerRowNo) row.font = { bold: true }
  row.commit()
}
async function write(sink: PassThrough, name: string, marked: Marked) {
  const { default: Excel } = await import('exceljs')
  const workbook = new Excel.stream.xlsx.WorkbookWriter({ stream: sink as never, useStyles: true, useSharedStrings: false })
  const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: marked.headerRowNo }] })
  sheet.getColumn(errorColumn(marked.headers, marked.title)).width = WIDE
  for (const [at, row] of marked.rows.entries()) {
    writeRow(sheet as never, row, marked)
    if (at % SLICE !== 0) continue
    await yieldToEventLoop()
    if (sink.destroyed) return
    if (sink.writableNeedDrain) await Promise.race([once(sink, 'drain'), once(sink, 'close')])
  }
  sheet.commit()
  await workbook.commit()
}

async function faultsFor(services: Services, visitor: Visitor, opened: Opened): Promise<FaultsByRow> {
  const known = services.memory.get(opened.batch.id, visitor.language)
  if (known) return known
  const settings = settingsOf(opened.batch)
  return services.gate.pass(visitor.actor.plantId, async () => faultsByRow(await dryRun(services, visitor, opened, { settings })))
}

/** The sheet as it was uploaded, or those of its rows that are wrong, with what is wrong beside every row and the cells at fault marked, to be corrected and uploaded again. */
export async function errorBook(
  services: Services,
  visitor: Visitor,
  { id, isRest, onFault }: { id: number; isRest?: boolean; onFault: (e: unknown) => void },
): Promise<Book> {
  const opened = await openOwnBatch(services, visitor.actor, id)
  const { batch, resource } = opened
  const faults = await faultsFor(services, visitor, opened)
  const name = batch.sheet ?? ''
  const all = await readRows(await services.tempStorage.get(batch.storageKey), name, { signal: visitor.signal })
  const layout = layoutOf(resource, all)
  // What is left after the good rows went in: its rows move up below the header.
  const headerRowNo = layout?.headerRowNo ?? 1
  const left = all.filter(([rowNo]) => rowNo <= headerRowNo || faults.has(rowNo))
  // What has been written is not offered once more.
  const rows = isRest || batch.state === 'IMPORTED' ? left : all
  const translate = words(visitor.language)
  const width = rows.reduce((most, [, cells]) => Math.max(most, cells.length), 0)
  const headers = Array.from({ length: width }, (_, at) => layout?.headers[at] ?? '')
  const sink = new PassThrough()
  sink.on('error', () => {})
  const marked = { rows, faults, title: translate('import.errorColumn'), headers, headerRowNo: layout?.headerRowNo ?? 1 }
  write(sink, name, marked).catch((error: unknown) => {
    if (!sink.destroyed) onFault(error)
    sink.destroy(error as Error)
  })
  const fileName = `${batch.fileName.replace(/\.xlsx?$/i, '')}_${translate('import.errorColumn')}.xlsx`
  return { disposition: attachment(fileName), stream: sink }
}
