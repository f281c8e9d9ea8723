import { describe, expect, it } from 'vitest'
import { PATHS } from '../../console/kit/looks/iconPaths.ts'
import { registry } from '../../server/domain/index.ts'
import { flowOf, invalid } from '../../server/kernel/index.ts'
import { wordsOf } from '../../server/platform/refusalWords.ts'
import { known } from '../../server/platform/words.ts'
import { missingWords } from '../../server/tools/generate/missingWords.ts'

const languages = ['zh', 'en'] as const

describe.each(languages)('in %s', (language) => {
  it.each(registry.exposed.map((r) => [r.name, r] as const))('%s has words for itself, its fields, values and steps', (_name, r) => {
    expect(missingWords(r, language)).toEqual([])
  })

  it.each(registry.areas.filter((a) => a.resources.some((r) => !r.internal)).map((a) => a.name))('area %s has a title', (name) => {
    expect(known(`area.${name}`, language)).toBe(true)
  })
})

describe('an argument', () => {
  const calls = registry.areas.flatMap((area) => area.calls ?? [])
  const callable = [...registry.readModels, ...calls].map(
    (one) => [one.name, 'about' in one ? one.about?.name : undefined, one.args] as const,
  )
  const wordless = ([name, resource, args]: (typeof callable)[number]) =>
    Object.entries(args).flatMap(([field, { target }]) => {
      const refusal = Object.assign(invalid([{ field, rule: 'required', ...(target && { label: `${target}.label` }) }]), { resource })
      return languages.flatMap((language) =>
        new RegExp(`[:：] ?${field}[:：]`).test(wordsOf(refusal, language).message) ? [`${name}.${field} in ${language}`] : [],
      )
    })

  it('of figures and calls is called by a word, not by its key, when it is refused', () => {
    expect(callable.flatMap(wordless)).toEqual([])
  })
})

it('a value of another form than its kind is refused in words', () => {
  const written = registry.exposed.flatMap((one) => [one.fields, ...Object.values(flowOf(one)?.steps ?? {}).map(({ input }) => input)])
  const args = [...registry.readModels, ...registry.areas.flatMap((area) => area.calls ?? [])].map((one) => one.args)
  const kinds = new Set(
    [...written, ...args].flatMap((fields) => Object.values(fields).map(({ kind }) => (kind === 'int' ? 'integer' : kind))),
  )
  const wordless = languages.flatMap((language) => [...kinds].filter((kind) => !known(`invalid.${kind}`, language)))
  expect(wordless).toEqual([])
})

describe('a workbook of figures', () => {
  const figures = registry.readModels.flatMap(({ name, sheets }) => (sheets ? [[name, sheets] as const] : []))
  it.each(figures)('of %s has a title for each of its tables', (_name, { title, tables }) => {
    const keys = languages.flatMap((language) =>
      tables.flatMap((table) =>
        known(`figures.titles.${title}.${table}`, language) ? [] : `${language}: figures.titles.${title}.${table}`,
      ),
    )
    expect(keys).toEqual([])
  })
})

it('icons of menus are drawn by the console (kit/iconPaths.ts)', () => {
  const named = [...registry.areas.map(({ name, icon }) => ({ name, icon })), ...registry.exposed.map(({ name, icon }) => ({ name, icon }))]
  expect(named.filter(({ icon }) => !(icon in PATHS))).toEqual([])
})
