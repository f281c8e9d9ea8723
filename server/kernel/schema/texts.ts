import { type FieldDef, type TextOptions, text } from './field.ts'

/**
 * Invisible characters: control, format, direction, zero-width and filler. Variation selectors are allowed; rare family names and common
 * emoji need them.
 */
const UNSEEN = /(?!\p{Variation_Selector})[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u
/** Characters that override the text direction, which would garble the rest of a list or log. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/
const BREAKS = /[\t\n\v\f\r\u2028\u2029]/
/** An unpaired surrogate: the databases replace it differently, so the text would not be read back as written. */
const LONE = /\p{Surrogate}/u

/**
 * Whether a text contains control characters other than tab and line breaks: they break logs and sheets, and some databases refuse them.
 */
export function hasControl(s: string): boolean {
  for (let i = 0; i < s.length; i++) {
    const c = s.charCodeAt(i)
    if (c < 32 && c !== 9 && c !== 10 && c !== 13) return true
  }
  return LONE.test(s)
}
/** The fault in the characters of a single-line text, such as a name or code; undefined when there is none. */
export function faultOfLine(s: string): 'oneLine' | 'control' | undefined {
  if (BREAKS.test(s)) return 'oneLine'
  return UNSEEN.test(s) || hasControl(s) ? 'control' : undefined
}
/** The fault in the characters of a multi-line text; undefined when there is none. */
export const faultOfLines = (s: string): 'control' | undefined => (TURNING.test(s) || hasControl(s) ? 'control' : undefined)

/** A text field with a pattern. The name of the form is also the rule that a wrong value breaks, so its text explains the format. */
const formed =
  (form: string, pattern: RegExp, max: number) =>
  <const O extends TextOptions = object>(options?: O): FieldDef<string, O, 'text'> =>
    text({ max, pattern, form, ...options } as unknown as O)

const SEGMENT = '(?!\\.{1,2}(?:[/?#]|$))[^\\s\\\\/?#\\p{C}]+'
const PAGE = new RegExp(`^(?=/)(?:/${SEGMENT})*/?(?:[?#][^\\s\\\\\\p{C}]*)?$`, 'u')
/** A path within this product, which no browser resolves to another server. */
export const pagePath = formed('pagePath', PAGE, 255)
/** Whether a text is such a path. */
export const isPagePath = (s: string | null | undefined): s is string => !!s && PAGE.test(s)

/** 160, 168 and neighboring prefixes are paid services; all other numbers from 13 to 19 belong to subscribers. */
const MOBILE = '1(?:[3-57-9]\\d|6[2567])\\d{8}'
/**
 * Area code and eight digits for the largest cities, seven or eight elsewhere. No area code ends in 00, a prefix of former paid services.
 */
const LANDLINE = '(?:010|02\\d)-?[2-8]\\d{7}|0[3-9](?!00)\\d{2}-?[2-8]\\d{6,7}'
/** A mobile number of a subscriber in mainland China. */
export const mobileNumber = formed('mobileNumber', new RegExp(`^${MOBILE}$`), 11)
/** A number that the system may call: mobile or landline, no paid or public service, none abroad. */
export const callNumber = formed('callNumber', new RegExp(`^(?:${MOBILE}|${LANDLINE})$`), 20)
