import { archive, type Part } from '../images/archive.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'
const relation = (id: string, type: string, target: string) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`

const TYPES: Part = { name: '[Content_Types].xml', content: '<Types/>' }
const ROOT: Part = {
  name: '_rels/.rels',
  content: `<Relationships xmlns="${PACKAGE}">${relation('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
}
const BOOK: Part = {
  name: 'xl/workbook.xml',
  content: `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="r1"/></sheets></workbook>`,
}
const RELATIONS: Part = {
  name: 'xl/_rels/workbook.xml.rels',
  content: `<Relationships xmlns="${PACKAGE}">${relation('r1', 'worksheet', 'worksheets/sheet1.xml')}${relation('r2', 'sharedStrings', 'sharedStrings.xml')}${relation('r3', 'styles', 'styles.xml')}</Relationships>`,
}
const sheetPart = (content: string, more: Partial<Part> = {}): Part => ({ name: 'xl/worksheets/sheet1.xml', content, ...more })

/** A workbook of one sheet, in raw XML. */
export const rawWorkbook = (sheet: Part | string, ...more: Part[]) =>
  archive([TYPES, ROOT, BOOK, RELATIONS, typeof sheet === 'string' ? sheetPart(sheet) : sheet, ...more])
export const sheetXml = (rows: string, after = '') => `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${after}</worksheet>`
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
const HEADER = `<row>${text('name')}</row>`
const ROW = `<row>${text('x')}</row>`

const MB = 1024 * 1024
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** Files that a careless reader dies of or misunderstands, each with what its refusal says. */
export const hostileWorkbooks: Readonly<Record<string, { make(): Buffer; description: RegExp }>> = {
  'a merge of a whole sheet': {
    make: () => rawWorkbook(sheetXml(HEADER + ROW, '<mergeCells count="1"><mergeCell ref="A1:XFD1048576"/></mergeCells>')),
    description: /merged/,
  },
  'a million rows': {
    make: () =>
      rawWorkbook(sheetXml(HEADER + Array.from({ length: 1_000_000 }, (_, i) => `<row r="${i + 2}"><c><v>1</v></c></row>`).join(''))),
    description: /at most 20000 rows/,
  },
  'a million empty rows': {
    make: () => rawWorkbook(sheetXml(HEADER + Array.from({ length: 1_000_000 }, (_, i) => `<row r="${i + 2}"/>`).join(''))),
    description: /at most 20000 rows/,
  },
  'too many columns': {
    make: () => rawWorkbook(sheetXml(`<row>${text('name').repeat(101)}</row>${ROW}`)),
    description: /At most 100 columns/,
  },
  'a cell without end': {
    make: () => rawWorkbook(sheetXml(`${HEADER}<row>${text('长'.repeat(32_768))}</row>`)),
    description: /more than 32767/,
  },
  'a bomb that says so': {
    make: () => rawWorkbook(sheetPart(' '.repeat(60 * MB))),
    description: /larger than 50 MB/,
  },
  'a bomb of suspicious ratio': { make: () => rawWorkbook(sheetPart(' '.repeat(20 * MB))), description: /compression ratio/ },
  'a bomb whose directory lies': {
    make: () => rawWorkbook(sheetPart(sheetXml(HEADER + ROW + ' '.repeat(60 * MB)), { claims: 1000 })),
    description: /Too much/,
  },
  'more parts than a workbook has': {
    make: () => rawWorkbook(sheetXml(HEADER + ROW), ...Array.from({ length: 300 }, (_, i) => ({ name: `xl/x${i}.xml`, content: '' }))),
    description: /more than 200 parts/,
  },
  'entities that multiply': {
    make: () =>
      rawWorkbook(
        `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>${sheetXml(`<row>${text('&b;&b;&b;')}</row>`)}`,
      ),
    description: /damaged/,
  },
  'XML that breaks off': { make: () => rawWorkbook(sheetXml(HEADER + ROW).slice(0, -30)), description: /damaged/ },
  'XML without end in depth': { make: () => rawWorkbook(sheetXml('<a>'.repeat(200_000))), description: /damaged/ },
  'a tag of millions of attributes': {
    make: () =>
      rawWorkbook(sheetPart(sheetXml(`<row ${Array.from({ length: 2_000_000 }, (_, i) => `a${i.toString(36)}="${i % 7}"`).join(' ')}/>`))),
    description: /damaged/,
  },
  'an archive cut in half': {
    make: () => {
      const whole = rawWorkbook(sheetXml(HEADER + ROW))
      return whole.subarray(0, whole.length / 2)
    },
    description: /damaged/,
  },
  'a workbook with a password': {
    make: () => Buffer.concat([OLE, Buffer.alloc(1024), Buffer.from('EncryptedPackage', 'utf16le'), Buffer.alloc(512)]),
    description: /password-protected/,
  },
  'an archive with a password': {
    make: () => rawWorkbook(sheetPart(sheetXml(HEADER + ROW), { isEncrypted: true })),
    description: /password-protected/,
  },
  'an old workbook': { make: () => Buffer.concat([OLE, Buffer.alloc(2048)]), description: /old Excel/ },
  'a text with another name': { make: () => Buffer.from('name,remark\r\na,b\r\n'), description: /not an Excel workbook/ },
  'a Word document with another name': {
    make: () => archive([TYPES, ROOT, { name: 'word/document.xml', content: '<w/>' }]),
    description: /Word document/,
  },
  'some archive with another name': {
    make: () => archive([{ name: 'readme.txt', content: 'hello' }]),
    description: /not an Excel workbook/,
  },
  nothing: { make: () => Buffer.alloc(0), description: /The xlsx file is empty/ },
  'a workbook with nothing in it': { make: () => rawWorkbook(sheetXml('')), description: /The xlsx file is empty/ },
  'a header and nothing below': { make: () => rawWorkbook(sheetXml(HEADER)), description: /The xlsx file is empty/ },
}
