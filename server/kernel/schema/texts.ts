import { type FieldDef, type TextOptions, text } from './field.ts'

/**
 * Nothing that nobody sees: control, format and direction characters, zero-width ones, fillers. What only chooses between two shapes of the
 * sign before it may stay: rare family names and common emoji need it.
 */
const UNSEEN = /(?!\p{Variation_Selector})[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u
/** Turns the direction of whatever comes after it, the rest of a list or a log included. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/
const BREAKS = /[\t\n\v\f\r\u2028\u2029]/
/** Half of a character pair: the bases replace it, each in its own way, so what is read would not be what was written. */
const LONE = /\p{Surrogate}/u

/** Control characters other than tab and line breaks have no business in a text, break logs and sheets, and some bases refuse them. */
export function hasControl(s: string): boolean {
  for (let i = 0; i < s.length; i++) {
    const c = s.charCodeAt(i)
    if (c < 32 && c !== 9 && c !== 10 && c !== 13) return true
  }
  return LONE.test(s)
}
/** What is wrong with the characters of a text of one line, such as a name or a code, by which people and programs tell things apart. */
export function faultOfLine(s: string): 'oneLine' | 'control' | undefined {
  if (BREAKS.test(s)) return 'oneLine'
  return UNSEEN.test(s) || hasControl(s) ? 'control' : undefined
}
/** What is wrong with the characters of a text that may have several lines. */
export const faultOfLines = (s: string): 'control' | undefined => (TURNING.test(s) || hasControl(s) ? 'control' : undefined)

/** A text of a well-known form. The name of the form is also the rule that a wrong one breaks, so that its words say what is allowed. */
const formed =
  (form: string, pattern: RegExp, max: number) =>
  <const O extends TextOptions = object>(options?: O): FieldDef<string, O, 'text'> =>
    text({ max, pattern, form, ...options } as unknown as O)

const SEGMENT = '(?!\\.{1,2}(?:[/?#]|$))[^\\s\\\\/?#\\p{C}]+'
const PAGE = new RegExp(`^(?=/)(?:/${SEGMENT})*/?(?:[?#][^\\s\\\\\\p{C}]*)?$`, 'u')
/** The address of a page of this product: a path that cannot lead to another server, however a browser reads it. */
export const pagePath = formed('pagePath', PAGE, 255)
export const isPagePath = (s: string | null | undefined): s is string => !!s && PAGE.test(s)

/** 160, 168 and their neighbours are paid services; what else begins with 13 to 19 belongs to subscribers. */
const MOBILE = '1(?:[3-57-9]\\d|6[2567])\\d{8}'
/** The area and eight digits for the largest cities, seven or eight elsewhere. No area ends in 00, where paid services once were. */
const LANDLINE = '(?:010|02\\d)-?[2-8]\\d{7}|0[3-9](?!00)\\d{2}-?[2-8]\\d{6,7}'
/** The mobile number of a subscriber of the mainland. */
export const mobileNumber = formed('mobileNumber', new RegExp(`^${MOBILE}$`), 11)
/** A number that may be called: of a mobile or a landline, never of a paid or a public service or abroad. */
export const callNumber = formed('callNumber', new RegExp(`^(?:${MOBILE}|${LANDLINE})$`), 20)
