// How Excel shows a number or a date in a cell, as far as that tells a text from the number behind it. What cannot be rendered here (fractions,
// conditions) is taken as it is stored.

/** Formats of the standard by their number, those of Chinese Excel among them; dates in the order of the Chinese system. */
const BUILT_IN = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  14: 'yyyy/m/d',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy/m/d h:mm',
  31: 'yyyy"年"m"月"d"日"',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  48: '##0.0E+0',
  49: '@',
  57: 'yyyy"年"m"月"',
  58: 'm"月"d"日"',
}
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** Quoted and escaped literals, currencies and colours, widths of other signs, then what is filled in. */
const TOKEN =
  /"([^"]*)"|\\(.)|\[\$([^\]-]*)[^\]]*\]|\[([^\]]*)\]|[_*].|(AM\/PM|[yY]+|[mM]+|[dD]+|[hH]+|[sS]+|[#0?,.]+(?:[eE][+-][0#?]+)?|.)/gsu
const MAX = 255
/** Fifteen digits are what Excel keeps of a number. */
const DIGITS = 15
/** From so many digits on, it keeps fewer than were typed. */
const LONG = 1e15
/** From here on, a cell without a format shows an exponent. */
const SCIENTIFIC = 1e11
const MIDNIGHT = 'T00:00:00.000Z'

export const formatOf = (id, custom) => custom.get(id) ?? BUILT_IN[id] ?? 'General'

const known = new Map()
/** Thousands of cells have the same few formats. */
function tokensOf(format) {
  const tokens = known.get(format) ?? tokenize(format)
  known.set(format, tokens)
  return tokens
}
function tokenize(format) {
  const out = []
  for (const [, quoted, escaped, currency, bracket, sign] of format.matchAll(TOKEN)) {
    if (bracket !== undefined) continue
    const literal = quoted ?? escaped ?? currency
    if (literal !== undefined) out.push({ literal })
    else if (sign !== undefined) out.push({ sign })
  }
  return out
}
/** The parts of a format for positive, negative and zero. */
function sectionOf(format, value) {
  const sections = format.match(/(?:"[^"]*"|\\.|[^;"\\])+/gs) ?? ['General']
  if (value < 0 && sections[1] !== undefined) return { section: sections[1], value: -value }
  if (value === 0 && sections[2] !== undefined) return { section: sections[2], value }
  return { section: sections[0], value }
}

