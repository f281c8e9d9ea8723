/** The longest waits before the first attempt, and before the next ones while the server may be starting; later ones double. */
const [FIRST_MS, NEXT_MS] = [1_500, 4_000]
const QUICK_ATTEMPTS = 5
/** The longest wait of those whom the server has sent away: it has spread them already. */
const MOVE_MS = 1_000
/** Nobody comes back at once: a server that broke off would meet all at the same moment. */
const LEAST_SHARE = 0.1

/** The server closes sockets with it when it is about to end and another process, or its own successor, takes over (RFC 6455, registry of IANA). */
const SERVICE_RESTART = 1012
/** For so long such a move is nobody's business: no figure is old yet. */
export const MOVE_UNNOTICED_MS = 5_000

/** Whether the connection ended because the client is to come again now. */
export const isSentAway = (closed: unknown): boolean =>
  typeof closed === 'object' && closed !== null && 'code' in closed && closed.code === SERVICE_RESTART
/** How long a client that was sent away waits before it comes again. Where that fails, it waits as after its first attempt. */
export const waitBeforeMove = (random = Math.random): number => spread(MOVE_MS, random)

/**
 * How long a client that lost its connection waits before it tries again, with so many attempts behind it that failed. A server is back within
 * a few seconds. A thousand walls are spread evenly over as many, and none is late because it asked just before; one that stays away is asked ever
 * more rarely, up to `mostMs`.
 */
export function waitBeforeReturn(attempt: number, mostMs: number, random = Math.random): number {
  const longest = attempt === 0 ? FIRST_MS : Math.min(mostMs, NEXT_MS * 2 ** Math.max(0, attempt - QUICK_ATTEMPTS))
  return spread(longest, random)
}
const spread = (longest: number, random: () => number) => longest * (LEAST_SHARE + (1 - LEAST_SHARE) * random())
