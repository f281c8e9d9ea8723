import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { sourceFiles } from '../../support/suite/sourceFiles.ts'
import { REMAINING } from '../../support/suite/vocabulary.ts'

/*
 * A name is a term that an engineer would type into a search box. Words of speech and of the hand are none: what does `held` hold? How often each stands in a name is
 * counted by file; the counts only go down.
 */

const root = fileURLToPath(new URL('../../../', import.meta.url))
const COMMENT_OR_TEXT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g
const isShouted = (part: string) => part === part.toUpperCase()
/** 'toldTwice' is told and twice, 'HELD_BY' held and by. */
const wordsOf = (name: string) =>
  name.split(/[_$\d]+/).flatMap((part) => (isShouted(part) ? [part] : part.split(/(?=[A-Z])/)).map((word) => word.toLowerCase()))

/** How many names have each refused word, each name counted once in a file. */
function count(files: readonly { path: string; text: string }[]): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries(Object.keys(REMAINING).map((word) => [word, 0]))
  for (const { path, text } of files) {
    const names = new Set(text.replace(COMMENT_OR_TEXT, '').match(/[A-Za-z_$][\w$]*/g))
    names.add((path.split('/').at(-1) ?? '').split('.')[0] ?? '')
    for (const name of names)
      for (const word of new Set(wordsOf(name))) if (Object.hasOwn(counts, word)) counts[word] = (counts[word] ?? 0) + 1
  }
  return counts
}

it('finds a refused word in a name, however it is spelled, and none in texts and comments', () => {
  const text = "const toldTwice = 1 // what is held\nfunction f(HELD_BY: string) { return 'said' + toldTwice }"
  const { told, held, said } = count([{ path: 'a/asked.ts', text }])
  expect({ told, held, said }).toEqual({ told: 1, held: 1, said: 0 })
  expect(count([{ path: 'a/asked.ts', text: '' }]).asked).toBe(1)
})

it('adds no name with a refused word; one that goes is taken off the list', () => {
  const files = sourceFiles('{server,console,bigscreen}/**/*.{ts,tsx,mjs}').map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }))
  expect(count(files)).toEqual(REMAINING)
})
