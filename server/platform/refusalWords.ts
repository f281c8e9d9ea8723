import type { FieldFault, Language, Refusal } from '../kernel/index.ts'
import { known, type Words, words } from './words.ts'

/** Params that are locale keys or resource names, or lists of such, are shown in the reader's words. */
function worded(params: Record<string, unknown>, say: Words, language: Language) {
  const word = (v: unknown) => {
    const key = [`${v}`, `${v}.label`].find((one) => known(one, language))
    return typeof v === 'string' && key ? say(key) : v
  }
  const listed = (v: readonly unknown[]) => v.map(word).join(language === 'zh' ? '、' : ', ')
  return Object.fromEntries(Object.entries(params).map(([k, v]) => [k, Array.isArray(v) ? listed(v) : word(v)]))
}
/** A sentence filled with texts, locale keys and lists of such. */
export function wordedIn(language: Language, key: string, params: Record<string, unknown>): string {
  const say = words(language)
  return say(key, worded(params, say, language))
}
/** 'fromWorkerId' may lead to a fromWorker or a worker. */
function linkedBy(field: string): string[] {
  const words = field.replace(/(Id|ID)s?$/, '').split(/(?=[A-Z])/)
  const ends = words.map((_, at) => words.slice(at).join(''))
  return /(Id|ID)s?$/.test(field) ? ends.map((end) => `${end.charAt(0).toLowerCase()}${end.slice(1)}.label`) : []
}
/** What people call a field. Arguments of calls and of figures have no resource: a link is then called after what it leads to. */
function fieldLabel({ field, label }: FieldFault, resource: string | undefined, say: Words, language: Language) {
  const keys = [`${resource}.fields.${field}`, `fields.${field}`, ...(label ? [label] : []), ...linkedBy(field)]
  const key = keys.find((one) => known(one, language))
  return key ? say(key) : field
}

/** A refusal in the reader's language: its message, and one message per wrong field. */
export function wordsOf(refusal: Refusal, language: Language) {
  const say = words(language)
  const fields = refusal.fields.map((fault) => {
    const { field, rule, params = {} } = fault
    const label = fieldLabel(fault, refusal.resource, say, language)
    return { field, message: say(`invalid.${rule}`, { ...worded(params, say, language), label }), label }
  })
  const listed = fields.map((f) => `${f.label}${language === 'zh' ? '：' : ': '}${f.message}`).join(language === 'zh' ? '；' : '; ')
  const message = say(refusal.code.includes('.') && known(refusal.code, language) ? refusal.code : `refusal.${refusal.code}`, {
    ...worded(refusal.params, say, language),
    fields: listed,
  })
  const whole = refusal.row === undefined ? message : say('refusal.ofRow', { row: refusal.row, message })
  return { message: whole, fields: fields.map(({ field, message }) => ({ field, message })) }
}
