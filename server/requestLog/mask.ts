import type { Vocabulary } from './vocabulary.ts'

export const BODY_MAX = 4096
const HIDDEN = '[hidden]'
const DEEPEST = 8
const LIST_MAX = 50
const TEXT_MAX = 1000
/** Values of one body that are looked at: a large one costs no more than what is kept of it. */
const LOOKS = 600

const MOBILE = /(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g
const partly = (text: string) => (/\d{7,}/.test(text) ? text.replace(/(\d{3})\d+(\d{4})/g, '$1****$2') : text)
/** What a secret looks like wherever it stands: tokens, hashes, and `name=value` in addresses. */
const LOOKALIKES = /eyJ[\w-]{8,}\.[\w-]+\.?[\w-]*|\b[0-9a-f]{40,}\b|\b(bearer)\s+\S+/gi
const NAMED = /\b(password|pwd|token|ticket|code|key|secret|authorization)(["']?\s*[=:]\s*["']?)[^\s"'&;,}]+/gi

/** Nothing shorter looks like a secret: `pwd=x`. */
const SECRET_MIN = 5
function scrub(text: string): string {
  if (text.length < SECRET_MIN) return text
  return text
    .replace(LOOKALIKES, HIDDEN)
    .replace(NAMED, (_all, name: string, sign: string) => `${name}${sign}${HIDDEN}`)
    .replace(MOBILE, '$1****$2')
}
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach a log
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/gu

/** Most texts are of these alone, which takes a moment to see. */
const ORDINARY = /^[\x20-\x7e]*$/
/** A text that shows itself as it is in any log or sheet: what is invisible or turns the line around is written out. */
export const visible = (text: string) =>
  ORDINARY.test(text) ? text : text.replace(INVISIBLE, (c) => (c === '\n' ? '\\n' : `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`))

/** The beginning of a text within so many characters and UTF-8 bytes, never half a character. */
export function cut(text: string, max: number): string {
  // A character takes three bytes at most, and two of them four.
  if (text.length * 3 <= max || (text.length <= max && Buffer.byteLength(text) <= max)) return text
  const mark = '…'
  const room = max - Buffer.byteLength(mark)
  const bytes = Buffer.from(text.slice(0, max)).subarray(0, room)
  // A character that was cut in half decodes to U+FFFD.
  return bytes.toString('utf8').replace(/\ufffd+$/, '') + mark
}

interface Sight {
  readonly description: Vocabulary
  left: number
}
const looksNested = (text: string) => /^\s*[[{]/.test(text) && text.length <= BODY_MAX * 4

function textOf(sight: Sight, text: string, depth: number): unknown {
  if (looksNested(text)) {
    try {
      return JSON.stringify(walk(sight, JSON.parse(text), depth + 1))
    } catch {
      // Not JSON after all: a text like any other.
    }
  }
  return scrub(text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}…` : text)
}
function below(sight: Sight, key: string, value: unknown, depth: number): unknown {
  if (value === null || value === undefined || value === '' || typeof value === 'boolean') return value
  switch (sight.description(key)) {
    case 'mask':
      return HIDDEN
    case 'mobile':
      return ['string', 'number'].includes(typeof value) ? partly(String(value)) : walk(sight, value, depth)
    case 'keep':
      return walk(sight, value, depth)
    default:
      return unknownOf(sight, value, depth)
  }
}
/** Below an unknown name only what cannot carry a secret is shown; containers are judged by what they hold. */
function unknownOf(sight: Sight, value: unknown, depth: number): unknown {
  if (typeof value === 'string') return `[text ${value.length}]`
  if (Array.isArray(value) && !value.some((v) => typeof v === 'object' && v)) return `[list ${value.length}]`
  return typeof value === 'number' ? '[number]' : walk(sight, value, depth)
}
function walk(sight: Sight, value: unknown, depth: number): unknown {
  if (sight.left-- <= 0 || depth > DEEPEST) return '…'
  if (typeof value === 'string') return textOf(sight, value, depth)
  if (value instanceof Date) return value
  if (Array.isArray(value)) {
    const shown = value.slice(0, LIST_MAX).map((one) => walk(sight, one, depth + 1))
    return value.length > LIST_MAX ? [...shown, `… ${value.length - LIST_MAX} more`] : shown
  }
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? String(value) : value
  const out: Record<string, unknown> = Object.create(null)
  for (const key in value) {
    if (sight.left <= 0) break
    out[scrub(key.slice(0, 128))] = below(sight, key, (value as Record<string, unknown>)[key], depth + 1)
  }
  return out
}

/** A body as it may be written down: secrets masked at any depth and inside nested JSON, invisible characters escaped, at most 4 KB. */
export function maskedBody(description: Vocabulary, body: unknown): string | null {
  if (body === null || body === undefined || body === '') return null
  const shown = walk({ description, left: LOOKS }, body, 0)
  const text = typeof shown === 'string' ? shown : JSON.stringify(shown)
  return text === undefined || text === '{}' ? null : cut(visible(text), BODY_MAX)
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
/** An address with the values of its query masked like the fields of a body. */
export function maskedUrl(description: Vocabulary, url: string, max: number): string {
  const at = url.indexOf('?')
  const path = visible(scrub(decoded(at < 0 ? url : url.slice(0, at))))
  if (at < 0) return cut(path, max)
  const sight = { description, left: LOOKS }
  const pairs = url.slice(at + 1, at + 1 + max * 2).split('&')
  const shown = pairs.map((pair) => {
    const [key = '', ...rest] = pair.split('=')
    const name = decoded(key)
    // A relation's field is named after the point: plant.name.
    const value = below(sight, name.split('.').at(-1) ?? name, decoded(rest.join('=')), 0)
    return `${scrub(name)}=${value ?? ''}`
  })
  return cut(visible(`${path}?${shown.join('&')}`), max)
}
