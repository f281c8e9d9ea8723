export const PAD_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0'] as const
export type PadKey = (typeof PAD_KEYS)[number] | '-' | 'back'

/** Most digits; more means a key that was pressed too long. */
const LONGEST = 20
const DIGITS = 9

/** The text after a key of the pad; a key that is invalid there changes nothing. */
export function pressed(text: string, key: PadKey): string {
  if (key === 'back') return text.slice(0, -1)
  if (key === '-') return text.startsWith('-') ? text.slice(1) : `-${text}`
  if (text.length >= LONGEST) return text
  const [whole = '', fraction] = text.replace('-', '').split('.')
  if (key === '.') return fraction === undefined ? `${text}${whole ? '' : '0'}.` : text
  if (fraction !== undefined) return fraction.length < DIGITS ? text + key : text
  return whole === '0' ? text.slice(0, -1) + key : text + key
}

/** The text without a trailing decimal point. */
export const settled = (text: string) => text.trim().replace(/\.$/, '')
