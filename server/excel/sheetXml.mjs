// The parts of a workbook of one sheet, as ECMA-376 wants them: bold frozen headers, widths, and a number format for each column.
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
/** Formats that Excel knows by number; others are told from here on. */
const KNOWN = { General: 0, 0: 1, '0.00': 2, '@': 49 }
const OWN_FROM = 164

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }
/** What means something else in XML, and what no XML may hold: a single one of those would make the whole workbook unreadable. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach a workbook
const SPECIAL = /[&<>"\r\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const escaped = (text) => (text.search(SPECIAL) < 0 ? text : text.replace(SPECIAL, (one) => ENTITIES[one] ?? ''))
/** Blanks at the ends, and lines, are dropped by readers that are not told. */
const BLANKS = /^\s|\s$|\n/
const spaced = (text) => (BLANKS.test(text) ? ' xml:space="preserve"' : '')

/** 'A' for 0, 'AA' for 26. */
export function letterOf(at) {
  const last = String.fromCharCode(65 + (at % 26))
  return at < 26 ? last : letterOf(Math.floor(at / 26) - 1) + last
}

const tied = (type, id, target) => `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`
const ties = (...all) => `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`
const typed = (part, type) => `<Override PartName="${part}" ContentType="${TYPE}.${type}+xml"/>`

/** A style for the cells of each column, then one for its header. */
function stylesOf(columns) {
  const formats = [...new Set(columns.map(({ format }) => format ?? 'General'))]
  const own = formats.filter((format) => KNOWN[format] === undefined)
  const numberOf = (format = 'General') => KNOWN[format] ?? OWN_FROM + own.indexOf(format)
  const formatted = own.map((format) => `<numFmt numFmtId="${numberOf(format)}" formatCode="${escaped(format)}"/>`).join('')
  const style = (font, format) =>
    `<xf numFmtId="${numberOf(format)}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${font ? ' applyFont="1"' : ''}/>`
  const styles = [style(0), ...[0, 1].flatMap((font) => columns.map(({ format }) => style(font, format)))]
  const face = '<sz val="11"/><name val="Calibri"/><family val="2"/>'
  return (
    `${XML}<styleSheet xmlns="${MAIN}">${own.length ? `<numFmts count="${own.length}">${formatted}</numFmts>` : ''}` +
    `<fonts count="2"><font>${face}</font><font><b/>${face}</font></fonts>` +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${styles.length}">${styles.join('')}</cellXfs>` +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
  )
}

/** All parts but the sheet, by their names. */
export const partsOf = ({ title, columns }) => ({
  '[Content_Types].xml':
    `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Default Extension="xml" ContentType="application/xml"/>${typed('/xl/workbook.xml', 'sheet.main')}` +
    `${typed('/xl/worksheets/sheet1.xml', 'worksheet')}${typed('/xl/styles.xml', 'styles')}</Types>`,
  '_rels/.rels': ties(tied('officeDocument', 1, 'xl/workbook.xml')),
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': ties(tied('worksheet', 1, 'worksheets/sheet1.xml'), tied('styles', 2, 'styles.xml')),
  'xl/styles.xml': stylesOf(columns),
})

/** Writes rows of cells, column by column; the first one written is the header. */
export function rowWriter(columns) {
  const letters = columns.map((_, at) => letterOf(at))
  let row = 0
  const cellOf = (at, value, style) => {
    if (typeof value === 'number') return `<c r="${letters[at]}${row}" s="${style}"><v>${value}</v></c>`
    return `<c r="${letters[at]}${row}" s="${style}" t="str"><v${spaced(value)}>${escaped(value)}</v></c>`
  }
  const rowOf = (valueAt, firstStyle) => {
    row++
    let cells = ''
    for (let at = 0; at < letters.length; at++) {
      const value = valueAt(at)
      if (value !== null && value !== undefined && !Number.isNaN(value)) cells += cellOf(at, value, firstStyle + at)
    }
    return `<row r="${row}">${cells}</row>`
  }
  const widths = columns.map(({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" style="${at + 1}" customWidth="1"/>`)
  return {
    begin: () =>
      `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" ` +
      `state="frozen"/><selection pane="bottomLeft"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>` +
      `<cols>${widths.join('')}</cols><sheetData>${rowOf((at) => columns[at].label, 1 + columns.length)}`,
    rows(cells, from, to) {
      let text = ''
      for (let line = from; line < to; line++) text += rowOf((at) => cells[at][line], 1)
      return text
    },
    end: () => '</sheetData></worksheet>',
  }
}
