const MOST_MS = 2

/** Splits long computations on the main thread: call `next` whenever `isOver` (after 2 ms) to let other requests run. */
export class TimeSlice {
  #since = performance.now()

  get isOver(): boolean {
    return performance.now() - this.#since > MOST_MS
  }
  async next(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
    this.#since = performance.now()
  }
}
