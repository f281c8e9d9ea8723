import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { areas } from '../../server/domain/index.ts'
import { flowOf, joinAreas } from '../../server/kernel/index.ts'
import { localesFolder } from '../../server/paths.ts'
import { known } from '../../server/words.ts'

const registry = joinAreas(areas)
const languages = ['zh', 'en'] as const
const keysOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([k, v]) => keysOf(v, path ? `${path}.${k}` : k)) : [path]
const read = (language: string, file: string) => JSON.parse(readFileSync(new URL(`${language}/${file}`, localesFolder), 'utf8'))

describe.each(languages)('in %s', (language) => {
  it.each(registry.exposed.map((r) => [r.name, r] as const))('%s has words for itself, its fields, values and steps', (_name, r) => {
    const field = (key: string) => known(`${r.name}.fields.${key}`, language) || known(`fields.${key}`, language)
    const value = (key: string, v: string) => known(`${r.name}.values.${key}.${v}`, language) || known(`values.${key}.${v}`, language)
    const all = { ...r.fields, ...Object.fromEntries(Object.entries(r.computed).map(([k, c]) => [k, c.field])) }
    const flow = flowOf(r)
    const missing = [
      ...['label', 'plural'].filter((k) => !known(`${r.name}.${k}`, language)),
      ...Object.keys(all).filter((k) => !r.fields[k]?.options.secret && !field(k)),
      ...Object.entries(all).flatMap(([k, f]) => (f.values ?? []).filter((v) => !value(k, v)).map((v) => `${k}.${v}`)),
      ...Object.keys(flow?.steps ?? {}).filter((s) => !known(`${r.name}.actions.${s}`, language)),
      ...Object.values(flow?.steps ?? {}).flatMap((s) => Object.keys(s.input).filter((k) => !field(k))),
    ]
    expect(missing).toEqual([])
  })

  it.each(registry.areas.filter((a) => a.resources.some((r) => !r.internal)).map((a) => a.name))('area %s has a title', (name) => {
    expect(known(`area.${name}`, language)).toBe(true)
  })
})

describe('both languages', () => {
  it('have the same files and the same keys', () => {
    const files = readdirSync(new URL('zh/', localesFolder)).sort()
    expect(readdirSync(new URL('en/', localesFolder)).sort()).toEqual(files)
    for (const file of files) expect([file, keysOf(read('en', file)).sort()]).toEqual([file, keysOf(read('zh', file)).sort()])
  })

  it('fill in the same names', () => {
    const placesOf = (text: unknown) => [...String(text).matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((m) => m[1]).sort()
    const at = (book: object, path: string) => path.split('.').reduce<unknown>((o, k) => (o as Record<string, unknown>)[k], book)
    for (const file of readdirSync(new URL('zh/', localesFolder))) {
      const [zh, en] = [read('zh', file), read('en', file)]
      for (const key of keysOf(zh)) expect([file, key, placesOf(at(en, key))]).toEqual([file, key, placesOf(at(zh, key))])
    }
  })
})
