import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DynamicRow } from '../schema/tables.ts'
import type { Compiled } from './compiledStatement.ts'

type Values = Readonly<Record<string, unknown>>
interface Question {
  /** Finds rows by a list of ids. */
  readonly read: Compiled
  /** Tells those who may ask together from others: their plant. */
  readonly of: unknown
  readonly valuesOf: (ids: readonly number[]) => Values
}
interface Asked {
  readonly ids: Set<number>
  /** Those that somebody has got already. */
  readonly given: Set<number>
  readonly rows: Promise<Map<number, DynamicRow>>
}

/**
 * Rows by their ids that are asked for within one turn of the event loop, by whomever, are one question for a table and a plant, as long as an earlier one
 * is under way. What was asked together is answered together, so that what follows from it is asked together again.
 */
export class RowBatchLoader {
  readonly #asked = new Map<Compiled, Map<unknown, Asked>>()
  /** Questions of earlier turns that are not answered yet. */
  #underWay = 0

  async rows(question: Question, wanted: readonly number[]): Promise<readonly DynamicRow[]> {
    const { ids, given, rows } = this.#join(question)
    for (const id of wanted) ids.add(id)
    const found = await rows
    return wanted.flatMap((id) => {
      const row = found.get(id)
      // Nobody's row is another one's.
      const own = row && given.has(id) ? { ...row } : row
      given.add(id)
      return own ?? []
    })
  }

  #join({ read, of, valuesOf }: Question): Asked {
    const all = this.#asked.get(read) ?? new Map<unknown, Asked>()
    this.#asked.set(read, all)
    const known = all.get(of)
    if (known) return known
    const ids = new Set<number>()
    const ask = async () => {
      // Whoever asks alone waits for nobody.
      await (this.#underWay ? nextTurn() : undefined)
      all.delete(of)
      const rows = await this.#counted(read.rows(valuesOf([...ids])))
      return new Map(rows.map((row) => [row.id, row]))
    }
    const asked = { ids, given: new Set<number>(), rows: ask() }
    all.set(of, asked)
    return asked
  }

  /** A question counts from the next turn on: those of one turn do not wait for each other. */
  async #counted<T>(answer: Promise<T>): Promise<T> {
    let isCounted = false
    const count = setImmediate(() => {
      isCounted = true
      this.#underWay++
    })
    try {
      return await answer
    } finally {
      clearImmediate(count)
      if (isCounted) this.#underWay--
    }
  }
}
