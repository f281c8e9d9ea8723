/** Half a second, doubled up to a quarter of a minute, spread so that a hall of screens does not come back all at once. */
export const backoff = (attempt: number, random = Math.random()) => Math.min(15_000, 500 * 2 ** attempt) * (0.7 + random * 0.6)

/** A revoked key may be restored, but asking often would not help. */
export const REFUSED_WAIT = 30_000

/** Waits, unless the machine comes back online first. */
export function soon(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done)
    signal.addEventListener('abort', done)
    if (signal.aborted) done()
  })
}
