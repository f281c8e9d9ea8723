import { setImmediate as nextTurn } from 'node:timers/promises'

/** Long enough that giving way costs little, short enough that nobody feels it. */
const HOLD_MS = 6

/** To be awaited between two rows: lets everybody else in once this work has held the event loop for a moment. */
export function breather(signal?: AbortSignal) {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < HOLD_MS) return
    signal?.throwIfAborted()
    await nextTurn()
    since = performance.now()
  }
}
