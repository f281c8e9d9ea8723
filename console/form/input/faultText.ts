import type { TFunction } from 'i18next'
import { kindOf } from '../../fields/kinds/index.ts'
import type { FieldMeta } from '../../kit/gen/resources.ts'
import { PASSWORD_LEAST } from '../../kit/session/passwordLeast.ts'
import type { ResourceWords } from '../../resource/resourceWords.ts'
import { inSentence } from '../../resource/words.ts'

/** Whether a field is filled in by choosing, not typing. */
export const isPicked = (field: FieldMeta): boolean => Boolean(kindOf(field).isPicked || field.dictionary)

interface Wrong {
  name: string
  field: FieldMeta
  error: { type?: unknown; message?: unknown }
  words: ResourceWords
}

/** The message for a faulty field; messages from the server are returned unchanged. */
export function faultText(t: TFunction, { name, field, error, words }: Wrong): string {
  if (error.type === 'server') return String(error.message)
  if (error.message === 'required' && !field.accept)
    return t(isPicked(field) ? 'forms.prompt.choose' : 'forms.prompt.enter', { name: inSentence(words.label(name)) })
  const rule = error.message === 'pattern' && field.form ? field.form : error.message
  return t(`screens.form.invalid.${rule}`, { min: field.min, max: field.max, scale: field.scale ?? 2, least: PASSWORD_LEAST })
}
