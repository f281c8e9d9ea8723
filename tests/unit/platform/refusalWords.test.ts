import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { demoLogins } from '../../../server/demo/index.ts'
import { addedFromAll, invalidField } from '../../../server/kernel/index.ts'
import { wordsOf } from '../../../server/platform/refusalWords.ts'
import { known } from '../../../server/platform/words.ts'

const server = fileURLToPath(new URL('../../../server/', import.meta.url))
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((f) => f.endsWith('.ts'))
  .map((f) => readFileSync(join(server, f), 'utf8'))
const all = (pattern: RegExp) => [...new Set(sources.flatMap((s) => [...s.matchAll(pattern)].map((m) => m[1] as string)))].sort()
const unknown = (keys: readonly string[]) =>
  keys.flatMap((key) => (['zh', 'en'] as const).filter((l) => !known(key, l)).map((l) => `${l} ${key}`))

describe('refusals', () => {
  it('have a sentence in both languages', () => {
    const codes = all(/(?:new Refusal|conflict)\('([\w.]+)'/g)
    expect(codes.length).toBeGreaterThan(10)
    const own = (code: string) => (code.includes('.') && known(code, 'zh') && known(code, 'en') ? code : `refusal.${code}`)
    expect(unknown([...codes, 'notFound', 'invalid'].map(own))).toEqual([])
  })

  it('have a sentence for every rule that a field can break', () => {
    const rules = [
      ...all(/wrong\([^,'(]*(?:'\w+'|\([^)]*\)|[\w.]+(?: \? '\w+' : '\w+')?), '(\w+)'/g),
      // Rules of the schedule, which are called in capitals, and what explains a right have sentences of their own.
      ...all(/rule: '([a-z]\w*)'(?!,\s+isMet)/g),
      ...all(/error: '([a-z]\w+)' \}/g).filter((one) => !one.includes(' ')),
    ]
    expect(rules).toContain('beforeReport')
    expect(unknown(rules.map((rule) => `invalid.${rule}`))).toEqual([])
  })
})

describe('what is asked for beside any record', () => {
  it.each(['equipmentIds', 'nextMaintDate', 'maintCycle'])('has a name people know: %s', (field) => {
    for (const language of ['zh', 'en'] as const) expect(wordsOf(invalidField(field, 'required'), language).message).not.toContain(field)
  })
})

it('a refusal about several records names them, not the page that lists them', () => {
  expect(wordsOf(addedFromAll({ name: 'complaint' }), 'zh').message).toMatch(/新增客诉$/)
  expect(wordsOf(addedFromAll({ name: 'equipment' }), 'en').message).toMatch(/can add machines$/i)
})

describe('demo log-ins', () => {
  it('each say what they may do', () => {
    expect(unknown(demoLogins.map((one) => one.hint))).toEqual([])
  })
})
