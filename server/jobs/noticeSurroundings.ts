import { registry } from '../domain/index.ts'
import { recordPath } from '../kernel/index.ts'
import { inWords } from '../platform/words.ts'

export const pathOf = (name: string, id: number) => recordPath(registry, name, id)

const ENGLISH = /En$/
const inEnglish = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (ENGLISH.test(name) && value ? [[name.replace(ENGLISH, ''), value]] : [])),
  )
/** Values that are words of the product are said in the language in which the administrator worded the category. */
export function worded(values: Readonly<Record<string, string>>, template: string): Readonly<Record<string, string>> {
  const language = /\p{Script=Han}/u.test(template) ? 'zh' : 'en'
  // What has an English name carries it beside the other one.
  return inWords(language === 'en' ? { ...values, ...inEnglish(values) } : values, language)
}
