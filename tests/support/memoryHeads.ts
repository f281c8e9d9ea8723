import type { Head, HeadRecord } from '../../server/store/index.ts'

/** Records ends of chains and faults in memory, every end for good. */
export class MemoryHeads implements HeadRecord {
  #latest: readonly Head[]
  readonly #all: Head[]
  readonly #faults: string[]
  constructor(all: readonly Head[] = [], latest: readonly Head[] = all) {
    this.#all = [...all]
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
    this.#all.push(...heads)
  }
  close() {}
}
