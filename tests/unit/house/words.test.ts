import { expect, it } from 'vitest'
import { known, languageOf } from '../../../server/platform/words.ts'

it.each([
  ['en-US,en;q=0.9', 'en'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['de-DE,de;q=0.9,en;q=0.8', 'en'],
  ['zh;q=0.5, en;q=0.9', 'en'],
  ['en;q=0, zh', 'zh'],
  ['fr', 'zh'],
  ['', 'zh'],
  [undefined, 'zh'],
] as const)('Accept-Language %s is answered in %s', (header, language) => {
  expect(languageOf(header)).toBe(language)
})

it('has no words for what every object has', () => {
  expect(['constructor.name', 'area.constructor.name', 'toString.name'].filter((key) => known(key, 'zh'))).toEqual([])
})
