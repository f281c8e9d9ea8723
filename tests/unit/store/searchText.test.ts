import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { containsTerm, squeeze as squeezeOfConsole } from '../../../console/kit/words/searchText.ts'
import { equipment } from '../../../server/domain/masterdata/index.ts'
import { sparePart } from '../../../server/domain/stock/index.ts'
import { type Actor, type ResourceDef, SEPARATORS, squeeze } from '../../../server/kernel/index.ts'
import { make, makePlant } from '../../support/samples/factories.ts'
import { SEARCH_PAIRS } from '../../support/samples/searchPairs.ts'
import { testStore } from '../../support/store/store.ts'

let made: Awaited<ReturnType<typeof testStore>>
let actor: Actor
const texts = [...new Set(SEARCH_PAIRS.map(([text]) => text))]
beforeAll(async () => {
  made = await testStore()
  actor = (await makePlant(made.store)).actor
  // With an index of its texts, and without.
  for (const name of texts) for (const resource of [sparePart, equipment]) await make(made.store, actor, resource, { name })
})
afterAll(() => made.close())

const found = async (resource: ResourceDef, keyword: string) =>
  (await made.store.read(actor).list(resource, { no: 1, size: 100, keyword, keywordIn: ['name'] })).items.map(
    (row) => (row as unknown as { name: string }).name,
  )

describe.each(SEARCH_PAIRS)('%s, searched for by %s', (text, typed, isFound) => {
  it(`is ${isFound ? '' : 'not '}found by the console`, () => {
    expect(containsTerm(text, typed)).toBe(isFound)
  })

  it.each([sparePart, equipment])(`is ${isFound ? '' : 'not '}found by the database, among $name`, async (resource) => {
    const names = await found(resource, typed)
    if (isFound) expect(names).toContain(text)
    else expect(names).not.toContain(text)
  })
})

it('server and console compare alike', () => {
  const samples = [
    ...SEARCH_PAIRS.map(([text]) => text),
    ...SEARCH_PAIRS.map(([, typed]) => typed),
    ...SEPARATORS,
    'ＡＺａｚ０９',
    '！，：［］｛｝',
    'ÄÖ',
    '🛠-b',
  ]
  expect(samples.map(squeezeOfConsole)).toEqual(samples.map(squeeze))
})

it('what is written in full width is found by what is typed so', async () => {
  await make(made.store, actor, sparePart, { name: 'Ｋ７ 轴套' })
  expect(await found(sparePart, 'Ｋ７')).toContain('Ｋ７ 轴套')
})
