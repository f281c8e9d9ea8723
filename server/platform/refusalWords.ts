import type { FieldFault, Language, Refusal } from '../kernel/index.ts'
import { known, type Words, words } from './words.ts'

/** Params that are locale keys or resource names, or lists of such, are shown in the reader's words. */
function worded(params: Record<string, unknown>, translate: Words, language: Language) {
  const word = (v: unknown) => {
    // A sentence is about records: the title of their page may be another word, such as 客诉管理.
    const key = [`${v}`.replace(/\.plural$/, '.records'), `${v}`, `${v}.label`].find((one) => known(one, language))
    return typeof v === 'string' && key ? translate(key) : v
  }
  const listed = (v: readonly unknown[]) => v.map(word).join(language === 'zh' ? '、' : ', ')
  return Object.fromEntries(Object.entries(params).map(([k, v]) => [k, Array.isArray(v) ? listed(v) : word(v)]))
}
/** A sentence filled with texts, locale keys and lists of such. */
export function wordedIn(language: Language, key: string, params: Record<string, unknown>): string {
  const translate = words(language)
  return translate(key, worded(params, translate, language))
}
/** 'fromWorkerId' may lead to a fromWorker or a worker. */
function linkedBy(field: string): string[] {
  const words = field.replace(/(Id|ID)s?$/, '').split(/(?=[A-Z])/)
  const ends = words.map((_, at) => words.slice(at).join(''))
  return /(Id|ID)s?$/.test(field) ? ends.map((end) => `${end.charAt(0).toLowerCase()}${end.slice(1)}.label`) : []
}
/** What people call a field. Arguments of calls and of figures have no resource: a link is then called after what it leads to. */
function fieldLabel({ field, label }: FieldFault, resource: string | undefined, translate: Words, language: Language) {
  const keys = [`${resource}.fields.${field}`, `fields.${field}`, ...(label ? [label] : []), ...linkedBy(field)]
  const key = keys.find((one) => known(one, language))
  return key ? translate(key) : field
}

/** A refusal in the reader's language: its message, and one message per wrong field. */
export function wordsOf(refusal: Refusal, language: Language) {
  const translate = words(language)
  const fields = refusal.fields.map((fault) => {
    const { field, rule, params = {} } = fault
    const label = fieldLabel(fault, refusal.resource, translate, language)
    return { field, message: translate(`invalid.${rule}`, { ...worded(params, translate, language), label }), label }
  })
  const listed = fields.map((f) => `${f.label}${language === 'zh' ? '：' : ': '}${f.message}`).join(language === 'zh' ? '；' : '; ')
  const message = translate(refusal.code.includes('.') && known(refusal.code, language) ? refusal.code : `refusal.${refusal.code}`, {
    ...worded(refusal.params, translate, language),
    fields: listed,
  })
  const whole = refusal.row === undefined ? message : translate('refusal.ofRow', { row: refusal.row, message })
  return { message: whole, fields: fields.map(({ field, message }) => ({ field, message })) }
}
