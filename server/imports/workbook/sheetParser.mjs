// One worksheet as rows of plain values. Written on saxes, the parser below exceljs' own reader: that one takes the reading aid above a
// Chinese name for the name, loses half of a text with two fonts, and does not notice that a file ends in the middle.
import { SaxesParser } from 'saxes'
import { lookOf } from './numberFormats.mjs'
import { refuse } from './refuse.mjs'
import { decoded } from './sharedStrings.mjs'

const DEEPEST = 32
/** The root of a workbook names some namespaces; nothing else says so much about itself. */
const ATTRIBUTES_MAX = 100
/** Days of Excel's calendar before 1970-01-01, in its two ways of counting. */
const EPOCH_DAYS = 25_569
const EPOCH_DAYS_1904 = 24_107
const DAY_MS = 86_400_000
/** A merge of more cells than a whole sheet may have is no layout; so many rows may all merges of a sheet cover. */
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
/** The corner of a merge and the last row that it covers; undefined for one that lies in one row. */
function mergeOf(range) {
  const [, from, top, to, bottom] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(range ?? '') ?? []
  if (from === undefined) return undefined
  const [first, last, column] = [Number(top), Number(bottom), columnOf(from)]
  if ((columnOf(to) - column + 1) * (last - first + 1) > MERGED_MAX) throw refuse('merged')
  return last > first ? { column: column - 1, first, last } : undefined
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

function meaningOf(cell, { strings, styles, is1904 }) {
  const { type, style, text } = cell
  // What cannot be read is no blank cell.
  if (type === 's') return text === '' ? null : (strings[Number(text)] ?? { error: text })
  if (type === 'inlineStr' || type === 'str') return decoded(text)
  if (type === 'e') return { error: text }
  if (type === 'b') return text.trim() === '1' || text.trim() === 'true'
  if (type === 'd') {
    const at = new Date(/[zZ]|[+-]\d\d:?\d\d$/.test(text) ? text : `${text}${text.includes('T') ? 'Z' : ''}`)
    return Number.isNaN(at.getTime()) ? text : at
  }
  if (text === '') return cell.hasFormula ? { error: '=' } : null
  const value = number(text)
  if (value === null) return { error: text }
  return styles.isDate(style) ? dateOf(value, is1904) : value
}
/** How a cell looks where that is not what it holds. */
function lookIn({ type, style, text }, value, { styles }) {
  return type === 'n' ? lookOf(styles.formatOf(style), value, text) : undefined
}
const isBlank = (value) => value === null || (typeof value === 'string' && value.trim() === '')

/**
 * Reads the rows of a sheet that hold anything, as [rowNo, values]; values are texts, numbers, truths, dates as the wall showed them,
 * `{ error }` or null. A third element says whether the row is hidden, and by column how cells look that show something else than they hold.
 * Out: the merges that cover more than one row. What lies outside the limits is a refusal.
 */
export async function parseSheet(stream, book, { limits, onRow, turn: onPause }) {
  let [rowNo, row, cell, column, elements, rowCount, chars] = [0, null, null, 0, 0, 0, 0]
  let [about, covered] = [{}, 0]
  const merges = []
  let isText = false
  let hasData = false
  function closeCell() {
    const value = meaningOf(cell, book)
    const look = lookIn(cell, value, book)
    cell = null
    if (isBlank(value)) return
    if (column > limits.columns) throw refuse('tooManyColumns', { limit: limits.columns })
    if (typeof value === 'string') {
      if (value.length > limits.chars) throw refuse('cellTooLong', { limit: limits.chars, row: rowNo })
      chars += value.length
      if (chars > limits.charsInAll) throw refuse('tooMuch')
    }
    row[column - 1] = value
    if (look) about.looks = { ...about.looks, [column - 1]: look }
  }
  function closeRow() {
    const values = Array.from(row, (value) => value ?? null)
    row = null
    if (!values.length) return
    // The header is one more.
    if (++rowCount > limits.rows + limits.headRows) throw refuse('tooManyRows', { limit: limits.rows })
    onRow(Object.keys(about).length ? [rowNo, values, about] : [rowNo, values])
  }
  await parseXml(stream, {
    turn: onPause,
    open(name, attributes) {
      if (name === 'sheetData') hasData = true
      else if (name === 'mergeCell') {
        const merge = mergeOf(attributes.ref)
        covered += merge ? merge.last - merge.first : 0
        if (covered > MERGED_MAX) throw refuse('merged')
        if (merge) merges.push(merge)
      } else if (!hasData) return
      else if (name === 'row') {
        if (++elements > limits.elements) throw refuse('tooManyRows', { limit: limits.rows })
        rowNo = Number(attributes.r) || rowNo + 1
        row = []
        about = ['1', 'true'].includes(attributes.hidden) ? { isHidden: true } : {}
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
  return merges
}
