const SAMPLES = 8

/**
 * Follows the server's clock from the `at` of its messages. A message is always a little old when it arrives, so the freshest
 * sample is the one that puts the server furthest ahead; only the last few count, so that a corrected local clock is followed too.
 */
export function createServerClock(localNow: () => number = Date.now) {
  const offsets: number[] = []
  return {
    heard(at: string) {
      const offset = Date.parse(at) - localNow()
      if (Number.isNaN(offset)) return
      offsets.push(offset)
      if (offsets.length > SAMPLES) offsets.shift()
    },
    now: () => localNow() + (offsets.length ? Math.max(...offsets) : 0),
  }
}
