/** Filters may hold long texts; those are asked once and not worth remembering. */
const LONGEST_KEY = 4000

/** What an answer reads of a resource: anything of it, or no more than which rows there are and some fields of theirs. */
export interface Reading {
  readonly resource: string
  readonly fields?: readonly string[]
}
const rowsOf = (resource: string) => `${resource}.`
const partsOf = ({ resource, fields }: Reading): readonly string[] =>
  fields ? [rowsOf(resource), ...fields.map((field) => `${resource}.${field}`)] : [resource]

/**
 * Answers by (question, versions of what it reads): turning pages pays for the page alone, and a chart that nobody's work has changed is not
 * computed again. Only where one process makes all writes, since versions are counted here; elsewhere `enabled` is false and everything is
 * asked anew.
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

  #next(part: string) {
    this.#versions.set(part, (this.#versions.get(part) ?? 0) + 1)
  }
  /** `fields` are all that was written of rows that were there before and still are; without them anything may be otherwise. */
  changed({ resource, fields }: Reading) {
    this.#next(resource)
    for (const part of fields ? fields.map((field) => `${resource}.${field}`) : [rowsOf(resource)]) this.#next(part)
  }

  async get<T>(reads: readonly Reading[], key: string, make: () => Promise<T>): Promise<T> {
    if (!this.#enabled || key.length > LONGEST_KEY) return make()
    const version = reads
      .flatMap(partsOf)
      .map((part) => this.#versions.get(part) ?? 0)
      .join()
    const known = this.#results.get(key)
    if (known?.version === version) return known.result as T
    const result = await make()
    if (this.#results.size >= this.#kept) this.#results.delete(this.#results.keys().next().value ?? '')
    this.#results.set(key, { version, result })
    return result
  }
}
