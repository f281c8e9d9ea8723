// The floor: cells that are in memory already, through exceljs' own streaming writer, behind node:http.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import ExcelJS from 'exceljs'

const { columns, rows } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const server = createServer(async (request, response) => {
  if (request.url === '/ready') return response.end()
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: response, useStyles: true, useSharedStrings: false })
  const sheet = workbook.addWorksheet('Sheet1', { views: [{ state: 'frozen', ySplit: 1 }] })
  sheet.columns = columns.map(({ label, width, format }) => ({ header: label, width, style: { numFmt: format } }))
  for (const row of rows) sheet.addRow(row).commit()
  sheet.commit()
  await workbook.commit()
})
server.listen(Number(process.env.PORT), '127.0.0.1')
