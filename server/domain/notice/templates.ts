import { type FieldFault, invalid, type Language } from '../../kernel/index.ts'
import { noticeKind } from './codes.ts'

/** At most so many characters, and never half of one. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const short = text.slice(0, max)
  return /[\uD800-\uDBFF]$/.test(short) ? short.slice(0, -1) : short
}

const PLACE = /\{\{([^{}]*)\}\}/g
/** Everything that ends a line somewhere. */
const LINE_BREAKS = /[\r\n\t\v\f\u0085\u2028\u2029]/
const TAG = /<[/!?]?[a-zA-Z][^>]*>|<!--/
/** What a value may take of a line. */
const IN_LINE_MAX = 200
const SUBJECT_MAX = 500
const BODY_MAX = 8000

export interface Wording {
  readonly subject?: string | null | undefined
  readonly body?: string | null | undefined
}
/** A wording in both languages. */
interface Wordings extends Wording {
  readonly subjectEn?: string | null | undefined
  readonly bodyEn?: string | null | undefined
}
const FIELDS = ['subject', 'body', 'subjectEn', 'bodyEn'] as const

/** What is said in a language; as a whole in the other one where its subject is not worded. */
export const wordingIn = (language: Language, { subject, body, subjectEn, bodyEn }: Wordings): Wording =>
  language === 'en' && subjectEn ? { subject: subjectEn, body: bodyEn || body } : { subject, body }
type Values = Readonly<Record<string, string>>

function faultOf(field: keyof Wordings, text: string, code: string): FieldFault | undefined {
  if (field.startsWith('subject') && LINE_BREAKS.test(text)) return { field, rule: 'oneLine' }
  if (TAG.test(text)) return { field, rule: 'plainText' }
  const known = noticeKind(code)?.placeholders ?? []
  const unknown = [...text.matchAll(PLACE)].map(([, name = '']) => name.trim()).find((name) => !known.includes(name))
  const allowed = known.map((name) => `{{${name}}}`).join(' ') || '—'
  if (unknown !== undefined) return { field, rule: 'placeholder', params: { name: `{{${unknown}}}`, allowed } }
  if (/\{\{|\}\}/.test(text.replace(PLACE, ''))) return { field, rule: 'placeholderForm', params: { allowed } }
  return undefined
}
/** Templates are plain text that speaks of nothing but what the code knows; anything else is refused where it is written. */
export function refuseTemplates(code: string, wordings: Wordings): void {
  const faults = FIELDS.flatMap((field) => (wordings[field] && faultOf(field, wordings[field], code)) || [])
  if (faults.length) throw invalid(faults)
}

/** A value as it fits into one line: no line breaks, which would forge headers, and not too much of it. */
export const inLine = (value: string, max = IN_LINE_MAX) =>
  cut(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get through.
    value.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim(),
    max,
  )

const BRACKETED = /\s?(?:\([^()]*\)|（[^（）]*）|\[[^[\]]*\])/g
/** Whether a part of a wording speaks of values, and of none that the event holds. */
function isVoid(part: string, fieldText: (name: string) => string): boolean {
  const names = [...part.matchAll(PLACE)].map(([, name = '']) => name.trim())
  return names.length > 0 && !names.some(fieldText)
}
/**
 * In one pass: what a value says is never taken for a placeholder. Brackets and lines of several that
 * speak of nothing that the event holds are left out.
 */
function filled(template: string, fieldText: (name: string) => string): string {
  const lines = template.split('\n')
  const spoken = (lines.length === 1 ? lines : lines.filter((line) => !isVoid(line, fieldText)))
    .join('\n')
    .replace(BRACKETED, (part) => (isVoid(part, fieldText) ? '' : part))
  return spoken.replace(PLACE, (_, name: string) => fieldText(name.trim()))
}

/** The wording with its values. A value that the event does not hold is left out. */
export const render = ({ subject, body }: Wording, values: Values): { subject: string; body: string } => ({
  subject: inLine(
    filled(subject ?? '', (name) => inLine(values[name] ?? '')),
    SUBJECT_MAX,
  ),
  body: cut(
    filled(body ?? '', (name) => values[name] ?? ''),
    BODY_MAX,
  ),
})
