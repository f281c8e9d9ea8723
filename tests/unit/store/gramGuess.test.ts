import { describe, expect, it } from 'vitest'
import type { Db } from '../../../server/kernel/index.ts'
import { gramsOf, type TextIndex } from '../../../server/store/search/textIndex.ts'
import { guessRows } from '../../../server/store/search/trigramSelectivity.ts'

const index = { table: 'report_log', name: 'report_log__text' } as TextIndex
/** A base that has learned something, and how often it was asked. */
function baseOf(row: object) {
  const asked = { times: 0 }
  const execute = async () => {
    asked.times++
    return { rows: [row] }
  }
  return { db: { execute } as unknown as Db, asked }
}
const learned = { rows: 1_000_000, grams: ['光电管', '电管漏', 'abc'], shares: [0.05, 0.01, 0.2, 0.0004, 0.2] }
const guess = ({ db }: ReturnType<typeof baseOf>, term: string) => guessRows(db, index, gramsOf(term))

describe('how many rows may hold a term', () => {
  it('is guessed from how common its grams are, which is read once', async () => {
    const base = baseOf(learned)
    expect(await guess(base, '光电管')).toBe(50_000)
    expect(await guess(base, '光电管漏')).toBe(500)
    expect(base.asked.times).toBe(1)
  })

  it('is what the grams together hold that begin with a short one', async () => {
    expect(await guess(baseOf(learned), '光')).toBe(50_000)
  })

  it('is few where the base has learned nothing of it', async () => {
    for (const term of ['xyz', '光电管鬼', '鬼']) expect(await guess(baseOf(learned), term)).toBe(0)
    expect(await guess(baseOf({ rows: -1, grams: null, shares: null }), '光电管')).toBe(0)
  })
})
