import ExcelJS from 'exceljs'
import { describe, expect, it } from 'vitest'
import { readRows, readSheets } from '../../../server/imports/workbook/readWorkbook.ts'
import { Refusal } from '../../../server/kernel/index.ts'
import { wordsOf } from '../../../server/platform/refusalWords.ts'
import { hostileWorkbooks, rawWorkbook, sheetXml } from '../../support/samples/hostileWorkbooks.ts'

async function bytesOf(fill: (book: ExcelJS.Workbook) => void) {
  const book = new ExcelJS.Workbook()
  fill(book)
  return Buffer.from(await book.xlsx.writeBuffer())
}

describe('reading a workbook', { timeout: 180_000 }, () => {
  it('gives texts, numbers, truths, dates as the wall showed them, results of formulas and errors', async () => {
    const at = new Date('2026-11-21T08:30:00Z')
    const bytes = await bytesOf((book) => {
      const sheet = book.addWorksheet('数据')
      sheet.addRow(['a', 1.5, true, at, { formula: '1+1', result: 2 }, { error: '#N/A' }, { richText: [{ text: '两' }, { text: '种' }] }])
      sheet.getCell('D1').numFmt = 'yyyy"年"m"月"d"日" hh:mm'
      sheet.addRow([])
      sheet.addRow([null, 'last'])
    })
    expect(await readRows(bytes, '数据')).toEqual([
      [
        1,
        ['a', 1.5, true, at, 2, { error: '#N/A' }, '两种'],
        { looks: { 3: { shown: '2026年11月21日 08:30', stored: '2026-11-21 08:30:00', format: 'yyyy"年"m"月"d"日" hh:mm' } } },
      ],
      [3, [null, 'last']],
    ])
  })

  it('knows the dates of Chinese Excel and does not take numbers for dates', async () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="0.00_);[Red](0.00)"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="31"/><xf numFmtId="170"/></cellXfs></styleSheet>`
    const rows = '<row><c s="1"><v>46347</v></c><c s="2"><v>46347</v></c><c><v>0.30000000000000004</v></c></row>'
    const bytes = rawWorkbook(sheetXml(rows), { name: 'xl/styles.xml', content: styles })
    expect((await readRows(bytes, 'Sheet1')).map(([, cells]) => cells)).toEqual([[new Date('2026-11-21T00:00:00Z'), 46347, 0.3]])
  })

  it('leaves the reading aid above a name out of the name, and puts pieces of several fonts together', async () => {
    const strings =
      '<sst><si><t>张三</t><rPh sb="0" eb="1"><t>zhang san</t></rPh></si><si><r><t>a</t></r><r><t xml:space="preserve"> b</t></r></si></sst>'
    const rows = '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="inlineStr"><is><r><t>x</t></r><r><t>y_x000D_</t></r></is></c></row>'
    const bytes = rawWorkbook(sheetXml(rows), { name: 'xl/sharedStrings.xml', content: strings })
    expect(await readRows(bytes, 'Sheet1')).toEqual([[1, ['张三', 'a b', 'xy\r']]])
  })

  it('shows every sheet that can be seen, with its beginning, and no hidden one', async () => {
    const bytes = await bytesOf((book) => {
      book.addWorksheet('one').addRows([['h'], ['1'], ['2']])
      book.addWorksheet('two').addRow(['x'])
      book.addWorksheet('lists', { state: 'veryHidden' }).addRow(['secret'])
    })
    expect((await readSheets(bytes)).map(({ name, rowCount }) => [name, rowCount])).toEqual([
      ['one', 3],
      ['two', 1],
    ])
  })

  it('takes in 20,000 rows of 15 columns', async () => {
    const cell = (i: number) => `<c t="inlineStr"><is><t>text ${i}</t></is></c>`
    const rows = Array.from({ length: 20_000 }, (_, i) => `<row>${cell(i).repeat(15)}</row>`).join('')
    expect(await readRows(rawWorkbook(sheetXml(rows)), 'Sheet1', { timeoutMs: 170_000 })).toHaveLength(20_000)
  })
})

describe('a reader', { timeout: 180_000 }, () => {
  const small = rawWorkbook(sheetXml('<row><c><v>1</v></c></row>'))
  const said = (reading: Promise<unknown>) => reading.catch((e: unknown) => wordsOf(e as Refusal, 'en').message)

  it('that runs out of memory or time ends alone, and its workbook is refused', async () => {
    const texts = Array.from({ length: 200_000 }, (_, i) => `<si><t>${(i * 7919) % 1_000_003}</t></si>`).join('')
    const wordy = rawWorkbook(sheetXml('<row/>'), { name: 'xl/sharedStrings.xml', content: `<sst>${texts}</sst>` })
    expect(await said(readSheets(wordy, { memoryMb: 2 }))).toMatch(/Too much/)
    expect(await said(readSheets(small, { timeoutMs: 1 }))).toMatch(/within 0.001 seconds/)
  })

  it('stops when nobody waits any more', async () => {
    const gone = new AbortController()
    const reading = readSheets(small, { signal: gone.signal }).catch((e: unknown) => e)
    gone.abort(new Error('gone'))
    expect(await reading).toEqual(new Error('gone'))
  })
})

describe('a hostile workbook', { timeout: 180_000 }, () => {
  const readable = ['nothing', 'a workbook with nothing in it', 'a header and nothing below']
  const refused = Object.entries(hostileWorkbooks).filter(([name]) => !readable.includes(name))
  it.each(refused)('of %s is refused with a reason', async (_name, { make, description }) => {
    const refusal = await readSheets(make()).catch((e: unknown) => e)
    expect(refusal).toBeInstanceOf(Refusal)
    expect(wordsOf(refusal as Refusal, 'en').message).toMatch(description)
    expect(wordsOf(refusal as Refusal, 'zh').message).toMatch(/[\u4e00-\u9fff]{2}/)
  })
})
