import { describe, expect, it } from 'vitest'
import { registry } from '../../../server/domain/index.ts'
import {
  checkOf,
  compareHits,
  MATCHES,
  matchOf,
  SEARCH_RANKS,
  type SearchRank,
  searchRankOf,
  spelledMatchOf,
  text,
} from '../../../server/kernel/index.ts'

const rankOf = (name: string) => {
  const resource = registry.byName(name)
  return resource && searchRankOf(resource)
}

describe('the rank of a kind of record', () => {
  it.each([
    ['equipment', 'ASSET'],
    ['reportLog', 'NUMBER'],
    ['sparePart', 'NUMBER'],
    ['workerVacation', 'NUMBER'],
    ['worker', 'PERSON'],
    ['rollerRepairer', 'PERSON'],
    ['customer', 'OTHER'],
    ['maintenancePlan', 'OTHER'],
    ['shiftHandoverItem', 'LINE'],
    ['maintenanceOrderPart', 'LINE'],
  ])('of %s is %s', (name, rank) => {
    expect(rankOf(name)).toBe(rank)
  })

  it('is a line for whatever belongs to a record of another kind and is searched for by a name of it', () => {
    const parts = registry.exposed.filter(({ title }) => title === 'partName').map(({ name }) => [name, rankOf(name)])
    expect(parts).toEqual(parts.map(([name]) => [name, 'LINE']))
    expect(parts.length).toBeGreaterThan(2)
  })
})

describe('the order of hits', () => {
  it('is: exact ones, then by kind, then prefixes before parts, and indirect ones last', () => {
    const all = (Object.keys(SEARCH_RANKS) as SearchRank[]).flatMap((rank) => MATCHES.map((match) => ({ rank, match })))
    const sorted = all.toReversed().sort(compareHits)
    const ranks = Object.keys(SEARCH_RANKS)
    expect(sorted.map(({ rank, match }) => `${rank} ${match}`)).toEqual([
      ...ranks.map((rank) => `${rank} EXACT`),
      ...ranks.flatMap((rank) => [`${rank} PREFIX`, `${rank} PART`]),
      ...ranks.map((rank) => `${rank} INDIRECT`),
    ])
  })

  it('compares squeezed texts, and pinyin by its words', () => {
    expect(['SZ-AY-07', 'AY-07-1', 'ＡＹ ０７', 'AY-70', ''].map((one) => matchOf(one, 'ay07'))).toEqual([
      'PART',
      'PREFIX',
      'EXACT',
      undefined,
      undefined,
    ])
    expect(['chong', 'zhongq', 'zq', 'qing', 'x'].map((term) => spelledMatchOf('chongqing cq zhongqing zq', term))).toEqual([
      'PREFIX',
      'PREFIX',
      'PREFIX',
      'INDIRECT',
      undefined,
    ])
  })
})

it('a number is stored in half width, so that the same one is not there twice; other texts stay as they are', () => {
  const check = checkOf({ number: text({ unique: true }), name: text() }, 'create', () => new Date(0))
  expect(check({ number: 'ＳＺ－ＡＹ－０７', name: 'Ａ线' })).toEqual({ number: 'SZ－AY－07', name: 'Ａ线' })
})
