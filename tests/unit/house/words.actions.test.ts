import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { registry } from '../../../server/domain/index.ts'
import { flowOf } from '../../../server/kernel/index.ts'
import { known } from '../../../server/platform/words.ts'

const SERVER = new URL('../../../server/', import.meta.url)
/** Said by the history itself. */
const OWN = new Set(['create', 'update', 'delete', 'undelete', 'remove'])
/** What names an action of the log, as in `patch(row, values, { action: 'end' })`; kinds of fields are named so as well. */
const WRITTEN = /^(?!\s*\/?\*).*\baction: '(?!text')(\w+)'/gm
/** What the log tells of beside records. */
const ELSEWHERE = ['queueJob']

const hasWords = (key: string) => known(key, 'zh') && known(key, 'en')

it('every step that history may tell of has words in both languages', () => {
  const wordless = registry.resources.flatMap((resource) => {
    const { steps = {}, internalTransitions = {} } = flowOf(resource) ?? {}
    const names = resource.audited === false ? [] : Object.keys({ ...steps, ...internalTransitions })
    const isWordless = (name: string) => ![`${resource.name}.actions.${name}`, `actions.${name}`].some(hasWords)
    return names.filter(isWordless).map((name) => `${resource.name} ${name}`)
  })
  expect(wordless).toEqual([])
})

it('whatever else is written into the log as an action has words too', () => {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const found = files.flatMap((file) => [...readFileSync(new URL(file, SERVER), 'utf8').matchAll(WRITTEN)])
  const written = new Set(found.map(([, name = '']) => name))
  const speakers = [...registry.resources.map(({ name }) => name), ...ELSEWHERE]
  const isSpoken = (name: string) => hasWords(`actions.${name}`) || speakers.some((one) => hasWords(`${one}.actions.${name}`))
  expect([...written].filter((name) => !OWN.has(name) && !isSpoken(name))).toEqual([])
})
