const KEPT = 500
/** Filters may hold long texts; those are asked once and not worth remembering. */
const LONGEST_KEY = 4000

/**
 * Totals by (statement, version of the table): turning pages pays for the page alone. Only where one process makes all writes,
 * since versions are counted here; elsewhere `enabled` is false and every total is counted.
 */
export class TotalCache {
  readonly #versions = new Map<string, number>()
  readonly #totals = new Map<string, { version: number; total: number }>()
  readonly #enabled: boolean
  constructor(enabled: boolean) {
    this.#enabled = enabled
  }

  changed(resource: string) {
    this.#versions.set(resource, (this.#versions.get(resource) ?? 0) + 1)
  }

  async get(resource: string, key: string, count: () => Promise<number>): Promise<number> {
    if (!this.#enabled || key.length > LONGEST_KEY) return count()
    const version = this.#versions.get(resource) ?? 0
    const known = this.#totals.get(key)
    if (known?.version === version) return known.total
    const total = await count()
    if (this.#totals.size >= KEPT) this.#totals.delete(this.#totals.keys().next().value ?? '')
    this.#totals.set(key, { version, total })
    return total
  }
}
