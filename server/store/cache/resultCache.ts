import { fieldsMoved, growthOf, type RowDelta, type RowTest } from '../read/rowDeltas.ts'

/** Longest cached key in characters; filters with longer texts are unlikely to repeat. */
const LONGEST_KEY = 4000

/** What an answer depends on in a resource: anything, or only which rows exist and some of their fields. */
export interface Reading {
  readonly resource: string
  readonly fields?: readonly string[]
}
/** A day of one plant by one day field. */
export interface WrittenDay {
  readonly series: string
  readonly day: string
}
/** What a unit wrote: these fields of existing rows, or anything. */
export interface Written extends Reading {
  /** Rows whose state before and after is known. */
  readonly moves?: readonly RowDelta[]
  /** The days of its rows before and after (`seriesOf`), for resources with days; any day when unknown. */
  readonly days?: readonly WrittenDay[]
}
const rowsOf = (resource: string) => `${resource}.`
const partsOf = ({ resource, fields }: Reading): readonly string[] =>
  fields ? [rowsOf(resource), ...fields.map((field) => `${resource}.${field}`)] : [resource]

interface Remembered {
  version: string
  result: unknown
  readonly parts: readonly string[]
  /** For a total: the resource that it counts, and the condition. */
  readonly counts?: Counted | undefined
}
export interface Counted {
  readonly resource: string
  readonly test: RowTest
}

/**
 * Caches answers by query and the versions of what they depend on. Totals whose condition can be tested on single rows are adjusted by
 * writes instead of dropped. The caller must have applied the marks of other processes. With `enabled` false, every answer is computed.
 */
export class ResultCache {
  readonly #versions = new Map<string, number>()
  readonly #results = new Map<string, Remembered>()
  readonly isEnabled: boolean
  readonly #resultsMax: number
  constructor(enabled: boolean, resultsMax = 500) {
    this.isEnabled = enabled
    this.#resultsMax = resultsMax
  }

  #next(part: string) {
    this.#versions.set(part, (this.#versions.get(part) ?? 0) + 1)
  }
  #versionOf(parts: readonly string[]) {
    return parts.map((part) => this.#versions.get(part) ?? 0).join()
  }

  changed({ resource, fields, moves = [] }: Written) {
    this.#next(resource)
    for (const part of fields ? fields.map((field) => `${resource}.${field}`) : [rowsOf(resource)]) this.#next(part)
    if (!moves.length) return
    // Totals that survive all other writes are adjusted by these rows. Those being computed now are dropped.
    const standing = [...this.#results.values()].filter(
      ({ counts, parts, version }) => counts?.resource === resource && version === this.#versionOf(parts),
    )
    if (moves.some(({ before, after }) => !before || !after)) this.#next(rowsOf(resource))
    for (const field of new Set(moves.flatMap(fieldsMoved))) this.#next(`${resource}.${field}`)
    for (const one of standing) {
      one.result = (one.result as number) + growthOf((one.counts as Counted).test, moves)
      one.version = this.#versionOf(one.parts)
    }
  }

  /** Whether a valid answer is cached. */
  knows(reads: readonly Reading[], key: string): boolean {
    return this.#results.get(key)?.version === this.#versionOf(reads.flatMap(partsOf))
  }

  forget() {
    this.#results.clear()
  }

  async get<T>(reads: readonly Reading[], key: string, make: () => Promise<T>, counts?: Counted): Promise<T> {
    if (!this.isEnabled || key.length > LONGEST_KEY) return make()
    const parts = reads.flatMap(partsOf)
    const version = this.#versionOf(parts)
    const known = this.#results.get(key)
    if (known?.version === version) return known.result as T
    const result = await make()
    if (this.#results.size >= this.#resultsMax) this.#results.delete(this.#results.keys().next().value ?? '')
    this.#results.set(key, { version, result, parts, counts })
    return result
  }
}
