import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('no file of tests replaces a module: files of one worker share what they have loaded, so that the next one would get the replacement', () => {
  const replaces = /\bvi\s*\.\s*(?:mock|doMock|hoisted)\s*\(/
  const files = globSync('tests/**/*.{ts,tsx}').filter((path) => replaces.test(readFileSync(path, 'utf8')))
  expect(files, 'vi.spyOn and mockRestore replace a call for one file').toEqual([])
})
