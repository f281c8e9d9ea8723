import { invalidField, type ResourceDef } from '../../kernel/index.ts'
import { richFields } from './tableSpec.ts'

type Values = Record<string, unknown>

/** The allowed tags. None runs code, loads anything or imitates the page around it. */
const TAGS = ['p', 'br', 'strong', 'em', 'u', 's', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a']
const SCHEMES = ['http', 'https', 'mailto', 'tel']
/** Equivalent tags of other editors. */
const SAME = { b: 'strong', i: 'em', strike: 's', h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', div: 'p' } as const
const HAS_MARKUP = /<\/?[a-z!]/i
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Converts plain text, as from a sheet or an old client, to paragraphs and line breaks. */
const inParagraphs = (plain: string) =>
  plain
    .replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign)
    .split(/\r?\n/)
    .map((line) => `<p>${line}</p>`)
    .join('')

async function clean(html: string): Promise<string> {
  const { default: sanitize } = await import('sanitize-html')
  return sanitize(html, {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href'] },
    allowedSchemes: SCHEMES,
    allowProtocolRelative: false,
    transformTags: Object.fromEntries(Object.entries(SAME).map(([other, own]) => [other, sanitize.simpleTransform(own, {})])),
  }).trim()
}

const OWN_TAG = new RegExp(`</?(?:${TAGS.join('|')})(?: /)?>`, 'g')
/** A link with an allowed scheme, or to a path of this system. */
const LINK = new RegExp(`<a href="(?:(?:${SCHEMES.join('|')}):[^"<>]*|(?!//)(?:[^":<>\\\\&\\s]|&amp;)*)">`, 'gi')
/**
 * A formatted text safe to display: unchanged when it contains only what sanitizing leaves, otherwise with all markup escaped. Texts are
 * sanitized on write, but the database may contain rows that were not written by this program.
 */
export const shownRich = (html: string): string =>
  /[<>]/.test(html.replaceAll(OWN_TAG, '').replaceAll(LINK, '')) ? inParagraphs(html) : html

/**
 * The values with formatted texts sanitized.
 * @throws Refusal when nothing is left of a required text.
 */
export async function sanitized(resource: ResourceDef, values: Values): Promise<Values> {
  const out: Values = {}
  for (const [key, { options }] of richFields(resource)) {
    const text = values[key]
    if (typeof text !== 'string') continue
    const html = await clean(HAS_MARKUP.test(text) ? text : inParagraphs(text))
    const isEmpty = !html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '')
    if (isEmpty && options.required) throw invalidField(key, 'required')
    out[key] = isEmpty ? null : html
  }
  return out
}
