/** The longest waits before the first attempt, and before the next ones while the server may be starting; later ones double. */
const [FIRST_MS, NEXT_MS] = [1_500, 4_000]
const QUICK_ATTEMPTS = 5
/** Nobody comes back at once: a server that broke off would meet all at the same moment. */
const LEAST_SHARE = 0.1

/**
 * How long a client that lost its connection waits before it tries again, with so many attempts behind it that failed. A server is back within
 * a few seconds. A thousand walls are spread evenly over as many, and none is late because it asked just before; one that stays away is asked ever
 * more rarely, up to `mostMs`.
 */
export function waitBeforeReturn(attempt: number, mostMs: number, random = Math.random): number {
  const longest = attempt === 0 ? FIRST_MS : Math.min(mostMs, NEXT_MS * 2 ** Math.max(0, attempt - QUICK_ATTEMPTS))
  return longest * (LEAST_SHARE + (1 - LEAST_SHARE) * random())
}
