import ExcelJS from 'exceljs'

type Cells = readonly (string | number | boolean | Date | null)[]
/** A workbook of one sheet. */
export async function workbook(header: Cells, rows: readonly Cells[], sheet = 'Sheet1'): Promise<Buffer> {
  const book = new ExcelJS.Workbook()
  book.addWorksheet(sheet).addRows([[...header], ...rows.map((row) => [...row])])
  return Buffer.from(await book.xlsx.writeBuffer())
}
