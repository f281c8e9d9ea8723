import { invalidField, type ResourceDef } from '../../kernel/index.ts'
import { richFields } from './tableSpec.ts'

type Values = Record<string, unknown>

/** What people format with. Nothing of it runs, loads anything or looks like a part of the page around it. */
const TAGS = ['p', 'br', 'strong', 'em', 'u', 's', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a']
const SCHEMES = ['http', 'https', 'mailto', 'tel']
/** How other editors say the same. */
const SAME = { b: 'strong', i: 'em', strike: 's', h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', div: 'p' } as const
const HAS_MARKUP = /<\/?[a-z!]/i
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A text that came without markup, such as from a sheet or an old client: its lines stay lines. */
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
/** A link to one of the schemes, or to a place of this system. */
const LINK = new RegExp(`<a href="(?:(?:${SCHEMES.join('|')}):[^"<>]*|(?!//)(?:[^":<>\\\\&\\s]|&amp;)*)">`, 'gi')
/**
 * A formatted text as it may be shown: as it is where nothing is in it but what a write leaves, otherwise with all its marks as signs. Texts are
 * cleaned when they are written; one that came into the database past the program may hold anything.
 */
export const shownRich = (html: string): string =>
  /[<>]/.test(html.replaceAll(OWN_TAG, '').replaceAll(LINK, '')) ? inParagraphs(html) : html

/** The formatted texts among what is being written, without whatever could run, load or deceive; refused when nothing that was asked for is left. */
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
