import type { DynamicRow } from './tables.ts'

/** Machines, people and shelves of several plants: some megabytes. */
const KEPT_MAX = 8_000

type Find = (ids: readonly number[]) => Promise<readonly (DynamicRow | null)[]>

/**
 * Rows that others lead to, by their ids, until anything of their resource is written: whatever list is asked for, its rows name the same few
 * shelves, machines and people. What is not `enabled` is read anew.
 */
export class RowMemory {
  readonly isEnabled: boolean
  readonly #kept: number
  readonly #rows = new Map<string, Map<number, DynamicRow>>()
  #size = 0
  constructor(enabled: boolean, kept = KEPT_MAX) {
    this.isEnabled = enabled
    this.#kept = kept
  }

  changed(resource: string) {
    const rows = this.#rows.get(resource)
    if (!rows) return
    this.#size -= rows.size
    this.#rows.delete(resource)
  }
  #rowsOf(resource: string) {
    const known = this.#rows.get(resource) ?? new Map<number, DynamicRow>()
    this.#rows.set(resource, known)
    return known
  }

  /**
   * The rows of these ids in their order, those that are not known as `find` gives them; absent ones are null and asked for again. A row that is known
   * but not `visible` to whoever asks is left to `find` as well.
   */
  async many(resource: string, ids: readonly number[], { isVisible, find }: { isVisible: (row: DynamicRow) => boolean; find: Find }) {
    const rows = this.#rowsOf(resource)
    const known = new Map<number, DynamicRow>()
    const unknown: number[] = []
    for (const id of ids) {
      const row = rows.get(id)
      if (row && isVisible(row)) known.set(id, row)
      else unknown.push(id)
    }
    if (unknown.length) for (const row of await find(unknown)) if (row) known.set(row.id, row)
    for (const id of unknown) {
      // What was written while they were read may be newer than they are.
      if (this.#rows.get(resource) !== rows) break
      this.#keep(rows, known.get(id))
    }
    return ids.map((id) => known.get(id) ?? null)
  }

  /** Many callers share the row: none of them may change it. */
  #keep(rows: Map<number, DynamicRow>, row: DynamicRow | undefined) {
    if (!row || rows.has(row.id)) return
    if (this.#size >= this.#kept) {
      this.#rows.clear()
      this.#size = 0
      return
    }
    rows.set(row.id, Object.freeze(row))
    this.#size++
  }
}
