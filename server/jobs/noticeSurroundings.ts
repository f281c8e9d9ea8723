import { registry } from '../domain/index.ts'
import { recordPath } from '../kernel/index.ts'
import { known, words } from '../platform/words.ts'

export const pathOf = (name: string, id: number) => recordPath(registry, name, id)

const WORD = /^\w+\.values\.\w+\.\w+$/
/** Values that are words of the product are said in the language in which the administrator worded the category. */
export function worded(values: Readonly<Record<string, string>>, template: string): Readonly<Record<string, string>> {
  const language = /\p{Script=Han}/u.test(template) ? 'zh' : 'en'
  const say = words(language)
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, WORD.test(value) && known(value, language) ? say(value) : value]),
  )
}
