import { fieldsMoved, growthOf, type RowDelta, type RowTest } from '../read/rowDeltas.ts'

/** Filters may hold long texts; those are asked once and not worth remembering. */
const LONGEST_KEY = 4000

/** What an answer reads of a resource: anything of it, or no more than which rows there are and some fields of theirs. */
export interface Reading {
  readonly resource: string
  readonly fields?: readonly string[]
}
/** A day of one plant by one field. */
export interface WrittenDay {
  readonly series: string
  readonly day: string
}
/** What a unit wrote: these fields of rows that were there before and still are, or anything. */
export interface Written extends Reading {
  /** Rows of which it is known what they were and are, beside that. */
  readonly moves?: readonly RowDelta[]
  /** The days that its rows had or have, where figures keep such (`seriesOf`); any day if that is not known. */
  readonly days?: readonly WrittenDay[]
}
const rowsOf = (resource: string) => `${resource}.`
const partsOf = ({ resource, fields }: Reading): readonly string[] =>
  fields ? [rowsOf(resource), ...fields.map((field) => `${resource}.${field}`)] : [resource]

interface Remembered {
  version: string
  result: unknown
  readonly parts: readonly string[]
  /** Of a total: the resource whose rows it counts, and which of them. */
  readonly counts?: Counted | undefined
}
export interface Counted {
  readonly resource: string
  readonly test: RowTest
}

/**
 * Answers by (question, versions of what it reads): turning pages pays for the page alone, and a chart that nobody's work has changed is not
 * computed again. A total whose rows can be told one by one moves with them. Versions are counted here: where other processes write too,
 * whoever asks has heard of their writes before; what is not `enabled` is asked anew.
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
    // What still stands after all else that was written moves with these rows. What is being counted just now does not stand.
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

  /** Whether an answer stands already. */
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
