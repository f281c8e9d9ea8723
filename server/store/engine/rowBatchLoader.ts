import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { DynamicRow } from '../schema/tables.ts'
import type { Compiled } from './compiledStatement.ts'

type Values = Readonly<Record<string, unknown>>
interface Question {
  /** Finds rows by a list of ids. */
  readonly read: Compiled
  /** Requests with the same value may share a query: the plant. */
  readonly of: unknown
  readonly valuesOf: (ids: readonly number[]) => Values
}
interface Batch {
  readonly ids: Set<number>
  /** The ids already returned to some caller, who may change the row object. */
  readonly delivered: Set<number>
  readonly rows: Promise<Map<number, DynamicRow>>
}

/**
 * Batches reads by id: requests within one turn of the event loop become one query per table and plant while an earlier one is pending.
 * They are answered together, so that follow-up requests are batched too.
 */
export class RowBatchLoader {
  readonly #batches = new Map<Compiled, Map<unknown, Batch>>()
  /** Pending queries of earlier turns. */
  #underWay = 0

  async rows(question: Question, wanted: readonly number[]): Promise<readonly DynamicRow[]> {
    const { ids, delivered, rows } = this.#join(question)
    for (const id of wanted) ids.add(id)
    const found = await rows
    return wanted.flatMap((id) => {
      const row = found.get(id)
      // Each caller gets an object of its own.
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
      // A single request is sent at once.
      await (this.#underWay ? yieldToEventLoop() : undefined)
      all.delete(of)
      const rows = await this.#counted(read.rows(valuesOf([...ids])))
      return new Map(rows.map((row) => [row.id, row]))
    }
    const batch = { ids, delivered: new Set<number>(), rows: ask() }
    all.set(of, batch)
    return batch
  }

  /** Counts a query from the next turn on, so that queries of one turn do not delay each other. */
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
