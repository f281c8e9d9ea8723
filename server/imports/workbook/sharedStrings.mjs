import { formatOf } from './numberFormats.mjs'
import { refuse } from './refuse.mjs'

const ESCAPED = /_x([0-9A-Fa-f]{4})_/g
/** Excel writes what XML cannot hold as _x000D_. */
export const decoded = (text) =>
  text.includes('_x') ? text.replace(ESCAPED, (_, code) => String.fromCharCode(Number.parseInt(code, 16))) : text

/** Collects the texts that cells point at: pieces of several fonts are one text, reading aids are left out. */
export function sharedStrings({ charsInAll }) {
  const strings = []
  let text = ''
  let [isText, isAside] = [false, false]
  let chars = 0
  return {
    strings,
    open(name) {
      if (name === 'si') text = ''
      else if (name === 't') isText = true
      else if (name === 'rPh') isAside = true
    },
    text(piece) {
      if (isText && !isAside) text += piece
    },
    close(name) {
      if (name === 't') isText = false
      else if (name === 'rPh') isAside = false
      else if (name === 'si') {
        chars += text.length
        if (chars > charsInAll) throw refuse('tooMuch')
        strings.push(decoded(text))
      }
    },
  }
}

/** Number formats of the standard that show a date, those of Chinese Excel among them. */
const isBuiltInDate = (id) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)
/** A format shows a date when letters of one are left after texts, colours and escapes are gone. */
const isDateFormat = (format) => /[ymdhs]/i.test(format.replace(/"[^"]*"|\\.|_.|\[(?!h+\]|m+\]|s+\])[^\]]*\]|General/gi, ''))

/** The number format of each cell style, and which of them show dates. */
export function cellStyles() {
  const custom = new Map()
  const styles = []
  let isInCells = false
  return {
    isDate: (style) => styles[style]?.isDate ?? false,
    formatOf: (style) => styles[style]?.format ?? 'General',
    open(name, attributes) {
      if (name === 'numFmt') custom.set(Number(attributes.numFmtId), attributes.formatCode ?? '')
      else if (name === 'cellXfs') isInCells = true
      else if (name === 'xf' && isInCells) {
        const id = Number(attributes.numFmtId ?? 0)
        const own = custom.get(id)
        styles.push({ isDate: own === undefined ? isBuiltInDate(id) : isDateFormat(own), format: formatOf(id, custom) })
      }
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false
    },
  }
}
