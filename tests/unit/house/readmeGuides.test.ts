import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from '../../../server/platform/paths.ts'
import { GUIDE_PAPERS, withGuides } from '../../../server/tools/generate/readmeGuides.ts'

it.each(Object.entries(GUIDE_PAPERS))('%s says of each role what its help says', (path, language) => {
  const text = readFileSync(new URL(path, root), 'utf8')
  expect(withGuides(text, language)).toBe(text)
  const changed = text.replace(/(<!-- guides[^\n]*\n)[^\n]*\n/, '$1- an older line\n')
  expect(changed).not.toBe(text)
  expect(withGuides(changed, language)).toBe(text)
})
