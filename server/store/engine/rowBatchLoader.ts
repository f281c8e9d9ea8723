import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
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
interface Batch {
  readonly ids: Set<number>
  /** Those that somebody has got already. */
  readonly delivered: Set<number>
  readonly rows: Promise<Map<number, DynamicRow>>
}

/**
 * Rows by their ids that are asked for within one turn of the event loop, by whomever, are one question for a table and a plant, as long as an earlier one
 * is under way. What was asked together is answered together, so that what follows from it is asked together again.
 */
export class RowBatchLoader {
  readonly #batches = new Map<Compiled, Map<unknown, Batch>>()
  /** Questions of earlier turns that are not answered yet. */
  #underWay = 0

  async rows(question: Question, wanted: readonly number[]): Promise<readonly DynamicRow[]> {
    const { ids, delivered, rows } = this.#join(question)
    for (const id of wanted) ids.add(id)
    const found = await rows
    return wanted.flatMap((id) => {
      const row = found.get(id)
      // Nobody's row is another one's.
      const own = row && delivered.has(id) ? { ...row } : row
      delivered.add(id)
      return own ?? []
    })
  }

  #join({ read, of, valuesOf }: Question): Batch {
    const all = this.#batches.get(read) ?? new Map<unknown, Batch>()
    this.#batches.set(read, all)
    const known = all.get(of)
    if (known) return known
    const ids = new Set<number>()
    const ask = async () => {
      // Whoever asks alone waits for nobody.
      await (this.#underWay ? yieldToEventLoop() : undefined)
      all.delete(of)
      const rows = await this.#counted(read.rows(valuesOf([...ids])))
      return new Map(rows.map((row) => [row.id, row]))
    }
    const batch = { ids, delivered: new Set<number>(), rows: ask() }
    all.set(of, batch)
    return batch
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
