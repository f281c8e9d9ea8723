import type { Head, HeadRecord } from '../../../server/store/index.ts'

/** Records ends of chains and faults in memory; every end for good, as with a second place, or the latest alone, as without. */
export class MemoryHeads implements HeadRecord {
  #latest: readonly Head[]
  #all: Head[]
  readonly #hasSecondPlace: boolean
  readonly #faults: string[]
  constructor(all: readonly Head[] = [], latest: readonly Head[] = all, hasSecondPlace = true) {
    this.#hasSecondPlace = hasSecondPlace
    this.#all = hasSecondPlace ? [...all] : [...latest]
    this.#latest = latest
    this.#faults = []
  }
  latest = () => this.#latest
  all = () => this.#all
  faults = () => this.#faults
  addFaults(lines: readonly string[]) {
    this.#faults.push(...lines)
  }
  record(heads: readonly Head[]) {
    this.#latest = heads
    this.#all = this.#hasSecondPlace ? [...this.#all, ...heads] : [...heads]
  }
  close() {}
}
