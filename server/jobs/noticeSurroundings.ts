import { areas } from '../domain/index.ts'
import { known, words } from '../platform/words.ts'

const resources = new Map(areas.flatMap((area) => area.resources).map((one) => [one.name as string, one]))
/** Where the console shows a record: its list, with the record open beside it. */
export function pathOf(name: string, id: number): string | null {
  const resource = resources.get(name)
  return resource && !resource.internal ? `${resource.path ?? `/${resource.area}/${resource.plural}`}?open=${id}` : null
}

const WORD = /^\w+\.values\.\w+\.\w+$/
/** Values that are words of the product are said in the language in which the administrator worded the category. */
export function worded(values: Readonly<Record<string, string>>, template: string): Readonly<Record<string, string>> {
  const language = /\p{Script=Han}/u.test(template) ? 'zh' : 'en'
  const say = words(language)
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, WORD.test(value) && known(value, language) ? say(value) : value]),
  )
}
