const MOST_MS = 2

/** Long work on the thread that answers everybody: whoever does it stops now and then, so that others come between. */
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
