// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { resources } from '../../../../console/kit/gen/resources.ts'
import { loadLanguage } from '../../../../console/kit/words/i18n.ts'
import type { ListController } from '../../../../console/list/controller/listController.ts'
import { filterNames } from '../../../../console/list/filters/filterNames.ts'
import { Stepper } from '../../../../console/record/Stepper.tsx'
import { shownState } from '../../../../console/resource/meta.ts'
import { screenOf } from '../../../../console/screens/listScreens.ts'

const metas = Object.values(resources)
const told = (language: string) =>
  Object.assign({}, ...readdirSync(`locales/${language}`).map((file) => JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8'))))

beforeAll(() => loadLanguage('en'))

describe('a record whose status is told in another one’s words', () => {
  const shown = metas.filter(({ stateAs }) => stateAs)

  it.each(shown.map((meta) => [meta.name, meta] as const))('is filtered by what the list shows: %s', async (name, meta) => {
    const screen = await screenOf(name)
    const names = filterNames({ meta, spec: screen.spec } as unknown as ListController)
    expect(names).toContain(meta.stateAs)
    expect(names).not.toContain(meta.flow?.field)
  })
})

it.each(['zh', 'en'])('a word stands for one state of a report, wherever it is told, in %s', (language) => {
  const words = told(language)
  const lists = [words.reportLog.values.status, words.reportLog.values.progress, words.repairLog.values.status, words.bigscreen.status]
  const states = new Map<string, Set<string>>()
  for (const list of lists)
    for (const [state, word] of Object.entries(list as Record<string, string>)) states.set(word, (states.get(word) ?? new Set()).add(state))
  const counted = [words.dashboard.count.inRepair, words.bigscreen.kpi.inRepair]
  expect([...states].filter(([, all]) => all.size > 1)).toEqual([])
  // What adds several states up is called like none of them.
  expect(counted.filter((word) => states.has(word))).toEqual([])
})

it('the road of a report and the news of a step say the state as its badge does', () => {
  const meta = resources.reportLog
  const row = { id: '7', title: 'BX7', actions: [], status: 'REPAIRING', progress: 'ASSIGNED' }
  expect(shownState(meta, row, 'status')).toEqual({ field: 'progress', value: 'ASSIGNED' })
  const words = { value: (_: string, field: string, value: string) => `${field}.${value}`, label: (field: string) => field } as never
  const html = renderToStaticMarkup(createElement(Stepper, { meta, words, row }))
  expect([...html.matchAll(/<span>([^<]+)<\/span>/g)].map(([, word]) => word)).toEqual([
    'status.PENDING',
    'progress.ASSIGNED',
    'status.COMPLETED',
    'status.CONFIRMED',
  ])
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
