import type { Span } from '../../repair/index.ts'

export interface KeyedSpan extends Span {
  readonly key: number
}
/**
 * How long things stood, each by a whole number of its own: time that several spans tell of counts once. Spans come in the order of their
 * beginning; `others` are some more, in any order, which come between them.
 */
export class FaultStops {
  readonly #others: readonly KeyedSpan[]
  readonly #ends: Float64Array
  readonly #sums: Float64Array
  #next = 0

  constructor(keys: number, others: readonly KeyedSpan[]) {
    this.#others = others.toSorted((a, b) => a.from - b.from)
    this.#ends = new Float64Array(keys)
    this.#sums = new Float64Array(keys)
  }

  add(key: number, from: number, to: number) {
    while (this.#next < this.#others.length && (this.#others[this.#next] as KeyedSpan).from <= from) this.#addOther()
    this.#join(key, from, to)
  }
  /** Milliseconds of each key. */
  sums(): Float64Array {
    while (this.#next < this.#others.length) this.#addOther()
    return this.#sums
  }

  #addOther() {
    const { key, from, to } = this.#others[this.#next++] as KeyedSpan
    this.#join(key, from, to)
  }
  #join(key: number, from: number, to: number) {
    const end = Math.max(from, this.#ends[key] as number)
    if (!(to > end)) return
    ;(this.#sums[key] as number) += to - end
    this.#ends[key] = to
  }
}
