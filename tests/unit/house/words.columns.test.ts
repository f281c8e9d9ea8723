import { expect, it } from 'vitest'
import { registry } from '../../../server/domain/index.ts'
import { known, words } from '../../../server/platform/words.ts'

it.each(['zh', 'en'] as const)('no two columns and no two filters of a list have one name in %s', (language) => {
  const translate = words(language)
  const wordOf = (resource: string, field: string) => {
    const own = `${resource}.fields.${field}`
    return translate(known(own, language) ? own : `fields.${field}`)
  }
  const doubled = registry.exposed.flatMap(({ name, columns, filters }) =>
    [columns, filters].flatMap((keys) => {
      const names = keys.map((key) => wordOf(name, key))
      return names.filter((word, index) => names.indexOf(word) < index).map((word) => `${name}: ${word}`)
    }),
  )
  expect(doubled).toEqual([])
})
