import type { ResourceDef } from '../../kernel/index.ts'
import type { DynamicRow } from '../schema/tables.ts'

/** Most cached rows, enough for the machines and people of a plant. */
const ROWS_MAX = 5_000

/**
 * Rows that a unit of work has read by id and not written since: ten thousand imported rows refer to the same few workshops. Foreign keys
 * and versions still catch concurrent changes.
 */
export class IdentityMap {
  readonly #rows = new Map<string, Map<number, DynamicRow>>()
  readonly #words = new Map<string, boolean>()

  /** Drops the rows of a resource after a write to it. */
  forget({ name, role }: ResourceDef) {
    this.#rows.delete(name)
    if (role === 'dictionary' || role === 'dictionaryEntry') this.#words.clear()
  }

  /** Drops the rows that other units may have changed: those without a lock. */
  forgetUnless(isLocked: (name: string, id: number) => boolean) {
    this.#words.clear()
    for (const [name, rows] of this.#rows) for (const id of rows.keys()) if (!isLocked(name, id)) rows.delete(id)
  }

  /** Drops everything, after a rollback. */
  clear() {
    this.#rows.clear()
    this.#words.clear()
  }

  /** The cached row; undefined when it was not read. */
  row({ name }: ResourceDef, id: number): DynamicRow | undefined {
    return this.#rows.get(name)?.get(id)
  }
  see({ name }: ResourceDef, row: DynamicRow) {
    const known = this.#rows.get(name) ?? new Map<number, DynamicRow>()
    if (known.size >= ROWS_MAX) known.clear()
    this.#rows.set(name, known.set(row.id, row))
  }

  /** The rows of ids, uncached ones read with `find`; missing rows are not cached. */
  async many(
    { name }: ResourceDef,
    ids: readonly number[],
    find: (ids: readonly number[]) => Promise<(DynamicRow | null)[]>,
  ): Promise<(DynamicRow | null)[]> {
    const known = this.#rows.get(name) ?? new Map<number, DynamicRow>()
    const unseen = [...new Set(ids.filter((id) => !known.has(id)))]
    if (unseen.length) {
      if (known.size + unseen.length > ROWS_MAX) known.clear()
      const found = await find(known.size ? unseen : [...new Set(ids)])
      for (const row of found) if (row) known.set(row.id, row)
      this.#rows.set(name, known)
    }
    return ids.map((id) => known.get(id) ?? null)
  }
  async word(key: string, look: () => Promise<boolean>): Promise<boolean> {
    const known = this.#words.get(key) ?? (await look())
    if (known) this.#words.set(key, known)
    return known
  }
}
