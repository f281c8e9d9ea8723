/** Filters may hold long texts; those are asked once and not worth remembering. */
const LONGEST_KEY = 4000

/**
 * Answers by (question, versions of the tables it reads): turning pages pays for the page alone, and a chart that nobody's work has
 * changed is not computed again. Only where one process makes all writes, since versions are counted here; elsewhere `enabled` is false
 * and everything is asked anew.
 */
export class ResultCache {
  readonly #versions = new Map<string, number>()
  readonly #results = new Map<string, { version: string; result: unknown }>()
  readonly #enabled: boolean
  readonly #kept: number
  constructor(enabled: boolean, kept = 500) {
    this.#enabled = enabled
    this.#kept = kept
  }

  changed(resource: string) {
    this.#versions.set(resource, (this.#versions.get(resource) ?? 0) + 1)
  }

  async get<T>(resources: readonly string[], key: string, make: () => Promise<T>): Promise<T> {
    if (!this.#enabled || key.length > LONGEST_KEY) return make()
    const version = resources.map((one) => this.#versions.get(one) ?? 0).join()
    const known = this.#results.get(key)
    if (known?.version === version) return known.result as T
    const result = await make()
    if (this.#results.size >= this.#kept) this.#results.delete(this.#results.keys().next().value ?? '')
    this.#results.set(key, { version, result })
    return result
  }
}
