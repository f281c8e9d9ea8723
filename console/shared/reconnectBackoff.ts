/** The longest waits before the first attempt, and before the next ones while the server may be starting; later ones double. */
const [FIRST_MS, NEXT_MS] = [1_500, 2_500]
/** Half a minute of them. */
const QUICK_ATTEMPTS = 20
/** Whoever has not answered by then is not there. */
const ANSWER_MS = 2_000
/** The longest wait of those whom the server has sent away: it has spread them already. */
const MOVE_MS = 1_000
/** Nobody comes back at once: a server that broke off would meet all at the same moment. */
const LEAST_SHARE = 0.1

/** The server closes sockets with it when it is about to end and another process, or its own successor, takes over (RFC 6455, registry of IANA). */
const SERVICE_RESTART = 1012
/** For so long such a move is nobody's business: no figure is old yet. */
export const MOVE_UNNOTICED_MS = 5_000

/**
 * Whether a server answers. Asked before a socket is opened again: the next socket to a host that refused one waits longer each time in Firefox and
 * WebKit, up to a minute, and a page hears nothing of it.
 */
export async function isServerThere(): Promise<boolean> {
  const call = new AbortController()
  const timer = setTimeout(() => call.abort(), ANSWER_MS)
  try {
    const { status } = await fetch(`${location.protocol}//${location.host}/healthz`, { cache: 'no-store', signal: call.signal })
    return status < 500
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

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
