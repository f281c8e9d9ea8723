import { describe, expect, it } from 'vitest'
import { registry } from '../../server/domain/index.ts'
import { flowOf } from '../../server/kernel/index.ts'
import { known } from '../../server/platform/words.ts'

const languages = ['zh', 'en'] as const

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