/** A number in all its digits, never with an exponent. */
function plainNumber(value) {
  const text = String(value)
  if (!text.includes('e')) return text
  return Math.abs(value) >= 1 ? BigInt(value).toString() : value.toFixed(20).replace(/0+$/, '')
}
function scientific(value, mask) {
  const decimals = /\.([0#?]+)[eE]/.exec(mask)?.[1]?.length ?? 0
  const places = /[eE][+-]([0#?]+)$/.exec(mask)?.[1]?.length ?? 2
  const [digits, exponent] = value.toExponential(decimals).split('e')
  return `${digits}E${Number(exponent) < 0 ? '-' : '+'}${exponent.slice(1).padStart(places, '0')}`
}
function masked(value, mask) {
  if (/[eE]/.test(mask)) return scientific(value, mask)
  const [whole = '', fraction = ''] = mask.split('.')
  // A comma behind the last digit divides by a thousand.
  const scaled = value / 1000 ** (/,*$/.exec(whole)?.[0].length ?? 0)
  const fixed = scaled.toFixed(Math.min(fraction.replaceAll(',', '').length, 20))
  const [digits, decimals = ''] = plainDigits(fixed).split('.')
  const filled = digits.replace(/^0$/, whole.includes('0') ? '0' : '').padStart((whole.match(/0/g) ?? []).length, '0')
  const grouped = /[#0?],[#0?]/.test(whole) ? filled.replace(/\B(?=(\d{3})+$)/g, ',') : filled
  const needed = fraction.lastIndexOf('0') + 1
  const shown = decimals.replace(/0+$/, '').padEnd(needed, '0')
  return shown ? `${grouped}.${shown}` : grouped
}
const plainDigits = (fixed) => (fixed.includes('e') ? BigInt(Number(fixed)).toString() : fixed)
const general = (value) => {
  const abs = Math.abs(value)
  if (value !== 0 && (abs >= SCIENTIFIC || abs < 1e-9)) return scientific(value, '0.#####E+00').replace(/\.?0+E/, 'E')
  return String(Number(value.toPrecision(DIGITS)))
}
/** What a cell shows of a number; undefined where the format is none that is rendered here. */
export function shownNumber(format, number) {
  const { section, value } = sectionOf(format, number)
  if (/general/i.test(section)) {
    const [before, after] = section.split(/general/i).map((part) =>
      tokensOf(part)
        .map(({ literal = '' }) => literal)
        .join(''),
    )
    return `${before}${general(value)}${after}`
  }
  if (section.trim() === '@') return general(value)
  const tokens = tokensOf(section)
  if (tokens.some(({ sign }) => sign === '/')) return undefined
  const masks = tokens.filter(({ sign }) => sign !== undefined && /^[#0?,.]/.test(sign))
  if (!masks.length) return tokens.map((one) => one.literal ?? one.sign).join('')
  // Digits with signs between them, as in 000-0000, are more than one run.
  if (masks.length !== 1) return runsOf(tokens, masks, value)
  const percent = tokens.some(({ sign }) => sign === '%') ? 100 : 1
  const sign = value < 0 ? '-' : ''
  const text = tokens.map(
    (one) => one.literal ?? (one === masks[0] ? masked(Number((Math.abs(value) * percent).toPrecision(DIGITS)), one.sign) : one.sign),
  )
  return `${sign}${text.join('')}`.trim().slice(0, MAX)
}
/** Whole digits filled into several runs from the right. */
function runsOf(tokens, masks, value) {
  if (masks.some(({ sign }) => !/^[0#]+$/.test(sign)) || !Number.isSafeInteger(value) || value < 0) return undefined
  const widths = masks.map(({ sign }) => sign.length)
  let left = String(value).padStart(
    masks.reduce((sum, { sign }) => sum + (sign.match(/0/g) ?? []).length, 0),
    '0',
  )
  const filled = new Map()
  for (let at = masks.length - 1; at >= 0; at--) {
    const cut = at === 0 ? 0 : Math.max(0, left.length - widths[at])
    filled.set(masks[at], left.slice(cut))
    left = left.slice(0, cut)
  }
  return tokens.map((one) => one.literal ?? filled.get(one) ?? one.sign).join('')
}

const two = (number) => String(number).padStart(2, '0')
/** What a cell shows of a date, whose fields of UTC are the clock on the wall. */
export function shownDate(format, date) {
  const tokens = tokensOf(sectionOf(format, 1).section)
  const isTwelve = tokens.some(({ sign }) => sign?.toUpperCase() === 'AM/PM')
  const hours = isTwelve ? date.getUTCHours() % 12 || 12 : date.getUTCHours()
  const signs = tokens.map(({ sign }) => sign?.toLowerCase() ?? '')
  const isMinute = (at) => {
    const before = signs.slice(0, at).findLast((one) => /^[ymdhs]/.test(one)) ?? ''
    return before.startsWith('h') || (signs.slice(at + 1).find((one) => /^[ymdhs]/.test(one)) ?? '').startsWith('s')
  }
  const part = (sign, at) => {
    const sized = (number) => (sign.length > 1 ? two(number) : String(number))
    if (sign === 'am/pm') return date.getUTCHours() < 12 ? 'AM' : 'PM'
    if (sign.startsWith('y')) return sign.length > 2 ? String(date.getUTCFullYear()) : two(date.getUTCFullYear() % 100)
    if (sign.startsWith('d')) return sized(date.getUTCDate())
    if (sign.startsWith('h')) return sized(hours)
    if (sign.startsWith('s')) return sized(date.getUTCSeconds())
    if (!sign.startsWith('m')) return undefined
    if (isMinute(at)) return sized(date.getUTCMinutes())
    return sign.length > 2 ? MONTHS[date.getUTCMonth()] : sized(date.getUTCMonth() + 1)
  }
  return tokens
    .map(({ literal, sign }, at) => literal ?? part(signs[at], at) ?? sign)
    .join('')
    .trim()
    .slice(0, MAX)
}

function dayText(date) {
  const text = date.toISOString()
  return text.endsWith(MIDNIGHT) ? text.slice(0, 10) : text.slice(0, 19).replace('T', ' ')
}
/**
 * What a cell shows and what it stores, where these differ or digits are lost: a text that was typed may have become a number or a date. Undefined
 * where they agree. `text` is what stands in the file.
 */
export function lookOf(format, value, text) {
  if (value instanceof Date) {
    const [shown, stored] = [shownDate(format, value), dayText(value)]
    return shown === stored ? undefined : { shown, stored, format }
  }
  if (typeof value !== 'number') return undefined
  if (format === 'General' && Math.abs(value) < SCIENTIFIC) return undefined
  const stored = /^-?\d+$/.test(text) ? text : plainNumber(value)
  const shown = shownNumber(format, value)
  const isLong = Math.abs(value) >= LONG
  return shown === undefined || (shown === stored && !isLong) ? undefined : { shown, stored, format }
}
