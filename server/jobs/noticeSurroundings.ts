import { registry } from '../domain/index.ts'
import { recordPath } from '../kernel/index.ts'
import { inWords } from '../platform/words.ts'

export const pathOf = (name: string, id: number) => recordPath(registry, name, id)

/** Values that are words of the product are said in the language in which the administrator worded the category. */
export function worded(values: Readonly<Record<string, string>>, template: string): Readonly<Record<string, string>> {
  return inWords(values, /\p{Script=Han}/u.test(template) ? 'zh' : 'en')
}
