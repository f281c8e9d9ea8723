import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Compiled } from '../../../../server/store/engine/compiledStatement.ts'
import { RowBatchLoader } from '../../../../server/store/engine/rowBatchLoader.ts'

/** A table with the rows 1 to 9, and what was asked of it. */
function table() {
  const asked: { plant: number; ids: readonly number[] }[] = []
  const read: Compiled = {
    async rows({ plant, ids, until }) {
      asked.push({ plant: plant as number, ids: ids as readonly number[] })
      await until
      if (plant === 13) throw new Error('away')
      return (ids as readonly number[]).filter((id) => id < 10).map((id) => ({ id, name: `row ${id} of ${plant}` }))
    },
  }
  const gathered = new RowBatchLoader()
  const ask = (plant: number, ids: number | readonly number[], until?: Promise<void>) =>
    gathered.rows({ read, of: plant, valuesOf: (some) => ({ plant, ids: some, until }) }, [ids].flat())
  return { asked, ask }
}

describe('rows by their ids that several callers ask for', () => {
  it('within one turn are one question, and each gets what it asked for', async () => {
    const { asked, ask } = table()
    const found = await Promise.all([ask(1, 3), ask(1, [5, 4, 99]), ask(1, 3)])
    expect(found.map((rows) => rows.map(({ id }) => id))).toEqual([[3], [5, 4], [3]])
    expect(asked).toEqual([{ plant: 1, ids: [3, 5, 4, 99] }])
  })
  it('in another turn, or for another plant, are another question', async () => {
    const { asked, ask } = table()
    const both = await Promise.all([ask(1, 3), ask(2, 3)])
    expect(both).toEqual([[{ id: 3, name: 'row 3 of 1' }], [{ id: 3, name: 'row 3 of 2' }]])
    const first = ask(1, 3)
    await setImmediate()
    await Promise.all([first, ask(1, 3)])
    expect(asked.map(({ plant }) => plant)).toEqual([1, 2, 1, 1])
  })
  it('wait for the end of the turn only while a question of an earlier turn is under way', async () => {
    const { asked, ask } = table()
    const microtasks = async () => {
      for (let i = 0; i < 20; i++) await undefined
    }
    const alone = ask(1, 3)
    await microtasks()
    expect(asked).toHaveLength(1)
    await alone
    await setImmediate()
    let answer = () => {}
    const held = ask(2, 1, new Promise<void>((resolve) => (answer = resolve)))
    await setImmediate()
    await setImmediate()
    const first = ask(1, 4)
    await microtasks()
    const second = ask(1, 5)
    expect(asked).toHaveLength(2)
    await Promise.all([first, second])
    expect(asked.at(-1)).toEqual({ plant: 1, ids: [4, 5] })
    answer()
    await held
  })
  it('are rows of their own for each caller', async () => {
    const { ask } = table()
    const [[one], [other]] = (await Promise.all([ask(1, 3), ask(1, 3)])) as [[object], [object]]
    Object.assign(one, { name: 'changed' })
    expect(other).toEqual({ id: 3, name: 'row 3 of 1' })
  })
  it('fail for all who asked together, and for nobody else', async () => {
    const { ask } = table()
    const [one, other, third] = await Promise.allSettled([ask(13, 1), ask(13, 2), ask(1, 1)])
    expect([one?.status, other?.status, third?.status]).toEqual(['rejected', 'rejected', 'fulfilled'])
  })
})
