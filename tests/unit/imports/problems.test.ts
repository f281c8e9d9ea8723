import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import locale from '../../../locales/en/import.json' with { type: 'json' }
import { PROBLEMS } from '../../../server/imports/problems.ts'

const root = new URL('../../../', import.meta.url).pathname
const sources = globSync('server/**/*.{ts,mjs}', { cwd: root }).map((file) => readFileSync(`${root}${file}`, 'utf8'))
const all = (pattern: RegExp) => new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, key = '']) => key)))

type Texts = { readonly [key: string]: string | Texts }
const flat = (texts: Texts, begin = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[begin + key, text]] : flat(text, `${begin}${key}.`),
  )
const sentences = new Map(flat(locale.import))
const named = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)

it.each(Object.entries(PROBLEMS))('%s has a sentence that names what it has', (key, { params }) => {
  expect(sentences.has(key)).toBe(true)
  expect(new Set(named(sentences.get(key)))).toEqual(new Set(params))
})

it('has a problem for every sentence of a cell, a question or a file', () => {
  // What else is below `import` is named in full where it is used, or belongs to templates and kinds of files.
  const used = all(/'import\.([\w.]+)'/g)
  const left = [...sentences.keys()].filter((key) => !(key in PROBLEMS) && !used.has(key) && !/^(template|kinds|sheets)\./.test(key))
  expect(left).toEqual([])
})

it('is raised somewhere: none is left of what is no longer refused', () => {
  const raised = new Set([...all(/(?:refuse|refuseFile)\((?:[\w.()]+ \? )?'(\w+)'/g), ...all(/refuseFile\([^']*'\w+' : '(\w+)'/g)])
  const faults = all(/cell(?:Fault|Doubt)\('(\w+)'/g)
  const idle = Object.entries(PROBLEMS).filter(
    ([key, { of }]) => (of === 'file' && !raised.has(key)) || (of === 'cell' && !faults.has(key.slice(6))),
  )
  expect(idle.map(([key]) => key)).toEqual([])
})

it('is known where the reading process, which is plain JavaScript, refuses a file', () => {
  const codes = globSync('server/imports/workbook/*.mjs', { cwd: root }).flatMap((file) =>
    [...readFileSync(`${root}${file}`, 'utf8').matchAll(/refuse\('(\w+)'(?:, \{([^}]*)\})?/g)].map(([, code = '', params = '']) => ({
      code,
      params,
    })),
  )
  expect(codes.length).toBeGreaterThan(5)
  for (const { code, params } of codes) {
    const names = params
      .split(',')
      .map((one) => one.split(':')[0]?.trim())
      .filter(Boolean)
    expect([code, new Set(names)]).toEqual([code, new Set(PROBLEMS[code as 'tooMuch']?.params)])
  }
})
