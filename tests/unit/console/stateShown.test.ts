// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { resources } from '../../../console/kit/gen/resources.ts'
import { loadLanguage } from '../../../console/kit/i18n.ts'
import { filterNames } from '../../../console/resource/list/filterNames.ts'
import type { ListView } from '../../../console/resource/list/useListView.ts'
import { screenOf } from '../../../console/screens/listScreens.ts'

const metas = Object.values(resources)
const told = (language: string) =>
  Object.assign({}, ...readdirSync(`locales/${language}`).map((file) => JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8'))))

beforeAll(() => loadLanguage('en'))

describe('a record whose status is told in another one’s words', () => {
  const shown = metas.filter(({ stateAs }) => stateAs)

  it.each(shown.map((meta) => [meta.name, meta] as const))('is filtered by what the list shows: %s', async (name, meta) => {
    const screen = await screenOf(name)
    const names = filterNames({ meta, spec: screen.spec } as unknown as ListView)
    expect(names).toContain(meta.stateAs)
    expect(names).not.toContain(meta.flow?.field)
  })
})

describe.each(['zh', 'en'])('the values of a filter, in %s', (language) => {
  const words = told(language)
  const choices = metas.flatMap((meta) =>
    Object.entries(meta.fields).flatMap(([name, { kind, filter, values }]) =>
      kind === 'choice' && filter && values ? [[meta.name, name] as const] : [],
    ),
  )

  it.each(choices)('have a word each: %s.%s', (of, name) => {
    const said = Object.values((words[of]?.values?.[name] ?? words['values'][name]) as Record<string, string>)
    expect(said.filter((word, at) => said.indexOf(word) !== at)).toEqual([])
  })
})
