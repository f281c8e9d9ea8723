import type { Language, Refusal } from '../kernel/index.ts'
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
function fieldLabel(field: string, resource: string | undefined, say: Words, language: Language) {
  const key = [`${resource}.fields.${field}`, `fields.${field}`].find((one) => known(one, language))
  return key ? say(key) : field
}

/** A refusal in the reader's language: its message, and one message per wrong field. */
export function wordsOf(refusal: Refusal, language: Language) {
  const say = words(language)
  const fields = refusal.fields.map(({ field, rule, params = {} }) => {
    const label = fieldLabel(field, refusal.resource, say, language)
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
