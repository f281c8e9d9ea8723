// One worksheet as rows of plain values. Written on saxes, the parser below exceljs' own reader: that one takes the reading aid above a
// Chinese name for the name, loses half of a text with two fonts, and does not notice that a file ends in the middle.
import { SaxesParser } from 'saxes'
import { refuse } from './refuse.mjs'
import { decoded } from './sharedStrings.mjs'

const DEEPEST = 32
/** The root of a workbook names some namespaces; nothing else says so much about itself. */
const ATTRIBUTES_MAX = 100
/** Days of Excel's calendar before 1970-01-01, in its two ways of counting. */
const EPOCH_DAYS = 25_569
const EPOCH_DAYS_1904 = 24_107
const DAY_MS = 86_400_000
/** A merge of more cells than a whole sheet may have is no layout. */
const MERGED_MAX = 2_000_000

export const local = (name) => name.slice(name.indexOf(':') + 1)

/** Feeds a stream of XML to a parser; what breaks off in the middle is broken. */
export async function parseXml(stream, on) {
  const parser = new SaxesParser()
  let depth = 0
  let fault
  const fail = (error) => {
    fault ??= error
  }
  const guarded = (work) => (value) => {
    if (fault) return
    try {
      work(value)
    } catch (error) {
      fail(error)
    }
  }
  parser.on('error', () => fail(refuse('broken')))
  // Nothing that makes workbooks declares types or entities of its own.
  parser.on('doctype', () => fail(refuse('broken')))
  let attributes = 0
  parser.on(
    'attribute',
    guarded(() => {
      if (++attributes > ATTRIBUTES_MAX) throw refuse('broken')
    }),
  )
  parser.on(
    'opentag',
    guarded((tag) => {
      attributes = 0
      if (++depth > DEEPEST) throw refuse('broken')
      on.open?.(local(tag.name), tag.attributes)
    }),
  )
  parser.on(
    'closetag',
    guarded((tag) => {
      depth--
      on.close?.(local(tag.name))
    }),
  )
  if (on.text) parser.on('text', guarded(on.text))
  if (on.text) parser.on('cdata', guarded(on.text))
  const decoder = new TextDecoder('utf-8')
  for await (const chunk of stream) {
    parser.write(decoder.decode(chunk, { stream: true }))
    if (fault) throw fault
    if (on.turn) await on.turn()
  }
  parser.write(decoder.decode()).close()
  if (fault) throw fault
}

/** 'AB12' is column 28. */
function columnOf(ref) {
  let column = 0
  for (let i = 0; i < ref.length; i++) {
    const c = ref.charCodeAt(i)
    if (c < 65 || c > 90) break
    column = column * 26 + (c - 64)
  }
  return column
}
function cellsOf(range) {
  const found = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(range ?? '')
  if (!found) return 1
  return (columnOf(found[3]) - columnOf(found[1]) + 1) * (Number(found[4]) - Number(found[2]) + 1)
}

/** Fifteen digits are what Excel shows and keeps; the rest is how machines write them. */
const number = (text) => {
  const value = Number(text)
  return Number.isFinite(value) ? Number(value.toPrecision(15)) : null
}
function dateOf(serial, is1904) {
  const days = serial - (is1904 ? EPOCH_DAYS_1904 : EPOCH_DAYS)
  const date = new Date(Math.round(days * DAY_MS))
  return Number.isNaN(date.getTime()) ? serial : date
}

function meaningOf(cell, { strings, isDate, is1904 }) {
  const { type, style, text } = cell
  if (type === 's') return strings[Number(text)] ?? null
  if (type === 'inlineStr' || type === 'str') return decoded(text)
  if (type === 'e') return { error: text }
  if (type === 'b') return text.trim() === '1' || text.trim() === 'true'
  if (type === 'd') {
    const at = new Date(/[zZ]|[+-]\d\d:?\d\d$/.test(text) ? text : `${text}${text.includes('T') ? 'Z' : ''}`)
    return Number.isNaN(at.getTime()) ? text : at
  }
  if (text === '') return cell.hasFormula ? { error: '=' } : null
  const value = number(text)
  return value !== null && isDate(style) ? dateOf(value, is1904) : value
}
const isBlank = (value) => value === null || (typeof value === 'string' && value.trim() === '')

/**
 * Reads the rows of a sheet that hold anything, as (rowNo, values); values are texts, numbers, truths, dates as the wall showed them,
 * `{ error }` or null. What lies outside the limits is a refusal.
 */
export async function parseSheet(stream, book, { limits, onRow, turn }) {
  let [rowNo, row, cell, column, elements, kept, chars] = [0, null, null, 0, 0, 0, 0]
  let isText = false
  let hasData = false
  function closeCell() {
    const value = meaningOf(cell, book)
    cell = null
    if (isBlank(value)) return
    if (column > limits.columns) throw refuse('tooManyColumns', { limit: limits.columns })
    if (typeof value === 'string') {
      if (value.length > limits.chars) throw refuse('cellTooLong', { limit: limits.chars, row: rowNo })
      chars += value.length
      if (chars > limits.charsInAll) throw refuse('tooMuch')
    }
    row[column - 1] = value
  }
  function closeRow() {
    const values = Array.from(row, (value) => value ?? null)
    row = null
    if (!values.length) return
    // The header is one more.
    if (++kept > limits.rows + limits.headRows) throw refuse('tooManyRows', { limit: limits.rows })
    onRow(rowNo, values)
  }
  await parseXml(stream, {
    turn,
    open(name, attributes) {
      if (name === 'sheetData') hasData = true
      else if (name === 'mergeCell') {
        if (cellsOf(attributes.ref) > MERGED_MAX) throw refuse('merged')
      } else if (!hasData) return
      else if (name === 'row') {
        if (++elements > limits.elements) throw refuse('tooManyRows', { limit: limits.rows })
        rowNo = Number(attributes.r) || rowNo + 1
        row = []
        column = 0
      } else if (name === 'c' && row) {
        column = attributes.r ? columnOf(attributes.r) : column + 1
        cell = { type: attributes.t ?? 'n', style: Number(attributes.s ?? 0), text: '', hasFormula: false }
      } else if (cell) {
        if (name === 'v' || name === 't') isText = true
        // What a reading aid says is not part of the value.
        else if (name === 'rPh') cell.isAside = true
        else if (name === 'f') cell.hasFormula = true
      }
    },
    text(text) {
      if (!isText || !cell || cell.isAside) return
      cell.text += text
      if (cell.text.length > limits.chars * 2) throw refuse('cellTooLong', { limit: limits.chars, row: rowNo })
    },
    close(name) {
      if (name === 'v' || name === 't') isText = false
      else if (name === 'rPh' && cell) cell.isAside = false
      else if (name === 'c' && cell) closeCell()
      else if (name === 'row' && row) closeRow()
      else if (name === 'sheetData') hasData = false
    },
  })
}
